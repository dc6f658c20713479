import { type ActorRefFrom, assign, setup, stopChild } from 'xstate'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import { type SessionInput, type SessionRef, sessionMachine } from '#machines/session/session.machine.ts'
import { submissionMachine } from '#machines/submission/submission.machine.ts'

interface AppContext {
  readonly session: SessionRef
  /** the one whose steps are shown */
  readonly submission: ActorRefFrom<typeof submissionMachine> | null
}

export type AppEvent =
  | { readonly type: 'submission.opened'; readonly address: SubmissionAddress }
  | { readonly type: 'submission.closed' }

/**
 * The root of the tree of actors in a tab.
 *
 * - Parent of `session`, for as long as the tab lives, and of the `submission` whose steps are shown, one at a time.
 * - What is closed stops with everything below it: its journey and the calls that run.
 */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    input: {} as SessionInput,
    events: {} as AppEvent,
    children: {} as { session: 'session'; submission: 'submission' },
  },
  actors: { session: sessionMachine, submission: submissionMachine },
  actions: {
    stopSubmission: stopChild('submission'),
    openSubmission: assign((given, { address }: { readonly address: SubmissionAddress }) => ({
      submission: given.spawn('submission', { id: 'submission', input: address }),
    })),
    forgetSubmission: assign({ submission: null }),
  },
}).createMachine({
  id: 'app',
  context: ({ input, spawn }) => ({ session: spawn('session', { id: 'session', input }), submission: null }),
  initial: 'atPages',
  states: {
    /** the list, the check, the static pages, the receipt by number */
    atPages: {},
    /** a step of a submission */
    inSubmission: {
      exit: ['stopSubmission', 'forgetSubmission'],
      on: { 'submission.closed': 'atPages' },
    },
  },
  on: {
    'submission.opened': {
      target: '.inSubmission',
      actions: { type: 'openSubmission', params: ({ event: { address } }) => ({ address }) },
    },
  },
})
