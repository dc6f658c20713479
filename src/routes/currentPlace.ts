import { findSubmission } from '#contract/endpoints/submission.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { addressOf } from '#machines/addressOf.ts'
import { stepOfStage } from '#machines/journey/stepsFor.ts'
import { call } from '#src/api/client.ts'
import type { InnerPlace } from '#src/platform/paths.ts'

/** Where the applicant stands in an exam: at a step, or before the journey. @throws Failure */
export async function currentPlace(submissionType: SubmissionType, examId: number): Promise<InnerPlace> {
  const submission = await call(findSubmission, { params: { examId }, query: { submissionType } })
  const step = submission && stepOfStage(submission.stage)
  return step ? { to: 'step', step, ...addressOf(submission) } : { to: 'check', submissionType, examId }
}
