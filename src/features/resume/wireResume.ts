import { getResume, saveResume, skipResume } from '#contract/endpoints/submission.ts'
import type { Resume, SavedResume } from '#contract/entities/resume.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { resumeMachine, type SaveResume } from '#machines/resume/resume.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { currentLanguage } from '#src/i18n/language.ts'

/** The form library's side: it keeps the rows, the chart never sees them. */
export interface ResumeFields {
  fill(saved: SavedResume): void
  /** the resume as typed */
  read(): Resume
  /** the service has it, or it was skipped */
  saved(): void
}

/** The chart of the resume, with the service behind it. */
export const wireResume = (fields: ResumeFields) =>
  resumeMachine.provide({
    actions: { fillFields: (_, { saved }) => fields.fill(saved) },
    actors: {
      loadResume: fromCall<SavedResume, { submissionId: string }>(({ input, signal }) =>
        call(getResume, { params: { id: input.submissionId }, signal }),
      ),
      saveResume: fromCall<Submission, SaveResume>(async ({ input, signal }) => {
        const params = { id: input.submissionId }
        const resume = fields.read()
        const version = input.over ? (await call(getResume, { params, signal })).version : input.version
        const query = { language: currentLanguage() }
        const body = { ...resume, version }
        const submission = await call(saveResume, { params, query, body, signal })
        fields.saved()
        return submission
      }),
      skipResume: fromCall<Submission, { submissionId: string }>(async ({ input, signal }) => {
        const submission = await call(skipResume, { params: { id: input.submissionId }, signal })
        fields.saved()
        return submission
      }),
    },
  })
