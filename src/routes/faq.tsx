import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

export const faqRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.faq.path,
  ...pageOptions(routeTable.faq),
  component: lazyPage(() =>
    import('#src/features/static-pages/FaqPage.tsx').then((module) => module.FaqPage),
  ),
})
