import { assign, setup } from 'xstate'
import type { RunningPayment } from '#contract/entities/exam.ts'
import type { PayStart, StartedPayment } from '#contract/entities/payment.ts'
import type { PaymentChannel, SubmissionType } from '#contract/enums.ts'
import type { Place } from '#machines/emittedEvents.ts'
import type { ChartFailure } from '#machines/failure.ts'
import { endsTheStep, type Failed, failed, hasCode, leaveAfter } from '#machines/failureActions.ts'
import {
  type AttemptOutcome,
  type PaymentAttemptInput,
  paymentPage,
  waitPage,
} from '#machines/payment/attemptOutcome.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

interface Attempt extends PaymentAttemptInput {
  readonly transactionNo: string
  readonly outcome: AttemptOutcome
}

const outcome = (place: Place, failure: ChartFailure | null = null) => ({ outcome: { place, failure } })

const found = ({ event }: { event: { output: RunningPayment | null } }) => ({ running: event.output })
const created = ({ event }: { event: { output: { transactionNo: string } } }) => event.output
const located = ({ event }: { event: { output: { payUrl: string | null } } }) => ({
  payUrl: event.output.payUrl,
})
interface Running {
  readonly running: RunningPayment | null
}
interface Located {
  readonly payUrl: string | null
}

const attemptSetup = setup({
  types: {
    context: {} as Attempt,
    input: {} as PaymentAttemptInput,
    output: {} as AttemptOutcome,
    tags: {} as 'busy',
  },
  actors: {
    payFree: unimplementedActor<void, { submissionId: string }>('payFree'),
    openPayment: unimplementedActor<PayStart, { submissionType: SubmissionType; submissionId: string }>(
      'openPayment',
    ),
    createPayment: unimplementedActor<
      { transactionNo: string },
      { submissionId: string; paymentType: PaymentChannel }
    >('createPayment'),
    startPayment: unimplementedActor<StartedPayment, RunningPayment>('startPayment'),
    addressOfMpay: unimplementedActor<{ payUrl: string }, RunningPayment>('addressOfMpay'),
    findRunning: unimplementedActor<RunningPayment | null, { submissionId: string }>('findRunning'),
  },
  guards: {
    isFree: ({ context }) => context.paymentType === 'FREE',
    isMpay: ({ context }) => context.paymentType === 'MPAY',
    hasAddress: (_, { payUrl }: Located) => payUrl !== null,
    isPaid: hasCode('PAYMENT_STATUS_SUCCESS'),
    isBeingPaid: hasCode('PAYMENT_STATUS_STARTED'),
    endsTheStep,
  },
  actions: {
    keepNumber: assign((_, { transactionNo }: { transactionNo: string }) => ({ transactionNo })),
    goToReceipt: assign(({ context }) => outcome({ to: 'receipt', ...context.address })),
    goToRunning: assign(({ context }, { running }: Running) =>
      outcome(running === null ? paymentPage(context) : waitPage(context, running)),
    ),
    goToProvider: assign((_, { payUrl }: Located) => outcome({ to: 'address', url: payUrl ?? '' })),
    goToWait: assign(({ context }) => outcome(waitPage(context, context))),
    goBack: assign(({ context }, { failure }: Failed) => outcome(paymentPage(context), failure)),
    goAfterFailure: assign(({ context }, { failure }: Failed) =>
      outcome(leaveAfter(failure, context.address).place, failure),
    ),
  },
})

interface Given {
  context: Attempt
}
const submission = ({ context }: Given) => ({ submissionId: context.address.submissionId })
const transaction = ({ context: { transactionNo, paymentType } }: Given) => ({ transactionNo, paymentType })

const keepNumber = { type: 'keepNumber', params: created } as const
const over = 'over' as const
const refused = [
  { guard: { type: 'isPaid', params: failed }, target: over, actions: 'goToReceipt' },
  { guard: { type: 'isBeingPaid', params: failed }, target: 'findingRunning' },
  {
    guard: { type: 'endsTheStep', params: failed },
    target: over,
    actions: { type: 'goAfterFailure', params: failed },
  },
  { target: over, actions: { type: 'goBack', params: failed } },
] as const

/**
 * One attempt to pay, started by another chart (section 4, payment start by type). Its output says where the person goes.
 *
 * - FREE ends with the receipt. MPAY ends with the address of the public start, which the browser visits. Other channels
 *   end with the provider's address or, where there is none, with the wait page.
 * - An attempt already under way is never doubled: one by the same channel is taken up again (`createPayment` answers with
 *   it), one by another channel is waited for where the service refuses to leave it. What is paid already leads to the
 *   receipt.
 * - Any other failure leads back to the payment page with its channel, or out of the step where the period is over.
 * - Actor `openPayment` is pay-start of the round, `addressOfMpay` asks nobody, `findRunning` reads the submission.
 */
export const paymentAttemptMachine = attemptSetup.createMachine({
  id: 'paymentAttempt',
  context: ({ input }) => ({ ...input, transactionNo: '', ...outcome(paymentPage(input)) }),
  initial: 'choosingWay',
  states: {
    choosingWay: { always: [{ guard: 'isFree', target: 'payingFree' }, { target: 'opening' }] },
    payingFree: {
      tags: 'busy',
      invoke: {
        id: 'payFree',
        src: 'payFree',
        input: submission,
        onDone: { target: over, actions: 'goToReceipt' },
        onError: refused,
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context: { address } }) => ({
          submissionType: address.submissionType,
          submissionId: address.submissionId,
        }),
        onDone: 'creating',
        onError: refused,
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createPayment',
        src: 'createPayment',
        input: ({ context }) => ({
          submissionId: context.address.submissionId,
          paymentType: context.paymentType,
        }),
        onDone: [
          { guard: 'isMpay', target: 'locatingMpay', actions: keepNumber },
          { target: 'starting', actions: keepNumber },
        ],
        onError: refused,
      },
    },
    locatingMpay: {
      tags: 'busy',
      invoke: {
        id: 'addressOfMpay',
        src: 'addressOfMpay',
        input: transaction,
        onDone: { target: over, actions: { type: 'goToProvider', params: located } },
        onError: { target: over, actions: { type: 'goBack', params: failed } },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: transaction,
        onDone: [
          {
            guard: { type: 'hasAddress', params: located },
            target: over,
            actions: { type: 'goToProvider', params: located },
          },
          { target: over, actions: 'goToWait' },
        ],
        onError: refused,
      },
    },
    findingRunning: {
      tags: 'busy',
      invoke: {
        id: 'findRunning',
        src: 'findRunning',
        input: submission,
        onDone: { target: over, actions: { type: 'goToRunning', params: found } },
        onError: { target: over, actions: { type: 'goBack', params: failed } },
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
})
