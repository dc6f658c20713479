import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { rootRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

export const accessibilityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routeTable.accessibility.path,
  ...pageOptions(routeTable.accessibility),
  component: lazyPage(() =>
    import('#src/features/static-pages/AccessibilityPage.tsx').then((module) => module.AccessibilityPage),
  ),
})
