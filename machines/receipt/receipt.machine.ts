import { emit, setup } from 'xstate'
import type { Leave, Notice, ReceiptKept, SubmissionAddress } from '#machines/emitted.ts'
import {
  endsTheStep,
  type Failed,
  failed,
  isUnauthorized,
  leaveAfter,
  leaveFor,
  noticeFor,
  refusedTo,
  tellFailure,
} from '#machines/failing.ts'
import { notWired } from '#machines/notWired.ts'

export interface ReceiptInput {
  readonly address: SubmissionAddress
  /** number for people, kept where the download needs a new sign-in */
  readonly submissionNo: string
}

export type ReceiptEvent = { readonly type: 'retry' } | { readonly type: 'download' }

/**
 * The receipt, the end of every journey (section 2): shown and downloaded.
 *
 * Actors `loadReceipt` (a query; gives it to the page), `downloadReceipt` (hands the file to the person). A download that is
 * answered 401 or 403 keeps the submission number and leads to the sign-in page; any other failure is `downloadError`.
 * Emits `recibo.kept`, `leave`, `notice`. Tags `busy`, `shown`.
 */
export const receiptMachine = setup({
  types: {
    context: {} as ReceiptInput,
    input: {} as ReceiptInput,
    events: {} as ReceiptEvent,
    emitted: {} as ReceiptKept | Leave | Notice,
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    loadReceipt: notWired<void, { submissionId: string }>('loadReceipt'),
    downloadReceipt: notWired<void, { submissionId: string }>('downloadReceipt'),
  },
  guards: {
    endsTheStep,
    isUnauthorized,
  },
  actions: {
    keepNumber: emit(({ context }) => ({ type: 'recibo.kept', submissionNo: context.submissionNo })),
    leaveForSignIn: emit(leaveFor({ to: 'signIn' }, true)),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
    notifyFailure: emit(tellFailure),
    notifyDownloadError: emit(noticeFor('downloadError')),
  },
}).createMachine({
  id: 'receipt',
  context: ({ input }) => ({ ...input }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadReceipt',
        src: 'loadReceipt',
        input: ({ context }) => ({ submissionId: context.address.submissionId }),
        onDone: 'shown',
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
