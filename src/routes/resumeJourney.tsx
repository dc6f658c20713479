import { createRoute } from '@tanstack/react-router'
import { findSubmission } from '#contract/endpoints/submission.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { addressOf } from '#machines/addressOf.ts'
import { stepOfStage } from '#machines/journey/stepsFor.ts'
import { call } from '#src/api/client.ts'
import type { InnerPlace } from '#src/platform/paths.ts'
import { examParams, typeParams } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

/** Where the applicant stands in an exam: at a step, or before the journey. @throws Failure */
async function currentPlace(submissionType: SubmissionType, examId: number): Promise<InnerPlace> {
  const submission = await call(findSubmission, { params: { examId }, query: { submissionType } })
  const step = submission && stepOfStage(submission.stage)
  return step ? { to: 'step', step, ...addressOf(submission) } : { to: 'check', submissionType, examId }
}

export const resumeJourneyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.resumeJourney.path,
  params: examParams,
  staticData: { row: routeTable.resumeJourney },
  beforeLoad: async ({ context, params }) => context.sendOn(await currentPlace('apply', params.examId)),
})

export const resumeJourneyOfTypeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.resumeJourneyOfType.path,
  params: typeParams,
  staticData: { row: routeTable.resumeJourneyOfType },
  beforeLoad: async ({ context, params }) =>
    context.sendOn(await currentPlace(params.submissionType, params.examId)),
})
