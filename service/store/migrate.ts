/** Brings a database to the newest schema. Safe to run from several processes at once, and again after a kill. */
import { Migrator } from 'kysely/migration'
import type { Database } from '#service/store/database.ts'
import { initial } from '#service/store/migrations/001Initial.ts'

const migrations = { '001Initial': initial }

export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
