import { expect, test } from 'vitest'
import { noteSessionEnd, takeSessionEnd } from '#src/platform/sessionEnd.ts'
import { createStore } from '#src/platform/storage.ts'

/** A tab in which a person was signed in, whose session has ended. */
function tab(subject: string) {
  const store = createStore(() => undefined)
  store.write('profile', JSON.stringify({ subject }))
  noteSessionEnd(store)
  store.remove('profile')
  return { store, signIn: (who: string) => store.write('profile', JSON.stringify({ subject: who })) }
}

test('who signs in again is told once that the session had ended', () => {
  const { store, signIn } = tab('chan')
  signIn('chan')
  expect([takeSessionEnd(store), takeSessionEnd(store)]).toEqual([true, false])
})

test('somebody else is not told of it', () => {
  const { store, signIn } = tab('chan')
  signIn('lei')
  expect(takeSessionEnd(store)).toBe(false)
})

test('a token that was lost without a word is told by the draft that was left', () => {
  const store = createStore(() => undefined)
  store.write('profile', '{"subject":"chan"}')
  expect(takeSessionEnd(store)).toBe(false)
  store.write('draft:chan:one:registration', '{}')
  expect(takeSessionEnd(store)).toBe(true)
})
