import { assign, emit, setup } from 'xstate'
import type { RunningPayment } from '#contract/entities/exam.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import type { Leave, Notice, SubmissionAddress } from '#machines/emittedEvents.ts'
import type { ChartFailure } from '#machines/failure.ts'
import {
  emitFailure,
  endsTheStep,
  type Failed,
  failed,
  hasCode,
  leaveAfter,
  leaveFor,
  noticeFor,
  noticeOf,
  refusedTo,
} from '#machines/failureActions.ts'
import { type AttemptOutcome, paymentAttemptMachine } from '#machines/payment/paymentAttempt.machine.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface PaymentInput {
  readonly address: SubmissionAddress
  /** the query `paymentType`: chosen beforehand where it is offered */
  readonly paymentType: PaymentChannel | null
  /** why the public start sent the browser back (MPAY: section 4); null where nothing was refused */
  readonly refused: ErrorCode | null
}

export interface LoadedPayment {
  /** active channels of the round, in their order */
  readonly channels: readonly PaymentChannel[]
  /** the attempt under way, if any */
  readonly running: RunningPayment | null
  /** the form document carries a valid signature: it is not signed again */
  readonly signed: boolean
  /** it has ended meanwhile, in another tab or by a late notice: there is a receipt */
  readonly ended: boolean
  /** the browser had left for the start of the attempt under way before: that it is refused now says nothing of it */
  readonly startedAgain?: boolean
}

interface PaymentContext extends PaymentInput, Omit<LoadedPayment, 'ended' | 'startedAgain'> {
  readonly channel: PaymentChannel | null
}

export type PaymentEvent =
  | { readonly type: 'channel.chosen'; readonly channel: PaymentChannel }
  | { readonly type: 'pay' }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  /** of an attempt under way: wait for its result, go to its provider again, or try to leave it for another channel */
  | { readonly type: 'watch' }
  | { readonly type: 'goOn' }
  | { readonly type: 'chooseOther' }
  /** the page is looked at again, or another tab has done something for this submission */
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
/** What the public start refused, as the failure that it is. */
const refusal = ({ context }: { context: PaymentContext }): Failed => ({
  failure:
    context.refused === null ? { kind: 'malformed' } : { kind: 'http', status: 409, code: context.refused },
})

/** A start that failed says nothing of an attempt that is still under way. */
const noticeOfOutcome = (failure: ChartFailure | null, isUnderWay: boolean): Notice =>
  isUnderWay && failure?.code === 'START_PAY_ERROR'
    ? noticeFor('payment_unanswered')
    : noticeOf(failure ?? { kind: 'malformed' })

