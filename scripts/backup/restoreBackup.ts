/** Brings one state back into an empty database and an empty store. */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import type { DocumentStore } from '#service/core/documentStore.ts'
import { openDatabase } from '#service/store/database.ts'
import { sha256Of } from '#service/store/documents/blobs.ts'
import { migrate } from '#service/store/migrate.ts'
import { documentFile, type Manifest, readManifest, tableFile } from './backupFolder.ts'
import { copyIn } from './copyTable.ts'

interface Options {
  databaseUrl: string
  documents: Pick<DocumentStore, 'write'>
  /** folder of the backups */
  folder: string
  /** folder of one state */
  state: string
}

export interface RestoreReport {
  manifest: Manifest
  /** keys of documents that the folder does not hold as the database names them */
  missing: string[]
}

/**
 * Documents first, the database last and at once: a restore that is interrupted leaves an empty database and can be
 * begun again.
 * @throws Error with a sentence where the backup is damaged, or the database is not empty
 */
export async function restoreBackup({
  databaseUrl,
  documents,
  folder,
  state,
}: Options): Promise<RestoreReport> {
  const manifest = await readManifest(state)
  const { db } = openDatabase(databaseUrl, 2)
  try {
    await requireEmpty(databaseUrl)
    await migrate(db, manifest.migrations.at(-1))
  } finally {
    await db.destroy()
  }
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'candidatura restore' })
  await client.connect()
  try {
    await client.query('begin')
    for (const { name, columns, rows } of manifest.tables) {
      const list = columns.map((column) => `"${column}"`).join(', ')
      const source = createReadStream(tableFile(state, name)).pipe(createGunzip())
      await copyIn(client, `copy "${name}" (${list}) from stdin`, source)
      const { rows: counted } = await client.query<{ count: string }>(
        `select count(*) as count from "${name}"`,
      )
      if (Number(counted[0]?.count) !== rows) throw new Error(`${name} has other rows than were backed up.`)
    }
    for (const { name, value } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [name, value])
    const missing = await writeDocuments(client, documents, folder)
    await client.query('commit')
    return { manifest, missing }
  } finally {
    await client.end()
  }
}

async function requireEmpty(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string | null }>(
      `select to_regclass('public.person')::text as name`,
    )
    if (rows[0]?.name === null) return
    const { rows: people } = await client.query(`
      select 1 from person union all select 1 from exam union all select 1 from stored_blob limit 1`)
    if (people.length > 0)
      throw new Error(
        'The database of DATABASE_URL is not empty. A backup is only restored into an empty one.',
      )
    // Reference rows that a service has seeded at its start are the backup's to bring.
    await client.query('truncate reference_row, rehearsal_clock, installation')
  } finally {
    await client.end()
  }
}

const atOnce = 16

async function writeDocuments(
  client: pg.Client,
  documents: Options['documents'],
  folder: string,
): Promise<string[]> {
  const { rows } = await client.query<{ key: string; sha256: string }>(
    `select key, sha256 from stored_blob where state = 'STORED'`,
  )
  const missing: string[] = []
  const work = async () => {
    for (let row = rows.pop(); row; row = rows.pop()) {
      const bytes = await readFile(documentFile(folder, row.key)).catch(() => null)
      if (bytes && sha256Of(bytes) === row.sha256) await documents.write(row.key, bytes)
      else missing.push(row.key)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return missing
}
