import { expect, test } from 'vitest'
import { textIn } from '#service/pdf/textIn.ts'

test('a document says what the catalogue of its language says', () => {
  expect([textIn.ZH_TW('form.field.email'), textIn.PT('form.field.email')]).toEqual([
    '電郵地址',
    'Correio electrónico',
  ])
})

test('values stand where each language wants them', () => {
  const values = { date: '…', time: '17:44' }
  expect([textIn.ZH_TW('pdf.moment', values), textIn.PT('pdf.moment', values)]).toEqual([
    '… 17:44',
    '…, 17:44 horas',
  ])
})

test('an id of no catalogue is never printed', () => {
  expect(() => textIn.PT('form.applicant_status.Z' as 'common.yes')).toThrow(
    'no text form.applicant_status.Z in pt',
  )
})
