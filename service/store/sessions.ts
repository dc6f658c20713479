/** Sessions, and the one-time codes that opened them. */
import type { Identity } from '#contract/external/singleAccount.ts'
import type { Database } from '#service/store/database.ts'
import { preparedStatement } from '#service/store/preparedStatement.ts'

const sessionById = preparedStatement((db) =>
  db
    .selectFrom('session')
    .select(['subject', 'endedAt', 'settledIssue', 'confirmedIssue', 'confirmedAt'])
    .where('id', '=', ''),
)

export async function findSession(db: Database, id: string) {
  const [session] = await sessionById(db, id)
  return session
}

/** Opens a session and keeps what is known of the person. @returns false where the code was used before */
export function insertSession(
  db: Database,
  identity: Identity,
  { sessionId, codeHash, now }: { sessionId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const { subject, ...claims } = identity
  return db.transaction().execute(async (trx) => {
    const person = { ...claims, updatedAt: now }
    await trx
      .insertInto('person')
      .values({ subject, ...person })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet(person))
      .execute()
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('codeUse')
      .values({ codeHash, purpose: 'session', sessionId, usedAt: now })
      .onConflict((conflict) => conflict.column('codeHash').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return false
    const session = { id: sessionId, subject, createdAt: now, confirmedIssue: now.getTime() }
    await trx.insertInto('session').values(session).execute()
    return true
  })
}

/** Notes a newer token as presented, unless another call has done so since `confirmedIssue` was read. */
export async function confirmIssue(
  db: Database,
  id: string,
  { confirmedIssue, issuedAt, at }: { confirmedIssue: number; issuedAt: number; at: Date },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ settledIssue: confirmedIssue, confirmedIssue: issuedAt, confirmedAt: at })
    .where('id', '=', id)
    .where('confirmedIssue', '=', confirmedIssue)
    .execute()
}

export async function endSession(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ endedAt: at })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()
}

/** What a code was used for; undefined for one that is new. */
export const findCodeUse = (db: Database, codeHash: string) =>
  db.selectFrom('codeUse').select('sessionId').where('codeHash', '=', codeHash).executeTakeFirst()

export async function deleteCodesAndSessions(
  db: Database,
  { codesBefore, sessionsBefore }: { codesBefore: Date; sessionsBefore: Date },
): Promise<void> {
  await db.deleteFrom('codeUse').where('usedAt', '<', codesBefore).execute()
  await db.deleteFrom('session').where('createdAt', '<', sessionsBefore).execute()
}
