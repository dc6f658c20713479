import { createRoute } from '@tanstack/react-router'
import { lazyPage, pageOptions, stepPage } from '#src/routes/page.tsx'
import { submissionParams } from '#src/routes/params.ts'
import { signedInRoute } from '#src/routes/root.tsx'
import { routeTable } from '#src/routes/table.ts'

const RegistrationPage = lazyPage(() =>
  import('#src/features/registration/RegistrationPage.tsx').then((module) => module.RegistrationPage),
)

export const registrationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: routeTable.registration.path,
  params: submissionParams,
  ...pageOptions(routeTable.registration),
  component: stepPage('registration', RegistrationPage, RegistrationPage.preload),
})
