import { useText } from '#src/i18n/useText.ts'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

/** An address that no page has. */
export function NotFound() {
  const text = useText()
  const { go } = useAppEffects()
  return (
    <Page>
      <PageTitle title={text('not_found.title')} />
      <ErrorState title={text('not_found.title')} onHome={() => go({ to: 'home' })}>
        {text('not_found.text')}
      </ErrorState>
    </Page>
  )
}
