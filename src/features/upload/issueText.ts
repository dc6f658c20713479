import type { ChoiceIssue } from '#contract/rules/documentRules.ts'
import type { Text } from '#src/i18n/useText.ts'

/** What a person reads of a wrong choice. Those that the page never offers say that the data are wrong. */
export function issueText(text: Text, { category, code }: ChoiceIssue): string {
  if (code === 'need_file') return text('supplement.need_file')
  if (category === null || (code !== 'select_type' && code !== 'must_select_document')) {
    return text('client.data_error')
  }
  return text(`upload.${code}`, { category: text(`document.category.${category}`) })
}

/** Where an issue leads: the sources, or the file button. */
export function issueTarget({ category, code }: ChoiceIssue, first: string): string {
  if (category === null) return `file-${first}`
  return code === 'select_type' ? `source-${category}` : `file-${category}`
}
