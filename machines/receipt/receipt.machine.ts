import { assign, emit, setup } from 'xstate'
import type { Receipt } from '#contract/entities/payment.ts'
import type { Leave, Notice, ReceiptKept, SubmissionAddress } from '#machines/emittedEvents.ts'
import {
  emitFailure,
  endsTheStep,
  type Failed,
  failed,
  isUnauthorized,
  leaveAfter,
  leaveFor,
  noticeFor,
  refusedTo,
} from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface ReceiptInput {
  readonly address: SubmissionAddress
  /** number for people, kept where the download needs a new sign-in */
  readonly submissionNo: string
}

export type ReceiptEvent = { readonly type: 'retry' } | { readonly type: 'download' }

/**
 * The receipt, the end of every journey (section 2): shown and downloaded.
 *
 * Actors `loadReceipt` (a query), `downloadReceipt` (hands the file to the person). A download that is
 * answered 401 or 403 keeps the submission number and leads to the sign-in page; any other failure is `downloadError`.
 * Emits `recibo.kept`, `leave`, `notice`. Tags `busy`, `shown`.
 */
export const receiptMachine = setup({
  types: {
    context: {} as ReceiptInput & { readonly receipt: Receipt | null },
    input: {} as ReceiptInput,
    events: {} as ReceiptEvent,
    emitted: {} as ReceiptKept | Leave | Notice,
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    loadReceipt: unimplementedActor<Receipt, { submissionId: string }>('loadReceipt'),
    downloadReceipt: unimplementedActor<void, { submissionId: string }>('downloadReceipt'),
  },
  guards: {
    endsTheStep,
    isUnauthorized,
  },
  actions: {
    keepReceipt: assign((_, { receipt }: { readonly receipt: Receipt }) => ({ receipt })),
    keepNumber: emit(({ context }) => ({ type: 'recibo.kept', submissionNo: context.submissionNo })),
    leaveForSignIn: emit(leaveFor({ to: 'signIn' }, true)),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
    notifyFailure: emit(emitFailure),
    notifyDownloadError: emit(noticeFor('downloadError')),
  },
}).createMachine({
  id: 'receipt',
  context: ({ input }) => ({ ...input, receipt: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadReceipt',
        src: 'loadReceipt',
        input: ({ context }) => ({ submissionId: context.address.submissionId }),
        onDone: {
          target: 'shown',
          actions: { type: 'keepReceipt', params: ({ event }) => ({ receipt: event.output }) },
        },
        onError: refusedTo('failed'),
      },
    },
    failed: { on: { retry: 'loading' } },
    shown: { tags: 'shown', on: { download: 'downloading' } },
    downloading: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'downloadReceipt',
        src: 'downloadReceipt',
        input: ({ context }) => ({ submissionId: context.address.submissionId }),
        onDone: 'shown',
        onError: [
          {
            guard: { type: 'isUnauthorized', params: failed },
            target: 'shown',
            actions: ['keepNumber', 'leaveForSignIn'],
          },
          { target: 'shown', actions: 'notifyDownloadError' },
        ],
      },
    },
  },
})
