import type { ResumeCode } from '#contract/rules/resume.ts'
import type { PlacedIssue } from '#src/features/resume/resumeErrors.ts'
import type { Text } from '#src/i18n/useText.ts'

const messageOf = (text: Text, code: ResumeCode, field: string) =>
  code === 'cannot_be_empty' ? text('resume.cannot_be_empty', { field }) : text(`resume.${code}`)

/** A sentence of the summary: section, row number and field, then what is wrong (section 5). */
export function issueSentence(text: Text, { issue, field }: PlacedIssue): string {
  if (field === null || issue.row === null) {
    return messageOf(text, issue.code, text('resume.field.resume_language'))
  }
  const label = text(field.label)
  return text('resume.row_error', {
    section: text(`resume.section.${issue.section}`),
    row: issue.row + 1,
    field: label,
    message: messageOf(text, issue.code, label),
  })
}
