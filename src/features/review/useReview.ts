import { useSelector } from '@xstate/react'
import type { Submission } from '#contract/entities/submission.ts'
import { addressOf } from '#machines/addressOf.ts'
import { useFailureText } from '#src/api/useFailureText.ts'
import { reviewWithActors } from '#src/features/review/review.actors.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { useChart } from '#src/platform/useChart.ts'

/** The review's chart for its page. */
export function useReview(submission: Submission) {
  const actor = useChart(reviewWithActors, {
    input: { address: addressOf(submission), version: submission.version },
  })
  useEmitted(actor)
  const failureText = useFailureText(actor)
  const { reviewed, declared, refusals } = useSelector(actor, (s) => s.context)
  return {
    failureText,
    reviewed,
    busy: useSelector(actor, (s) => s.hasTag('busy')),
    isShown: useSelector(actor, (s) => s.hasTag('shown')),
    hasFailed: useSelector(actor, (s) => s.matches('failed')),
    /** the declaration was asked for and is missing */
    isUndeclared: refusals > 0 && !declared,
    refusals,
    declared,
    isAsking: useSelector(actor, (s) => s.hasTag('dialog')),
    send: actor.send,
  }
}
