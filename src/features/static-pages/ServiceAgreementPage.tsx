import { NumberedPage } from '#src/features/static-pages/NumberedPage.tsx'
import { useText } from '#src/i18n/useText.ts'

const clauses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Terms of use of the service. */
export function ServiceAgreementPage() {
  const text = useText()
  return (
    <NumberedPage
      title={text('agreement.title')}
      clauses={clauses.map((clause) => text(`agreement.${clause}`))}
    />
  )
}
