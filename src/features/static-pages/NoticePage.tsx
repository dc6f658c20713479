import { NumberedPage } from '#src/features/static-pages/NumberedPage.tsx'
import { useText } from '#src/i18n/useText.ts'

const clauses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Instructions to applicants. */
export function NoticePage() {
  const text = useText()
  return (
    <NumberedPage title={text('notice.title')} clauses={clauses.map((clause) => text(`notice.${clause}`))} />
  )
}
