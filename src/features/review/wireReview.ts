import {
  getRegistrationForm,
  getResume,
  getSubmission,
  listSubmittedFiles,
  submitReview,
  submitSupplementReview,
} from '#contract/endpoints/submission.ts'
import type { SubmittedFile } from '#contract/entities/document.ts'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import type { Resume } from '#contract/entities/resume.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { reviewMachine } from '#machines/review/review.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'

/** Everything that will be submitted. A supplement hands in documents only. */
export interface Reviewed {
  readonly form: RegistrationForm | null
  /** null: the step was skipped, or there is none */
  readonly resume: Resume | null
  readonly files: readonly SubmittedFile[]
}

/** The chart of the review, with the service behind it. @param show takes what was read */
export const wireReview = (type: SubmissionType, show: (reviewed: Reviewed) => void) =>
  reviewMachine.provide({
    actors: {
      loadReview: fromCall<number, { submissionId: string; version: number | null }>(
        async ({ input, signal }) => {
          const params = { id: input.submissionId }
          // the version first: what is read after it is as new or newer, and newer is refused
          const version = input.version ?? (await call(getSubmission, { params, signal })).version
          const [files, form, saved] = await Promise.all([
            call(listSubmittedFiles, { params, signal }),
            type === 'apply' ? call(getRegistrationForm, { params, signal }) : null,
            type === 'apply' ? call(getResume, { params, signal }) : null,
          ])
          show({ form, resume: saved === null || saved.skipped ? null : saved.resume, files })
          return version
        },
      ),
      submitReview: fromCall<
        Submission,
        { submissionType: SubmissionType; submissionId: string; version: number | null }
      >(({ input, signal }) =>
        call(input.submissionType === 'apply' ? submitReview : submitSupplementReview, {
          params: { id: input.submissionId },
          query: input.version === null ? {} : { version: String(input.version) },
          signal,
        }),
      ),
    },
  })
