import { assign, emit, setup } from 'xstate'
import type { Payment } from '#contract/entities/payment.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import type { Leave, Notice, SubmissionAddress } from '#machines/emittedEvents.ts'
import { emitFailure, failed, leaveFor, noticeFor } from '#machines/failureActions.ts'
import { isFailed, isPaid, isUnanswered, type Seen, seen } from '#machines/payment/paymentResults.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface PaymentResultInput {
  readonly address: SubmissionAddress
  readonly transactionNo: string
}

type Answer = Pick<Payment, 'status' | 'paymentType'>
interface Paid {
  readonly paymentType: PaymentChannel
}
const by = ({ event }: { event: { output: Answer } }): Paid => ({ paymentType: event.output.paymentType })

/**
 * The return from the gateway (section 4, payment-result callback). What the gateway says is asked, never read from the
 * address: SUCCESS or NOTIFIED leads to the receipt, anything else back to the payment page. "Payment failed, please pay
 * again" is said of what has failed; of an attempt that is still open, whose money may yet be taken, it would invite a
 * second payment: there it is said that no result is known, and the page shows the attempt with its number.
 *
 * Actor `askGateway` (`payment/complete`: a repeat changes nothing). Events `retry`, `giveUp` after a failed call. Emits
 * `leave` and `notice`. Tag `busy`.
 */
export const paymentResultMachine = setup({
  types: {
    context: {} as PaymentResultInput & { readonly paymentType: PaymentChannel | null },
    input: {} as PaymentResultInput,
    events: {} as { readonly type: 'retry' } | { readonly type: 'giveUp' },
    emitted: {} as Leave | Notice,
    tags: {} as 'busy',
  },
  actors: { askGateway: unimplementedActor<Answer, { transactionNo: string }>('askGateway') },
  guards: {
    isPaid: (_, params: Seen) => isPaid(params),
    isFailed: (_, params: Seen) => isFailed(params),
    isUnanswered,
  },
  actions: {
    rememberChannel: assign((_, { paymentType }: Paid) => ({ paymentType })),
    leaveForReceipt: emit(({ context }) => leaveFor({ to: 'receipt', ...context.address }, true)),
    leaveForPayment: emit(({ context }) =>
      leaveFor({ to: 'payment', ...context.address, paymentType: context.paymentType }, true),
    ),
    notifyPaymentFailed: emit(noticeFor('payment_failed')),
    notifyPaymentOpen: emit(noticeFor('payment_open')),
    notifyFailure: emit(emitFailure),
  },
}).createMachine({
  id: 'paymentResult',
  context: ({ input }) => ({ ...input, paymentType: null }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askGateway',
        src: 'askGateway',
        input: ({ context }) => ({ transactionNo: context.transactionNo }),
        onDone: [
          { guard: { type: 'isPaid', params: seen }, target: 'paid' },
          {
            guard: { type: 'isFailed', params: seen },
            target: 'failed',
            actions: { type: 'rememberChannel', params: by },
          },
          { target: 'open', actions: { type: 'rememberChannel', params: by } },
        ],
        onError: [
          { guard: { type: 'isUnanswered', params: failed }, target: 'unanswered' },
          { target: 'unanswered', actions: { type: 'notifyFailure', params: failed } },
        ],
      },
    },
    unanswered: { on: { retry: 'asking', giveUp: 'left' } },
    paid: { type: 'final', entry: 'leaveForReceipt' },
    failed: { type: 'final', entry: ['notifyPaymentFailed', 'leaveForPayment'] },
    open: { type: 'final', entry: ['notifyPaymentOpen', 'leaveForPayment'] },
    left: { type: 'final', entry: 'leaveForPayment' },
  },
})
