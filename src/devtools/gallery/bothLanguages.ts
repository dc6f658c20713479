import { setupI18n } from '@lingui/core'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { localeOf } from '#contract/languageTags.ts'
import type { PlainTextId } from '#locales/textIds.gen.ts'

const files = import.meta.glob<{ messages: Record<string, string> }>('../../../locales/*/*.po', {
  eager: true,
})

const inLanguage = Object.fromEntries(
  interfaceLanguages.map((language) => {
    const locale = localeOf[language]
    const messages = Object.assign(
      {},
      ...Object.entries(files).flatMap(([path, file]) =>
        path.includes(`/${locale}/`) ? [file.messages] : [],
      ),
    )
    return [language, setupI18n({ locale, messages: { [locale]: messages } })]
  }),
) as Record<InterfaceLanguage, ReturnType<typeof setupI18n>>

/** A text in each language, whichever the page is in. */
export const inBothLanguages = (id: PlainTextId): readonly { language: InterfaceLanguage; words: string }[] =>
  interfaceLanguages.map((language) => ({ language, words: inLanguage[language]._(id) }))
