import { getResume, saveResume, skipResume } from '#contract/endpoints/submission.ts'
import type { Resume, SavedResume } from '#contract/entities/resume.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { resumeMachine } from '#machines/resume/resume.machine.ts'
import { type Save, savingMachine } from '#machines/saving/saving.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { currentLanguage } from '#src/i18n/language.ts'

/** The form library's side: it keeps the rows, the chart never sees them. */
export interface ResumeFields {
  fill(saved: SavedResume): void
  /** the resume as typed */
  read(): Resume
  /** what was typed needs not be kept any longer */
  forgetDraft(): void
}

/** The chart of the resume, with the service behind it. */
export const provideResumeActors = (fields: ResumeFields) =>
  resumeMachine.provide({
    actions: {
      fillFields: (_, { saved }) => fields.fill(saved),
      forgetDraft: () => fields.forgetDraft(),
    },
    actors: {
      loadResume: fromCall<SavedResume, { submissionId: string }>(({ input, signal }) =>
        call(getResume, { params: { id: input.submissionId }, signal }),
      ),
      saving: savingMachine.provide({
        actors: {
          save: fromCall<Submission, Save>(async ({ input, signal }) => {
            const params = { id: input.submissionId }
            const resume = fields.read()
            const { version } = input.overwrite ? await call(getResume, { params, signal }) : input
            const query = { language: currentLanguage() }
            return call(saveResume, { params, query, body: { ...resume, version }, signal })
          }),
        },
      }),
      skipResume: fromCall<Submission, { submissionId: string }>(({ input, signal }) =>
        call(skipResume, { params: { id: input.submissionId }, signal }),
      ),
    },
  })
