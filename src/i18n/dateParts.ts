/** Dates in separate fields, in the language in use: the order of the parts, and in words what is wrong with them. */
import type { InterfaceLanguage } from '#contract/enums.ts'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import { type DateIssue, type DateKind, type DatePart, datePartsOf } from '#contract/rules/plainDateParts.ts'
import type { Text } from '#src/i18n/useText.ts'

/** Order of a date's fields, and what stands between two sentences. */
const style = {
  ZH_TW: { isYearFirst: true, betweenSentences: '' },
  PT: { isYearFirst: false, betweenSentences: ' ' },
} as const satisfies Record<InterfaceLanguage, { isYearFirst: boolean; betweenSentences: string }>

/** 年, 月, 日; dia, mês, ano. */
export const datePartsIn = (language: InterfaceLanguage, kind: DateKind): readonly DatePart[] =>
  style[language].isYearFirst ? datePartsOf[kind] : [...datePartsOf[kind]].reverse()

const lastDays: Partial<Record<DateIssue, number>> = { day_over_28: 28, day_over_29: 29, day_over_30: 30 }

/** What to do about a part that is there. */
function sentenceOf(text: Text, issue: DateIssue): string {
  switch (issue) {
    case 'year_digits':
    case 'month_range':
    case 'day_range':
      return text(`date.${issue}`)
    default:
      return text('date.day_over', { days: lastDays[issue] ?? 31 })
  }
}

/** One message for a date: the parts that are missing, then what is wrong with the others, in the order of the page. */
export function dateIssueText(text: Text, language: InterfaceLanguage, issues: readonly DateIssue[]): string {
  const found = datePartsIn(language, 'date').flatMap((part) => {
    const issue = issues.find((one) => one.startsWith(part))
    return issue ? [{ part, issue, isMissing: issue.endsWith('_missing') }] : []
  })
  const list = new Intl.ListFormat(htmlLanguageOf[language], { type: 'conjunction' })
  const missing = found
    .filter(({ isMissing }) => isMissing)
    .map(({ part }) => text(`date.${part}`).toLowerCase())
  return [
    ...(missing.length > 0 ? [text('date.missing', { parts: list.format(missing) })] : []),
    ...found.filter(({ isMissing }) => !isMissing).map(({ issue }) => sentenceOf(text, issue)),
  ].join(style[language].betweenSentences)
}
