import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

export const maintainRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.maintain.path,
  ...pageOptions(routeTable.maintain),
  component: lazyPage(() =>
    import('#src/features/static-pages/MaintainPage.tsx').then((module) => module.MaintainPage),
  ),
})
