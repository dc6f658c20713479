import { expect, test } from 'vitest'
import type { PersonalDocument, SubmittedFile } from '#contract/entities/document.ts'
import { choicesOf } from '#src/features/upload/upload.actors.ts'

const file = (given: Partial<SubmittedFile>): SubmittedFile => ({
  id: 'ffffffffffffffffffffff',
  submissionId: 'ssssssssssssssssssssss',
  documentType: 'ID',
  documentSource: 'PERSONAL',
  documentCiType: null,
  channel: 'WEB',
  personalDocumentId: null,
  documentValue: null,
  file: null,
  ...given,
})
const inLibrary = (id: string) => ({ id }) as PersonalDocument

test('what was chosen before comes up by category', () => {
  const files = [
    file({ documentType: 'ID', documentSource: 'DSI' }),
    file({ documentType: 'HA_E', personalDocumentId: 'one' }),
    file({ documentType: 'HA_E', personalDocumentId: 'two' }),
    file({ documentType: 'OUTROS', documentSource: 'NOT' }),
  ]
  expect(choicesOf(files, [inLibrary('one'), inLibrary('two')])).toEqual([
    { documentType: 'ID', documentSource: 'DSI', personalDocumentIds: [] },
    { documentType: 'HA_E', documentSource: 'PERSONAL', personalDocumentIds: ['one', 'two'] },
    { documentType: 'OUTROS', documentSource: 'NOT', personalDocumentIds: [] },
  ])
})

test('a document that has left the library is no longer taken', () => {
  expect(choicesOf([file({ personalDocumentId: 'gone' })], [inLibrary('one')])).toEqual([
    { documentType: 'ID', documentSource: 'PERSONAL', personalDocumentIds: [] },
  ])
})

test('the form document, the receipt and what the board added are no choice', () => {
  const files = [
    file({ documentCiType: 'FI', documentType: 'OUTROS' }),
    file({ documentType: 'RECIBO' }),
    file({ documentSource: 'ADMIN' }),
  ]
  expect(choicesOf(files, [])).toEqual([])
})
