import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate'
import type { PersonalDocument } from '#contract/entities/document.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import type { ChartFailure } from '#machines/failure.ts'
import { type Failed, failed, hasCode } from '#machines/failureActions.ts'
import { unimplementedReporter } from '#machines/unimplementedActor.ts'
import type { Conversion, OwnFile } from '#machines/upload/ownFile.ts'

/** What an upload tells the chart that it belongs to. */
export type UploadReport =
  | {
      readonly type: 'upload.stored'
      readonly uploadId: string
      readonly category: DocumentCategory
      readonly document: PersonalDocument
      readonly conversion: Conversion | null
    }
  | { readonly type: 'upload.abandoned'; readonly uploadId: string }

export interface FileUploadInput extends OwnFile {
  readonly parent: ActorRef<Snapshot<unknown>, UploadReport>
}

export type FileUploadEvent =
  /** bytes, of the whole request */
  | { readonly type: 'progress'; readonly sent: number; readonly total: number }
  | { readonly type: 'stored'; readonly document: PersonalDocument }
  | { readonly type: 'refused'; readonly failure: ChartFailure }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }

export type SentFile = Pick<OwnFile, 'category' | 'file' | 'value'>

const isOfTheFile = hasCode('FILE_NOT_ACCEPTED', 'FILE_TOO_LARGE', 'DOC_NUM_MORE_THAN_150')

/**
 * One own file on its way into the personal library: progress, cancel, retry.
 *
 * Actor `sendFile` reports `progress` and ends with `stored` or `refused`; stopping it gives the request up. The page
 * reads `sent`, `total` and `failure` here. A file that the service refuses for itself can't be sent again as it is.
 */
export const fileUploadMachine = setup({
  types: {
    context: {} as FileUploadInput & { sent: number; total: number; failure: ChartFailure | null },
    input: {} as FileUploadInput,
    events: {} as FileUploadEvent,
    tags: {} as 'running' | 'retryable',
  },
  actors: { sendFile: unimplementedReporter<SentFile>('sendFile') },
  guards: {
    isFinalRefusal: ({ event }) => event.type === 'refused' && isOfTheFile(event, event),
  },
  actions: {
    start: assign({ sent: 0, total: 0, failure: null }),
    measure: assign(({ event }) =>
      event.type === 'progress' ? { sent: event.sent, total: event.total } : {},
    ),
    rememberRefusal: assign(({ event }) => (event.type === 'refused' ? { failure: event.failure } : {})),
    rememberFailure: assign((_, { failure }: Failed) => ({ failure })),
    reportStored: sendTo(
      ({ context }) => context.parent,
      (
        { context: { uploadId, category, conversion } },
        { document }: { readonly document: PersonalDocument },
      ) => ({ type: 'upload.stored', uploadId, category, document, conversion }) as const,
    ),
    reportAbandoned: sendTo(
      ({ context }) => context.parent,
      ({ context }) => ({ type: 'upload.abandoned', uploadId: context.uploadId }),
    ),
  },
}).createMachine({
  id: 'fileUpload',
  context: ({ input }) => ({ ...input, sent: 0, total: 0, failure: null }),
  initial: 'sending',
  states: {
    sending: {
      tags: 'running',
      entry: 'start',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { category, file, value } }) => ({ category, file, value }),
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: failed } },
      },
      on: {
        progress: { actions: 'measure' },
        stored: {
          target: 'stored',
          actions: { type: 'reportStored', params: ({ event }) => ({ document: event.document }) },
        },
        refused: [
          { guard: 'isFinalRefusal', target: 'refused', actions: 'rememberRefusal' },
          { target: 'failed', actions: 'rememberRefusal' },
        ],
        cancel: { target: 'givenUp', actions: 'reportAbandoned' },
      },
    },
    failed: {
      tags: 'retryable',
      on: { retry: 'sending', cancel: { target: 'givenUp', actions: 'reportAbandoned' } },
    },
    refused: { on: { cancel: { target: 'givenUp', actions: 'reportAbandoned' } } },
    stored: { type: 'final' },
    givenUp: { type: 'final' },
  },
})
