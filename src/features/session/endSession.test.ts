import { expect, test } from 'vitest'
import { createBearer } from '#src/api/bearer.ts'
import { dropDraftsOfOthers, endSession, type SessionEnd } from '#src/features/session/endSession.ts'
import { createStore } from '#src/platform/storage.ts'

const draft = 'draft:chan:one:registration'

function tab() {
  const store = createStore(() => undefined)
  const bearer = createBearer(store)
  bearer.take('Bearer one', bearer.begin())
  store.write('profile', '{"subject":"chan"}')
  store.write(draft, '{}')
  store.write('return_to', '/recibo')
  store.write('isApp', 'true')
  return { store, parts: { bearer, store, here: () => '/upload/apply/3/x' } }
}

test('an expired session keeps the drafts and the page to come back to', () => {
  const { store, parts } = tab()
  endSession('expired', parts)
  expect([store.read('access_token'), store.read('profile')]).toEqual([null, null])
  expect([store.read(draft), store.read('return_to')]).toEqual(['{}', '/upload/apply/3/x'])
  expect(store.read('session_ended')).toBe('chan')
})

test.each(['signedOut', 'signedOutElsewhere'] as SessionEnd[])('%s: nothing personal stays', (why) => {
  const { store, parts } = tab()
  endSession(why, parts)
  expect(store.keys('')).toEqual(['isApp'])
})

test('another person’s drafts go at sign-in, one’s own stay', () => {
  const { store } = tab()
  store.write('draft:lei:two:resume', '{}')
  store.write('draft:chan-lei:three:resume', '{}')
  dropDraftsOfOthers('chan', store)
  expect(store.keys('draft:')).toEqual([draft])
})
