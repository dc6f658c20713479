import type { ListedExam } from '#contract/entities/exam.ts'
import { nextChange } from '#contract/rules/examWindow.ts'
import { type Failure, isFailure } from '#src/api/failure.ts'
import { type Lists, readLists } from '#src/features/exam-list/readLists.ts'
import { type Clock, clock } from '#src/platform/clock.ts'
import { onRestored, onVisible } from '#src/platform/pageLifecycle.ts'

/** A timer longer than this overflows in browsers and fires at once. */
const longestTimer = 60 * 60_000
const minute = 60_000

export interface ExamList extends Lists {
  readonly state: 'loading' | 'loaded' | 'failed'
  readonly failure: Failure | null
  /** milliseconds, by the service's clock */
  readonly now: number
}

interface Dependencies {
  readonly read: (signal: AbortSignal) => Promise<Lists>
  readonly clock: Pick<Clock, 'now' | 'subscribe'>
  readonly onRestored: (listener: () => void) => () => void
  readonly onVisible: (listener: () => void) => () => void
}

export interface ExamListStore {
  /**
   * Reads the lists before the first render, so that the page is made once, with its cards. Waits `timeout` milliseconds
   * at most; then, and after a failure, the page goes on with the same reading.
   */
  readFirst(timeout: number): Promise<void>
  /** The lists are read with the first subscription, and let go with the last. */
  subscribe(listener: () => void): () => void
  getSnapshot(): ExamList
  /** Reads the lists again; what is shown stays until the answer is there. */
  reload(): void
}

/**
 * Both lists, and the service's time as it moves the cards: when a window opens or closes, each full minute, when the
 * service's clock turns out to differ, and when the page is looked at again. A store and no chart, because the first visit
 * must not wait for XState.
 */
export function createExamList({ read, clock, onRestored, onVisible }: Dependencies): ExamListStore {
  const nothing = (): ExamList => ({
    state: 'loading',
    failure: null,
    tests: [],
    normal: [],
    now: clock.now(),
  })
  const listeners = new Set<() => void>()
  let list = nothing()
  let reading: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** ends what is listened to while the list is shown */
  let leave: (() => void)[] | null = null

  const tick = () => show({})
  function show(change: Partial<ExamList>) {
    list = { ...list, ...change, now: clock.now() }
    if (leave) wait()
    for (const listener of listeners) listener()
  }

  function wait() {
    const { now, state, tests, normal } = list
    const changes = [...tests, ...normal].flatMap((exam) => nextChange(exam, now) ?? [])
    const fullMinute = Math.floor(now / minute) * minute + minute
    const next = Math.min(now + longestTimer, ...changes, ...(state === 'loaded' ? [fullMinute] : []))
    clearTimeout(timer)
    timer = setTimeout(tick, Math.max(0, next - clock.now()) + 20)
  }

  async function load() {
    reading?.abort()
    const own = new AbortController()
    reading = own
    const change = await read(own.signal).then(
      (lists): Partial<ExamList> => ({ ...lists, state: 'loaded', failure: null }),
      (error: unknown): Partial<ExamList> => ({
        failure: isFailure(error) ? error : { kind: 'malformed' },
        state: list.state === 'loaded' ? 'loaded' : 'failed',
      }),
    )
    if (reading !== own) return
    reading = null
    show(change)
  }

  function reload() {
    show({ failure: null, state: list.state === 'loaded' ? 'loaded' : 'loading' })
    void load()
  }

  function end() {
    if (listeners.size > 0) return
    for (const stop of leave ?? []) stop()
    leave = null
    clearTimeout(timer)
    reading?.abort()
    reading = null
    list = nothing()
  }

  return {
    readFirst: (timeout) => Promise.race([load(), new Promise<void>((late) => setTimeout(late, timeout))]),
    subscribe(listener) {
      listeners.add(listener)
      if (leave === null) {
        // a page that the browser kept (back from an external service) shows an old list
        leave = [clock.subscribe(tick), onVisible(tick), onRestored(reload)]
        wait()
        if (list.state === 'loading' && reading === null) void load()
      }
      return () => {
        listeners.delete(listener)
        // strict mode ends a subscription and begins it again at once
        queueMicrotask(end)
      }
    },
    getSnapshot: () => list,
    reload,
  }
}

export const examList = createExamList({ read: readLists, clock, onRestored, onVisible })

export const examOf = ({ tests, normal }: Lists, examId: number): ListedExam | undefined =>
  [...tests, ...normal].find(({ id }) => id === examId)
