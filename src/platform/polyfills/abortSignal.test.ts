import { expect, test } from 'vitest'
import { anyOf, throwIfAborted } from '#src/platform/polyfills/abortSignal.ts'

test('a signal of several is aborted with the first of them, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const signal = anyOf([one.signal, other.signal])
  expect(signal.aborted).toBe(false)
  other.abort('left')
  expect([signal.aborted, signal.reason]).toEqual([true, 'left'])
  one.abort('late')
  expect(signal.reason).toBe('left')
})

test('a signal of several is aborted at once where one of them is', () => {
  expect(anyOf([new AbortController().signal, AbortSignal.abort('gone')]).reason).toBe('gone')
})

test('a signal of none is never aborted', () => {
  expect(anyOf([]).aborted).toBe(false)
})

test('an aborted signal throws its reason; another one throws nothing', () => {
  expect(() => throwIfAborted(new AbortController().signal)).not.toThrow()
  expect(() => throwIfAborted(AbortSignal.abort(new TypeError('no')))).toThrow(TypeError)
})

test('an aborted signal without a reason throws what a fetch would', () => {
  const old = { aborted: true } as AbortSignal
  expect(() => throwIfAborted(old)).toThrow(expect.objectContaining({ name: 'AbortError' }))
})
