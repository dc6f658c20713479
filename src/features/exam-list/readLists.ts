import { listExams, listTestExams } from '#contract/endpoints/exam.ts'
import type { ListedExam } from '#contract/entities/exam.ts'
import { call } from '#src/api/client.ts'

export interface Lists {
  readonly tests: readonly ListedExam[]
  readonly normal: readonly ListedExam[]
}

/** Both lists, read side by side. @throws Failure */
export async function readLists(signal?: AbortSignal): Promise<Lists> {
  const options = signal ? { signal } : {}
  const [tests, normal] = await Promise.all([call(listTestExams, options), call(listExams, options)])
  return { tests, normal }
}

let reading: Promise<Lists> | null = null
let read: Lists | null = null

/**
 * Reads the lists before the first render, so that the page is made once, with its cards. Waits `patience` milliseconds
 * at most; then, and after a failure, the page goes on with the same reading.
 */
export async function readFirstLists(patience: number): Promise<void> {
  reading = readLists()
  const done = reading.then(
    (lists) => {
      read = lists
    },
    () => {},
  )
  await Promise.race([done, new Promise((late) => setTimeout(late, patience))])
}

/** What was read before the first render: once, and only where it was there in time. */
export function takeFirstLists(): Lists | null {
  const lists = read
  if (lists) reading = null
  read = null
  return lists
}

/** The reading that the first render did not wait for, once. */
export function takeFirstReading(): Promise<Lists> | null {
  const open = reading
  reading = null
  read = null
  return open
}
