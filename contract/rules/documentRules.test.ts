import { describe, expect, test } from 'vitest'
import type { CategoryChoice, DocumentValue } from '#contract/entities/document.ts'
import type { DocumentCategory, DocumentSource } from '#contract/enums.ts'
import {
  type ChosenDocument,
  categoriesOf,
  choiceIssues,
  conditionalDocuments,
  libraryHasRoom,
  type Occasion,
  sourcesOf,
  uploadWarnings,
} from '#contract/rules/documentRules.ts'
import { personalDocumentOf } from '#test/charts/personalDocumentOf.ts'

const document = 'aaaaaaaaaaaaaaaaaaaaaa'
const ordinary: Occasion = { round: 'apply', civil: false, requested: [] }
const servant: Occasion = { round: 'apply', civil: true, requested: [] }
const supplement: Occasion = { round: 'supplement', civil: false, requested: ['HA_E', 'RG'] }

const choose = (type: DocumentCategory, source: DocumentSource, ids: string[] = []): CategoryChoice => ({
  documentType: type,
  documentSource: source,
  personalDocumentIds: ids,
})
const own = (type: DocumentCategory) => choose(type, 'PERSONAL', [document])

test.each([
  ['an ordinary applicant', ordinary, ['ID', 'HA_E', 'EP', 'HP', 'FP', 'OUTROS']],
  ['a civil applicant', servant, ['ID', 'HA_E', 'RG', 'EP', 'HP', 'FP', 'OUTROS']],
  ['a supplement, without RG for an ordinary applicant', supplement, ['HA_E']],
  ['a supplement of a civil applicant', { ...supplement, civil: true }, ['HA_E', 'RG']],
])('categories of %s', (_story, occasion, categories) => {
  expect(categoriesOf(occasion)).toEqual(categories)
})

test.each([
  ['ID', ordinary, ['PERSONAL', 'DSI', 'NOT']],
  ['HA_E', ordinary, ['PERSONAL', 'NOT']],
  ['ID', servant, ['PERSONAL', 'DSI', 'DEPARTMENT', 'NOT']],
  ['HA_E', servant, ['PERSONAL', 'DEPARTMENT', 'NOT']],
  ['RG', servant, ['PERSONAL', 'DEPARTMENT', 'NOT']],
  ['HA_E', supplement, ['PERSONAL']],
] as const)('sources of %s', (category, occasion, sources) => {
  expect(sourcesOf(category, occasion)).toEqual(sources)
})

describe('completeness', () => {
  test.each([
    ['own documents', ordinary, [own('ID'), own('HA_E'), own('OUTROS')], []],
    [
      'the bureau, nothing, nothing',
      ordinary,
      [choose('ID', 'DSI'), choose('HA_E', 'NOT'), choose('OUTROS', 'NOT')],
      [],
    ],
    ['nothing chosen', ordinary, [], ['ID: select_type', 'HA_E: select_type', 'OUTROS: select_type']],
    [
      'own documents, but none taken',
      ordinary,
      [choose('ID', 'PERSONAL'), own('HA_E'), choose('EP', 'PERSONAL'), choose('OUTROS', 'NOT')],
      ['ID: must_select_document', 'EP: must_select_document'],
    ],
    [
      'the department for somebody who has none',
      ordinary,
      [choose('ID', 'DEPARTMENT'), choose('HA_E', 'DSI'), choose('OUTROS', 'NOT')],
      ['ID: source_not_allowed', 'HA_E: source_not_allowed'],
    ],
    [
      'the board’s source',
      servant,
      [choose('ID', 'ADMIN'), own('HA_E'), own('OUTROS')],
      ['ID: source_not_allowed'],
    ],
    [
      'documents beside a source that takes none',
      ordinary,
      [choose('ID', 'DSI', [document]), own('HA_E'), own('OUTROS')],
      ['ID: source_not_allowed'],
    ],
    [
      'a biographical record of an ordinary applicant',
      ordinary,
      [own('ID'), own('HA_E'), own('OUTROS'), own('RG')],
      ['RG: category_not_allowed'],
    ],
    [
      'a category twice',
      ordinary,
      [own('ID'), choose('ID', 'DSI'), own('HA_E'), own('OUTROS')],
      ['ID: category_repeated'],
    ],
    ['a supplement with one file', supplement, [own('HA_E')], []],
    ['a supplement without a file', supplement, [], ['whole: need_file']],
    ['a supplement of something else', supplement, [own('ID')], ['ID: category_not_allowed']],
    [
      'a supplement that only declares',
      { ...supplement, civil: true },
      [choose('HA_E', 'DEPARTMENT')],
      ['whole: need_file'],
    ],
  ] as const)('%s', (_story, occasion, choices, issues) => {
    const found = choiceIssues(choices, occasion).map(
      ({ category, code }) => `${category ?? 'whole'}: ${code}`,
    )
    expect(found).toEqual(issues)
  })
})

