import { assign, emit, setup } from 'xstate'
import type { Leave, Notice } from '#machines/emittedEvents.ts'
import type { ChartFailure } from '#machines/failure.ts'
import { emitFailure, type Failed, failed, isUnauthorized, leaveFor } from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface SignInInput {
  /** one-time code, taken out of the address; null where the address carried none */
  readonly code: string | null
  readonly accountType: string
  /** the address's `state` is the one that this tab sent out */
  readonly stateMatches: boolean
  /** submission number kept by /recibo: it wins */
  readonly reciboSubmissionNo: string | null
  /** path of the page that was asked for before sign-in, below the base path */
  readonly wantedPath: string | null
}

export type SignInEvent =
  /** the page is shown and has cleared the address */
  { readonly type: 'begin' } | { readonly type: 'signIn' }

/**
 * The login landing (section 4, login).
 *
 * - The page takes code and state out of the address, then sends `begin`, once: the code works once. No code: on to the
 *   sign-in page. A code that another tab asked for, or that is refused, shows `refused` with a button (`signIn`): there is
 *   no second automatic redirect.
 * - After the profile: the receipt by number, or the page asked for before, or home. 401 and 403 lead to the sign-in page,
 *   any other failure of the profile home.
 * - Actors: `exchangeCode` (keeps the bearer), `loadProfile` (keeps the profile). Emits `leave` and `notice`. Tag `busy`.
 */
export const signInMachine = setup({
  types: {
    context: {} as SignInInput & { readonly failure: ChartFailure | null },
    input: {} as SignInInput,
    events: {} as SignInEvent,
    emitted: {} as Leave | Notice,
    tags: {} as 'busy' | 'refused',
  },
  actors: {
    exchangeCode: unimplementedActor<void, { code: string; accountType: string }>('exchangeCode'),
    loadProfile: unimplementedActor<void, undefined>('loadProfile'),
  },
  guards: {
    hasNoCode: ({ context }) => context.code === null,
    isOfAnotherTab: ({ context }) => !context.stateMatches,
    isUnauthorized,
    wantsReceipt: ({ context }) => context.reciboSubmissionNo !== null,
    wantsPage: ({ context }) => context.wantedPath !== null,
  },
  actions: {
    dropCode: assign({ code: null }),
    rememberFailure: assign((_, { failure }: Failed) => ({ failure })),
    leaveForSignIn: emit(leaveFor({ to: 'signIn' }, true)),
    leaveForHome: emit(leaveFor({ to: 'home' }, true)),
    leaveForReceipt: emit(({ context }) =>
      leaveFor({ to: 'recibo', submissionNo: context.reciboSubmissionNo ?? '' }, true),
    ),
    leaveForPage: emit(({ context }) => leaveFor({ to: 'path', path: context.wantedPath ?? '/' }, true)),
    notifyFailure: emit(emitFailure),
  },
}).createMachine({
  id: 'signIn',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      on: {
        begin: [
          { guard: 'hasNoCode', target: 'left', actions: 'leaveForSignIn' },
          { guard: 'isOfAnotherTab', target: 'refused', actions: 'dropCode' },
          { target: 'exchanging' },
        ],
      },
    },
    exchanging: {
      tags: 'busy',
      exit: 'dropCode',
      invoke: {
        id: 'exchangeCode',
        src: 'exchangeCode',
        input: ({ context }) => ({ code: context.code ?? '', accountType: context.accountType }),
        onDone: 'loadingProfile',
        onError: [
          { guard: { type: 'isUnauthorized', params: failed }, target: 'left', actions: 'leaveForSignIn' },
          {
            target: 'refused',
            actions: [
              { type: 'rememberFailure', params: failed },
              { type: 'notifyFailure', params: failed },
            ],
          },
        ],
      },
    },
    loadingProfile: {
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: [
          { guard: 'wantsReceipt', target: 'left', actions: 'leaveForReceipt' },
          { guard: 'wantsPage', target: 'left', actions: 'leaveForPage' },
          { target: 'left', actions: 'leaveForHome' },
        ],
        onError: [
          { guard: { type: 'isUnauthorized', params: failed }, target: 'left', actions: 'leaveForSignIn' },
          {
            target: 'left',
            actions: [{ type: 'notifyFailure', params: failed }, 'leaveForHome'],
          },
        ],
      },
    },
    refused: { tags: 'refused', on: { signIn: { target: 'left', actions: 'leaveForSignIn' } } },
    left: { type: 'final' },
  },
})
