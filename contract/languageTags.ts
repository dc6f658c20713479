/** What a language of the pages is called by others: the compiler asks for each when a language is added. */
import type { InterfaceLanguage } from '#contract/enums.ts'

/** Its folder in locales, which is Lingui's locale too. */
export const localeOf = { ZH_TW: 'zh-TW', PT: 'pt' } as const satisfies Record<InterfaceLanguage, string>

/** What `html` and parts in another language carry as `lang`. */
export const htmlLanguageOf = { ZH_TW: 'zh-Hant', PT: 'pt' } as const satisfies Record<
  InterfaceLanguage,
  string
>

/** What Intl writes numbers, lists and plurals by. `pt` alone is Brazil's, where zero is singular. */
export const intlLocaleOf = { ZH_TW: 'zh-Hant-MO', PT: 'pt-PT' } as const satisfies Record<
  InterfaceLanguage,
  string
>
