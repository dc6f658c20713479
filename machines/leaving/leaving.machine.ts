import { emit, setup } from 'xstate'
import type { Leave } from '#machines/emittedEvents.ts'
import { leaveFor } from '#machines/failureActions.ts'

/**
 * Home from any other page (section 2): the exam's title in the breadcrumb, the close icon, and the header's arrow where
 * the journey knows no step back. Asks first.
 *
 * Events `home`, `confirm`, `cancel`; emits `leave`; tag `dialog` while it asks.
 */
export const leavingMachine = setup({
  types: {
    events: {} as { readonly type: 'home' } | { readonly type: 'confirm' } | { readonly type: 'cancel' },
    emitted: {} as Leave,
    tags: {} as 'dialog',
  },
  actions: { leaveForHome: emit(leaveFor({ to: 'home' })) },
}).createMachine({
  id: 'leaving',
  initial: 'staying',
  states: {
    staying: { on: { home: 'asking' } },
    asking: {
      tags: 'dialog',
      on: { confirm: { target: 'staying', actions: 'leaveForHome' }, cancel: 'staying' },
    },
  },
})
