/** Sessions: opened by a code exchange, carried by a bearer that each answer replaces, ended at sign-out. */
import { createHash } from 'node:crypto'
import type { Identity } from '#contract/external/singleAccount.ts'
import { ApiError } from '#service/core/apiError.ts'
import { randomId } from '#service/core/randomId.ts'
import { confirmIssue, endSession, findCodeUse, findSession, insertSession } from '#service/store/sessions.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { createTokens } from '#service/usecases/session/token.ts'

/** Who calls; empty strings on a public call. */
export interface Principal {
  subject: string
  sessionId: string
}

export interface Authenticated extends Principal {
  /** the bearer that replaces the presented one */
  nextToken: string
}

export interface Sessions {
  /** @throws ApiError AUTH_ERROR for a code that was used before; that use's session ends too (ASVS 10.4) */
  open(identity: Identity, code: string): Promise<Authenticated>
  /** @throws ApiError UNAUTHORIZED */
  authenticate(authorization: string | undefined): Promise<Authenticated>
  end(sessionId: string): Promise<void>
  /** ends the session that an already used code has opened */
  refuseReplay(code: string): Promise<void>
}

/**
 * ms for which a replaced token still passes: calls that were already on their way. A token counts as replaced once
 * a newer one has been presented; this is noted once in a grace at most, so it ends one to two graces afterwards.
 */
export const replacedTokenGrace = 30_000

export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('hex')

export function createSessions({
  db,
  clock,
  config,
}: Pick<Dependencies, 'db' | 'clock' | 'config'>): Sessions {
  const tokens = createTokens(config.sessionSecret)
  const unauthorized = () => new ApiError('UNAUTHORIZED', { message: 'Sign in first' })

  /** The client has received a newer token; the newest noted before is settled, what is older than it ends. */
  async function confirm(sessionId: string, confirmedIssue: number, issuedAt: number, realNow: number) {
    await confirmIssue(db, sessionId, { confirmedIssue, issuedAt, at: new Date(realNow) })
  }

  async function refuseReplay(code: string) {
    const used = await findCodeUse(db, hashOfCode(code))
    if (!used) return
    if (used.sessionId) await end(used.sessionId)
    throw new ApiError('AUTH_ERROR', { message: 'The code was used before' })
  }

  async function end(sessionId: string) {
    await endSession(db, sessionId, new Date(clock.real()))
  }

  return {
    refuseReplay,
    end,
    async open(identity, code) {
      const now = new Date(clock.real())
      const sessionId = randomId()
      const { subject } = identity
      const opened = await insertSession(db, identity, { sessionId, codeHash: hashOfCode(code), now })
      if (!opened) await refuseReplay(code)
      const nextToken = tokens.issue({ sessionId, subject, issuedAt: now.getTime() })
      return { subject, sessionId, nextToken }
    },
    async authenticate(authorization) {
      const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1]
      const realNow = clock.real()
      const claims = token === undefined ? null : tokens.read(token, realNow)
      if (!claims) throw unauthorized()
      const { sessionId, subject, issuedAt } = claims
      const session = await findSession(db, sessionId)
      if (!session || session.endedAt || session.subject !== subject) throw unauthorized()
      const { settledIssue, confirmedIssue, confirmedAt } = session
      const isSettled = realNow > (confirmedAt?.getTime() ?? 0) + replacedTokenGrace
      if (issuedAt < (isSettled ? confirmedIssue : settledIssue)) throw unauthorized()
      if (isSettled && issuedAt > confirmedIssue) {
        await confirm(sessionId, confirmedIssue, issuedAt, realNow)
      }
      return { subject, sessionId, nextToken: tokens.issue({ sessionId, subject, issuedAt: realNow }) }
    },
  }
}
