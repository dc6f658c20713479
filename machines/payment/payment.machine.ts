import { assign, emit, setup } from 'xstate'
import type { RunningPayment } from '#contract/entities/exam.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import type { Leave, Notice, SubmissionAddress } from '#machines/emitted.ts'
import {
  endsTheStep,
  type Failed,
  failed,
  hasCode,
  leaveAfter,
  leaveFor,
  noticeFor,
  noticeOf,
  refusedTo,
  tellFailure,
} from '#machines/failing.ts'
import { notWired } from '#machines/notWired.ts'
import { type AttemptOutcome, paymentAttemptMachine } from '#machines/payment/paymentAttempt.machine.ts'

export interface PaymentInput {
  readonly address: SubmissionAddress
  /** the query `paymentType`: chosen beforehand where it is offered */
  readonly paymentType: PaymentChannel | null
}

export interface LoadedPayment {
  /** active channels of the round, in their order */
  readonly channels: readonly PaymentChannel[]
  /** the attempt under way, if any */
  readonly running: RunningPayment | null
  /** the form document carries a valid signature: it is not signed again */
  readonly signed: boolean
}

interface PaymentContext extends PaymentInput, LoadedPayment {
  readonly channel: PaymentChannel | null
}

export type PaymentEvent =
  | { readonly type: 'channel.chosen'; readonly channel: PaymentChannel }
  | { readonly type: 'pay' }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  /** of an attempt under way: wait for its result, or go to its provider again */
  | { readonly type: 'watch' }
  | { readonly type: 'goOn' }
  /** the browser shows this page again as it was left for an outside party */
  | { readonly type: 'shown.again' }

interface Loaded {
  readonly loaded: LoadedPayment
}
/** @throws Error where none is chosen: never pay by a channel that nobody chose */
const chosenOf = ({ channel }: PaymentContext): PaymentChannel => {
  if (channel === null) throw new Error('no payment channel is chosen')
  return channel
}

const loadedOutput = ({ event }: { event: { output: LoadedPayment } }): Loaded => ({ loaded: event.output })
const exempt = ({ event }: { event: { output: boolean } }) => ({ exempt: event.output })
const signAt = ({ event }: { event: { output: { url: string } } }) => event.output
const came = ({ event }: { event: { output: AttemptOutcome } }) => event.output

const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    input: {} as PaymentInput,
    events: {} as PaymentEvent,
    emitted: {} as Leave | Notice,
    tags: {} as 'busy' | 'dialog' | 'channels',
  },
  actors: {
    loadPayment: notWired<LoadedPayment, SubmissionAddress>('loadPayment'),
    checkFree: notWired<boolean, { examId: number }>('checkFree'),
    findSigningAddress: notWired<
      { url: string },
      { address: SubmissionAddress; paymentType: PaymentChannel }
    >('findSigningAddress'),
    paymentAttempt: paymentAttemptMachine,
  },
  guards: {
    isUnderWay: (_, { loaded }: Loaded) => loaded.running !== null,
    isOffered: ({ context, event }) =>
      event.type === 'channel.chosen' && context.channels.includes(event.channel),
    isChosen: ({ context }) => context.channel !== null,
    isFree: ({ context }) => context.channel === 'FREE',
    needsSigning: ({ context }) => context.address.submissionType === 'apply' && !context.signed,
    isNotExempt: (_, params: { exempt: boolean }) => !params.exempt,
    isPaid: hasCode('PAYMENT_STATUS_SUCCESS'),
    endsTheStep,
    hasFailed: (_, { failure }: AttemptOutcome) => failure !== null,
    comesBack: (_, { place }: AttemptOutcome) => place.to === 'payment',
  },
  actions: {
    rememberLoaded: assign(({ context }, { loaded }: Loaded) => {
      const wanted = context.channel ?? context.paymentType
      const offered = wanted !== null && loaded.channels.includes(wanted) ? wanted : null
      return { ...loaded, channel: loaded.running?.paymentType ?? offered }
    }),
    chooseChannel: assign(({ event }) => (event.type === 'channel.chosen' ? { channel: event.channel } : {})),
    notifyNotFree: emit(noticeFor('canNot_free_pay')),
    notifyFailure: emit(tellFailure),
    notifyOutcome: emit((_, { failure }: AttemptOutcome) => noticeOf(failure ?? { kind: 'malformed' })),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
    leaveForReceipt: emit(({ context }) => leaveFor({ to: 'receipt', ...context.address }, true)),
    leaveForSigning: emit((_, { url }: { url: string }) => leaveFor({ to: 'address', url })),
    leaveForWait: emit(({ context }) =>
      leaveFor(
        context.running
          ? { to: 'wait', ...context.address, ...context.running }
          : { to: 'payment', ...context.address, paymentType: context.channel },
      ),
    ),
    leaveForOutcome: emit((_, { place }: AttemptOutcome) =>
      leaveFor(place, place.to === 'receipt' || place.to === 'payment'),
    ),
  },
})

