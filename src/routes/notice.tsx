import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

export const noticeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.notice.path,
  ...pageOptions(routeTable.notice),
  component: lazyPage(() =>
    import('#src/features/static-pages/NoticePage.tsx').then((module) => module.NoticePage),
  ),
})
