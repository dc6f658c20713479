/** Forgets what has served its time: used codes, sessions, signatures that were asked for and never given. */

import { deleteCodesAndSessions } from '#service/store/sessions.ts'
import { deleteUnsigned } from '#service/store/signatureRequests.ts'
import { inTransaction } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

const day = 24 * 60 * 60_000
export const expireAfter = { codes: day, sessions: 30 * day, signatureRequests: 2 * day } as const

export async function expire({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.real() - ms)
  await deleteCodesAndSessions(db, {
    codesBefore: before(expireAfter.codes),
    sessionsBefore: before(expireAfter.sessions),
  })
  await inTransaction(db, (trx) => deleteUnsigned(trx, before(expireAfter.signatureRequests)))
}
