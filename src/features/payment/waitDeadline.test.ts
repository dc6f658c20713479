import { expect, test } from 'vitest'
import { waitDeadline, waitKey } from '#src/features/payment/waitDeadline.ts'
import { createStore } from '#src/platform/storage.ts'

const memory = () => createStore(() => undefined)
const start = Date.parse('2026-03-13T17:40:00+08:00')

test('a reload after 20 seconds does not stretch the wait', () => {
  const store = memory()
  expect([waitDeadline('A', start, store), waitDeadline('A', start + 20_000, store)]).toEqual([
    start + 60_000,
    start + 60_000,
  ])
})

test('another attempt has a wait of its own', () => {
  const store = memory()
  waitDeadline('A', start, store)
  expect(waitDeadline('B', start + 20_000, store)).toBe(start + 80_000)
})

test.each([
  ['a clock that was set back an hour', JSON.stringify({ transactionNo: 'A', deadline: start + 3_600_000 })],
  ['damage', '{"transactionNo":"A"'],
  ['another shape', '[]'],
])('%s begins the wait anew', (_, kept) => {
  const store = memory()
  store.write(waitKey, kept)
  expect(waitDeadline('A', start, store)).toBe(start + 60_000)
})
