import { createRoute } from '@tanstack/react-router'
import { journeyRoute } from '#src/routes/journey.tsx'
import { lazyPage, pageOptions, stepPage } from '#src/routes/page.tsx'
import { submissionParams } from '#src/routes/params.ts'
import { routeTable } from '#src/routes/table.ts'

const UploadPage = lazyPage(() =>
  import('#src/features/upload/UploadPage.tsx').then((module) => module.UploadPage),
)

export const uploadRoute = createRoute({
  getParentRoute: () => journeyRoute,
  path: routeTable.upload.path,
  params: submissionParams,
  ...pageOptions(routeTable.upload),
  component: stepPage(UploadPage, UploadPage.preload),
})
