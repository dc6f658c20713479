import { assign, setup } from 'xstate'
import type { ChartFailure } from '#machines/failure.ts'
import { type Failed, failed } from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

/**
 * Something that a page reads once, and may read again where that failed.
 *
 * Actor `loadData` (a query). Context: `data` once `loaded`, `failure` while `failed`. Event `retry`. Tag `busy`.
 */
export const loadingMachine = setup({
  types: {
    context: {} as { readonly data: unknown; readonly failure: ChartFailure | null },
    events: {} as { readonly type: 'retry' },
    tags: {} as 'busy',
  },
  actors: { loadData: unimplementedActor<unknown, undefined>('loadData') },
  actions: {
    keepData: assign((_, { data }: { readonly data: unknown }) => ({ data, failure: null })),
    keepFailure: assign((_, { failure }: Failed) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'loading',
  context: { data: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadData',
        src: 'loadData',
        onDone: {
          target: 'loaded',
          actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: failed } },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetFailure' } } },
    loaded: { type: 'final' },
  },
})
