import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { getPayment } from '#contract/endpoints/payment.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { RunningPayment } from '#contract/entities/exam.ts'
import { addressOf } from '#machines/addressOf.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import { call } from '#src/api/client.ts'
import { useLoaded } from '#src/api/useLoaded.ts'
import { paymentWaitWithActors } from '#src/features/payment/paymentWait.actors.ts'
import { useSubmissionNews } from '#src/features/payment/useSubmissionNews.ts'
import { waitDeadline } from '#src/features/payment/waitDeadline.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { sessionStore } from '#src/platform/storage.ts'
import { useChart } from '#src/platform/useChart.ts'

export interface Attempt {
  readonly address: SubmissionAddress
  readonly running: RunningPayment
}

const deviceNow = () => Date.now()

async function readAttempt(transactionNo: string, signal: AbortSignal): Promise<Attempt> {
  const payment = await call(getPayment, { query: { transactionNo }, signal })
  const submission = await call(getSubmission, { params: { id: payment.submissionId }, signal })
  return {
    address: addressOf(submission),
    running: { transactionNo, paymentType: payment.paymentType },
  }
}

/** Which attempt is waited for: told by the address, or read where it names the transaction only. */
export function useAttempt(transactionNo: string, told: Attempt | null) {
  const { data, ...reading } = useLoaded(async (signal) => told ?? readAttempt(transactionNo, signal))
  return { attempt: told ?? data, ...reading }
}

/** The wait's chart for a view. */
export function usePaymentWait({ address, running }: Attempt) {
  const [deadline] = useState(() => waitDeadline(running.transactionNo, deviceNow(), sessionStore))
  const actor = useChart(paymentWaitWithActors, { input: { address, running, deadline, now: deviceNow } })
  useEmitted(actor)
  useSubmissionNews(actor, address.submissionId)
  return {
    deadline,
    now: deviceNow,
    busy: useSelector(actor, (s) => s.hasTag('busy')),
    stopped: useSelector(actor, (s) => s.hasTag('stopped')),
    closable: useSelector(actor, (s) => s.can({ type: 'close' })),
    canCheck: useSelector(actor, (s) => s.can({ type: 'checkAgain' })),
    send: actor.send,
  }
}
