import { createRoute } from '@tanstack/react-router'
import { journeyRoute } from '#src/routes/journey.tsx'
import { lazyPage, pageOptions, stepPage } from '#src/routes/page.tsx'
import { submissionParams } from '#src/routes/params.ts'
import { routeTable } from '#src/routes/table.ts'

const ReceiptPage = lazyPage(() =>
  import('#src/features/receipt/ReceiptPage.tsx').then((module) => module.ReceiptPage),
)

export const receiptRoute = createRoute({
  getParentRoute: () => journeyRoute,
  path: routeTable.receipt.path,
  params: submissionParams,
  ...pageOptions(routeTable.receipt),
  component: stepPage(ReceiptPage, ReceiptPage.preload),
})
