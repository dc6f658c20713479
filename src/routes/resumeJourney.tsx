import { createRoute, redirect } from '@tanstack/react-router'
import type { SubmissionType } from '#contract/enums.ts'
import { pathOf } from '#src/platform/paths.ts'
import { examParams, typeParams } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

/** @throws a redirect to where the applicant stands; Failure */
async function sendOn(submissionType: SubmissionType, examId: number): Promise<never> {
  const { currentPlace } = await import('#src/routes/currentPlace.ts')
  throw redirect({ to: pathOf(await currentPlace(submissionType, examId)), replace: true })
}

export const resumeJourneyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.resumeJourney.path,
  params: examParams,
  staticData: { row: routeTable.resumeJourney },
  beforeLoad: ({ params }) => sendOn('apply', params.examId),
})

export const resumeJourneyOfTypeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.resumeJourneyOfType.path,
  params: typeParams,
  staticData: { row: routeTable.resumeJourneyOfType },
  beforeLoad: ({ params }) => sendOn(params.submissionType, params.examId),
})
