import { assign, emit, setup } from 'xstate'
import type { Submission } from '#contract/entities/submission.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import { type Answered, answered } from '#machines/actorOutputs.ts'
import type { Leave, Notice, SubmissionAddress } from '#machines/emittedEvents.ts'
import {
  emitFailure,
  endsTheStep,
  type Failed,
  failed,
  leaveAfter,
  leaveFor,
  noticeFor,
  noticeOf,
} from '#machines/failureActions.ts'
import { type AttemptOutcome, attemptOutcome, hasFailed } from '#machines/payment/attemptOutcome.ts'
import { paymentAttemptMachine } from '#machines/payment/paymentAttempt.machine.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface AuthorizationInput {
  readonly address: SubmissionAddress
  readonly paymentType: PaymentChannel
  /** one-time code of the signature, taken out of the address; null where the address carried none */
  readonly code: string | null
}

interface Authorization extends AuthorizationInput {
  readonly token: string
}

interface Exchanged {
  readonly token: string
}
const exchanged = ({ event }: { event: { output: Exchanged } }): Exchanged => event.output

/**
 * The return from the signature (section 4, authorization callback).
 *
 * - The page takes the code out of the address, then sends `begin`, once: the code works once.
 * - No code, as after a reload: what the service says counts. Not signed: the sign-PDF error, back to the payment page with
 *   its channel; signed: back without a word; ended: the receipt. A test exam, which only the service knows,
 *   has ended with the signature: the receipt. Otherwise the attempt follows.
 * - Actors: `exchangeCode`, `readSubmission`, `signSubmission`, and `paymentAttempt` (provide the chart of that name with its actors).
 * - Emits `leave` (in place of this page) and `notice`. Tag `busy`.
 */
export const authorizationMachine = setup({
  types: {
    context: {} as Authorization,
    input: {} as AuthorizationInput,
    events: {} as { readonly type: 'begin' },
    emitted: {} as Leave | Notice,
    tags: {} as 'busy',
  },
  actors: {
    exchangeCode: unimplementedActor<
      Exchanged,
      { address: SubmissionAddress; paymentType: PaymentChannel; code: string }
    >('exchangeCode'),
    readSubmission: unimplementedActor<Submission, { submissionId: string }>('readSubmission'),
    signSubmission: unimplementedActor<Submission, { submissionId: string; token: string }>('signSubmission'),
    paymentAttempt: paymentAttemptMachine,
  },
  guards: {
    hasNoCode: ({ context }) => context.code === null,
    isSigned: (_, { submission }: Answered) => submission.signed,
    hasEnded: (_, { submission }: Answered) => submission.stage === 'END',
    endsTheStep,
    hasFailed,
  },
  actions: {
    takeToken: assign((_, { token }: Exchanged) => ({ token, code: null })),
    dropToken: assign({ token: '' }),
    notifyNotSigned: emit(noticeFor('sign_pdf_error')),
    notifyFailure: emit(emitFailure),
    notifyOutcome: emit((_, { failure }: AttemptOutcome) => noticeOf(failure ?? { kind: 'malformed' })),
    leaveForPayment: emit(({ context }) =>
      leaveFor({ to: 'payment', ...context.address, paymentType: context.paymentType }, true),
    ),
    leaveForReceipt: emit(({ context }) => leaveFor({ to: 'receipt', ...context.address }, true)),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
    leaveForOutcome: emit((_, { place }: AttemptOutcome) => leaveFor(place, true)),
  },
}).createMachine({
  id: 'authorization',
  context: ({ input }) => ({ ...input, token: '' }),
  initial: 'arriving',
  states: {
    arriving: {
      on: {
        begin: [{ guard: 'hasNoCode', target: 'lookingUp' }, { target: 'exchanging' }],
      },
    },
    lookingUp: {
      tags: 'busy',
      invoke: {
        id: 'readSubmission',
        src: 'readSubmission',
        input: ({ context }) => ({ submissionId: context.address.submissionId }),
        onDone: [
          { guard: { type: 'hasEnded', params: answered }, target: 'over', actions: 'leaveForReceipt' },
          { guard: { type: 'isSigned', params: answered }, target: 'over', actions: 'leaveForPayment' },
          { target: 'over', actions: ['notifyNotSigned', 'leaveForPayment'] },
        ],
        onError: { target: 'over', actions: ['notifyNotSigned', 'leaveForPayment'] },
      },
    },
    exchanging: {
      tags: 'busy',
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ context: { address, paymentType, code } }) => ({ address, paymentType, code: code ?? '' }),
        onDone: { target: 'signing', actions: { type: 'takeToken', params: exchanged } },
        onError: {
          target: 'over',
          actions: [{ type: 'notifyFailure', params: failed }, 'leaveForPayment'],
        },
      },
    },
    signing: {
      tags: 'busy',
      exit: 'dropToken',
      invoke: {
        id: 'signSubmission',
        src: 'signSubmission',
        input: ({ context }) => ({ submissionId: context.address.submissionId, token: context.token }),
        onDone: [
          { guard: { type: 'hasEnded', params: answered }, target: 'over', actions: 'leaveForReceipt' },
          { target: 'attempting' },
        ],
        onError: [
          {
            guard: { type: 'endsTheStep', params: failed },
            target: 'over',
            actions: [
              { type: 'notifyFailure', params: failed },
              { type: 'leaveAfterFailure', params: failed },
            ],
          },
          {
            target: 'over',
            actions: [{ type: 'notifyFailure', params: failed }, 'leaveForPayment'],
          },
        ],
      },
    },
    attempting: {
      tags: 'busy',
      invoke: {
        id: 'paymentAttempt',
        src: 'paymentAttempt',
        input: ({ context: { address, paymentType } }) => ({ address, paymentType }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: attemptOutcome },
            target: 'over',
            actions: [
              { type: 'notifyOutcome', params: attemptOutcome },
              { type: 'leaveForOutcome', params: attemptOutcome },
            ],
          },
          { target: 'over', actions: { type: 'leaveForOutcome', params: attemptOutcome } },
        ],
        onError: {
          target: 'over',
          actions: [{ type: 'notifyFailure', params: failed }, 'leaveForPayment'],
        },
      },
    },
    over: { type: 'final' },
  },
})
