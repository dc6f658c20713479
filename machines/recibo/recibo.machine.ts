import { assign, emit, setup } from 'xstate'
import type { Leave, Notice, ReceiptKept } from '#machines/emittedEvents.ts'
import {
  emitFailure,
  type Failed,
  failed,
  isUnauthorized,
  leaveFor,
  noticeFor,
} from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export type ReciboEvent =
  /** the same number once more tries again */
  { readonly type: 'number.given'; readonly submissionNo: string } | { readonly type: 'home' }

/**
 * The receipt by submission number (section 2, /recibo): downloaded at once where the address carries the number.
 *
 * Actor `downloadReceipt` (a query; hands the file to the person). 401 and 403 keep the number and lead to the sign-in page
 * (section 4). Emits `recibo.kept`, `leave`, `notice`. Tag `busy`.
 */
export const reciboMachine = setup({
  types: {
    context: {} as { readonly submissionNo: string },
    input: {} as { readonly submissionNo: string | null },
    events: {} as ReciboEvent,
    emitted: {} as ReceiptKept | Leave | Notice,
    tags: {} as 'busy',
  },
  actors: { downloadReceipt: unimplementedActor<void, { submissionNo: string }>('downloadReceipt') },
  guards: {
    hasNumber: ({ context }) => context.submissionNo !== '',
    givesNumber: ({ event }) => event.type === 'number.given' && event.submissionNo.trim() !== '',
    isUnauthorized,
    isRefused: (_, { failure }: Failed) => failure.code !== undefined,
  },
  actions: {
    remember: assign(({ event }) =>
      event.type === 'number.given' ? { submissionNo: event.submissionNo.trim() } : {},
    ),
    keepNumber: emit(({ context }) => ({ type: 'recibo.kept', submissionNo: context.submissionNo })),
    leaveForSignIn: emit(leaveFor({ to: 'signIn' }, true)),
    leaveForHome: emit(leaveFor({ to: 'home' })),
    notifyFailure: emit(emitFailure),
    notifyDownloadError: emit(noticeFor('downloadError')),
  },
}).createMachine({
  id: 'recibo',
  context: ({ input }) => ({ submissionNo: input.submissionNo ?? '' }),
  initial: 'opening',
  on: {
    'number.given': { guard: 'givesNumber', target: '.downloading', actions: 'remember' },
    home: { actions: 'leaveForHome' },
  },
  states: {
    opening: { always: [{ guard: 'hasNumber', target: 'downloading' }, { target: 'askingNumber' }] },
    askingNumber: {},
    downloading: {
      tags: 'busy',
      invoke: {
        id: 'downloadReceipt',
        src: 'downloadReceipt',
        input: ({ context }) => ({ submissionNo: context.submissionNo }),
        onDone: 'handedOver',
        onError: [
          {
            guard: { type: 'isUnauthorized', params: failed },
            target: 'failed',
            actions: ['keepNumber', 'leaveForSignIn'],
          },
          {
            guard: { type: 'isRefused', params: failed },
            target: 'failed',
            actions: { type: 'notifyFailure', params: failed },
          },
          { target: 'failed', actions: 'notifyDownloadError' },
        ],
      },
    },
    failed: {},
    handedOver: {},
  },
})
