import { createRoute } from '@tanstack/react-router'
import type { SubmissionType } from '#contract/enums.ts'
import { examParams, typeParams } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import type { RouterContext } from '#src/routes/routerContext.ts'
import { routeTable } from '#src/routes/table.ts'

async function sendOn(
  context: RouterContext,
  submissionType: SubmissionType,
  examId: number,
): Promise<never> {
  const { currentPlace } = await import('#src/routes/currentPlace.ts')
  return context.sendOn(await currentPlace(submissionType, examId))
}

export const resumeJourneyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.resumeJourney.path,
  params: examParams,
  staticData: { row: routeTable.resumeJourney },
  beforeLoad: ({ context, params }) => sendOn(context, 'apply', params.examId),
})

export const resumeJourneyOfTypeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.resumeJourneyOfType.path,
  params: typeParams,
  staticData: { row: routeTable.resumeJourneyOfType },
  beforeLoad: ({ context, params }) => sendOn(context, params.submissionType, params.examId),
})
