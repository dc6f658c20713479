import { expect, test } from 'vitest'
import type { CategoryChoice, PersonalDocument } from '#contract/entities/document.ts'
import { createChoiceDraft } from '#src/features/upload/choiceDraft.ts'
import { createStore, storageKeys } from '#src/platform/storage.ts'

const first = 'aaaaaaaaaaaaaaaaaaaaaa'
const second = 'bbbbbbbbbbbbbbbbbbbbbb'
const choices: CategoryChoice[] = [
  { documentType: 'ID', documentSource: 'DSI', personalDocumentIds: [] },
  { documentType: 'HA_E', documentSource: 'PERSONAL', personalDocumentIds: [first, second] },
]
const library = (...ids: string[]) => ids.map((id) => ({ id }) as PersonalDocument)

function draftOf(subject: string | null, store = createStore(() => undefined)) {
  if (subject !== null) store.writeJson(storageKeys.profile, { subject })
  return { draft: createChoiceDraft('S1', store), store }
}

test('what was chosen comes up again for the same version, without what has left the library', () => {
  const { draft } = draftOf('chan')
  draft.keep(3, choices)
  expect(draft.read(3, library(first, second))).toEqual(choices)
  expect(draft.read(3, library(second))).toEqual([
    choices[0],
    { documentType: 'HA_E', documentSource: 'PERSONAL', personalDocumentIds: [second] },
  ])
})

test('another version was handed in meanwhile: nothing comes up', () => {
  const { draft } = draftOf('chan')
  draft.keep(3, choices)
  expect(draft.read(4, library(first, second))).toBeNull()
})

test('handed in, it is gone; nobody else meets it; nobody keeps nothing', () => {
  const { draft, store } = draftOf('chan')
  draft.keep(3, choices)
  expect(draftOf('leong', store).draft.read(3, library(first))).toBeNull()
  const own = draftOf('chan', store).draft
  own.remove()
  expect(own.read(3, library(first))).toBeNull()
  const nobody = draftOf(null).draft
  nobody.keep(1, choices)
  expect(nobody.read(1, library(first))).toBeNull()
})
