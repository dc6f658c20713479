import { getResume, saveResume, skipResume } from '#contract/endpoints/submission.ts'
import type { Resume, SavedResume } from '#contract/entities/resume.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { resumeMachine } from '#machines/resume/resume.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { currentLanguage } from '#src/i18n/language.ts'

/** The form library's side: it keeps the rows, the chart never sees them. */
export interface ResumeFields {
  fill(saved: SavedResume): void
  /** the resume as typed, and the version that it was begun with */
  read(): { resume: Resume; version: number }
  /** the service has it, or it was skipped */
  saved(): void
}

/** The chart of the resume, with the service behind it. */
export const wireResume = (fields: ResumeFields) =>
  resumeMachine.provide({
    actors: {
      loadResume: fromCall<void, { submissionId: string }>(async ({ input, signal }) => {
        fields.fill(await call(getResume, { params: { id: input.submissionId }, signal }))
      }),
      saveResume: fromCall<Submission, { submissionId: string; over: boolean }>(async ({ input, signal }) => {
        const params = { id: input.submissionId }
        const { resume, version } = fields.read()
        const current = input.over ? (await call(getResume, { params, signal })).version : version
        const query = { language: currentLanguage() }
        const body = { ...resume, version: current }
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
