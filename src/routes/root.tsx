import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { RouterContext } from '#src/routes/routerContext.ts'

export const rootRoute = createRootRouteWithContext<RouterContext>()({})

/** Every page but the sign-in and the help that must be readable before it: the guard asks for a token. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signedIn',
  beforeLoad: ({ context, location }) => context.admit(location),
})
