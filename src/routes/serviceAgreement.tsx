import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

export const serviceAgreementRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.serviceAgreement.path,
  ...pageOptions(routeTable.serviceAgreement),
  component: lazyPage(() =>
    import('#src/features/static-pages/ServiceAgreementPage.tsx').then(
      (module) => module.ServiceAgreementPage,
    ),
  ),
})
