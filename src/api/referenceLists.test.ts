import { expect, test } from 'vitest'
import { createSharedList } from '#src/api/referenceLists.ts'

const offline = { kind: 'network' }

/** A list whose calls are answered by hand. */
function aList() {
  const asked: PromiseWithResolvers<readonly string[]>[] = []
  const list = createSharedList(() => {
    const call = Promise.withResolvers<readonly string[]>()
    asked.push(call)
    return call.promise
  })
  return {
    list,
    asked,
    view: () => list.subscribe(() => undefined),
    async answered(end: (call: PromiseWithResolvers<readonly string[]> | undefined) => void) {
      end(asked.at(-1))
      for (let turn = 0; turn < 8; turn++) await Promise.resolve()
      return list.getSnapshot()?.value
    },
  }
}

test('nothing is asked for until a view needs the list; then once for all of them', async () => {
  const { list, asked, view, answered } = aList()
  expect([list.getSnapshot(), asked.length]).toEqual([null, 0])
  view()
  view()
  expect(await answered((call) => call?.resolve(['Administração']))).toBe('loaded')
  view()
  expect([list.getSnapshot()?.context.data, asked.length]).toEqual([['Administração'], 1])
})

test('a list that failed is asked for again by the next view, or by hand, once for all of them', async () => {
  const { list, asked, view, answered } = aList()
  view()
  expect(await answered((call) => call?.reject(offline))).toBe('failed')
  view()
  view()
  expect([list.getSnapshot()?.value, asked.length]).toEqual(['loading', 2])
  expect(await answered((call) => call?.reject(offline))).toBe('failed')
  list.retry()
  list.retry()
  expect([await answered((call) => call?.resolve([])), asked.length]).toEqual(['loaded', 3])
  list.retry()
  expect(asked.length).toBe(3)
})

test('a view hears of the list until it goes', async () => {
  const { list, answered } = aList()
  const heard: unknown[] = []
  const leave = list.subscribe(() => heard.push(list.getSnapshot()?.value))
  await answered((call) => call?.reject(offline))
  leave()
  list.retry()
  expect(heard).toEqual(['failed'])
})
