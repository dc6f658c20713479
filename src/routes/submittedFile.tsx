import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { examParams } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

const SubmittedFilesPage = lazyPage(() =>
  import('#src/features/submitted-files/SubmittedFilesPage.tsx').then((module) => module.SubmittedFilesPage),
)

function SubmittedFile() {
  const { examId } = submittedFileRoute.useParams()
  return <SubmittedFilesPage key={examId} examId={examId} />
}

export const submittedFileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.submittedFile.path,
  params: examParams,
  ...pageOptions(routeTable.submittedFile),
  component: Object.assign(SubmittedFile, { preload: SubmittedFilesPage.preload }),
})
