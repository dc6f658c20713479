import * as v from 'valibot'
import { RegistrationValues } from '#src/features/registration/registrationValues.ts'
import { sessionStore, storageKeys } from '#src/platform/storage.ts'

const Person = v.object({ subject: v.string() })
const Draft = v.object({
  /** version of the form that the draft was begun with */
  version: v.number(),
  /** service time in milliseconds */
  savedAt: v.number(),
  values: RegistrationValues,
})
export type RegistrationDraft = v.InferOutput<typeof Draft>

export interface DraftStore {
  read(): RegistrationDraft | null
  write(draft: RegistrationDraft): void
  remove(): void
}

/**
 * What was typed and not yet saved, for this tab. Keyed by person and submission, so that nobody meets another's text;
 * without a known person nothing is kept.
 */
export function registrationDraft(submissionId: string, store = sessionStore): DraftStore {
  const key = () => {
    const person = store.readAs(storageKeys.profile, Person)
    return person && `${storageKeys.draftPrefix}${person.subject}:${submissionId}:registration`
  }
  return {
    read() {
      const at = key()
      return at === null ? null : store.readAs(at, Draft)
    },
    write(draft) {
      const at = key()
      if (at !== null) store.writeJson(at, draft)
    },
    remove() {
      const at = key()
      if (at !== null) store.remove(at)
    },
  }
}
