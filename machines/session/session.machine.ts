import { type ActorRefFrom, assign, emit, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import type { Leave, Notice } from '#machines/emittedEvents.ts'
import { emitFailure, failed, isUnauthorized, leaveFor } from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface SessionInput {
  /** end of the bearer that the tab holds, milliseconds on the clock of `now`; null without a bearer */
  readonly expiresAt: number | null
  readonly now: () => number
}

export type SessionEvent =
  /** an answer brought a new bearer */
  | { readonly type: 'renewed'; readonly expiresAt: number }
  | { readonly type: 'extend' }
  | { readonly type: 'signOut' }
  /** another tab of this browser signed out */
  | { readonly type: 'signedOutElsewhere' }

export type SessionEmitted =
  /** what the session left in the tab goes: `expired` keeps drafts, the others remove them too */
  | { readonly type: 'session.ended'; readonly why: 'expired' | 'signedOut' | 'signedOutElsewhere' }
  | Leave
  | Notice

interface Session extends SessionInput {
  readonly expiresAt: number
}

const ended = (why: 'expired' | 'signedOut' | 'signedOutElsewhere'): SessionEmitted => ({
  type: 'session.ended',
  why,
})

/**
 * The session of a tab (sections 4 and 9): a warning five minutes before the end, with a button to go on; 1,500 ms between
 * signing out and leaving. A call that is refused (401) leads to the sign-in page without this chart, which may not be
 * there yet.
 *
 * - Actors: `extendSession` (any call that brings a new bearer), `signOut`.
 * - Emits `session.ended`, `leave`, `notice`. Tags: `dialog` the warning is shown (`extend`, `signOut`), `busy`,
 *   `signedIn`. The time left is `expiresAt - now()`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as Session,
    input: {} as SessionInput,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'dialog' | 'busy' | 'signedIn',
  },
  actors: {
    extendSession: unimplementedActor<void, undefined>('extendSession'),
    signOut: unimplementedActor<void, undefined>('signOut'),
  },
  delays: {
    UNTIL_WARNING: ({ context }) => Math.max(0, context.expiresAt - limits.sessionWarning - context.now()),
    UNTIL_END: ({ context }) => Math.max(0, context.expiresAt - context.now()),
    SIGN_OUT_DELAY: limits.signOutDelay,
  },
  guards: {
    isSignedIn: ({ context }) => context.expiresAt > context.now(),
    isUnauthorized,
  },
  actions: {
    rememberEnd: assign(({ event }) => (event.type === 'renewed' ? { expiresAt: event.expiresAt } : {})),
    endExpired: emit(ended('expired')),
    endSignedOut: emit(ended('signedOut')),
    endElsewhere: emit(ended('signedOutElsewhere')),
    notifyFailure: emit(emitFailure),
    leaveForSignIn: emit(leaveFor({ to: 'signIn' }, true)),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, expiresAt: input.expiresAt ?? 0 }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isSignedIn', target: 'signedIn' }, { target: 'signedOut' }] },
    /** opened without a bearer, as after a refused call: the page is about to be left, unless it is shown again */
    signedOut: { on: { renewed: { target: 'signedIn', actions: 'rememberEnd' } } },
    signedIn: {
      tags: 'signedIn',
      initial: 'calm',
      on: {
        renewed: { target: '.calm', actions: 'rememberEnd' },
        signedOutElsewhere: { target: 'left', actions: ['endElsewhere', 'leaveForSignIn'] },
        signOut: 'signingOut',
      },
      states: {
        calm: { after: { UNTIL_WARNING: 'warning' } },
        warning: {
          tags: 'dialog',
          on: { extend: 'extending' },
          after: { UNTIL_END: { target: '#session.left', actions: ['endExpired', 'leaveForSignIn'] } },
        },
        extending: {
          tags: ['dialog', 'busy'],
          on: { renewed: { actions: 'rememberEnd' } },
          invoke: {
            id: 'extendSession',
            src: 'extendSession',
            onDone: 'calm',
            onError: [
              {
                guard: { type: 'isUnauthorized', params: failed },
                target: '#session.left',
                actions: ['endExpired', 'leaveForSignIn'],
              },
              { target: 'warning', actions: { type: 'notifyFailure', params: failed } },
            ],
          },
        },
      },
    },
    signingOut: {
      tags: 'busy',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOutHere', onError: 'signedOutHere' },
    },
    signedOutHere: {
      tags: 'busy',
      entry: 'endSignedOut',
      after: { SIGN_OUT_DELAY: { target: 'left', actions: 'leaveForSignIn' } },
    },
    /** on the way to the sign-in page; a session that begins meanwhile, as in a page kept by the browser, counts */
    left: { on: { renewed: { target: 'signedIn', actions: 'rememberEnd' } } },
  },
})

export type SessionRef = ActorRefFrom<typeof sessionMachine>
