import { HomeButton } from '#src/features/static-pages/HomeButton.tsx'
import { useText } from '#src/i18n/useText.ts'
import { Page } from '#src/ui/Page.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'

/** An address that no page has. */
export function NotFoundPage() {
  const text = useText()
  return (
    <Page>
      <PageTitle title={text('not_found.title')} />
      <p>{text('not_found.text')}</p>
      <HomeButton />
    </Page>
  )
}
