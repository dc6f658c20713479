import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions } from '#src/routes/page.tsx'
import { rootRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

const SignInPage = lazyPage(() =>
  import('#src/features/session/SignInPage.tsx').then((module) => module.SignInPage),
)

export const personalLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: routeTable.personalLogin.path,
  ...pageOptions(routeTable.personalLogin),
  component: SignInPage,
})
