import * as v from 'valibot'
import { type Store, storageKeys } from '#src/platform/storage.ts'

const Known = v.object({ subject: v.string() })
const subjectIn = (store: Store) => store.readAs(storageKeys.profile, Known)?.subject ?? ''

/** Notes whose session ends without a sign-out. Call it while the profile is still there. */
export const noteSessionEnd = (store: Store): void => store.write(storageKeys.sessionEnded, subjectIn(store))

/**
 * Whether the person who has just signed in had a session in this tab that came to its end by itself; asked once. One's own
 * draft that is left says so too, for signing out removes drafts.
 */
export function takeSessionEnd(store: Store): boolean {
  const subject = subjectIn(store)
  const ended = store.read(storageKeys.sessionEnded)
  store.remove(storageKeys.sessionEnded)
  return ended === subject || store.keys(`${storageKeys.draftPrefix}${subject}:`).length > 0
}
