/** The words of the interface, for tests that look for what a person reads: from the catalogues themselves. */
import { readdirSync } from 'node:fs'
import { setupI18n } from '@lingui/core'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { intlLocaleOf, localeOf } from '#contract/languageTags.ts'
import type { TextId } from '#locales/textIds.gen.ts'
import { readTexts } from '#service/pdf/readTexts.ts'

export type Words = (id: TextId, values?: Record<string, string | number>) => string

const read = (language: InterfaceLanguage): Record<string, string> => {
  const folder = new URL(`../../locales/${localeOf[language]}/`, import.meta.url)
  return Object.fromEntries(
    readdirSync(folder).flatMap((file) => Object.entries(readTexts(new URL(file, folder)))),
  )
}

/** @returns the text of an id, its values filled in and its tags left out; a value not given stays in its braces */
export function wordsOf(language: InterfaceLanguage): Words {
  const locale = localeOf[language]
  const messages = read(language)
  const i18n = setupI18n({ locale, locales: intlLocaleOf[language], messages: { [locale]: messages } })
  return (id, values = {}) => {
    const text = messages[id]
    if (text === undefined) throw new Error(`no text ${id} in ${language}`)
    for (const [, name = ''] of text.matchAll(/\{(\w+), plural,/g))
      if (!(name in values)) throw new Error(`${id} chooses its words by ${name}: say which`)
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([whole, name]) => [name, whole])
    return i18n
      ._(id, { ...Object.fromEntries(names), ...values })
      .replace(/<\/?\w+\/?>/g, '')
      .trim()
  }
}
