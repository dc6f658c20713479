/** What the application depends on, made once: router, sign-in, the tree of actors and the effects that pages ask for. */
import { redirect as goTo, type RouterHistory } from '@tanstack/react-router'
import { basePath } from '#contract/limits.ts'
import { whenSignedOut } from '#src/api/client.ts'
import type { Application } from '#src/app/application.ts'
import { createAppEffects } from '#src/app/createAppEffects.ts'
import { historyOnceRendered } from '#src/app/historyOnceRendered.ts'
import { isClosedForMaintenance, isMaintainPage } from '#src/app/maintenance.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { createSignIn, type SignIn } from '#src/app/signIn.ts'
import { keepToastsToTheirPage } from '#src/app/toastsOfPage.ts'
import type { AppEffects } from '#src/platform/appEffects.ts'
import { onRestored } from '#src/platform/pageLifecycle.ts'
import { redirect } from '#src/platform/redirect.ts'
import { runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { isModuleMissing, ModuleMissing } from '#src/platform/staleBuild.ts'
import { sessionStore, storageKeys } from '#src/platform/storage.ts'
import { journeyRoute } from '#src/routes/journey.tsx'
import { routeTable } from '#src/routes/table.ts'
import { showToast } from '#src/ui/toasts.ts'

const never = new Promise<never>(() => {})

/**
 * The guard: without a token the browser leaves for the sign-in page, and the page asked for never loads. During
 * maintenance every page gives way to the notice, but in a tab that knows the phrase (sections 2 and 4).
 */
function guard(signIn: SignIn) {
  return (location: { pathname: string; searchStr: string }): Promise<never> | undefined => {
    if (!signIn.isSignedIn()) {
      signIn.start(location)
      return never
    }
    if (isClosedForMaintenance(runtimeConfig(), sessionStore) && !isMaintainPage(location.pathname))
      throw goTo({ to: routeTable.maintain.path, replace: true })
    return undefined
  }
}

/** XState and the tree of actors arrive with the first submission that is opened, or when the browser is idle. */
const loadApplication = () =>
  import('#src/app/startApplication.ts').catch((error: unknown) => {
    throw isModuleMissing(error) ? new ModuleMissing('the actors did not arrive', { cause: error }) : error
  })

export function createDependencies(history?: RouterHistory) {
  const signIn = createSignIn({
    config: runtimeConfig,
    store: sessionStore,
    redirect,
    origin: () => window.location.origin,
    newState: () => crypto.randomUUID(),
    now: Date.now,
    onRestored,
  })
  let application: Application | null = null
  const startedApplication = async () => {
    const { startApplication } = await loadApplication()
    application ??= startApplication({ history: moving, appEffects })
    return application
  }
  const router = createAppRouter(
    {
      admit: guard(signIn),
      openSubmission: async (address) => (await startedApplication()).open(address),
    },
    history,
  )
  const moving = historyOnceRendered(router.history, (listener) => {
    router.subscribe('onRendered', listener)
  })
  router.subscribe('onResolved', () => {
    if (!router.state.matches.some(({ routeId }) => routeId === journeyRoute.id)) application?.close()
  })
  const toasts = keepToastsToTheirPage((tell) => {
    // the history has one listener at most before the first render, and that is the router: it counts them
    router.subscribe('onBeforeNavigate', ({ toLocation }) => tell(toLocation.pathname))
  })
  const here = () => {
    const { pathname, search } = router.history.location
    return { pathname, searchStr: search }
  }
  const appEffects: AppEffects = createAppEffects({
    navigate: (path, replace) => moving[replace ? 'replace' : 'push'](`${basePath}${path}`),
    redirect,
    signIn: () => signIn.start(null),
    keepReceiptNumber: (submissionNo) => sessionStore.write(storageKeys.reciboSubmissionNo, submissionNo),
    toast(tone, shown) {
      if (shown.kind === 'text') showToast(tone, { id: shown.id })
      else if (shown.kind === 'words') showToast(tone, { words: shown.words })
    },
    leaving: toasts.leaving,
    opened: {
      holds: (submissionId) => application?.holds(submissionId) ?? false,
      tell: (submission) => application?.tell(submission),
      refresh: async () => application?.refresh(),
    },
  })
  whenSignedOut(() => signIn.start(here()))
  /** The session's actor and its dialogs arrive together, so that what it asks is shown. */
  const loadSession = async () => {
    const [{ SessionDialogs }, { session }] = await Promise.all([
      import('#src/features/session/SessionDialogs.tsx'),
      startedApplication(),
    ])
    return { SessionDialogs, session }
  }
  return { router, appEffects, isSignedIn: signIn.isSignedIn, loadSession }
}

export type AppDependencies = ReturnType<typeof createDependencies>
