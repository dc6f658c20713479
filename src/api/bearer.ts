/**
 * The bearer of the tab's session (section 7: in session storage, replaced from each answer's header).
 * Answers may overtake each other: only one whose request began later than the last replacement's replaces it, and an
 * answer to a request from before a sign-out brings nothing back.
 */
import { limits } from '#contract/limits.ts'
import { noteSessionEnd } from '#src/platform/sessionEnd.ts'
import { type Store, sessionStore, storageKeys } from '#src/platform/storage.ts'

export interface Bearer {
  /** the header's value, `Bearer …`, or null */
  read(): string | null
  /** Begins a request: its turn goes to {@link Bearer.take} with the answer. */
  begin(): Turn
  /** Takes the answer's Authorization header, if it may. */
  take(header: string | null, turn: Turn): void
  /** Ends the session in this tab and notes that: token and profile go, later answers to earlier requests are not believed. */
  clear(): void
  /** When the bearer ends, milliseconds on the device's clock; null without one, or when it isn't known. */
  expiresAt(): number | null
  /** Tells of each bearer taken. */
  onTaken(listener: (expiresAt: number) => void): () => void
  /** whether the turn belongs to the present session */
  isCurrent(turn: Turn): boolean
}
export interface Turn {
  readonly session: number
  readonly number: number
}

/** @param deviceNow milliseconds; a bearer's life is told by the device alone, a moved service clock doesn't count */
export function createBearer(store: Store, deviceNow: () => number = Date.now): Bearer {
  let session = 0
  let lastBegun = 0
  let lastTaken = 0
  const listeners = new Set<(expiresAt: number) => void>()
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
      const expiresAt = deviceNow() + limits.sessionLife
      store.write(storageKeys.tokenEnd, String(expiresAt))
      for (const listener of listeners) listener(expiresAt)
    },
    clear() {
      session += 1
      if (store.read(storageKeys.token) !== null) noteSessionEnd(store)
      for (const key of [storageKeys.token, storageKeys.tokenEnd, storageKeys.profile]) store.remove(key)
    },
    expiresAt() {
      const kept = Number(store.read(storageKeys.tokenEnd) ?? Number.NaN)
      return store.read(storageKeys.token) === null || !Number.isFinite(kept) ? null : kept
    },
    onTaken(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isCurrent: (turn) => turn.session === session,
  }
}

export const bearer = createBearer(sessionStore)
