/** The interface language: kept under `lang`, told to the page, switched without a remount (sections 1 and 2). */
import { setupI18n } from '@lingui/core'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { intlLocaleOf, localeOf } from '#contract/languageTags.ts'
import { localStore, type Store, storageKeys } from '#src/platform/storage.ts'

const [firstLanguage] = interfaceLanguages

export const i18n = setupI18n({
  locale: localeOf[firstLanguage],
  locales: intlLocaleOf[firstLanguage],
  messages: Object.fromEntries(interfaceLanguages.map((language) => [localeOf[language], {}])),
})

export const activateLanguage = (language: InterfaceLanguage) =>
  i18n.activate(localeOf[language], intlLocaleOf[language])

const isLanguage = (value: unknown): value is InterfaceLanguage =>
  interfaceLanguages.some((language) => language === value)

/** The language chosen earlier, or Chinese. */
export function storedLanguage(store: Store = localStore): InterfaceLanguage {
  const stored = store.read(storageKeys.language)
  return isLanguage(stored) ? stored : firstLanguage
}

export const languageOfLocale = (locale: string): InterfaceLanguage =>
  interfaceLanguages.find((language) => localeOf[language] === locale) ?? firstLanguage

export const currentLanguage = (): InterfaceLanguage => languageOfLocale(i18n.locale)
