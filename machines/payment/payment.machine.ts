import { assign, enqueueActions, setup } from 'xstate'
import type { Leave, Notice, SubmissionAddress } from '#machines/emittedEvents.ts'
import { endsTheStep, failed, hasCode, leaveFor } from '#machines/failureActions.ts'
import { attemptOutcome, comesBack, hasFailed } from '#machines/payment/attemptOutcome.ts'
import { paymentAttemptMachine } from '#machines/payment/paymentAttempt.machine.ts'
import {
  type ConfirmationOutcome,
  paymentConfirmationMachine,
} from '#machines/payment/paymentConfirmation.machine.ts'
import * as page from '#machines/payment/paymentPage.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

const paymentSetup = setup({
  types: {
    context: {} as page.PaymentContext,
    input: {} as page.PaymentInput,
    events: {} as page.PaymentEvent,
    emitted: {} as Leave | Notice,
    tags: {} as 'busy' | 'channels' | 'underWay',
    children: {} as { paymentConfirmation: 'paymentConfirmation'; paymentAttempt: 'paymentAttempt' },
  },
  actors: {
    loadPayment: unimplementedActor<page.LoadedPayment, SubmissionAddress>('loadPayment'),
    paymentConfirmation: paymentConfirmationMachine,
    paymentAttempt: paymentAttemptMachine,
  },
  guards: {
    endsTheStep,
    hasEnded: (_: unknown, { ended }: page.LoadedPayment) => ended,
    isPaid: hasCode('PAYMENT_STATUS_SUCCESS'),
    wasRefused: ({ context }) => context.refused !== null,
    isUnderWay: ({ context }) => context.running !== null,
    isOffered: ({ context, event }) =>
      event.type === 'channel.chosen' && context.channels.includes(event.channel),
    isChosen: ({ context }) => context.channel !== null,
    isConfirmed: (_: unknown, { confirmed }: ConfirmationOutcome) => confirmed,
    leadsOutside: (_: unknown, { place }: ConfirmationOutcome) => place?.to === 'address',
    hasFailed,
    comesBack,
  },
  actions: {
    keepLoaded: assign(({ context }, { ended: _, startedAgain = false, ...known }: page.LoadedPayment) => {
      const wanted = context.channel ?? context.paymentType
      const offered = wanted !== null && known.channels.includes(wanted) ? wanted : null
      return { ...known, startedAgain, channel: known.running?.paymentType ?? offered }
    }),
    keepChannel: assign(({ event }) => (event.type === 'channel.chosen' ? { channel: event.channel } : {})),
    forgetRefusal: assign({ refused: null }),
    emitOutcome: enqueueActions(({ enqueue }, { notice, place }: page.PageOutcome) => {
      if (notice) enqueue.emit(notice)
      if (place) enqueue.emit(leaveFor(place, place.to === 'receipt' || place.to === 'payment'))
    }),
  },
})

const loadPayment = {
  src: 'loadPayment',
  input: ({ context }: { context: page.PaymentContext }) => context.address,
  onDone: [
    {
      guard: { type: 'hasEnded', params: page.loadedPayment },
      target: '#payment.leaving',
      actions: { type: 'emitOutcome', params: page.toReceipt },
    },
    { target: '#payment.explaining', actions: { type: 'keepLoaded', params: page.loadedPayment } },
  ],
} as const
const paid = {
  guard: { type: 'isPaid', params: failed },
  actions: { type: 'emitOutcome', params: page.toReceipt },
} as const

/** Read anew while the page goes on showing what it knew; what can't be read now changes nothing. */
const keptUpToDate = {
  initial: 'shown',
  states: {
    shown: { on: { 'page.visible': 'looking' } },
    looking: {
      invoke: {
        ...loadPayment,
        id: 'lookAgain',
        onError: [{ ...paid, target: '#payment.leaving' }, { target: 'shown' }],
      },
    },
  },
} as const

/**
 * The payment page (sections 4 and 5): what is known, a channel, its confirmation, and the attempt.
 *
 * - Actors: `loadPayment` (a query), and the charts `paymentConfirmation` and `paymentAttempt` with actors of their own.
 * - An attempt under way is shown as such: waited for on its page, gone on with at its provider, or left for another
 *   channel, which only an attempt that never reached its provider makes way for.
 * - Emits `leave` and `notice`. After `leave` to an outside address the chart rests in `leaving`.
 * - Send `page.visible` whenever the page is looked at again or another tab has acted: all is read anew.
 * - Tags: `busy`, `underWay`, `channels` (they are shown; `can({ type: 'pay' })` for the button).
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, channels: [], running: null, signed: false, channel: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        {
          guard: { type: 'endsTheStep', params: page.refusal },
          target: 'loading',
          actions: [{ type: 'emitOutcome', params: page.endOfStep }, 'forgetRefusal'],
        },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      invoke: {
        ...loadPayment,
        id: 'loadPayment',
        onError: [
          { ...paid, target: 'failed' },
          { target: 'failed', actions: { type: 'emitOutcome', params: page.failure } },
        ],
      },
    },
    failed: { on: { retry: 'loading' } },
    /** why the public start sent the browser back, once */
    explaining: {
      always: [
        {
          guard: 'wasRefused',
          target: 'deciding',
          actions: [{ type: 'emitOutcome', params: page.refusedStart }, 'forgetRefusal'],
        },
        { target: 'deciding' },
      ],
    },
    deciding: { always: [{ guard: 'isUnderWay', target: 'underWay' }, { target: 'choosing' }] },
    underWay: {
      ...keptUpToDate,
      tags: 'underWay',
      on: {
        'attempt.wait': { actions: { type: 'emitOutcome', params: page.toWait } },
        'attempt.resume': 'attempting',
        'attempt.changeChannel': 'choosing',
      },
    },
    choosing: {
      ...keptUpToDate,
      tags: 'channels',
      on: {
        'channel.chosen': { guard: 'isOffered', actions: 'keepChannel' },
        pay: { guard: 'isChosen', target: 'confirming' },
      },
    },
    confirming: {
      tags: 'channels',
      invoke: {
        id: 'paymentConfirmation',
        src: 'paymentConfirmation',
        input: ({ context }) => ({
          address: context.address,
          paymentType: page.chosenChannel(context),
          signed: context.signed,
        }),
        onDone: [
          { guard: { type: 'isConfirmed', params: page.confirmationOutcome }, target: 'attempting' },
          {
            guard: { type: 'leadsOutside', params: page.confirmationOutcome },
            target: '#payment.leaving',
            actions: { type: 'emitOutcome', params: page.confirmationOutcome },
          },
          { target: 'choosing', actions: { type: 'emitOutcome', params: page.confirmationOutcome } },
        ],
        onError: { target: 'choosing', actions: { type: 'emitOutcome', params: page.failure } },
      },
    },
    attempting: {
      tags: ['channels', 'busy'],
      invoke: {
        id: 'paymentAttempt',
        src: 'paymentAttempt',
        input: ({ context }) => ({ address: context.address, paymentType: page.chosenChannel(context) }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: attemptOutcome },
            target: 'deciding',
            actions: { type: 'emitOutcome', params: page.endOfAttempt },
          },
          { guard: { type: 'comesBack', params: attemptOutcome }, target: 'loading' },
          { target: '#payment.leaving', actions: { type: 'emitOutcome', params: page.endOfAttempt } },
        ],
        onError: { target: 'deciding', actions: { type: 'emitOutcome', params: page.failure } },
      },
    },
    leaving: { tags: 'busy', on: { 'page.visible': 'loading' } },
  },
})
