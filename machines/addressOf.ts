import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'

/** What the URLs of a submission are made of. */
export const addressOf = ({ type, examId, id }: Submission): SubmissionAddress => ({
  submissionType: type,
  examId,
  submissionId: id,
})
