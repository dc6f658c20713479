import { createRoute } from '@tanstack/react-router'
import { journeyRoute } from '#src/routes/journey.tsx'
import { lazyPage, pageOptions, stepPage } from '#src/routes/page.tsx'
import { submissionParams } from '#src/routes/params.ts'
import { routeTable } from '#src/routes/table.ts'

const ReviewPage = lazyPage(() =>
  import('#src/features/review/ReviewPage.tsx').then((module) => module.ReviewPage),
)

export const reviewRoute = createRoute({
  getParentRoute: () => journeyRoute,
  path: routeTable.review.path,
  params: submissionParams,
  ...pageOptions(routeTable.review),
  component: stepPage(ReviewPage, ReviewPage.preload),
})
