import { getExam } from '#contract/endpoints/exam.ts'
import { getSubmission, returnFromReview } from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { ReturnStage } from '#contract/enums.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import { journeys } from '#machines/journey/journey.machine.ts'
import { type OpenedSubmission, submissionMachine } from '#machines/submission/submission.machine.ts'
import { bearer } from '#src/api/bearer.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { type Application, type ApplicationDependencies, createApplication } from '#src/app/application.ts'
import { bindSession } from '#src/features/session/bindSession.ts'
import { sessionWithActors } from '#src/features/session/session.actors.ts'
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

const journeysWithActors = Object.fromEntries(
  Object.entries(journeys).map(([name, journey]) => [name, journey.provide({ actors: journeyActors })]),
) as typeof journeys

/** The chart of a submission and those of its journeys, with the service behind them. */
const submissionWithActors = submissionMachine.provide({
  actors: {
    ...journeysWithActors,
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

/** The tree of actors in a browser, with the service behind it. */
export const startApplication = (
  around: Pick<ApplicationDependencies, 'history' | 'appEffects'>,
): Application =>
  createApplication({
    ...around,
    submission: submissionWithActors,
    session: sessionWithActors,
    sessionInput: { expiresAt: bearer.expiresAt(), now: Date.now },
    bindSession: (session) => bindSession(session, around.appEffects),
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
