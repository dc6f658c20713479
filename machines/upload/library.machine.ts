import { type ActorRef, assign, emit, type Snapshot, sendTo, setup } from 'xstate'
import type { PersonalDocument } from '#contract/entities/document.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import type { Notice } from '#machines/emittedEvents.ts'
import { emitFailure, failed } from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

/** What the dialog of the library tells the chart that it belongs to. */
export type LibraryReport =
  | {
      readonly type: 'documents.picked'
      readonly category: DocumentCategory
      readonly documentIds: readonly string[]
    }
  | { readonly type: 'library.read'; readonly documents: readonly PersonalDocument[] }
  | { readonly type: 'library.closed' }

export interface LibraryInput {
  readonly category: DocumentCategory
  /** ids of the documents that are taken for the category */
  readonly ticked: readonly string[]
  readonly parent: ActorRef<Snapshot<unknown>, LibraryReport>
}

export type LibraryEvent =
  | { readonly type: 'document.ticked'; readonly documentId: string; readonly isTicked: boolean }
  | { readonly type: 'refresh' }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }

interface Read {
  readonly documents: readonly PersonalDocument[]
}
const read = ({ event }: { event: { output: readonly PersonalDocument[] } }): Read => ({
  documents: event.output,
})

/**
 * The dialog of the personal library: documents are ticked for one category. The personal-document site may have changed
 * the library in another window, so it can be read again.
 *
 * Actor `loadLibrary` (a query). Emits `notice`.
 */
export const libraryMachine = setup({
  types: {
    context: {} as LibraryInput,
    input: {} as LibraryInput,
    events: {} as LibraryEvent,
    emitted: {} as Notice,
  },
  actors: { loadLibrary: unimplementedActor<readonly PersonalDocument[], undefined>('loadLibrary') },
  actions: {
    tick: assign(({ context: { ticked }, event }) =>
      event.type === 'document.ticked'
        ? {
            ticked: event.isTicked
              ? [...ticked, event.documentId]
              : ticked.filter((id) => id !== event.documentId),
          }
        : {},
    ),
    reportRead: sendTo(
      ({ context }) => context.parent,
      (_, { documents }: Read) => ({ type: 'library.read', documents }),
    ),
    reportPicked: sendTo(
      ({ context }) => context.parent,
      ({ context: { category, ticked } }) => ({ type: 'documents.picked', category, documentIds: ticked }),
    ),
    reportClosed: sendTo(({ context }) => context.parent, { type: 'library.closed' }),
    notifyFailure: emit(emitFailure),
  },
}).createMachine({
  id: 'library',
  context: ({ input }) => input,
  initial: 'open',
  on: {
    'document.ticked': { actions: 'tick' },
    confirm: '.picked',
    cancel: '.closed',
  },
  states: {
    open: { on: { refresh: 'refreshing' } },
    refreshing: {
      invoke: {
        id: 'loadLibrary',
        src: 'loadLibrary',
        onDone: { target: 'open', actions: { type: 'reportRead', params: read } },
        onError: { target: 'open', actions: { type: 'notifyFailure', params: failed } },
      },
    },
    picked: { type: 'final', entry: 'reportPicked' },
    closed: { type: 'final', entry: 'reportClosed' },
  },
})
