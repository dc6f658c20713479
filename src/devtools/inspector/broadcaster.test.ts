import { describe, expect, test } from 'vitest'
import { type Channel, createBroadcaster } from '#src/devtools/inspector/broadcaster.ts'
import type { Message, Told } from '#src/devtools/inspector/message.ts'
import { readWish } from '#src/devtools/inspector/wish.ts'
import { createStore } from '#src/platform/storage.ts'

/** One channel, as all pages and viewers of an origin share it. */
function air() {
  const said: Message[] = []
  let open = 0
  const listeners = new Set<(event: { data: unknown }) => void>()
  const openChannel = (): Channel => {
    open += 1
    const mine = new Set<(event: { data: unknown }) => void>()
    return {
      postMessage: (message) => said.push(message),
      addEventListener(_, listener) {
        mine.add(listener)
        listeners.add(listener)
      },
      close() {
        open -= 1
        for (const listener of mine) listeners.delete(listener)
      },
    }
  }
  const say = (data: unknown) => {
    for (const listener of listeners) listener({ data })
  }
  return { said, say, openChannel, open: () => open }
}

const page = '00c0ffee'
const born = (n: number): Told => ({
  kind: 'born',
  n,
  at: n,
  actor: 'x:1',
  parent: null,
  chart: 'leaving',
  name: 'leaving',
})
const step = (n: number): Told => ({
  kind: 'step',
  n,
  at: n,
  actor: 'x:1',
  event: 'home',
  source: null,
  heard: true,
  status: 'active',
  value: 'asking',
  tags: [],
  moves: [],
})
const numbers = (said: readonly Message[]) => said.flatMap((one) => (one.kind === 'told' ? [one.told.n] : []))

describe('a page', () => {
  test('tells what happens as it happens, and all of it to a viewer that comes later', () => {
    const { said, say, openChannel } = air()
    const broadcaster = createBroadcaster(page, openChannel)
    broadcaster.enter()
    broadcaster.tell(born(1))
    broadcaster.tell(step(2))
    expect(said[0]).toEqual({ kind: 'opened', page })
    expect(broadcaster.hasViewer()).toBe(false)
    say({ kind: 'hello' })
    expect(broadcaster.hasViewer()).toBe(true)
    expect(numbers(said)).toEqual([1, 2, 1, 2])
  })

  test('ignores what is no greeting', () => {
    const { said, say, openChannel } = air()
    const broadcaster = createBroadcaster(page, openChannel)
    broadcaster.enter()
    for (const data of [null, 'hello', { kind: 'hello', more: 1 }, { kind: 'left', page }]) say(data)
    expect(said).toHaveLength(1)
    expect(broadcaster.hasViewer()).toBe(false)
  })

  test('holds no channel while the browser keeps it, and tells on when it is shown again', () => {
    const { said, say, openChannel, open } = air()
    const broadcaster = createBroadcaster(page, openChannel)
    broadcaster.enter()
    broadcaster.enter()
    expect(open()).toBe(1)
    broadcaster.leave()
    expect(open()).toBe(0)
    broadcaster.tell(born(1))
    expect(said.at(-1)).toEqual({ kind: 'left', page })
    broadcaster.enter()
    say({ kind: 'hello' })
    expect(numbers(said)).toEqual([1])
  })

  test('forgets the oldest steps, never who was born', () => {
    const { said, say, openChannel } = air()
    const broadcaster = createBroadcaster(page, openChannel)
    broadcaster.tell(born(1))
    for (let n = 2; n <= 2_100; n++) broadcaster.tell(step(n))
    broadcaster.enter()
    say({ kind: 'hello' })
    expect(numbers(said).slice(0, 2)).toEqual([1, 102])
    expect(numbers(said)).toHaveLength(2_000)
  })
})

test.each([
  [['?inspect'], 'viewer'],
  [['?inspect', ''], 'viewer'],
  [['?inspect=stately', ''], 'stately'],
  [['?inspect=stately', '?inspect=off', ''], null],
  [['?inspect=anything'], 'viewer'],
  [['', '?inspected'], null],
])('a tab that was opened with %j wishes %s', (searches, wish) => {
  const store = createStore(() => undefined)
  expect(searches.map((search) => readWish(search, store)).at(-1)).toBe(wish)
})
