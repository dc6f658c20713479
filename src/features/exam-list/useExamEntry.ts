import { useEffect, useRef, useState } from 'react'
import type { ListedExam } from '#contract/entities/exam.ts'
import type { ExamEntry } from '#src/features/exam-list/examEntryActor.ts'
import { useOutlet } from '#src/platform/outlet.ts'

/** The module of the chart. The list is read long before anything on it is pressed, so it need not wait for charts. */
const loadEntry = () => import('#src/features/exam-list/examEntryActor.ts')

/** A card's buttons. @param onStale what the card shows is no longer so */
export function useExamEntry(exam: ListedExam, onStale: () => void) {
  const { handle } = useOutlet()
  const [busy, setBusy] = useState(false)
  const running = useRef<Promise<ExamEntry> | null>(null)
  const stale = useRef(onStale)
  stale.current = onStale

  useEffect(
    () => () => {
      running.current?.then((entry) => entry.stop())
      running.current = null
    },
    [],
  )
  useEffect(() => {
    running.current?.then((entry) => entry.send({ type: 'application.read', application: exam.application }))
  }, [exam])

  function send(type: 'apply' | 'supplement') {
    setBusy(true)
    running.current ??= loadEntry().then(({ startExamEntry }) =>
      startExamEntry({
        examId: exam.id,
        application: exam.application,
        handle,
        onStale: () => stale.current(),
        onBusy: setBusy,
      }),
    )
    running.current.then(
      (entry) => entry.send({ type }),
      () => {
        running.current = null
        setBusy(false)
        handle({ type: 'notice', reason: 'failure', failure: { kind: 'network' } })
      },
    )
  }
  return { send, busy }
}
