/** The version of what each jsonb column holds, beside it. What was saved before is version 1. */
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const tables = ['registration_form', 'resume', 'signature_request', 'personal_document', 'submitted_file']

export const schemaVersion: Migration = {
  // the default stays: during a deploy a process of the version before still saves without the column
  async up(db) {
    for (const table of tables)
      await sql`alter table ${sql.table(table)} add column schema_version integer not null default 1`.execute(
        db,
      )
  },
  async down(db) {
    for (const table of tables)
      await sql`alter table ${sql.table(table)} drop column schema_version`.execute(db)
  },
}
