/** The interface language: kept under `lang`, told to the page, switched without a remount (sections 1 and 2). */
import { setupI18n } from '@lingui/core'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { interfaceLanguages, localeOf } from '#contract/enums.ts'
import { localStore, type Store, storageKeys } from '#src/platform/storage.ts'

/** What `html` and parts in the other language carry as `lang`. */
export const htmlLanguageOf = { ZH_TW: 'zh-Hant', PT: 'pt' } as const satisfies Record<
  InterfaceLanguage,
  string
>

export const i18n = setupI18n({
  locale: localeOf.ZH_TW,
  messages: { [localeOf.ZH_TW]: {}, [localeOf.PT]: {} },
})

const isLanguage = (value: unknown): value is InterfaceLanguage =>
  interfaceLanguages.some((language) => language === value)

/** The language chosen earlier, or Chinese. */
export function storedLanguage(store: Store = localStore): InterfaceLanguage {
  const stored = store.read(storageKeys.language)
  return isLanguage(stored) ? stored : 'ZH_TW'
}

export const currentLanguage = (): InterfaceLanguage => (i18n.locale === localeOf.PT ? 'PT' : 'ZH_TW')
