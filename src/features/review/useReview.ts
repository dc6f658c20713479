import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Submission } from '#contract/entities/submission.ts'
import { addressOf } from '#machines/addressOf.ts'
import { useFailureText } from '#src/api/useFailureText.ts'
import { type Reviewed, wireReview } from '#src/features/review/wireReview.ts'
import { useEmitted } from '#src/platform/outlet.ts'
import { useChart } from '#src/platform/useChart.ts'

/** The review for its page: what was read, the declaration, and the chart that drives it. */
export function useReview(submission: Submission) {
  const [reviewed, setReviewed] = useState<Reviewed | null>(null)
  const [declared, setDeclared] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const [chart] = useState(() =>
    wireReview(submission.type, (read) => {
      setReviewed(read)
      // what is read anew is declared anew
      setDeclared(false)
      setAttempt(0)
    }),
  )
  const actor = useChart(chart, {
    input: { address: addressOf(submission), version: submission.version },
  })
  useEmitted(actor)
  const failureText = useFailureText(actor)
  const busy = useSelector(actor, (s) => s.hasTag('busy'))
  return {
    failureText,
    reviewed,
    busy,
    isShown: useSelector(actor, (s) => s.hasTag('shown')),
    hasFailed: useSelector(actor, (s) => s.matches('failed')),
    /** the declaration was asked for and is missing */
    isUndeclared: attempt > 0 && !declared,
    attempt,
    declared,
    declare: setDeclared,
    isAsking,
    retry: () => actor.send({ type: 'retry' }),
    /** Asks before anything is submitted. */
    submit() {
      if (busy) return
      if (declared) {
        setIsAsking(true)
        return
      }
      actor.send({ type: 'submit', declared: false })
      setAttempt((count) => count + 1)
    },
    answer(yes: boolean) {
      setIsAsking(false)
      if (yes) actor.send({ type: 'submit', declared: true })
    },
  }
}
