/** The words of the interface, for tests that look for what a person reads: from the catalogues themselves. */
import { readdirSync } from 'node:fs'
import { type InterfaceLanguage, localeOf } from '#contract/enums.ts'
import { readTexts } from '#service/pdf/readTexts.ts'
import type { TextId } from '#src/i18n/textIds.gen.ts'

export type Words = (id: TextId, values?: Record<string, string | number>) => string

const read = (language: InterfaceLanguage): Map<string, string> => {
  const folder = new URL(`../../locales/${localeOf[language]}/`, import.meta.url)
  return new Map(readdirSync(folder).flatMap((file) => Object.entries(readTexts(new URL(file, folder)))))
}

/** @returns the text of an id with its values filled in; throws where there is none */
export function wordsOf(language: InterfaceLanguage): Words {
  const catalogue = read(language)
  return (id, values = {}) => {
    const text = catalogue.get(id)
    if (text === undefined) throw new Error(`no text ${id} in ${language}`)
    return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`))
  }
}