const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    input: {} as PaymentInput,
    events: {} as PaymentEvent,
    emitted: {} as Leave | Notice,
    tags: {} as 'busy' | 'dialog' | 'channels' | 'underWay',
  },
  actors: {
    loadPayment: unimplementedActor<LoadedPayment, SubmissionAddress>('loadPayment'),
    checkFree: unimplementedActor<boolean, { examId: number }>('checkFree'),
    findSigningAddress: unimplementedActor<
      { url: string },
      { address: SubmissionAddress; paymentType: PaymentChannel }
    >('findSigningAddress'),
    paymentAttempt: paymentAttemptMachine,
  },
  guards: {
    hasEnded: (_, { loaded }: Loaded) => loaded.ended,
    isUnderWay: (_, { loaded }: Loaded) => loaded.running !== null,
    wasRefused: ({ context }) => context.refused !== null,
    wasRefusedAgain: ({ context }, { loaded }: Loaded) =>
      context.refused !== null && loaded.running !== null && loaded.startedAgain === true,
    wasRefusedUnderWay: ({ context }, { loaded }: Loaded) =>
      context.refused !== null && loaded.running !== null,
    isOffered: ({ context, event }) =>
      event.type === 'channel.chosen' && context.channels.includes(event.channel),
    isChosen: ({ context }) => context.channel !== null,
    isFree: ({ context }) => context.channel === 'FREE',
    needsSigning: ({ context }) => context.address.submissionType === 'apply' && !context.signed,
    isNotExempt: (_, params: { exempt: boolean }) => !params.exempt,
    isPaid: hasCode('PAYMENT_STATUS_SUCCESS'),
    endsTheStep,
    hasFailed: (_, { failure }: AttemptOutcome) => failure !== null,
    hasFailedUnderWay: ({ context }, { failure }: AttemptOutcome) =>
      failure !== null && context.running !== null,
    comesBack: (_, { place }: AttemptOutcome) => place.to === 'payment',
  },
  actions: {
    rememberLoaded: assign(({ context }, { loaded }: Loaded) => {
      const wanted = context.channel ?? context.paymentType
      const offered = wanted !== null && loaded.channels.includes(wanted) ? wanted : null
      const { channels, running, signed } = loaded
      return { channels, running, signed, channel: running?.paymentType ?? offered }
    }),
    chooseChannel: assign(({ event }) => (event.type === 'channel.chosen' ? { channel: event.channel } : {})),
    tellRefusal: emit(({ context }, { isUnderWay }: { readonly isUnderWay: boolean }) =>
      noticeOfOutcome(refusal({ context }).failure, isUnderWay),
    ),
    forgetRefusal: assign({ refused: null }),
    notifyNotFree: emit(noticeFor('canNot_free_pay')),
    notifyFailure: emit(emitFailure),
    notifyOutcome: emit(({ context }, { failure }: AttemptOutcome) =>
      noticeOfOutcome(failure, context.running !== null),
    ),
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

const remember = { type: 'rememberLoaded', params: loadedOutput } as const
const tellRefusal = (isUnderWay: boolean) => ({ type: 'tellRefusal', params: { isUnderWay } }) as const

const toReceipt = {
  guard: { type: 'hasEnded', params: loadedOutput },
  target: 'leaving',
  actions: 'leaveForReceipt',
} as const
const toAttempt = {
  guard: { type: 'isUnderWay', params: loadedOutput },
  target: 'underWay',
  actions: remember,
} as const
const toChannels = { target: 'choosing', actions: remember } as const

const known = [toReceipt, toAttempt, toChannels] as const
/** The same where the public start has sent the browser back: it is told why, once. */
const knownAfterRefusal = [
  toReceipt,
  {
    guard: { type: 'wasRefusedAgain', params: loadedOutput },
    target: 'underWay',
    actions: [remember, tellRefusal(true), 'forgetRefusal'],
  },
  {
    guard: { type: 'wasRefusedUnderWay', params: loadedOutput },
    target: 'underWay',
    actions: [remember, tellRefusal(false), 'forgetRefusal'],
  },
  {
    guard: 'wasRefused',
    target: 'choosing',
    actions: [remember, tellRefusal(false), 'forgetRefusal'],
  },
  toAttempt,
  toChannels,
] as const
/** The question again, while the page goes on showing what it knew; what can't be learnt now changes nothing. */
const lookAgain = (back: 'choosing' | 'underWay') =>
  ({
    id: 'lookAgain',
    src: 'loadPayment',
    input: ({ context }: { context: PaymentContext }) => context.address,
    onDone: known,
    onError: [
      { guard: { type: 'isPaid', params: failed }, target: 'leaving', actions: 'leaveForReceipt' },
      { target: back },
    ],
  }) as const

const ofAttempt = {
  watch: { actions: 'leaveForWait' },
  goOn: { target: 'attempting' },
  chooseOther: { target: 'choosing' },
} as const
const ofChannels = {
  'channel.chosen': { guard: 'isOffered', actions: 'chooseChannel' },
  pay: { guard: 'isChosen', target: 'confirming' },
} as const

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
 * - An attempt under way is shown as such (tag `underWay`): watched on the wait page, gone on with at its provider, or
 *   left for another channel, which only an attempt that never reached its provider makes way for.
 * - Emits `leave` and `notice`. After `leave` to an outside address the chart rests in `leaving`.
 * - Send `shown.again` whenever the page is looked at again or another tab has acted: what the service knows is read anew.
 * - Tags: `busy`, `dialog`, `underWay`, `channels` (the channels are shown; `can({ type: 'pay' })` for the button).
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    channels: [],
    running: null,
    signed: false,
    channel: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        {
          guard: { type: 'endsTheStep', params: refusal },
          target: 'loading',
          actions: [
            { type: 'notifyFailure', params: refusal },
            { type: 'leaveAfterFailure', params: refusal },
            'forgetRefusal',
          ],
        },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadPayment',
        src: 'loadPayment',
        input: ({ context }) => context.address,
        onDone: knownAfterRefusal,
        onError: [
          { guard: { type: 'isPaid', params: failed }, target: 'failed', actions: 'leaveForReceipt' },
          { target: 'failed', actions: { type: 'notifyFailure', params: failed } },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    underWay: {
      tags: 'underWay',
      on: { ...ofAttempt, 'shown.again': 'lookingAtAttempt' },
    },
    lookingAtAttempt: { tags: 'underWay', on: ofAttempt, invoke: lookAgain('underWay') },
    choosing: {
      tags: 'channels',
      on: { ...ofChannels, 'shown.again': 'lookingAtChannels' },
    },
    lookingAtChannels: { tags: 'channels', on: ofChannels, invoke: lookAgain('choosing') },
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
            guard: { type: 'hasFailedUnderWay', params: came },
            target: 'underWay',
            actions: [
              { type: 'notifyOutcome', params: came },
              { type: 'leaveForOutcome', params: came },
            ],
          },
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
