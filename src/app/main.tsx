import { StrictMode, startTransition } from 'react'
import { basePath } from '#contract/limits.ts'
import { App } from '#src/app/App.tsx'
import { createDependencies } from '#src/app/createDependencies.ts'
import { prefetchNext } from '#src/app/prefetch.ts'
import { showStartFailed } from '#src/app/startFailed.ts'
import { showWrongConfig } from '#src/app/wrongConfig.ts'
import { examList } from '#src/features/exam-list/examList.ts'
import { startInApp } from '#src/features/shell/startInApp.ts'
import { storedLanguage } from '#src/i18n/language.ts'
import { loadTexts, switchLanguage } from '#src/i18n/loadTexts.ts'
import { loadPolyfills } from '#src/platform/polyfills/loadPolyfills.ts'
import { redirect } from '#src/platform/redirect.ts'
import { RuntimeConfigError, runtimeConfig } from '#src/platform/runtimeConfig.ts'
import { reloadOnce } from '#src/platform/staleBuild.ts'
import { sessionStore } from '#src/platform/storage.ts'
import { theme } from '#src/platform/theme.ts'

/** How long the first render waits for the list, in milliseconds: its room is on screen already. */
const listTimeout = 2_000

/** Lets the browser do something else in between, so that no single task holds it up. */
const nextTask = () => new Promise((next) => setTimeout(next))

/** The largest file of all, and the last to arrive: everything else is made ready meanwhile. */
const renderer = import('react-dom/client')

/** Configuration, then texts and the first page side by side, then the first render: nothing flickers. */
async function start(root: HTMLElement) {
  await loadPolyfills()
  try {
    runtimeConfig()
  } catch (error) {
    if (!(error instanceof RuntimeConfigError)) throw error
    showWrongConfig(root, error)
    return
  }
  await nextTask()
  theme.start()
  // the constant itself, so that a build drops the files and not only their use
  if (__INSPECT__) await import('#src/devtools/startDevtools.ts').then((it) => it.startDevtools())
  const dependencies = createDependencies()
  const isList = location.pathname.replace(/\/$/, '') === basePath && dependencies.isSignedIn()
  const [{ createRoot }] = await Promise.all([
    renderer,
    switchLanguage(storedLanguage()),
    loadTexts(['core']),
    dependencies.router.load(),
    isList ? examList.readFirst(listTimeout) : null,
  ])
  // a transition is made in slices, so that the browser can answer in between
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App {...dependencies} />
      </StrictMode>,
    ),
  )
  prefetchNext(dependencies.router)
  void startInApp()
}

const root = document.getElementById('root')
if (root && !window.__unsupported)
  start(root).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the only trace of what kept the application from starting
    console.error(error)
    if (!reloadOnce({ store: sessionStore, redirect, now: Date.now() })) showStartFailed(root, redirect)
  })
