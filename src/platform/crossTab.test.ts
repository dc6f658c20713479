import { expect, test } from 'vitest'
import { signedOutSince, tellSignedOut } from '#src/platform/crossTab.ts'
import { createStore } from '#src/platform/storage.ts'

const at = (time: string) => Date.parse(`2026-03-13T${time}Z`)

test.each([
  ['nobody signed out', null, '10:00:00', false],
  ['somebody signed out before this session began', '09:00:00', '10:00:00', false],
  ['somebody signed out while this page slept', '10:05:00', '10:00:00', true],
])('%s', (_, signedOut, begun, ended) => {
  const store = createStore(() => undefined)
  if (signedOut) tellSignedOut(at(signedOut), store)
  expect(signedOutSince(at(begun), store)).toBe(ended)
})

test('a damaged word counts as none', () => {
  const store = createStore(() => undefined)
  store.write('signed_out_at', 'yesterday')
  expect(signedOutSince(0, store)).toBe(false)
})
