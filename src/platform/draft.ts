/** What was typed and not yet saved: for this tab, this person, one submission and one step. */
import * as v from 'valibot'
import { sessionStore, storageKeys } from '#src/platform/storage.ts'

const Person = v.object({ subject: v.string() })

export interface Draft<Values> {
  /** version of the saved form that the draft was begun with */
  version: number
  /** service time in milliseconds */
  savedAt: number
  values: Values
}

export interface DraftStore<Values> {
  /** null where nothing is kept, or what is kept is damaged */
  read(): Draft<Values> | null
  write(draft: Draft<Values>): void
  remove(): void
}

/** Whether this tab keeps something typed in a step of a submission. */
export const hasDraft = (submissionId: string, step: string, store = sessionStore): boolean =>
  store.keys(storageKeys.draftPrefix).some((key) => key.endsWith(`:${submissionId}:${step}`))

/**
 * Keyed by person and submission, so that nobody meets another's text; without a known person nothing is kept.
 * @param values shape of the fields
 */
export function createDraft<S extends v.GenericSchema>(
  { submissionId, step, values }: { submissionId: string; step: string; values: S },
  store = sessionStore,
): DraftStore<v.InferOutput<S>> {
  const Kept = v.object({ version: v.number(), savedAt: v.number(), values: v.unknown() })
  const key = () => {
    const person = store.readAs(storageKeys.profile, Person)
    return person && `${storageKeys.draftPrefix}${person.subject}:${submissionId}:${step}`
  }
  return {
    read() {
      const at = key()
      const kept = at === null ? null : store.readAs(at, Kept)
      const parsed = kept && v.safeParse(values, kept.values)
      return kept && parsed?.success ? { ...kept, values: parsed.output } : null
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
