/**
 * The catalogues of every language, checked, and the types of their ids for the application and the service.
 * `texts.ts` writes the types and lists faults; `--check` writes nothing; `--strict` counts an unused text as a fault.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { intlLocaleOf, localeOf } from '#contract/languageTags.ts'
import { readTexts } from '#service/pdf/readTexts.ts'

type Locale = (typeof localeOf)[keyof typeof localeOf]

/** Text by id, by group. */
export type Catalogue = Record<string, Record<string, string>>
export type Catalogues = Record<Locale, Catalogue>

export const generatedFile = 'locales/textIds.gen.ts'
/** What only printed documents say; the application may not show it. */
const pdfGroup = 'pdf'
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
  return Object.fromEntries(Object.values(localeOf).map((locale) => [locale, read(locale)])) as Catalogues
}

/** How a text uses a value: it shows it, or the value chooses the words (ICU plural and select). */
export type ValueUse = 'shown' | 'plural' | { readonly select: readonly string[] }

/** A text as the compiler of Lingui reads it. */
interface Reading {
  readonly values: ReadonlyMap<string, ValueUse>
  /** `strong` of `<strong>…</strong>` */
  readonly tags: readonly string[]
  readonly faults: readonly string[]
}

const tag = /<\/?(\w+)>|<(\w+)\/>/g

/** Tags without attributes, each opened and closed where its neighbours allow it. */
function readTags(text: string): Pick<Reading, 'tags' | 'faults'> {
  const tags = new Set<string>()
  const open: string[] = []
  let isBalanced = true
  for (const [whole, paired, single] of text.matchAll(tag)) {
    tags.add(paired ?? single ?? '')
    if (paired === undefined) continue
    if (whole.startsWith('</')) isBalanced = open.pop() === paired && isBalanced
    else open.push(paired)
  }
  const faults = [
    ...(/[<>]/.test(text.replace(tag, '')) ? ['has markup that is no tag of a component'] : []),
    ...(isBalanced && open.length === 0 ? [] : ['has a tag that is not closed']),
  ]
  return { tags: [...tags].sort(), faults }
}

/** @param locale by whose plurals the text is written */
export function readText(text: string, locale: string): Reading {
  const { tags, faults: ofTags } = readTags(text)
  const values = new Map<string, ValueUse>()
  const faults = [...ofTags]
  const note = (name: string, use: ValueUse) => {
    const known = values.get(name)
    if (known === undefined || known === 'shown') values.set(name, use)
    else if (use !== 'shown' && JSON.stringify(known) !== JSON.stringify(use))
      faults.push(`chooses words by ${name} in two ways`)
  }
  const plurals = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const read = (tokens: CompiledMessage): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [name, type, format] = token
      if (type === undefined) {
        note(name, 'shown')
        continue
      }
      if (type !== 'plural' && type !== 'select') {
        faults.push(`formats ${name}: pass it formatted`)
        continue
      }
      const { offset: _, ...cases } = format as Record<string, CompiledMessage>
      const keys = Object.keys(cases)
      if (!keys.includes('other')) faults.push(`has no case other of ${name}`)
      if (type === 'select') note(name, { select: keys.toSorted() })
      else {
        note(name, 'plural')
        for (const key of keys)
          if (!/^\d+$/.test(key) && !plurals.some((plural) => plural === key))
            faults.push(`has a case ${key} of ${name} that this language doesn't know`)
      }
      for (const case_ of Object.values(cases)) read(case_)
    }
  }
  try {
    read(compileMessageOrThrow(text))
  } catch {
    faults.push('cannot be read as an ICU message')
  }
  if (/'[{}<]/.test(text)) faults.push('has a straight quote before a brace')
  return { values, tags, faults }
}

const allTexts = (catalogue: Catalogue): Map<string, string> =>
  new Map(Object.values(catalogue).flatMap((texts) => Object.entries(texts)))

/** Values that only choose words may be missing from a language whose words don't depend on them. */
function differences(id: string, one: Reading, other: Reading): string[] {
  const shown = (reading: Reading, from: Reading) =>
    [...reading.values].flatMap(([name, use]) => (use === 'shown' && !from.values.has(name) ? [name] : []))
  return [
    ...(shown(one, other).length + shown(other, one).length > 0
      ? [`${id}: the languages name different values`]
      : []),
    ...(one.tags.join() === other.tags.join() ? [] : [`${id}: the languages have different tags`]),
  ]
}

/** Sentences that each name one fault of the catalogues; none when they are in order. */
export function catalogueFaults(catalogues: Catalogues): string[] {
  const faults: string[] = []
  for (const language of interfaceLanguages) {
    const locale = localeOf[language]
    const groupOf = new Map<string, string>()
    for (const [group, texts] of Object.entries(catalogues[locale]))
      for (const [id, text] of Object.entries(texts)) {
        const other = groupOf.get(id)
        if (other) faults.push(`${locale}: ${id} is in ${other} and in ${group}`)
        groupOf.set(id, group)
        if (!text.trim()) faults.push(`${locale}: ${id} is empty`)
        faults.push(
          ...readText(text, intlLocaleOf[language]).faults.map((fault) => `${locale}: ${id} ${fault}`),
        )
      }
  }
  const [first, ...others] = interfaceLanguages
  for (const second of others) faults.push(...faultsBetween(catalogues, first, second))
  return faults
}

