import type { Transaction } from 'kysely'
import type { Database } from '#service/store/database.ts'
import type { Schema } from '#service/store/schema.ts'

export type Trx = Transaction<Schema>

/** Runs again where PostgreSQL gave up a transaction for another's sake (deadlock, serialization). */
export async function inTransaction<T>(db: Database | Trx, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (failure) {
      const code = failure instanceof Error && 'code' in failure ? failure.code : null
      if (attempt >= 4 || (code !== '40P01' && code !== '40001')) throw failure
    }
  }
}
