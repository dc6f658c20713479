import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isFailure } from '#src/api/failure.ts'
import { shownOf } from '#src/api/failureText.ts'
import { useText } from '#src/i18n/useText.ts'
import { useOutlet } from '#src/platform/outlet.ts'
import { redirect } from '#src/platform/redirect.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

/** Eight letters and digits that a person can read out; the same stands in the browser's log. */
const newReference = () => crypto.randomUUID().slice(0, 8).toUpperCase()

/** In the place of a page that failed: what to do, and a reference. A failed call says what it always says. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const text = useText()
  const { go } = useOutlet()
  const [reference] = useState(newReference)
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the only trace of a defect in the browser
    console.error(reference, error)
  }, [reference, error])
  const shown = isFailure(error) ? shownOf(error) : null
  return (
    <Page>
      <PageTitle title={text('crash.title')} />
      <ErrorState
        title={text('crash.title')}
        onRetry={shown ? reset : redirect.reload}
        onHome={() => go({ to: 'home' })}
      >
        {shown?.kind === 'text' ? text(shown.id) : text('crash.text')}{' '}
        {text('crash.reference', { reference })}
      </ErrorState>
    </Page>
  )
}
