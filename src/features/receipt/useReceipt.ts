import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Receipt } from '#contract/entities/payment.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { addressOf } from '#machines/addressOf.ts'
import { useFailureText } from '#src/api/useFailureText.ts'
import { wireReceipt } from '#src/features/receipt/wireReceipt.ts'
import { useEmitted } from '#src/platform/outlet.ts'
import { useChart } from '#src/platform/useChart.ts'

/** The receipt's chart for a view. */
export function useReceipt(submission: Submission) {
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const [chart] = useState(() => wireReceipt(setReceipt))
  const actor = useChart(chart, {
    input: { address: addressOf(submission), submissionNo: submission.submissionNo ?? '' },
  })
  useEmitted(actor)
  const failureText = useFailureText(actor)
  return {
    failureText,
    receipt,
    failed: useSelector(actor, (s) => s.matches('failed')),
    downloading: useSelector(actor, (s) => s.matches('downloading')),
    send: actor.send,
  }
}
