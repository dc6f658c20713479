import { expect, test } from 'vitest'
import { reloadOnce } from '#src/app/startFailed.ts'

/** A tab in which the application does not start, and how often it was loaded anew. */
function tab() {
  const kept = new Map<string, string>()
  let reloads = 0
  const store = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  }
  const fail = (now: number) =>
    reloadOnce({
      store,
      now,
      redirect: {
        reload: () => {
          reloads += 1
        },
      },
    })
  return { fail, reloads: () => reloads }
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
