import { createRoute } from '@tanstack/react-router'
import { NotFound } from '#src/routes/NotFound.tsx'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { query, submissionInQuery } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

const PaymentResultPage = lazyPage(() =>
  import('#src/features/payment/PaymentResultPage.tsx').then((module) => module.PaymentResultPage),
)

function PaymentResult() {
  const { transactionNo, submissionType, examId, submissionId } = paymentResultRoute.useSearch()
  if (!transactionNo || !submissionType || !examId || !submissionId) return <NotFound />
  return <PaymentResultPage {...{ transactionNo, submissionType, examId, submissionId }} />
}

export const paymentResultRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.paymentResult.path,
  validateSearch: query(submissionInQuery),
  ...pageOptions(routeTable.paymentResult),
  component: Object.assign(PaymentResult, { preload: PaymentResultPage.preload }),
})
