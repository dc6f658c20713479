import { sql } from 'kysely'
import type { Trx } from '#service/store/transaction.ts'

/** Advisory lock (of PostgreSQL) that a backup holds: while it is taken, no bytes are removed. */
export const backupLock = 4_300_001

/** @returns false where a backup is under way; otherwise none begins before the transaction ends */
export async function noBackup(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.lit(backupLock)}) as free
  `.execute(trx)
  return rows[0]?.free === true
}
