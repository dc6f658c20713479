import {
  getRegistrationForm,
  getResume,
  getSubmission,
  listSubmittedFiles,
  submitReview,
  submitSupplementReview,
} from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { type LoadedReview, type ReviewedVersion, reviewMachine } from '#machines/review/review.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'

/** The chart of the review, with the service behind it. */
export const reviewWithActors = reviewMachine.provide({
  actors: {
    loadReview: fromCall<LoadedReview, ReviewedVersion>(async ({ input, signal }) => {
      const params = { id: input.submissionId }
      const isApply = input.submissionType === 'apply'
      // the version first: what is read after it is as new or newer, and newer is refused
      const version = input.version ?? (await call(getSubmission, { params, signal })).version
      const [files, form, saved] = await Promise.all([
        call(listSubmittedFiles, { params, signal }),
        isApply ? call(getRegistrationForm, { params, signal }) : null,
        isApply ? call(getResume, { params, signal }) : null,
      ])
      return { version, form, resume: saved === null || saved.skipped ? null : saved.resume, files }
    }),
    submitReview: fromCall<Submission, ReviewedVersion>(({ input, signal }) =>
      call(input.submissionType === 'apply' ? submitReview : submitSupplementReview, {
        params: { id: input.submissionId },
        query: input.version === null ? {} : { version: String(input.version) },
        signal,
      }),
    ),
  },
})
