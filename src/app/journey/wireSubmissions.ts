import { getExam } from '#contract/endpoints/exam.ts'
import { getSubmission, returnFromReview } from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { ReturnStage } from '#contract/enums.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import { journeys } from '#machines/journey/journey.machine.ts'
import { type OpenedSubmission, submissionMachine } from '#machines/submission/submission.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import {
  createOpenSubmissions,
  type OpenSubmissions,
  type OpenSubmissionsParts,
} from '#src/app/journey/openSubmissions.ts'
import { hasDraft } from '#src/platform/draft.ts'
import { onRestored, onUserInput, onVisible } from '#src/platform/pageLifecycle.ts'

/** @throws Failure */
const readSubmission = (id: string, signal?: AbortSignal): Promise<Submission> =>
  call(getSubmission, { params: { id }, ...(signal ? { signal } : {}) })

/** The return from the review, for each of the four sequences of steps. */
const journeyActors = {
  returnFromReview: fromCall<Submission, { submissionId: string; stage: ReturnStage }>(({ input, signal }) =>
    call(returnFromReview, { params: { id: input.submissionId }, query: { stage: input.stage }, signal }),
  ),
}

const wiredJourneys = Object.fromEntries(
  Object.entries(journeys).map(([name, journey]) => [name, journey.provide({ actors: journeyActors })]),
) as typeof journeys

/** The chart of a submission and those of its journeys, with the service behind them. */
const wiredSubmission = submissionMachine.provide({
  actors: {
    ...wiredJourneys,
    // read side by side
    readJourney: fromCall<OpenedSubmission, SubmissionAddress>(async ({ input, signal }) => {
      const [submission, exam] = await Promise.all([
        readSubmission(input.submissionId, signal),
        call(getExam, { params: { id: input.examId }, signal }),
      ])
      return { submission, exam }
    }),
    readSubmission: fromCall<Submission, { submissionId: string }>(({ input, signal }) =>
      readSubmission(input.submissionId, signal),
    ),
  },
})

/** The open submission in a browser, with the service behind it. */
export const wireSubmissions = (around: Pick<OpenSubmissionsParts, 'history' | 'outlet'>): OpenSubmissions =>
  createOpenSubmissions({
    ...around,
    logic: wiredSubmission,
    readSubmission,
    hasDraft,
    page: {
      onUserInput,
      onLook(listener) {
        const looks = [onVisible(listener), onRestored(listener)]
        return () => {
          for (const end of looks) end()
        }
      },
    },
  })
