import { createRoute } from '@tanstack/react-router'
import { NotFound } from '#src/routes/NotFound.tsx'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { query, submissionInQuery } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

const PaymentWaitPage = lazyPage(() =>
  import('#src/features/payment/PaymentWaitPage.tsx').then((module) => module.PaymentWaitPage),
)

function Pay() {
  const { transactionNo, submissionType, examId, submissionId, paymentType } = payRoute.useSearch()
  if (!transactionNo) return <NotFound />
  const address =
    submissionType && examId && submissionId && paymentType
      ? { submissionType, examId, submissionId, paymentType }
      : null
  return <PaymentWaitPage key={transactionNo} transactionNo={transactionNo} address={address} />
}

export const payRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.pay.path,
  validateSearch: query(submissionInQuery),
  ...pageOptions(routeTable.pay),
  component: Object.assign(Pay, { preload: PaymentWaitPage.preload }),
})
