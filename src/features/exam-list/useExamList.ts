import { useCallback, useEffect, useState } from 'react'
import { listExams, listTestExams } from '#contract/endpoints/exam.ts'
import type { ListedExam } from '#contract/entities/exam.ts'
import { nextChange } from '#contract/rules/examWindow.ts'
import { call } from '#src/api/client.ts'
import { type Failure, isFailure } from '#src/api/failure.ts'
import { useServiceNow } from '#src/features/exam-list/useServiceNow.ts'

export interface ExamList {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly failure: Failure | null
  /** test exams, which come first (section 1) */
  readonly tests: readonly ListedExam[]
  readonly normal: readonly ListedExam[]
  /** milliseconds, by the service's clock */
  readonly now: number
  /** Reads the list again; what is shown stays until the answer is there. */
  reload(): void
}

interface Lists {
  readonly tests: readonly ListedExam[]
  readonly normal: readonly ListedExam[]
}

const earliest = (moments: readonly (number | null)[]): number | null => {
  const coming = moments.filter((moment) => moment !== null)
  return coming.length === 0 ? null : Math.min(...coming)
}

/** Both lists, read side by side, and the service's time as the windows open and close. */
export function useExamList(): ExamList {
  const [lists, setLists] = useState<Lists | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const reload = useCallback(() => {
    setFailure(null)
    setAttempt((count) => count + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    const reading = new AbortController()
    const { signal } = reading
    Promise.all([call(listTestExams, { signal }), call(listExams, { signal })]).then(
      ([tests, normal]) => setLists({ tests, normal }),
      (error: unknown) => {
        if (!signal.aborted) setFailure(isFailure(error) ? error : { kind: 'malformed' })
      },
    )
    return () => reading.abort()
  }, [attempt])

  // a page that the browser kept (back from an outside party) shows an old list
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && reload()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [reload])

  const all = lists ? [...lists.tests, ...lists.normal] : []
  const now = useServiceNow((at) => earliest(all.map((exam) => nextChange(exam, at))), lists !== null)
  return {
    state: lists ? 'ready' : failure ? 'failed' : 'loading',
    failure,
    tests: lists?.tests ?? [],
    normal: lists?.normal ?? [],
    now,
    reload,
  }
}
