/** Money, in patacas only (section 1). */
import type { InterfaceLanguage } from '#contract/enums.ts'
import { intlLocaleOf } from '#contract/languageTags.ts'

const sentenceOf = {
  ZH_TW: (number) => `澳門元${number}元`,
  PT: (number, patacas) => `${number} ${patacas === 1 ? 'pataca' : 'patacas'}`,
} as const satisfies Record<InterfaceLanguage, (number: string, patacas: number) => string>

/** Whole patacas, as pages and papers say them: `澳門元300元`, `300 patacas`. */
export function shownMoney(language: InterfaceLanguage, patacas: number): string {
  const number = new Intl.NumberFormat(intlLocaleOf[language], { useGrouping: 'always' }).format(patacas)
  return sentenceOf[language](number, patacas)
}
