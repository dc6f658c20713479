import { startTransition, useCallback, useEffect, useState } from 'react'
import type { ListedExam } from '#contract/entities/exam.ts'
import { nextChange } from '#contract/rules/examWindow.ts'
import { type Failure, isFailure } from '#src/api/failure.ts'
import { type Lists, readLists, takeFirstLists, takeFirstReading } from '#src/features/exam-list/readLists.ts'
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

const earliest = (moments: readonly (number | null)[]): number | null => {
  const coming = moments.filter((moment) => moment !== null)
  return coming.length === 0 ? null : Math.min(...coming)
}

/** Both lists, read side by side, and the service's time as the windows open and close. */
export function useExamList(): ExamList {
  const [lists, setLists] = useState<Lists | null>(takeFirstLists)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const reload = useCallback(() => {
    setFailure(null)
    setAttempt((count) => count + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    if (lists && attempt === 0) return
    const reading = new AbortController()
    const { signal } = reading
    const current = takeFirstReading() ?? readLists(signal)
    current.then(
      // the cards may take a moment to make; the page stays responsive meanwhile
      (read) => startTransition(() => setLists(read)),
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
