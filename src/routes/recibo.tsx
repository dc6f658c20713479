import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { query, shortText } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

const ReciboPage = lazyPage(() =>
  import('#src/features/receipt/ReciboPage.tsx').then((module) => module.ReciboPage),
)

function Recibo() {
  const { submissionNo } = reciboRoute.useSearch()
  return <ReciboPage submissionNo={submissionNo} />
}

export const reciboRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.recibo.path,
  validateSearch: query({ submissionNo: shortText }),
  ...pageOptions(routeTable.recibo),
  component: Object.assign(Recibo, { preload: ReciboPage.preload }),
})