test.each([
  ['everything handed in', [own('ID'), own('HA_E'), choose('OUTROS', 'NOT')], []],
  ['no diploma', [choose('ID', 'DSI'), choose('HA_E', 'NOT'), choose('OUTROS', 'NOT')], ['HA_E']],
  ['nothing at all', [choose('ID', 'NOT'), choose('HA_E', 'NOT'), choose('EP', 'NOT')], ['ID', 'HA_E']],
])('admitted on condition with %s', (_story, choices, categories) => {
  expect(conditionalDocuments(choices, { round: 'apply' })).toEqual(categories)
})

describe('warnings before submitting', () => {
  const plain: DocumentValue = personalDocumentOf('D1').documentValue
  const chosen = (category: DocumentCategory, value: Partial<DocumentValue> = {}): ChosenDocument => ({
    category,
    value: { ...plain, ...value },
  })
  const level = (number: number) => ({ educationLevel: { id: 1, level: number, name: '學歷' } })

  test.each([
    ['a degree for an exam that asks for a degree', [chosen('HA_E', level(5))], 5, []],
    ['a higher degree', [chosen('HA_E', level(6))], 5, []],
    ['a school diploma for a degree', [chosen('HA_E', level(3))], 5, ['warn_no_higher_education']],
    ['a diploma that doesn’t say its level', [chosen('HA_E')], 5, ['warn_no_higher_education']],
    ['an associate diploma for a degree', [chosen('HA_E', level(4))], 5, ['warn_level_below']],
    ['an associate diploma beside a degree', [chosen('HA_E', level(4)), chosen('HA_E', level(5))], 5, []],
    ['lower schooling for upper schooling', [chosen('HA_E', level(2))], 3, ['warn_level_below']],
    ['no level, for an exam of schooling', [chosen('HA_E')], 3, []],
    [
      'a foreign degree matched below',
      [chosen('HA_E', { ...level(5), educationLevelMatchLevel: 4 })],
      5,
      ['warn_level_below'],
    ],
    ['no own diploma', [chosen('ID')], 5, []],
    [
      'another name on the diploma',
      [chosen('HA_E', { ...level(5), nameNon: true })],
      5,
      ['warn_mismatch_no_former'],
    ],
    [
      'another name, with proof of the former one',
      [chosen('HA_E', { ...level(5), nameNon: true }), chosen('OUTROS', { documentCategory: 'FORMER' })],
      5,
      [],
    ],
    [
      'the proof in the wrong category',
      [chosen('HA_E', { ...level(5), idNon: true }), chosen('ID', { documentCategory: 'FORMER' })],
      5,
      ['warn_mismatch_no_former'],
    ],
    [
      'both at once',
      [chosen('HA_E', { ...level(3), birthdayNon: true })],
      5,
      ['warn_no_higher_education', 'warn_mismatch_no_former'],
    ],
  ] as const)('%s', (_story, documents, required, warnings) => {
    expect(uploadWarnings(documents, required)).toEqual(warnings)
  })
})

test.each([
  [149, 1, true],
  [150, 1, false],
  [148, 2, true],
  [149, 2, false],
])('a library of %i documents takes %i more: %s', (count, more, room) => {
  expect(libraryHasRoom(count, more)).toBe(room)
})
