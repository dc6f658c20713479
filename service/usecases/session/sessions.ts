/** Sessions: opened by a code exchange, carried by a bearer that each answer replaces, ended at sign-out. */
import { createHash } from 'node:crypto'
import type { Identity } from '#contract/external/singleAccount.ts'
import { ApiError } from '#service/core/apiError.ts'
import type { Clock } from '#service/core/clock.ts'
import { randomId } from '#service/core/randomId.ts'
import type { Database } from '#service/store/database.ts'
import { preparedStatement } from '#service/store/preparedStatement.ts'
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

const sessionById = preparedStatement((db) =>
  db
    .selectFrom('session')
    .select(['subject', 'endedAt', 'settledIssue', 'confirmedIssue', 'confirmedAt'])
    .where('id', '=', ''),
)

export function createSessions(db: Database, clock: Clock, secret: string): Sessions {
  const tokens = createTokens(secret)
  const unauthorized = () => new ApiError('UNAUTHORIZED', { message: 'Sign in first' })

  /** The client has received a newer token; the newest noted before is settled, what is older than it ends. */
  async function confirm(sessionId: string, confirmedIssue: number, issuedAt: number, realNow: number) {
    await db
      .updateTable('session')
      .set({ settledIssue: confirmedIssue, confirmedIssue: issuedAt, confirmedAt: new Date(realNow) })
      .where('id', '=', sessionId)
      .where('confirmedIssue', '=', confirmedIssue)
      .execute()
  }

  async function refuseReplay(code: string) {
    const used = await db
      .selectFrom('codeUse')
      .select('sessionId')
      .where('codeHash', '=', hashOfCode(code))
      .executeTakeFirst()
    if (!used) return
    if (used.sessionId) await end(used.sessionId)
    throw new ApiError('AUTH_ERROR', { message: 'The code was used before' })
  }

  async function end(sessionId: string) {
    await db
      .updateTable('session')
      .set({ endedAt: new Date(clock.real()) })
      .where('id', '=', sessionId)
      .where('endedAt', 'is', null)
      .execute()
  }

  return {
    refuseReplay,
    end,
    async open(identity, code) {
      const now = new Date(clock.real())
      const sessionId = randomId()
      const { subject, ...claims } = identity
      const opened = await db.transaction().execute(async (trx) => {
        const person = { ...claims, updatedAt: now }
        await trx
          .insertInto('person')
          .values({ subject, ...person })
          .onConflict((conflict) => conflict.column('subject').doUpdateSet(person))
          .execute()
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('codeUse')
          .values({ codeHash: hashOfCode(code), purpose: 'session', sessionId, usedAt: now })
          .onConflict((conflict) => conflict.column('codeHash').doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 0n) return false
        const session = { id: sessionId, subject, createdAt: now, confirmedIssue: now.getTime() }
        await trx.insertInto('session').values(session).execute()
        return true
      })
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
      const [session] = await sessionById(db, sessionId)
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
