import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#service/store/database.ts'

/**
 * Runs one statement whose effect need not be on the disk when it has run: a later commit brings it there, at the
 * latest the database does within a moment. For rows that nothing acknowledged depends on by themselves.
 * @param statement what follows on `with later as (…)`; it must select from `later`, or be one with `from later`
 */
export async function asyncCommit(db: Database, statement: RawBuilder<unknown>): Promise<void> {
  // Within a transaction the setting would hold for the whole of it.
  const setting = db.isTransaction ? sql`null` : sql`set_config('synchronous_commit', 'off', true)`
  await sql`with later as materialized (select ${setting}) ${statement}`.execute(db)
}
