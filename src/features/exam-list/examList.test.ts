import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListedExam } from '#contract/entities/exam.ts'
import { createExamList } from '#src/features/exam-list/examList.ts'
import type { Lists } from '#src/features/exam-list/readLists.ts'

const start = Date.parse('2026-03-13T17:28:30+08:00')
/** Its period ends between two full minutes, 75 seconds after the start. */
const exam = {
  id: 3,
  startDate: '2026-03-02T09:00:00+08:00',
  endDate: '2026-03-13T17:29:45+08:00',
  startSupplementDate: null,
  endSupplementDate: null,
} as unknown as ListedExam
const lists: Lists = { tests: [], normal: [exam] }
const offline = { kind: 'network' } as const

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A list whose readings are ended by hand, in a page whose moments come by hand. */
function aList() {
  const readings: (PromiseWithResolvers<Lists> & { signal: AbortSignal })[] = []
  const moments: Record<'restored' | 'visible' | 'clock', (() => void) | null> = {
    restored: null,
    visible: null,
    clock: null,
  }
  const listens = (moment: keyof typeof moments) => (listener: () => void) => {
    moments[moment] = listener
    return () => {
      moments[moment] = null
    }
  }
  const list = createExamList({
    read(signal) {
      const reading = { ...Promise.withResolvers<Lists>(), signal }
      readings.push(reading)
      return reading.promise
    },
    clock: { now: Date.now, subscribe: listens('clock') },
    onRestored: listens('restored'),
    onVisible: listens('visible'),
  })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    list,
    readings,
    moments,
    settle,
    async answer(read: Lists = lists) {
      readings.at(-1)?.resolve(read)
      await settle()
      return list.getSnapshot()
    },
    async fail() {
      readings.at(-1)?.reject(offline)
      await settle()
      return list.getSnapshot()
    },
  }
}

test('the page reads the lists when it is shown, once for all who subscribe', async () => {
  const { list, readings, answer } = aList()
  expect([list.getSnapshot().state, readings.length]).toEqual(['loading', 0])
  list.subscribe(() => undefined)
  list.subscribe(() => undefined)
  expect(await answer()).toMatchObject({ state: 'loaded', failure: null, ...lists })
  expect(readings.length).toBe(1)
})

test('what was read before the first render is shown by it', async () => {
  const { list, readings, answer } = aList()
  const first = list.readFirst(2_000)
  await answer()
  await first
  list.subscribe(() => undefined)
  expect([list.getSnapshot().state, readings.length]).toEqual(['loaded', 1])
})

test.each([
  ['comes', 'loaded'],
  ['fails', 'failed'],
] as const)('the first render waits no longer than it may; the same reading %s later', async (how, state) => {
  const { list, readings, answer, fail } = aList()
  const first = list.readFirst(2_000)
  await vi.advanceTimersByTimeAsync(2_000)
  await first
  list.subscribe(() => undefined)
  expect((await (how === 'comes' ? answer() : fail())).state).toBe(state)
  expect(readings.length).toBe(1)
})

test('lists that could not be read are read again by hand; meanwhile nothing is said', async () => {
  const { list, fail, answer } = aList()
  list.subscribe(() => undefined)
  expect(await fail()).toMatchObject({ state: 'failed', failure: offline })
  list.reload()
  expect(list.getSnapshot()).toMatchObject({ state: 'loading', failure: null })
  expect((await answer()).state).toBe('loaded')
})

test('a page that comes back reads again; what is shown stays until then, and where that fails', async () => {
  const { list, moments, answer, fail } = aList()
  list.subscribe(() => undefined)
  await answer()
  moments.restored?.()
  expect(list.getSnapshot()).toMatchObject({ state: 'loaded', ...lists })
  expect(await fail()).toMatchObject({ state: 'loaded', ...lists })
  moments.restored?.()
  expect((await answer({ tests: [], normal: [] })).normal).toEqual([])
})

test('a later reading gives the one before up', async () => {
  const { list, readings, answer, settle } = aList()
  list.subscribe(() => undefined)
  list.reload()
  expect(readings.map(({ signal }) => signal.aborted)).toEqual([true, false])
  readings[0]?.resolve({ tests: [], normal: [] })
  await settle()
  expect(list.getSnapshot().state).toBe('loading')
  expect((await answer()).normal).toEqual([exam])
})

test('who leaves the page gives it up, and comes back to a list that is read anew', async () => {
  const { list, readings, moments, answer, settle } = aList()
  const leave = list.subscribe(() => undefined)
  await answer()
  leave()
  list.subscribe(() => undefined)()
  await settle()
  expect([list.getSnapshot().state, moments, vi.getTimerCount()]).toEqual([
    'loading',
    { restored: null, visible: null, clock: null },
    0,
  ])
  list.subscribe(() => undefined)
  expect(readings.length).toBe(2)
})

test('strict mode, which leaves and comes back at once, changes nothing', async () => {
  const { list, readings, answer, settle } = aList()
  list.subscribe(() => undefined)()
  list.subscribe(() => undefined)
  await settle()
  expect((await answer()).state).toBe('loaded')
  expect(readings.map(({ signal }) => signal.aborted)).toEqual([false])
})

test.each<[string, number, string]>([
  ['at each full minute', 30_020, '17:29:00'],
  ['when a window closes', 75_020, '17:29:45'],
])('the time moves %s', async (_, milliseconds, time) => {
  const { list, answer } = aList()
  const moves: number[] = []
  list.subscribe(() => moves.push(list.getSnapshot().now))
  await answer()
  await vi.advanceTimersByTimeAsync(milliseconds)
  expect(moves.at(-1)).toBe(Date.parse(`2026-03-13T${time}+08:00`) + 20)
})

test.each(['visible', 'clock'] as const)(
  'the time moves with the page or the service: %s',
  async (moment) => {
    const { list, moments, answer } = aList()
    list.subscribe(() => undefined)
    await answer()
    vi.setSystemTime(start + 5_000)
    moments[moment]?.()
    expect(list.getSnapshot().now).toBe(start + 5_000)
  },
)
