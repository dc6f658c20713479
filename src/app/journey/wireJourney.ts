import { getExam } from '#contract/endpoints/exam.ts'
import { getSubmission, returnFromReview } from '#contract/endpoints/submission.ts'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionAddress } from '#machines/emitted.ts'
import { journeyFor } from '#machines/journey/journey.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'

export const readSubmission = (id: string, signal?: AbortSignal): Promise<Submission> =>
  call(getSubmission, { params: { id }, ...(signal ? { signal } : {}) })

/** What a journey begins with, read side by side. @throws Failure */
export async function readJourney(
  { submissionId, examId }: SubmissionAddress,
  signal: AbortSignal,
): Promise<{ submission: Submission; exam: Exam }> {
  const [submission, exam] = await Promise.all([
    readSubmission(submissionId, signal),
    call(getExam, { params: { id: examId }, signal }),
  ])
  return { submission, exam }
}

/** The journey's chart, with the service behind it. */
export const wireJourney = (submission: Submission) =>
  journeyFor(submission).provide({
    actors: {
      returnFromReview: fromCall<
        Submission,
        { submissionId: string; stage: 'FORMING' | 'RESUMING' | 'UPLOADING' }
      >(({ input, signal }) =>
        call(returnFromReview, { params: { id: input.submissionId }, query: { stage: input.stage }, signal }),
      ),
    },
  })
