import { emit, setup } from 'xstate'
import type { RunningPayment } from '#contract/entities/exam.ts'
import type { Payment } from '#contract/entities/payment.ts'
import { limits } from '#contract/limits.ts'
import type { Leave, Notice, SubmissionAddress } from '#machines/emittedEvents.ts'
import { emitFailure, failed, leaveFor, noticeFor } from '#machines/failureActions.ts'
import { isFailed, isPaid, isUnanswered, type Seen, seen } from '#machines/payment/paymentResults.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface PaymentWaitInput {
  readonly address: SubmissionAddress
  readonly running: RunningPayment
  /** when the wait may be closed: milliseconds on the clock of `now`, kept across reloads by the page */
  readonly deadline: number
  /** the clock of the deadline and of the countdown */
  readonly now: () => number
}

export type PaymentWaitEvent =
  /** the page is looked at again: hidden tab, back-forward cache */
  { readonly type: 'page.visible' } | { readonly type: 'checkAgain' } | { readonly type: 'close' }

const waitSetup = setup({
  types: {
    context: {} as PaymentWaitInput,
    input: {} as PaymentWaitInput,
    events: {} as PaymentWaitEvent,
    emitted: {} as Leave | Notice,
    tags: {} as 'busy' | 'lock' | 'stopped' | 'closable',
  },
  actors: {
    readPayment: unimplementedActor<Pick<Payment, 'status'>, { transactionNo: string }>('readPayment'),
    askGateway: unimplementedActor<Pick<Payment, 'status'>, { transactionNo: string }>('askGateway'),
  },
  delays: {
    POLL: limits.paymentPoll,
    UNTIL_DEADLINE: ({ context }) => Math.max(0, context.deadline - context.now()),
  },
  guards: {
    isPaid: (_, params: Seen) => isPaid(params),
    isFailed: (_, params: Seen) => isFailed(params),
    isUnanswered,
  },
  actions: {
    leaveForReceipt: emit(({ context }) => leaveFor({ to: 'receipt', ...context.address }, true)),
    leaveForPayment: emit(({ context }) =>
      leaveFor({ to: 'payment', ...context.address, paymentType: context.running.paymentType }, true),
    ),
    notifyPaymentFailed: emit(noticeFor('payment_failed')),
    notifyFailure: emit(emitFailure),
  },
})

const result = {
  onDone: [
    { guard: { type: 'isPaid', params: seen }, target: '#paymentWait.paid' },
    { guard: { type: 'isFailed', params: seen }, target: '#paymentWait.failed' },
    { target: 'pausing' },
  ],
  onError: { target: 'stopped', actions: { type: 'notifyFailure', params: failed } },
} as const

const transactionNo = ({ context }: { context: PaymentWaitInput }) => ({
  transactionNo: context.running.transactionNo,
})

/**
 * Waiting for the result of an attempt (section 4, payment polling): asked every 3,000 ms after the last answer, so that
 * calls never overlap, and stopped by a result or an error. The dialog can be closed once its 60 seconds are over.
 *
 * - Actors: `readPayment` (the status that the service knows), `askGateway` (`payment/complete`, for `checkAgain`).
 * - Emits `leave` (the receipt, or the payment page with the channel, each in place of this page) and `notice`.
 * - Tags: `busy` the person asked and waits, `lock` the dialog can't be closed yet, `closable`, `stopped` ask again by hand.
 *   The countdown is `deadline - now()`.
 */
export const paymentWaitMachine = waitSetup.createMachine({
  id: 'paymentWait',
  context: ({ input }) => ({ ...input }),
  initial: 'waiting',
  states: {
    waiting: {
      type: 'parallel',
      states: {
        polling: {
          initial: 'asking',
          states: {
            asking: {
              invoke: { id: 'readPayment', src: 'readPayment', input: transactionNo, ...result },
            },
            pausing: {
              after: { POLL: 'asking' },
              on: { 'page.visible': 'asking', checkAgain: 'checking' },
            },
            checking: {
              tags: 'busy',
              invoke: {
                id: 'askGateway',
                src: 'askGateway',
                input: transactionNo,
                ...result,
                onError: [
                  { guard: { type: 'isUnanswered', params: failed }, target: 'stopped' },
                  result.onError,
                ],
              },
            },
            stopped: { tags: 'stopped', on: { checkAgain: 'checking' } },
          },
        },
        dialog: {
          initial: 'locked',
          states: {
            locked: { tags: 'lock', after: { UNTIL_DEADLINE: 'closable' } },
            closable: { tags: 'closable', on: { close: '#paymentWait.closed' } },
          },
        },
      },
    },
    paid: { type: 'final', entry: 'leaveForReceipt' },
    failed: { type: 'final', entry: ['notifyPaymentFailed', 'leaveForPayment'] },
    closed: { type: 'final', entry: 'leaveForPayment' },
  },
})
