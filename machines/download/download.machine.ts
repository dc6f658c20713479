import { assign, emit, setup } from 'xstate'
import type { Leave, Notice } from '#machines/emittedEvents.ts'
import { emitFailure, failed, hasCode, leaveFor } from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface DownloadedDocument {
  readonly id: string
  /** name of its file, where the service names none */
  readonly name: string
}

export type DownloadEvent = { readonly type: 'download'; readonly document: DownloadedDocument }

/**
 * Documents of a list, downloaded one at a time. Where their step is over, the list of exams follows (section 8).
 *
 * Actor `saveDocument` (hands the file to the person). Context: `document`, the last. Emits `notice`, `leave`. Tag `busy`.
 */
export const downloadMachine = setup({
  types: {
    context: {} as { readonly document: DownloadedDocument | null },
    events: {} as DownloadEvent,
    emitted: {} as Leave | Notice,
    tags: {} as 'busy',
  },
  actors: { saveDocument: unimplementedActor<void, DownloadedDocument>('saveDocument') },
  guards: { isWrongStep: hasCode('STAGE_ERROR') },
  actions: {
    keepDocument: assign(({ event }) => ({ document: event.document })),
    notifyFailure: emit(emitFailure),
    leaveForHome: emit(leaveFor({ to: 'home' })),
  },
}).createMachine({
  id: 'download',
  context: { document: null },
  initial: 'waiting',
  states: {
    waiting: { on: { download: { target: 'downloading', actions: 'keepDocument' } } },
    downloading: {
      tags: 'busy',
      invoke: {
        id: 'saveDocument',
        src: 'saveDocument',
        input: ({ context: { document } }) => document as DownloadedDocument,
        onDone: 'waiting',
        onError: [
          {
            guard: { type: 'isWrongStep', params: failed },
            target: 'waiting',
            actions: [{ type: 'notifyFailure', params: failed }, 'leaveForHome'],
          },
          { target: 'waiting', actions: { type: 'notifyFailure', params: failed } },
        ],
      },
    },
  },
})
