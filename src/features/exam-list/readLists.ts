import { listExams, listTestExams } from '#contract/endpoints/exam.ts'
import type { ListedExam } from '#contract/entities/exam.ts'
import { call } from '#src/api/client.ts'

export interface Lists {
  /** test exams, which come first (section 1) */
  readonly tests: readonly ListedExam[]
  readonly normal: readonly ListedExam[]
}

/** Both lists, read side by side. @throws Failure */
export async function readLists(signal: AbortSignal): Promise<Lists> {
  const [tests, normal] = await Promise.all([call(listTestExams, { signal }), call(listExams, { signal })])
  return { tests, normal }
}
