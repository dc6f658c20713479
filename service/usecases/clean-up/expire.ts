/** Forgets what has served its time: used codes, sessions, signatures that were asked for and never given. */
import { Duration } from 'luxon'
import { inMacao } from '#service/core/inMacao.ts'
import { deleteCodesAndSessions } from '#service/store/sessions.ts'
import { deleteUnsigned } from '#service/store/signatureRequests.ts'
import { inTransaction } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

export const expireAfter = {
  codes: Duration.fromObject({ days: 1 }),
  sessions: Duration.fromObject({ days: 30 }),
  signatureRequests: Duration.fromObject({ days: 2 }),
}

export async function expire({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const before = (age: Duration) => inMacao(clock.real()).minus(age).toJSDate()
  await deleteCodesAndSessions(db, {
    codesBefore: before(expireAfter.codes),
    sessionsBefore: before(expireAfter.sessions),
  })
  await inTransaction(db, (trx) => deleteUnsigned(trx, before(expireAfter.signatureRequests)))
}
