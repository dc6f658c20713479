/** The words of the interface, for tests that look for what a person reads: from the catalogues themselves. */
import { readdirSync, readFileSync } from 'node:fs'
import PO from 'pofile'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { localeOf } from '#src/i18n/language.ts'
import type { TextId } from '#src/i18n/textIds.gen.ts'

export type Words = (id: TextId, values?: Record<string, string | number>) => string

const read = (language: InterfaceLanguage): Map<string, string> => {
  const folder = new URL(`../../locales/${localeOf[language]}/`, import.meta.url)
  return new Map(
    readdirSync(folder).flatMap((file) =>
      PO.parse(readFileSync(new URL(file, folder), 'utf8')).items.map(({ msgid, msgstr }) => [
        msgid,
        msgstr.join(''),
      ]),
    ),
  )
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
