import { assign, setup } from 'xstate'
import type { PaymentChannel } from '#contract/enums.ts'
import type { Notice, Place, SubmissionAddress } from '#machines/emittedEvents.ts'
import {
  endsTheStep,
  type Failed,
  failed,
  hasCode,
  leaveAfter,
  noticeFor,
  noticeOf,
} from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface PaymentConfirmationInput {
  readonly address: SubmissionAddress
  readonly paymentType: PaymentChannel
  /** the form document carries a valid signature: it is not signed again */
  readonly signed: boolean
}

/** Whether the attempt may follow; if not, what is said and where the person goes, if anything. */
export interface ConfirmationOutcome {
  readonly confirmed: boolean
  readonly notice: Notice | null
  readonly place: Place | null
}

const exempt = ({ event }: { event: { output: boolean } }) => ({ exempt: event.output })
const signAt = ({ event }: { event: { output: { url: string } } }) => event.output

const confirmationSetup = setup({
  types: {
    context: {} as PaymentConfirmationInput & ConfirmationOutcome,
    input: {} as PaymentConfirmationInput,
    output: {} as ConfirmationOutcome,
    events: {} as { readonly type: 'confirm' } | { readonly type: 'cancel' },
    tags: {} as 'busy' | 'dialog',
  },
  actors: {
    checkFree: unimplementedActor<boolean, { examId: number }>('checkFree'),
    findSigningAddress: unimplementedActor<
      { url: string },
      { address: SubmissionAddress; paymentType: PaymentChannel }
    >('findSigningAddress'),
  },
  guards: {
    isFree: ({ context }) => context.paymentType === 'FREE',
    needsSigning: ({ context }) => context.address.submissionType === 'apply' && !context.signed,
    isNotExempt: (_, params: { exempt: boolean }) => !params.exempt,
    isPaid: hasCode('PAYMENT_STATUS_SUCCESS'),
    endsTheStep,
  },
  actions: {
    allowAttempt: assign({ confirmed: true }),
    sayNotExempt: assign({ notice: noticeFor('canNot_free_pay') }),
    sayFailure: assign((_, { failure }: Failed) => ({ notice: noticeOf(failure) })),
    goAfterFailure: assign(({ context }, { failure }: Failed) => ({
      place: leaveAfter(failure, context.address).place,
    })),
    goToReceipt: assign(({ context }) => ({ place: { to: 'receipt' as const, ...context.address } })),
    goToSigning: assign((_, { url }: { url: string }) => ({ place: { to: 'address' as const, url } })),
  },
})

const refused = [
  { guard: { type: 'isPaid', params: failed }, target: 'ended', actions: 'goToReceipt' },
  {
    guard: { type: 'endsTheStep', params: failed },
    target: 'ended',
    actions: [
      { type: 'sayFailure', params: failed },
      { type: 'goAfterFailure', params: failed },
    ],
  },
  { target: 'ended', actions: { type: 'sayFailure', params: failed } },
] as const

/**
 * What lies between a channel and the attempt to pay by it (sections 4 and 5): the question, FREE only where hardship is
 * certified, and the signature of an application, which is given outside and once. A supplement is not signed.
 *
 * - Invoked by the payment page. Actors: `checkFree`, `findSigningAddress`.
 * - Ends `confirmed`, or `ended` with what is said and where the person goes. Tags: `dialog` (the question), `busy`.
 */
export const paymentConfirmationMachine = confirmationSetup.createMachine({
  id: 'paymentConfirmation',
  context: ({ input }) => ({ ...input, confirmed: false, notice: null, place: null }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'dialog',
      on: {
        confirm: [
          { guard: 'isFree', target: 'checkingFree' },
          { guard: 'needsSigning', target: 'preparingSignature' },
          { target: 'confirmed' },
        ],
        cancel: 'ended',
      },
    },
    checkingFree: {
      tags: 'busy',
      invoke: {
        id: 'checkFree',
        src: 'checkFree',
        input: ({ context }) => ({ examId: context.address.examId }),
        onDone: [
          { guard: { type: 'isNotExempt', params: exempt }, target: 'ended', actions: 'sayNotExempt' },
          { guard: 'needsSigning', target: 'preparingSignature' },
          { target: 'confirmed' },
        ],
        onError: refused,
      },
    },
    preparingSignature: {
      tags: 'busy',
      invoke: {
        id: 'findSigningAddress',
        src: 'findSigningAddress',
        input: ({ context: { address, paymentType } }) => ({ address, paymentType }),
        onDone: { target: 'ended', actions: { type: 'goToSigning', params: signAt } },
        onError: refused,
      },
    },
    confirmed: { type: 'final', entry: 'allowAttempt' },
    ended: { type: 'final' },
  },
  output: ({ context: { confirmed, notice, place } }) => ({ confirmed, notice, place }),
})