function faultsBetween(
  catalogues: Catalogues,
  first: InterfaceLanguage,
  second: InterfaceLanguage,
): string[] {
  const faults: string[] = []
  const [one, other] = [catalogues[localeOf[first]], catalogues[localeOf[second]]]
  for (const group of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const a = one[group] ?? {}
    const b = other[group] ?? {}
    for (const [id, text] of Object.entries(a)) {
      const translation = b[id]
      if (translation === undefined) faults.push(`${localeOf[second]}: ${id} is missing from ${group}`)
      else
        faults.push(
          ...differences(
            id,
            readText(text, intlLocaleOf[first]),
            readText(translation, intlLocaleOf[second]),
          ),
        )
    }
    for (const id of Object.keys(b))
      if (!(id in a)) faults.push(`${localeOf[first]}: ${id} is missing from ${group}`)
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
  return [...allTexts(catalogues[localeOf[interfaceLanguages[0]]]).keys()].filter(
    (id) => !strings.has(id) && !patterns.some((pattern) => pattern.test(id)),
  )
}

/** What a caller passes for a value, by every language's use of it. */
function typeOf(uses: readonly ValueUse[]): string {
  if (uses.includes('plural')) return 'number'
  const selects = uses.flatMap((use) => (typeof use === 'object' ? use.select : []))
  if (selects.length === 0) return 'string | number'
  return [...new Set(selects)].map((key) => `'${key}'`).join(' | ')
}

interface Row {
  readonly id: string
  readonly tags: readonly string[]
  /** `page: string | number` */
  readonly values: readonly string[]
}

function rowsOf(catalogues: Catalogues, hasGroup: (group: string) => boolean): Row[] {
  const readings = interfaceLanguages.map((language) => {
    const groups = Object.entries(catalogues[localeOf[language]]).filter(([group]) => hasGroup(group))
    return new Map(
      [...allTexts(Object.fromEntries(groups))].map(([id, text]) => [
        id,
        readText(text, intlLocaleOf[language]),
      ]),
    )
  })
  return [...(readings[0]?.keys() ?? [])].map((id) => {
    const found = readings.flatMap((texts) => texts.get(id) ?? [])
    const names = [...new Set(found.flatMap(({ values }) => [...values.keys()]))].sort()
    return {
      id,
      tags: [...new Set(found.flatMap(({ tags }) => tags))],
      values: names.map(
        (name) => `${name}: ${typeOf(found.flatMap(({ values }) => values.get(name) ?? []))}`,
      ),
    }
  })
}

const plainIds = (rows: readonly Row[]): string =>
  rows.flatMap(({ id, tags, values }) => (tags.length + values.length === 0 ? `\n  | '${id}'` : [])).join('')

const valuesById = (rows: readonly Row[]): string =>
  rows
    .flatMap(({ id, values }) => (values.length > 0 ? `  '${id}': { ${values.join('; ')} }\n` : []))
    .join('')

const tagsById = (rows: readonly Row[]): string =>
  rows
    .flatMap(({ id, tags }) =>
      tags.length > 0 ? `  '${id}': ${tags.map((name) => `'${name}'`).join(' | ')}\n` : [],
    )
    .join('')

/** The content of {@link generatedFile}. */
export function typesOf(catalogues: Catalogues): string {
  const groups = Object.keys(catalogues[localeOf[interfaceLanguages[0]]]).filter(
    (group) => group !== pdfGroup,
  )
  const rows = rowsOf(catalogues, (group) => group !== pdfGroup)
  const pdfRows = rowsOf(catalogues, (group) => group === pdfGroup)
  return `// Written by scripts/texts.ts from the catalogues.
export const textGroups = [${groups.map((group) => `'${group}'`).join(', ')}] as const
/** A file of locales/{language}. */
export type TextGroup = (typeof textGroups)[number]
/** Texts without values and tags. */
export type PlainTextId =${plainIds(rows) || ' never'}
/** Texts with values, by the names in their braces. */
export interface TextValues {
${valuesById(rows)}}
/** Texts with elements in them, by the names of their tags. */
export interface TextTags {
${tagsById(rows)}}
export type TextId = PlainTextId | keyof TextValues | keyof TextTags

/** What only printed documents say, without values. */
export type PdfPlainTextId =${plainIds(pdfRows) || ' never'}
export interface PdfTextValues {
${valuesById(pdfRows)}}
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
  const types = typesOf(catalogues)
  const target = join(root, generatedFile)
  if (!options.includes('--check')) writeFileSync(target, types)
  else if (readFileSync(target, 'utf8') !== types) faults.push(`${generatedFile} is out of date`)
  const unused = unusedIds(catalogues, readSources(root))
  if (options.includes('--strict')) faults.push(...unused.map((id) => `${id} is used nowhere`))
  for (const fault of faults) console.error(fault)
  const count = allTexts(catalogues[localeOf[interfaceLanguages[0]]]).size
  const found = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`
  console.log(`texts: ${count} in each language, ${unused.length} used nowhere, ${found}`)
  return faults.length > 0 ? 1 : 0
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))
