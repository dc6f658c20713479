import { createRoute, Outlet, useMatches } from '@tanstack/react-router'
import { useJourney } from '#src/platform/journey.ts'
import { useSnapshot } from '#src/platform/useSnapshot.ts'
import { submissionParams } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import { UnreadJourney } from '#src/routes/UnreadJourney.tsx'
import { PageSkeleton } from '#src/ui/PageSkeleton.tsx'

/** Around every step of a submission: its loader finds the actor, which alone decides which step is shown. */
export const journeyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'journey',
  // the address of another submission is no other page of this route: it is asked for each time
  shouldReload: true,
  loader: {
    staleReloadMode: 'blocking',
    // the parameters of the step, which may not parse
    handler: ({ params, context }) =>
      context.openSubmission(submissionParams.parse(submissionParams.stringify(params as never))),
  },
  component: Journey,
})

function Journey() {
  const opened = journeyRoute.useLoaderData()
  const failure = useSnapshot(opened, (s) => (s.matches('unread') ? s.context.failure : null))
  const journey = useJourney()
  const asked = useMatches({ select: (matches) => matches.at(-1)?.staticData.row?.route })
  if (failure) return <UnreadJourney failure={failure} retry={() => opened?.send({ type: 'retry' })} />
  // the address is on its way to the step that the journey shows
  if (journey === null || journey.step !== asked) return <PageSkeleton />
  return <Outlet key={journey.submission.id} />
}
