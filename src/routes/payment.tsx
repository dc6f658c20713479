import { createRoute } from '@tanstack/react-router'
import { PaymentChannel } from '#contract/enums.ts'
import { ErrorCode } from '#contract/errorCodes.ts'
import { journeyRoute } from '#src/routes/journey.tsx'
import { lazyPage, pageOptions, type StepPageProps, stepPage } from '#src/routes/page.tsx'
import { optional, query, submissionParams } from '#src/routes/params.ts'
import { routeTable } from '#src/routes/table.ts'

const PaymentPage = lazyPage(() =>
  import('#src/features/payment/PaymentPage.tsx').then((module) => module.PaymentPage),
)

function Payment(step: StepPageProps) {
  const { paymentType, code } = paymentRoute.useSearch()
  return <PaymentPage {...step} paymentType={paymentType} refused={code} />
}

export const paymentRoute = createRoute({
  getParentRoute: () => journeyRoute,
  path: routeTable.payment.path,
  params: submissionParams,
  validateSearch: query({ paymentType: optional(PaymentChannel), code: optional(ErrorCode) }),
  ...pageOptions(routeTable.payment),
  component: stepPage(Payment, PaymentPage.preload),
})
