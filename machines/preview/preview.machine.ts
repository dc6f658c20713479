import { emit, setup } from 'xstate'
import type { Leave } from '#machines/emittedEvents.ts'
import { failed, hasCode, leaveFor } from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export type PreviewEvent =
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'retry' }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }

/**
 * The preview of one document (section 8): where its step is over, the preview becomes a question whether to go home.
 *
 * Actor `loadDocument` (a query; gives the bytes to the viewer). Emits `leave`. Tags: `open` the dialog is shown, `busy`,
 * `dialog` the question is asked (`confirm`, `cancel`).
 */
export const previewMachine = setup({
  types: {
    events: {} as PreviewEvent,
    emitted: {} as Leave,
    tags: {} as 'open' | 'busy' | 'dialog',
  },
  actors: { loadDocument: unimplementedActor<void, undefined>('loadDocument') },
  guards: { isWrongStep: hasCode('STAGE_ERROR') },
  actions: { leaveForHome: emit(leaveFor({ to: 'home' })) },
}).createMachine({
  id: 'preview',
  initial: 'closed',
  states: {
    closed: { on: { open: 'loading' } },
    loading: {
      tags: ['open', 'busy'],
      on: { close: 'closed' },
      invoke: {
        id: 'loadDocument',
        src: 'loadDocument',
        onDone: 'shown',
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
