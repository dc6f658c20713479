import { expect, test } from 'vitest'
import { freshen, isModuleMissing, reloadOnce } from '#src/platform/staleBuild.ts'

/** A tab in which the application does not start, and how often it was loaded anew. */
function tab() {
  const kept = new Map<string, string>()
  let reloads = 0
  const store = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  }
  const recovery = (now: number) => ({
    store,
    now,
    redirect: {
      reload: () => {
        reloads += 1
      },
    },
  })
  return {
    fail: (now: number) => reloadOnce(recovery(now)),
    miss: (now: number, isReachable: boolean) => freshen(recovery(now), async () => isReachable),
    reloads: () => reloads,
  }
}

const noon = Date.parse('2026-03-04T12:00:00+08:00')

test('a page of an older deploy is loaded anew, once', () => {
  const { fail, reloads } = tab()
  expect([fail(noon), fail(noon + 2_000), reloads()]).toEqual([true, false, 1])
})

test('another deploy an hour later is met in the same way', () => {
  const { fail, reloads } = tab()
  fail(noon)
  expect([fail(noon + 3_600_000), reloads()]).toEqual([true, 2])
})

test('a step whose module is gone loads the page anew once; without a network the page stays', async () => {
  const { miss, reloads } = tab()
  expect(await miss(noon, false)).toBe('unreachable')
  expect(reloads()).toBe(0)
  expect(await miss(noon, true)).toBe('leaving')
  expect(await miss(noon + 1_000, true)).toBe('again')
  expect(reloads()).toBe(1)
})

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x/a.js'), true],
  ['Firefox', new TypeError('error loading dynamically imported module: https://x/a.js'), true],
  ['Safari', new TypeError('Importing a module script failed.'), true],
  ['a defect', new TypeError('x is not a function'), false],
  ['a failure of a call', { kind: 'network' }, false],
])('a missing module by its words: %s', (_, error, wanted) => {
  expect(isModuleMissing(error)).toBe(wanted)
})
