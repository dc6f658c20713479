import { expect, test } from 'vitest'
import {
  define,
  findLast,
  hasOwn,
  toSpliced,
  transferToFixedLength,
  withResolvers,
} from '#src/platform/polyfills/builtIns.ts'

test('own keys only', () => {
  expect([hasOwn({ a: undefined }, 'a'), hasOwn({}, 'toString'), hasOwn([1], '0')]).toEqual([
    true,
    false,
    true,
  ])
})

test('the last that matches, with its index; none is undefined', () => {
  expect(findLast.call([1, 2, 3, 4], (one: unknown) => Number(one) % 2 === 1)).toBe(3)
  expect(findLast.call(['a', 'b'], (_: unknown, index: number) => index === 0)).toBe('a')
  expect(findLast.call([], () => true)).toBeUndefined()
})

test('a spliced copy leaves the list as it is', () => {
  const list = [1, 2, 3]
  expect(toSpliced.call(list, ...([1, 1, 7, 8] as unknown as [number]))).toEqual([1, 7, 8, 3])
  expect(toSpliced.call(list, 1)).toEqual([1])
  expect(list).toEqual([1, 2, 3])
})

test('a promise that others settle', async () => {
  const one = withResolvers.call(Promise)
  one.resolve?.('done')
  await expect(one.promise).resolves.toBe('done')
  const other = withResolvers.call(Promise)
  other.reject?.(new Error('no'))
  await expect(other.promise).rejects.toThrow('no')
})

test('a buffer of another length keeps what fits', () => {
  const buffer = new Uint8Array([1, 2, 3]).buffer
  const bytes = (length?: number) => [...new Uint8Array(transferToFixedLength.call(buffer, length))]
  expect([bytes(), bytes(2), bytes(5)]).toEqual([
    [1, 2, 3],
    [1, 2],
    [1, 2, 3, 0, 0],
  ])
})

test('what is there stays; what is defined is not enumerable', () => {
  const owner = { there: 1 }
  define(owner, 'there', 2)
  define(owner, 'added', 3)
  expect([owner.there, Object.keys(owner), Reflect.get(owner, 'added')]).toEqual([1, ['there'], 3])
})
