import { createRoute } from '@tanstack/react-router'
import { journeyRoute } from '#src/routes/journey.tsx'
import { lazyPage, pageOptions, stepPage } from '#src/routes/page.tsx'
import { submissionParams } from '#src/routes/params.ts'
import { routeTable } from '#src/routes/table.ts'

const ResumePage = lazyPage(() =>
  import('#src/features/resume/ResumePage.tsx').then((module) => module.ResumePage),
)

export const resumeRoute = createRoute({
  getParentRoute: () => journeyRoute,
  path: routeTable.resume.path,
  params: submissionParams,
  ...pageOptions(routeTable.resume),
  component: stepPage(ResumePage, ResumePage.preload),
})
