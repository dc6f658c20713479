/** Brings a database to a schema. Safe to run from several processes at once, and again after a kill. */
import { Migrator } from 'kysely/migration'
import type { Database } from '#service/store/database.ts'
import { initial } from '#service/store/migrations/001Initial.ts'
import { rateLimit } from '#service/store/migrations/002RateLimit.ts'
import { schemaVersion } from '#service/store/migrations/003SchemaVersion.ts'

const migrations = {
  '001Initial': initial,
  '002RateLimit': rateLimit,
  '003SchemaVersion': schemaVersion,
}

/** @param name of the newest migration to take; all of them where absent */
export async function migrate(db: Database, name?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await (name === undefined ? migrator.migrateToLatest() : migrator.migrateTo(name))
  if (error) throw error
}
