import { createRoute } from '@tanstack/react-router'
import { journeyRoute } from '#src/routes/journey.tsx'
import { lazyPage, pageOptions, stepPage } from '#src/routes/page.tsx'
import { submissionParams } from '#src/routes/params.ts'
import { routeTable } from '#src/routes/table.ts'

const RegistrationPage = lazyPage(() =>
  import('#src/features/registration/RegistrationPage.tsx').then((module) => module.RegistrationPage),
)

export const registrationRoute = createRoute({
  getParentRoute: () => journeyRoute,
  path: routeTable.registration.path,
  params: submissionParams,
  ...pageOptions(routeTable.registration),
  component: stepPage(RegistrationPage, RegistrationPage.preload),
})
