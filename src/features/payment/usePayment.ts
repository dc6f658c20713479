import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Submission } from '#contract/entities/submission.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import { addressOf } from '#machines/addressOf.ts'
import { useFailureText } from '#src/api/useFailureText.ts'
import { providePaymentActors } from '#src/features/payment/payment.actors.ts'
import { useSubmissionNews } from '#src/features/payment/useSubmissionNews.ts'
import { dropQuery } from '#src/platform/addressQuery.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { useChart } from '#src/platform/useChart.ts'

/** The payment's chart for a view. */
export function usePayment(
  submission: Submission,
  paymentType: PaymentChannel | null,
  refused: ErrorCode | null,
) {
  const [chart] = useState(() => providePaymentActors(submission.test))
  const actor = useChart(chart, { input: { address: addressOf(submission), paymentType, refused } })
  useEmitted(actor)
  const failureText = useFailureText(actor)
  useSubmissionNews(actor, submission.id)
  // told once: a reload must not say it again
  useEffect(() => dropQuery('paymentType'), [])
  const confirmation = useSelector(actor, (s) => s.children.paymentConfirmation)
  const isBusy = useSelector(actor, (s) => s.hasTag('busy'))
  const isConfirming = useSelector(confirmation, (s) => s?.hasTag('busy') ?? false)
  return {
    failureText,
    hasFailed: useSelector(actor, (s) => s.matches('failed')),
    isLoading: useSelector(actor, (s) => s.matches('loading')),
    isLeaving: useSelector(actor, (s) => s.matches('leaving')),
    channels: useSelector(actor, (s) => s.context.channels),
    channel: useSelector(actor, (s) => s.context.channel),
    running: useSelector(actor, (s) => s.context.running),
    signed: useSelector(actor, (s) => s.context.signed),
    isUnderWay: useSelector(actor, (s) => s.hasTag('underWay')),
    busy: isBusy || isConfirming,
    showsChannels: useSelector(actor, (s) => s.hasTag('channels')),
    asksConfirmation: useSelector(confirmation, (s) => s?.hasTag('dialog') ?? false),
    canPay: useSelector(actor, (s) => s.can({ type: 'pay' })),
    send: actor.send,
    confirm: () => confirmation?.send({ type: 'confirm' }),
    cancel: () => confirmation?.send({ type: 'cancel' }),
  }
}
