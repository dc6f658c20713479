import { authorize, getHeaderToken, getProfile, signOut } from '#contract/endpoints/session.ts'
import { handle, type Route } from '#service/http/call.ts'
import type { Parts } from '#service/parts.ts'
import { headerToken } from '#service/session/headerToken.ts'
import type { Sessions } from '#service/session/sessions.ts'
import { signIn } from '#service/session/signIn.ts'
import { findPerson } from '#service/store/people.ts'

export function sessionRoutes(parts: Parts, sessions: Sessions): Route[] {
  const { db, clock, config } = parts
  return [
    handle(authorize, async ({ query, giveBearer }) => {
      giveBearer((await signIn(parts, sessions, query)).nextToken)
      return undefined
    }),
    handle(getProfile, async ({ caller }) => findPerson(db, caller.subject)),
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
