import * as v from 'valibot'
import { CategoryChoice, type PersonalDocument } from '#contract/entities/document.ts'
import { clock } from '#src/platform/clock.ts'
import { createDraft } from '#src/platform/draft.ts'
import { sessionStore } from '#src/platform/storage.ts'

export interface ChoiceDraft {
  /** what was chosen for this version of the submission, of documents that are still there; null where nothing is kept */
  read(version: number, library: readonly PersonalDocument[]): CategoryChoice[] | null
  keep(version: number, choices: readonly CategoryChoice[]): void
  remove(): void
}

/** What was chosen and not yet handed in: kept as what is typed is, through a reload and another sign-in. */
export function createChoiceDraft(submissionId: string, store = sessionStore): ChoiceDraft {
  const draft = createDraft({ submissionId, step: 'upload', values: v.array(CategoryChoice) }, store)
  return {
    read(version, library) {
      const kept = draft.read()
      if (kept === null || kept.version !== version) return null
      const isThere = (id: string) => library.some((document) => document.id === id)
      return kept.values.map((choice) => ({
        ...choice,
        personalDocumentIds: choice.personalDocumentIds.filter(isThere),
      }))
    },
    keep: (version, choices) => draft.write({ version, savedAt: clock.now(), values: [...choices] }),
    remove: draft.remove,
  }
}
