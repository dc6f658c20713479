/** Forgets what has served its time: used codes, sessions, signatures that were asked for and never given. */
import type { Dependencies } from '#service/usecases/dependencies.ts'

const day = 24 * 60 * 60_000
export const expireAfter = { codes: day, sessions: 30 * day, signatureRequests: 2 * day } as const

export async function expire({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.real() - ms)
  await db.deleteFrom('codeUse').where('usedAt', '<', before(expireAfter.codes)).execute()
  await db.deleteFrom('session').where('createdAt', '<', before(expireAfter.sessions)).execute()
  await db.transaction().execute(async (trx) => {
    const unsigned = await trx
      .selectFrom('signatureRequest')
      .select('id')
      .where('signedBlobKey', 'is', null)
      .where('createdAt', '<', before(expireAfter.signatureRequests))
      .limit(1_000)
      .forUpdate()
      .skipLocked()
      .execute()
    if (unsigned.length === 0) return
    const ids = unsigned.map(({ id }) => id)
    await trx.deleteFrom('signatureBlob').where('signatureRequestId', 'in', ids).execute()
    await trx.deleteFrom('signatureRequest').where('id', 'in', ids).execute()
  })
}
