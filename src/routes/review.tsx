import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions, stepPage } from '#src/routes/page.tsx'
import { submissionParams } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

const ReviewPage = lazyPage(() =>
  import('#src/features/review/ReviewPage.tsx').then((module) => module.ReviewPage),
)

export const reviewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.review.path,
  params: submissionParams,
  ...pageOptions(routeTable.review),
  component: stepPage('review', ReviewPage, ReviewPage.preload),
})
