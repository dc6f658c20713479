import type { ChartFailure } from '#machines/failure.ts'
import { textOfFailure } from '#src/api/failureText.ts'
import { useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Page } from '#src/ui/Page.tsx'

interface UnreadJourneyProps {
  readonly failure: ChartFailure
  readonly retry: () => void
}

/** In the place of a step whose submission could not be read: nothing is lost, and it can be tried again. */
export function UnreadJourney({ failure, retry }: UnreadJourneyProps) {
  const text = useText()
  const { go } = useAppEffects()
  return (
    <Page>
      <ErrorState onRetry={retry} onHome={() => go({ to: 'home' })}>
        {text(textOfFailure(failure))}
      </ErrorState>
    </Page>
  )
}