const refused = [
  {
    guard: { type: 'isPaid', params: failed },
    target: 'choosing',
    actions: 'leaveForReceipt',
  },
  ...refusedTo('choosing'),
] as const

/**
 * The payment page (sections 4 and 5): a channel, a confirmation, FREE only where hardship is certified, then the signature
 * of an application or the attempt itself.
 *
 * - Actors: `loadPayment` (a query), `checkFree`, `findSigningAddress`, and `paymentAttempt`: provide the chart of that
 *   name with its own actors.
 * - An application is signed outside before it is paid, once; a supplement is not signed.
 * - An attempt under way is shown as such (`underWay`): watched on the wait page, or gone on with at its provider.
 * - Emits `leave` and `notice`. After `leave` to an outside address the chart rests in `leaving`; send `shown.again` when
 *   the browser shows the page again from its back-forward cache, and everything is read anew.
 * - Tags: `busy`, `dialog`, `channels` (the channels are shown; `can({ type: 'pay' })` for the button).
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, channels: [], running: null, signed: false, channel: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPayment',
        src: 'loadPayment',
        input: ({ context }) => context.address,
        onDone: [
          {
            guard: { type: 'isUnderWay', params: loadedOutput },
            target: 'underWay',
            actions: { type: 'rememberLoaded', params: loadedOutput },
          },
          { target: 'choosing', actions: { type: 'rememberLoaded', params: loadedOutput } },
        ],
        onError: [
          { guard: { type: 'isPaid', params: failed }, target: 'failed', actions: 'leaveForReceipt' },
          { target: 'failed', actions: { type: 'notifyFailure', params: failed } },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    underWay: {
      on: { watch: { actions: 'leaveForWait' }, goOn: 'attempting', retry: 'loading' },
    },
    choosing: {
      tags: 'channels',
      on: {
        'channel.chosen': { guard: 'isOffered', actions: 'chooseChannel' },
        pay: { guard: 'isChosen', target: 'confirming' },
      },
    },
    confirming: {
      tags: ['channels', 'dialog'],
      on: {
        confirm: [
          { guard: 'isFree', target: 'checkingFree' },
          { guard: 'needsSigning', target: 'preparingSignature' },
          { target: 'attempting' },
        ],
        cancel: 'choosing',
      },
    },
    checkingFree: {
      tags: ['channels', 'busy'],
      invoke: {
        id: 'checkFree',
        src: 'checkFree',
        input: ({ context }) => ({ examId: context.address.examId }),
        onDone: [
          {
            guard: { type: 'isNotExempt', params: exempt },
            target: 'choosing',
            actions: 'notifyNotFree',
          },
          { guard: 'needsSigning', target: 'preparingSignature' },
          { target: 'attempting' },
        ],
        onError: refused,
      },
    },
    preparingSignature: {
      tags: ['channels', 'busy'],
      invoke: {
        id: 'findSigningAddress',
        src: 'findSigningAddress',
        input: ({ context }) => ({ address: context.address, paymentType: chosenOf(context) }),
        onDone: { target: 'leaving', actions: { type: 'leaveForSigning', params: signAt } },
        onError: refused,
      },
    },
    attempting: {
      tags: ['channels', 'busy'],
      invoke: {
        id: 'paymentAttempt',
        src: 'paymentAttempt',
        input: ({ context }) => ({ address: context.address, paymentType: chosenOf(context) }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: came },
            target: 'choosing',
            actions: [
              { type: 'notifyOutcome', params: came },
              { type: 'leaveForOutcome', params: came },
            ],
          },
          { guard: { type: 'comesBack', params: came }, target: 'loading' },
          { target: 'leaving', actions: { type: 'leaveForOutcome', params: came } },
        ],
        onError: { target: 'choosing', actions: { type: 'notifyFailure', params: failed } },
      },
    },
    leaving: { tags: 'busy', on: { 'shown.again': 'loading' } },
  },
})
