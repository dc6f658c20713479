import type { ExamEntry } from '#src/features/exam-list/examEntryActor.ts'
import { type ExamListStore, examList, examOf } from '#src/features/exam-list/examList.ts'
import type { AppEffects } from '#src/platform/appEffects.ts'

/** The module of the chart. The list is read long before anything on it is pressed, so it need not wait for charts. */
const loadEntry = () => import('#src/features/exam-list/examEntryActor.ts')

type Handle = AppEffects['handle']

export interface ExamEntryStore {
  /** The chart lives until the end of the subscription. */
  subscribe(listener: () => void): () => void
  isBusy(): boolean
  /** @param handle takes what the chart emits */
  press(type: 'apply' | 'supplement', handle: Handle): void
}

/** The buttons of an exam's card: their chart is loaded and started by the first press. */
export function createExamEntry(
  examId: number,
  list: Pick<ExamListStore, 'subscribe' | 'getSnapshot' | 'reload'> = examList,
  load: () => Promise<
    Pick<typeof import('#src/features/exam-list/examEntryActor.ts'), 'startExamEntry'>
  > = loadEntry,
): ExamEntryStore {
  const listeners = new Set<() => void>()
  let running: Promise<ExamEntry> | null = null
  let isBusy = false
  let exam = examOf(list.getSnapshot(), examId)

  function setBusy(busy: boolean) {
    isBusy = busy
    for (const listener of listeners) listener()
  }

  function listRead() {
    const read = examOf(list.getSnapshot(), examId)
    if (!read || read === exam) return
    exam = read
    const { application } = read
    running?.then(
      (entry) => entry.send({ type: 'application.read', application }),
      () => undefined,
    )
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      const leaveList = list.subscribe(listRead)
      return () => {
        listeners.delete(listener)
        leaveList()
        running?.then(
          (entry) => entry.stop(),
          () => undefined,
        )
        running = null
      }
    },
    isBusy: () => isBusy,
    press(type, handle) {
      setBusy(true)
      running ??= load().then(({ startExamEntry }) =>
        startExamEntry({
          examId,
          application: exam?.application ?? null,
          handle,
          onStale: list.reload,
          onBusy: setBusy,
        }),
      )
      running.then(
        (entry) => entry.send({ type }),
        () => {
          running = null
          setBusy(false)
          handle({ type: 'notice', reason: 'failure', failure: { kind: 'network' } })
        },
      )
    },
  }
}
