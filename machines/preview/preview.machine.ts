import { assign, emit, setup } from 'xstate'
import type { Leave } from '#machines/emittedEvents.ts'
import { failed, hasCode, leaveFor } from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

/** Which calls give a document. */
export type DocumentKind = 'personalDocument' | 'submittedFile' | 'formDocument' | 'receipt'

export interface PreviewedDocument {
  readonly kind: DocumentKind
  readonly id: string
  /** name of its file */
  readonly name: string
}

interface PreviewContext {
  /** shown, or shown last */
  readonly document: PreviewedDocument | null
  /** what `loadDocument` answered, while it is shown */
  readonly bytes: unknown
}

export type PreviewEvent =
  | { readonly type: 'open'; readonly document: PreviewedDocument }
  | { readonly type: 'close' }
  | { readonly type: 'retry' }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }

/**
 * The preview of one document (section 8): where its step is over, the preview becomes a question whether to go home.
 *
 * Actor `loadDocument` (a query that answers the bytes). Emits `leave`. Tags: `open` the dialog is shown, `busy`,
 * `dialog` the question is asked (`confirm`, `cancel`).
 */
export const previewMachine = setup({
  types: {
    context: {} as PreviewContext,
    events: {} as PreviewEvent,
    emitted: {} as Leave,
    tags: {} as 'open' | 'busy' | 'dialog',
  },
  actors: { loadDocument: unimplementedActor<unknown, PreviewedDocument>('loadDocument') },
  guards: { isWrongStep: hasCode('STAGE_ERROR') },
  actions: {
    keepDocument: assign(({ event }) => (event.type === 'open' ? { document: event.document } : {})),
    keepBytes: assign((_, { bytes }: Pick<PreviewContext, 'bytes'>) => ({ bytes })),
    forgetBytes: assign({ bytes: null }),
    leaveForHome: emit(leaveFor({ to: 'home' })),
  },
}).createMachine({
  id: 'preview',
  context: { document: null, bytes: null },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetBytes', on: { open: { target: 'loading', actions: 'keepDocument' } } },
    loading: {
      tags: ['open', 'busy'],
      on: { close: 'closed' },
      invoke: {
        id: 'loadDocument',
        src: 'loadDocument',
        input: ({ context: { document } }) => document as PreviewedDocument,
        onDone: {
          target: 'shown',
          actions: { type: 'keepBytes', params: ({ event }) => ({ bytes: event.output }) },
        },
        onError: [
          { guard: { type: 'isWrongStep', params: failed }, target: 'askingHome' },
          { target: 'failed' },
        ],
      },
    },
    shown: { tags: 'open', on: { close: 'closed' } },
    failed: { tags: 'open', on: { retry: 'loading', close: 'closed' } },
    askingHome: {
      tags: ['open', 'dialog'],
      on: { confirm: { target: 'closed', actions: 'leaveForHome' }, cancel: 'closed' },
    },
  },
})
