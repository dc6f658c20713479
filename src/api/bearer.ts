/**
 * The bearer of the tab's session (section 7: in session storage, replaced from each answer's header).
 * Answers may overtake each other: only one whose request began later than the last replacement's replaces it, and an
 * answer to a request from before a sign-out brings nothing back.
 */
import { type Store, sessionStore, storageKeys } from '#src/platform/storage.ts'

export interface Bearer {
  /** the header's value, `Bearer …`, or null */
  read(): string | null
  /** Begins a request: its turn goes to {@link Bearer.take} with the answer. */
  begin(): Turn
  /** Takes the answer's Authorization header, if it may. */
  take(header: string | null, turn: Turn): void
  /** Ends the session in this tab: later answers to earlier requests are not believed. */
  clear(): void
  /** whether the turn belongs to the present session */
  isCurrent(turn: Turn): boolean
}
export interface Turn {
  readonly session: number
  readonly number: number
}

export function createBearer(store: Store): Bearer {
  let session = 0
  let lastBegun = 0
  let lastTaken = 0
  return {
    read: () => store.read(storageKeys.token),
    begin() {
      lastBegun += 1
      return { session, number: lastBegun }
    },
    take(header, turn) {
      if (!header || turn.session !== session || turn.number < lastTaken) return
      lastTaken = turn.number
      store.write(storageKeys.token, header)
    },
    clear() {
      session += 1
      store.remove(storageKeys.token)
    },
    isCurrent: (turn) => turn.session === session,
  }
}

export const bearer = createBearer(sessionStore)
