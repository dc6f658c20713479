import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import {
  type Catalogues,
  catalogueFaults,
  generatedFiles,
  placeholdersOf,
  readCatalogues,
  typesOf,
  unusedIds,
} from '#scripts/texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const pair = (zh: Record<string, Record<string, string>>, pt: typeof zh): Catalogues => ({ 'zh-TW': zh, pt })

test('the catalogues of both languages are in order', () => {
  expect(catalogueFaults(readCatalogues(root))).toEqual([])
})

test.each(Object.entries(generatedFiles))(
  '%s has the types of the catalogues (npm run texts writes them)',
  (file, hasGroup) => {
    expect(readFileSync(`${root}${file}`, 'utf8')).toBe(typesOf(readCatalogues(root), hasGroup))
  },
)

test('the application does not know what only printed documents say', () => {
  const [inApplication, inService] = Object.keys(generatedFiles).map((file) =>
    readFileSync(`${root}${file}`, 'utf8').includes("'pdf.conditional'"),
  )
  expect({ inApplication, inService }).toEqual({ inApplication: false, inService: true })
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
    'plural syntax',
    pair({ core: { 'a.b': '{n}' } }, { core: { 'a.b': '{n, plural, other {#}}' } }),
    'pt: a.b uses braces for something else than a name',
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

test('values are read in alphabetical order, each once', () => {
  expect(placeholdersOf('由{start}至{end}，{start}')).toEqual(['end', 'start'])
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
