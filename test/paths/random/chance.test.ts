import { describe, expect, test } from 'vitest'
import { Chance } from './chance.ts'

const steps = Array.from({ length: 4_000 }, (_, step) => new Chance(`5 ${step}`))
const countOf = (items: readonly (string | null)[]) =>
  Object.fromEntries(
    [...new Set(items)].sort().map((item) => [item, items.filter((one) => one === item).length]),
  )

describe('decisions by a seed', () => {
  test('are the same for the same seed, and others for another', () => {
    const of = (seed: string) =>
      Array.from({ length: 40 }, (_, step) =>
        new Chance(`${seed} ${step}`).pick('press', ['a', 'b', 'c', 'd']),
      ).join('')
    expect(of('7')).toBe(of('7'))
    expect(of('7')).not.toBe(of('8'))
  })

  test('take each of four about as often', () => {
    const counts = countOf(steps.map((chance) => chance.pick('press', ['back', 'next', 'retry', 'home'])))
    expect(Object.keys(counts)).toEqual(['back', 'home', 'next', 'retry'])
    for (const count of Object.values(counts)) expect(count).toSatisfy((n: number) => n > 900 && n < 1_100)
  })

  test('follow the weights', () => {
    const weights: Record<string, number> = { press: 6, reload: 2 }
    const taken = steps.map((chance) =>
      chance.weigh('move', Object.keys(weights), String, (name) => weights[name] ?? 0),
    )
    expect((countOf(taken).press ?? 0) / taken.length).toBeCloseTo(0.75, 1)
  })

  test('stay as they are when something else is there too, unless that is taken', () => {
    const changed = steps.filter((chance) => {
      const without = chance.pick('press', ['back', 'next'])
      const and = chance.pick('press', ['message', 'back', 'next'])
      return and !== 'message' && and !== without
    })
    expect(changed).toEqual([])
  })

  test('do not depend on the order', () => {
    for (const chance of steps.slice(0, 100))
      expect(chance.pick('press', ['a', 'b', 'c'])).toBe(chance.pick('press', ['c', 'a', 'b']))
  })

  test('of nothing there is nothing', () => {
    expect(new Chance('1').pick('press', [])).toBeNull()
  })
})
