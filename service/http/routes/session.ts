import { authorize, getHeaderToken, getProfile, signOut } from '#contract/endpoints/session.ts'
import { handle, type Route } from '#service/http/call.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { settleAttemptsOf } from '#service/usecases/payment/settle.ts'
import { headerToken } from '#service/usecases/session/headerToken.ts'
import { readProfile } from '#service/usecases/session/readProfile.ts'
import type { Sessions } from '#service/usecases/session/sessions.ts'
import { signIn } from '#service/usecases/session/signIn.ts'

export function sessionRoutes(parts: Dependencies, sessions: Sessions): Route[] {
  const { clock, config, log } = parts
  return [
    handle(authorize, async ({ query, giveBearer, now, requestId }) => {
      const { nextToken, subject } = await signIn(parts, sessions, query)
      giveBearer(nextToken)
      // Nobody waits for the gateway at sign-in, and nobody is kept out by it.
      settleAttemptsOf(parts, subject, now).catch(() => {
        log.warn({ requestId }, 'open payments could not be settled at sign-in')
      })
      return undefined
    }),
    handle(getProfile, async ({ caller }) => readProfile(parts, caller.subject)),
    handle(signOut, async ({ caller, giveBearer }) => {
      await sessions.end(caller.sessionId)
      giveBearer(null)
      return undefined
    }),
    handle(getHeaderToken, async ({ caller, query }) => ({
      data: await headerToken(config.sessionSecret, {
        subject: caller.subject,
        originPlatform: query.originPlatform,
        realNow: clock.real(),
      }),
    })),
  ]
}
