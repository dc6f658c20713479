import { useSelector } from '@xstate/react'
import type { Submission } from '#contract/entities/submission.ts'
import { addressOf } from '#machines/addressOf.ts'
import { useFailureText } from '#src/api/useFailureText.ts'
import { receiptWithActors } from '#src/features/receipt/receipt.actors.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { useChart } from '#src/platform/useChart.ts'

/** The receipt's chart for a view. */
export function useReceipt(submission: Submission) {
  const actor = useChart(receiptWithActors, {
    input: { address: addressOf(submission), submissionNo: submission.submissionNo ?? '' },
  })
  useEmitted(actor)
  const failureText = useFailureText(actor)
  return {
    failureText,
    receipt: useSelector(actor, (s) => s.context.receipt),
    failed: useSelector(actor, (s) => s.matches('failed')),
    downloading: useSelector(actor, (s) => s.matches('downloading')),
    send: actor.send,
  }
}
