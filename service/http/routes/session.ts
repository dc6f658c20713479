import { authorize, getHeaderToken, getProfile, signOut } from '#contract/endpoints/session.ts'
import { handle, type Route } from '#service/http/route.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { type SyncDependencies, syncPaymentsOf } from '#service/usecases/payment/syncPayment.ts'
import { headerToken } from '#service/usecases/session/headerToken.ts'
import { readProfile } from '#service/usecases/session/readProfile.ts'
import type { Sessions } from '#service/usecases/session/sessions.ts'
import { signIn } from '#service/usecases/session/signIn.ts'

type SessionDependencies = SyncDependencies & Pick<Dependencies, 'singleAccount' | 'config'>

export function sessionRoutes(dependencies: SessionDependencies, sessions: Sessions): Route[] {
  const { clock, config, log } = dependencies
  return [
    handle(authorize, async ({ query, giveBearer, now, requestId }) => {
      const { nextToken, subject } = await signIn(dependencies, sessions, query)
      giveBearer(nextToken)
      // Nobody waits for the gateway at sign-in, and nobody is kept out by it.
      syncPaymentsOf(dependencies, subject, now).catch(() => {
        log.warn({ requestId }, 'open payments could not be settled at sign-in')
      })
      return undefined
    }),
    handle(getProfile, async ({ principal }) => readProfile(dependencies, principal.subject)),
    handle(signOut, async ({ principal, giveBearer }) => {
      await sessions.end(principal.sessionId)
      giveBearer(null)
      return undefined
    }),
    handle(getHeaderToken, async ({ principal, query }) => ({
      data: await headerToken(config.sessionSecret, {
        subject: principal.subject,
        originPlatform: query.originPlatform,
        realNow: clock.real(),
      }),
    })),
  ]
}
