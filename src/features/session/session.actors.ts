import { getProfile, signOut } from '#contract/endpoints/session.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { showToast } from '#src/ui/toasts.ts'

/** The session with the service behind it: any answered call brings a new bearer. */
export const sessionWithActors = sessionMachine.provide({
  actors: {
    extendSession: fromCall<void, undefined>(async ({ signal }) => {
      await call(getProfile, { signal })
      showToast('success', { id: 'session.extended' })
    }),
    signOut: fromCall<void, undefined>(async ({ signal }) => {
      await call(signOut, { signal })
    }),
  },
})
