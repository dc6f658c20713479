import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { localeOf } from '#contract/languageTags.ts'
import {
  type Catalogues,
  catalogueFaults,
  generatedFile,
  readCatalogues,
  readText,
  typesOf,
  unusedIds,
} from '#scripts/texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Catalogues of Chinese, and of every other language like Portuguese. */
const pair = (zh: Record<string, Record<string, string>>, pt: typeof zh): Catalogues =>
  Object.fromEntries(
    Object.values(localeOf).map((locale) => [locale, locale === 'zh-TW' ? zh : pt]),
  ) as Catalogues

test('the catalogues of both languages are in order', () => {
  expect(catalogueFaults(readCatalogues(root))).toEqual([])
})

test('the types are those of the catalogues (npm run texts writes them)', () => {
  expect(readFileSync(`${root}${generatedFile}`, 'utf8')).toBe(typesOf(readCatalogues(root)))
})

test('the application does not know what only printed documents say', () => {
  const texts = { core: { 'a.b': '{n}' }, pdf: { 'pdf.a': '是', 'pdf.b': '{n}' } }
  const [ofAll = '', ofPdf = ''] = typesOf(pair(texts, texts)).split('export type PdfPlainTextId')
  expect(ofAll).not.toContain('pdf')
  expect(ofPdf).toContain("| 'pdf.a'")
  expect(ofPdf).toContain("'pdf.b': { n: string | number }")
})

test.each([
  [
    'a text missing from Portuguese',
    pair({ core: { 'a.b': '是' } }, { core: {} }),
    'pt: a.b is missing from core',
  ],
  ['a text missing from Chinese', pair({}, { core: { 'a.b': 'Sim' } }), 'zh-TW: a.b is missing from core'],
  [
    'another value in one language',
    pair({ core: { 'a.b': '第{page}頁' } }, { core: { 'a.b': 'Página {pages}' } }),
    'a.b: the languages name different values',
  ],
  ['an empty text', pair({ core: { 'a.b': '是' } }, { core: { 'a.b': ' ' } }), 'pt: a.b is empty'],
  [
    'a plural without its general case',
    pair({ core: { 'a.b': '{n}' } }, { core: { 'a.b': '{n, plural, one {{n} dia}}' } }),
    'pt: a.b has no case other of n',
  ],
  [
    'a plural that Portuguese doesn’t have',
    pair({ core: { 'a.b': '{n}' } }, { core: { 'a.b': '{n, plural, few {{n}} other {{n}}}' } }),
    "pt: a.b has a case few of n that this language doesn't know",
  ],
  [
    'a brace that is never closed',
    pair({ core: { 'a.b': '{n}' } }, { core: { 'a.b': '{n, plural, other {{n}}' } }),
    'pt: a.b cannot be read as an ICU message',
  ],
  [
    'a number that the text would format',
    pair({ core: { 'a.b': '{n}' } }, { core: { 'a.b': '{n, number}' } }),
    'pt: a.b formats n: pass it formatted',
  ],
  [
    'a tag in one language',
    pair({ core: { 'a.b': '<strong>是</strong>' } }, { core: { 'a.b': 'Sim' } }),
    'a.b: the languages have different tags',
  ],
  [
    'a tag that is not closed',
    pair({ core: { 'a.b': '<p>是' } }, { core: { 'a.b': '<p>Sim</p>' } }),
    'zh-TW: a.b has a tag that is not closed',
  ],
  [
    'tags that cross',
    pair({ core: { 'a.b': '<p><em>是</p></em>' } }, { core: { 'a.b': '<p><em>Sim</em></p>' } }),
    'zh-TW: a.b has a tag that is not closed',
  ],
  [
    'an attribute in a text',
    pair({ core: { 'a.b': '<a href="#">是</a>' } }, { core: { 'a.b': '<a>Sim</a>' } }),
    'zh-TW: a.b has markup that is no tag of a component',
  ],
  [
    'a quote that swallows a value',
    pair({ core: { 'a.b': '{n}' } }, { core: { 'a.b': "d'{n}" } }),
    'pt: a.b has a straight quote before a brace',
  ],
  [
    'an id in two groups',
    pair(
      { core: { 'a.b': '是' }, upload: { 'a.b': '是' } },
      { core: { 'a.b': 'Sim' }, upload: { 'a.b': 'Sim' } },
    ),
    'pt: a.b is in core and in upload',
  ],
])('%s is a fault', (_, catalogues, fault) => {
  expect(catalogueFaults(catalogues)).toContain(fault)
})

test('an id is used by a string or by a template, and by nothing else', () => {
  const texts = { 'stage.END': '完', 'stage.PAYING': '待', 'common.yes': '是', 'common.no': '否' }
  const sources = [`text(\`stage.\${stage}\`) + text('common.yes')`, 'const notAnId = "common"']
  expect(unusedIds(pair({ core: texts }, { core: texts }), sources)).toEqual(['common.no'])
})

test.each([
  ['each value once', '由{start}至{end}，{start}', { start: 'shown', end: 'shown' }],
  [
    'a value that chooses and is shown',
    '{n, plural, one {{n} de {all}} other {# de {all}}}',
    { n: 'plural', all: 'shown' },
  ],
  ['a choice', '{kind, select, test {Teste} other {Concurso}}', { kind: { select: ['other', 'test'] } }],
])('%s is read', (_, text, values) => {
  expect(Object.fromEntries(readText(text, 'pt-PT').values)).toEqual(values)
})

test('Chinese may leave out a number that only chooses words of Portuguese', () => {
  const texts = pair(
    { core: { 'a.b': '{files}未有上載。' } },
    { core: { 'a.b': '{n, plural, one {Falta {files}.} other {Faltam {files}.}}' } },
  )
  expect(catalogueFaults(texts)).toEqual([])
  expect(typesOf(texts)).toContain("'a.b': { files: string | number; n: number }")
})

test('values and tags have the types of every language’s text', () => {
  const texts = pair(
    { core: { 'a.b': '是', 'a.c': '{kind}<strong>是</strong>' } },
    { core: { 'a.b': 'Sim', 'a.c': '{kind, select, test {Teste} other {Concurso}} <strong>sim</strong>' } },
  )
  expect(typesOf(texts)).toContain("export type PlainTextId =\n  | 'a.b'\n/**")
  expect(typesOf(texts)).toContain("'a.c': { kind: 'other' | 'test' }")
  expect(typesOf(texts)).toContain("'a.c': 'strong'")
})

/** The codes and their readings of section 3 of the specification. */
test.each([
  ['resume.contract_mode.F', '全職', 'Tempo inteiro'],
  ['resume.contract_mode.T', '兼職', 'Tempo parcial'],
  ['resume.contract_mode.P', '實習', 'Estágio'],
  ['resume.level.A', '良好', 'Bom'],
  ['resume.level.D', '不懂', 'Nenhum'],
  ['form.language_type.C', '中文', 'Chinês'],
  ['form.language_type.P', '葡文', 'Português'],
])('%s reads %s and %s', (id, zh, pt) => {
  const catalogues = readCatalogues(root)
  const find = (catalogue: Catalogues['pt']) => Object.values(catalogue).find((texts) => id in texts)?.[id]
  expect([find(catalogues['zh-TW']), find(catalogues.pt)]).toEqual([zh, pt])
})
