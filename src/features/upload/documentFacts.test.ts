import { expect, test } from 'vitest'
import type { DocumentValue } from '#contract/entities/document.ts'
import { documentFacts } from '#src/features/upload/documentFacts.ts'
import type { Text } from '#src/i18n/useText.ts'

const diploma: DocumentValue = {
  documentCategory: 'DIPLOMA',
  description: '',
  nameNon: false,
  birthdayNon: false,
  idNon: false,
  educationLevel: { id: 5, level: 5, name: '學士學位' },
  educationLevelMatchLevel: 5,
  degree: '法學士',
  school: '澳門大學',
  subject: null,
  course: '',
  educationLocation: null,
  organisation: null,
  issueDate: '2012-06-30',
  qualification: null,
}
const ids = ((id: string) => id) as Text
const levels = [{ level: 5, nameTc: '學士學位', namePt: 'Licenciatura' }]

test('a diploma says its matching level, degree, school and date, and nothing of what is empty', () => {
  expect(documentFacts(diploma, { text: ids, language: 'PT', levels })).toEqual([
    'document.field.match_level: Licenciatura',
    'document.field.degree: 法學士',
    'document.field.school: 澳門大學',
    'document.field.issue_date: 30 de Junho de 2012',
  ])
})

test('a level that no list knows is left out', () => {
  const facts = documentFacts(
    { ...diploma, educationLevelMatchLevel: 9 },
    { text: ids, language: 'ZH_TW', levels },
  )
  expect(facts[0]).toBe('document.field.degree：法學士')
})
