import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isFailure } from '#src/api/failure.ts'
import { shownOf } from '#src/api/failureText.ts'
import { useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { hrefOf } from '#src/platform/paths.ts'
import { redirect } from '#src/platform/redirect.ts'
import { type Freshened, freshenPage, isModuleMissing, isPageReachable } from '#src/platform/staleBuild.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageSkeleton } from '#src/ui/PageSkeleton.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { showToast } from '#src/ui/toasts.ts'

/** In the place of a page that failed: what to do, and a way back. */
export function CrashPage(props: ErrorComponentProps) {
  return isModuleMissing(props.error) ? <MissingPage /> : <BrokenPage {...props} />
}

/** A page that is not there: out of date, or without a network. The first is loaded anew, once. */
function MissingPage() {
  const text = useText()
  const { go } = useAppEffects()
  const [found, setFound] = useState<Freshened | null>(null)
  useEffect(() => {
    let current = true
    freshenPage().then((outcome) => current && setFound(outcome))
    return () => {
      current = false
    }
  }, [])
  if (found === null || found === 'leaving') return <PageSkeleton />
  // leaving without a network would leave nothing to come back to
  const retry = async () => {
    if (await isPageReachable()) redirect.reload()
    else showToast('error', { id: 'client.network_error' })
  }
  return (
    <Page>
      <PageTitle title={text('crash.title')} />
      <ErrorState onRetry={retry} onHome={() => go({ to: 'home' })}>
        {text(found === 'unreachable' ? 'client.network_error' : 'client.update_available')}
      </ErrorState>
    </Page>
  )
}

/** Eight letters and digits that a person can read out; the same stands in the browser's log. */
const newReference = () => crypto.randomUUID().slice(0, 8).toUpperCase()

interface CrashProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly onHome: () => void
}

/** What happened and a reference. A failed call says what it always says. */
function Crash({ error, onRetry, onHome }: CrashProps) {
  const text = useText()
  const [reference] = useState(newReference)
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the only trace of a defect in the browser
    console.error(reference, error)
  }, [reference, error])
  const shown = isFailure(error) ? shownOf(error) : null
  return (
    <Page>
      <PageTitle title={text('crash.title')} />
      <ErrorState title={text('crash.title')} onRetry={onRetry} onHome={onHome}>
        {shown?.kind === 'text' ? text(shown.id) : text('crash.text')}{' '}
        {text('crash.reference', { reference })}
      </ErrorState>
    </Page>
  )
}

/** A failed call is tried again; a defect asks for a new start. */
function BrokenPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { go } = useAppEffects()
  const retry = () => {
    void router.invalidate()
    reset()
  }
  return (
    <Crash
      error={error}
      onRetry={isFailure(error) ? retry : redirect.reload}
      onHome={() => go({ to: 'home' })}
    />
  )
}

/** In the place of everything: a defect around the pages. Home is another start, for nothing here can be relied on. */
export function CrashedFrame({ error }: ErrorComponentProps) {
  return (
    <Crash error={error} onRetry={redirect.reload} onHome={() => redirect.leave(hrefOf({ to: 'home' }))} />
  )
}
