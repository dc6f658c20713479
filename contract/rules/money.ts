/** Money, in patacas only (section 1). */
import type { InterfaceLanguage } from '#contract/enums.ts'

const locale = { ZH_TW: 'zh-Hant-MO', PT: 'pt-PT' } as const satisfies Record<InterfaceLanguage, string>

/** Whole patacas, as pages and papers say them: `澳門元300元`, `300 patacas`. */
export function shownMoney(language: InterfaceLanguage, patacas: number): string {
  const number = new Intl.NumberFormat(locale[language], { useGrouping: 'always' }).format(patacas)
  return language === 'PT' ? `${number} ${patacas === 1 ? 'pataca' : 'patacas'}` : `澳門元${number}元`
}
