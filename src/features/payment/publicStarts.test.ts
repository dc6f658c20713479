import { expect, test } from 'vitest'
import { noteStart, startedAgain } from '#src/features/payment/publicStarts.ts'
import { createStore } from '#src/platform/storage.ts'

test('the second departure for the same attempt is a start again, the first of another is not', () => {
  const store = createStore(() => undefined)
  noteStart('A', store)
  expect(startedAgain('A', store)).toBe(false)
  noteStart('A', store)
  expect([startedAgain('A', store), startedAgain('B', store)]).toEqual([true, false])
  noteStart('B', store)
  expect([startedAgain('A', store), startedAgain('B', store)]).toEqual([false, false])
})

test('damage is no start', () => {
  const store = createStore(() => undefined)
  store.write('publicStarts', '{"transactionNo":"A"')
  expect(startedAgain('A', store)).toBe(false)
})
