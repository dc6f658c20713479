import type { InterfaceLanguage } from '#contract/enums.ts'
import type { PlacedIssue, Problem } from '#src/features/resume/resumeErrors.ts'
import { dateIssueText } from '#src/i18n/dateParts.ts'
import type { Text } from '#src/i18n/useText.ts'

/** What is wrong with a control. @param field its label */
export function problemText(
  text: Text,
  language: InterfaceLanguage,
  problem: Problem,
  field: string,
): string {
  if (typeof problem !== 'string') return dateIssueText(text, language, problem)
  return problem === 'cannot_be_empty' ? text('resume.cannot_be_empty', { field }) : text(`resume.${problem}`)
}

/** A sentence of the summary: section, row number and field, then what is wrong (section 5). */
export function issueSentence(
  text: Text,
  language: InterfaceLanguage,
  { section, row, field, problem }: PlacedIssue,
): string {
  if (field === null || row === null) {
    return problemText(text, language, problem, text('resume.field.resume_language'))
  }
  const label = text(field.label)
  return text('resume.row_error', {
    section: text(`resume.section.${section}`),
    row: row + 1,
    field: label,
    message: problemText(text, language, problem, label),
  })
}
