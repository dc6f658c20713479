/**
 * The catalogues of both languages, checked, and the types of their ids for the application and the service.
 * `texts.ts` writes the types and lists faults; `--check` writes nothing; `--strict` counts an unused text as a fault.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { interfaceLanguages, localeOf } from '#contract/enums.ts'
import { readTexts } from '#service/pdf/readTexts.ts'

const catalogueLocales = interfaceLanguages.map((language) => localeOf[language])
type Locale = (typeof localeOf)[keyof typeof localeOf]

/** Text by id, by group. */
export type Catalogue = Record<string, Record<string, string>>
export type Catalogues = Record<Locale, Catalogue>

/** The files of types, and which groups each has: those of printed documents stay out of the application. */
export const generatedFiles: Readonly<Record<string, (group: string) => boolean>> = {
  'src/i18n/textIds.gen.ts': (group) => group !== 'pdf',
  'service/pdf/textIds.gen.ts': () => true,
}
const sourceFolders = ['src', 'machines', 'service']

/** Reads `locales/{locale}/{group}.po`. A repeated id inside a file throws. */
export function readCatalogues(root: string): Catalogues {
  const read = (locale: Locale): Catalogue => {
    const folder = join(root, 'locales', locale)
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.po'))
      .sort()
    return Object.fromEntries(
      files.map((name) => [name.slice(0, -'.po'.length), readTexts(join(folder, name))]),
    )
  }
  return { 'zh-TW': read('zh-TW'), pt: read('pt') }
}

/** Names in braces, each once, in alphabetical order. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()

const allTexts = (catalogue: Catalogue): Map<string, string> =>
  new Map(Object.values(catalogue).flatMap((texts) => Object.entries(texts)))

/** Sentences that each name one fault of the catalogues; none when they are in order. */
export function catalogueFaults(catalogues: Catalogues): string[] {
  const faults: string[] = []
  for (const locale of catalogueLocales) {
    const groupOf = new Map<string, string>()
    for (const [group, texts] of Object.entries(catalogues[locale]))
      for (const [id, text] of Object.entries(texts)) {
        const other = groupOf.get(id)
        if (other) faults.push(`${locale}: ${id} is in ${other} and in ${group}`)
        groupOf.set(id, group)
        if (!text.trim()) faults.push(`${locale}: ${id} is empty`)
        if (/[{}]/.test(text.replace(/\{\w+\}/g, '')))
          faults.push(`${locale}: ${id} uses braces for something else than a name`)
        if (/'[{}]/.test(text)) faults.push(`${locale}: ${id} has a straight quote before a brace`)
      }
  }
  const [first, second] = [localeOf.ZH_TW, localeOf.PT]
  const groups = new Set([...Object.keys(catalogues[first]), ...Object.keys(catalogues[second])])
  for (const group of groups) {
    const a = catalogues[first][group] ?? {}
    const b = catalogues[second][group] ?? {}
    for (const id of Object.keys(a))
      if (!(id in b)) faults.push(`${second}: ${id} is missing from ${group}`)
      else if (placeholdersOf(a[id] ?? '').join() !== placeholdersOf(b[id] ?? '').join())
        faults.push(`${id}: the languages name different values`)
    for (const id of Object.keys(b)) if (!(id in a)) faults.push(`${first}: ${id} is missing from ${group}`)
  }
  return faults
}

/** Ids that no source names, by a string or by a template such as `stage.${stage}`. */
export function unusedIds(catalogues: Catalogues, sources: readonly string[]): string[] {
  const strings = new Set<string>()
  const templates = new Set<string>()
  for (const source of sources) {
    for (const [, , text] of source.matchAll(/(['"`])([a-z][\w.]*\.[\w.]+)\1/g)) strings.add(text ?? '')
    for (const [, text] of source.matchAll(/`([a-z][\w.]*\.(?:[\w.]|\$\{[^}`]*\})*)`/g))
      if (text?.includes('${')) templates.add(text)
  }
  const patterns = [...templates].map(
    (text) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+')}$`),
  )
  return [...allTexts(catalogues['zh-TW']).keys()].filter(
    (id) => !strings.has(id) && !patterns.some((pattern) => pattern.test(id)),
  )
}

/** The content of one of the {@link generatedFiles}. */
export function typesOf(catalogues: Catalogues, hasGroup: (group: string) => boolean): string {
  const groups = Object.entries(catalogues['zh-TW']).filter(([group]) => hasGroup(group))
  const texts = allTexts(Object.fromEntries(groups))
  const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('')
  const plain = [...texts].filter(([, text]) => placeholdersOf(text).length === 0).map(([id]) => id)
  const withValues = [...texts].flatMap(([id, text]) => {
    const names = placeholdersOf(text)
    return names.length > 0 ? [`  '${id}': Record<'${names.join("' | '")}', string | number>`] : []
  })
  return `// Written by scripts/texts.ts from locales/zh-TW.
export const textGroups = [${groups.map(([group]) => `'${group}'`).join(', ')}] as const
/** A file of locales/{language}. */
export type TextGroup = (typeof textGroups)[number]
/** Texts without values. */
export type PlainTextId =${union(plain)}
/** Texts with values, by the names in their braces. */
export interface TextValues {
${withValues.join('\n')}
}
export type TextId = PlainTextId | keyof TextValues
`
}

/** Source texts that may name ids, tests left out. */
export function readSources(root: string): string[] {
  return sourceFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.(test|gen)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  )
}

function main(options: readonly string[]): number {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const catalogues = readCatalogues(root)
  const faults = catalogueFaults(catalogues)
  for (const [file, hasGroup] of Object.entries(generatedFiles)) {
    const types = typesOf(catalogues, hasGroup)
    const target = join(root, file)
    if (!options.includes('--check')) writeFileSync(target, types)
    else if (readFileSync(target, 'utf8') !== types) faults.push(`${file} is out of date`)
  }
  const unused = unusedIds(catalogues, readSources(root))
  if (options.includes('--strict')) faults.push(...unused.map((id) => `${id} is used nowhere`))
  for (const fault of faults) console.error(fault)
  const count = allTexts(catalogues['zh-TW']).size
  const found = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`
  console.log(`texts: ${count} in each language, ${unused.length} used nowhere, ${found}`)
  return faults.length > 0 ? 1 : 0
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))
