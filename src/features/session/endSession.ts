import { type Bearer, bearer } from '#src/api/bearer.ts'
import { type Store, sessionStore, storageKeys } from '#src/platform/storage.ts'

/** The chart's reasons. */
export type SessionEnd = 'expired' | 'signedOut' | 'signedOutElsewhere'

interface Parts {
  bearer: Pick<Bearer, 'clear'>
  store: Store
  /** path and query of the page shown, below the base path */
  here: () => string
}

/**
 * What an ended session leaves in the tab. Expired: the drafts and the page to come back to; signed out: nothing that a
 * person entered or asked for.
 */
export function endSession(why: SessionEnd, parts: Parts): void {
  parts.bearer.clear()
  if (why === 'expired') {
    parts.store.write(storageKeys.returnTo, parts.here())
    return
  }
  for (const key of parts.store.keys(storageKeys.draftPrefix)) parts.store.remove(key)
  const { returnTo, reciboSubmissionNo, maintain, sessionEnded } = storageKeys
  for (const key of [returnTo, reciboSubmissionNo, maintain, sessionEnded]) parts.store.remove(key)
}

/** Drafts of anyone but this person go (decisions: sessions). @param subject the person's opaque id */
export function dropDraftsOfOthers(subject: string, store: Store): void {
  const own = `${storageKeys.draftPrefix}${subject}:`
  for (const key of store.keys(storageKeys.draftPrefix)) if (!key.startsWith(own)) store.remove(key)
}

export const sessionParts = (here: () => string): Parts => ({ bearer, store: sessionStore, here })
