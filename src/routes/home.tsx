import { createRoute } from '@tanstack/react-router'
import { ExamListPage } from '#src/features/exam-list/ExamListPage.tsx'
import { pageOptions } from '#src/routes/page.tsx'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

/** The page that everyone comes to first or next, also from the sign-in: the one that is not loaded apart. */
export const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.home.path,
  ...pageOptions(routeTable.home),
  component: ExamListPage,
})
