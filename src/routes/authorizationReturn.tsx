import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { code, query, signatureParams } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

const AuthorizationPage = lazyPage(() =>
  import('#src/features/payment/AuthorizationPage.tsx').then((module) => module.AuthorizationPage),
)

function AuthorizationReturn() {
  const { submissionType, examId, submissionId, paymentType } = authorizationReturnRoute.useParams()
  const { code } = authorizationReturnRoute.useSearch()
  return <AuthorizationPage {...{ submissionType, examId, submissionId, paymentType, code }} />
}

export const authorizationReturnRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.authorizationReturn.path,
  params: signatureParams,
  validateSearch: query({ code }),
  ...pageOptions(routeTable.authorizationReturn),
  component: Object.assign(AuthorizationReturn, { preload: AuthorizationPage.preload }),
})
