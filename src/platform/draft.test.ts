import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createDraft } from '#src/platform/draft.ts'
import { createStore, storageKeys } from '#src/platform/storage.ts'

const values = v.object({ address: v.string() })
const draft = { version: 2, savedAt: 1_772_000_000_000, values: { address: '南灣大馬路762號' } }
const draftOf = (submissionId: string, store: ReturnType<typeof createStore>) =>
  createDraft({ submissionId, step: 'registration', values }, store)
const signedInAs = (subject: string, store = createStore(() => undefined)) => {
  store.writeJson(storageKeys.profile, { subject, nameCn: '陳大文' })
  return store
}

test('what was typed comes back for the same person and submission', () => {
  const store = signedInAs('chan')
  draftOf('one', store).write(draft)
  expect(draftOf('one', store).read()).toEqual(draft)
  expect(draftOf('two', store).read()).toBeNull()
})

test('another person in the same tab meets nothing', () => {
  const store = signedInAs('chan')
  draftOf('one', store).write(draft)
  expect(draftOf('one', signedInAs('lei', store)).read()).toBeNull()
  expect(draftOf('one', signedInAs('chan', store)).read()).toEqual(draft)
})

test('nothing is kept while nobody is known', () => {
  const store = createStore(() => undefined)
  draftOf('one', store).write(draft)
  expect(store.keys(storageKeys.draftPrefix)).toEqual([])
})

test('a damaged draft is no draft, and a removed one is gone', () => {
  const store = signedInAs('chan')
  draftOf('one', store).write(draft)
  const [key = ''] = store.keys(storageKeys.draftPrefix)
  store.write(key, '{"version":2,"savedAt":1,"values":{"address":5}}')
  expect(draftOf('one', store).read()).toBeNull()
  draftOf('one', store).write(draft)
  draftOf('one', store).remove()
  expect(store.keys(storageKeys.draftPrefix)).toEqual([])
})
