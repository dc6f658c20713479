import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

export const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.home.path,
  ...pageOptions(routeTable.home),
  component: lazyPage(() =>
    import('#src/features/exam-list/ExamListPage.tsx').then((module) => module.ExamListPage),
  ),
})
