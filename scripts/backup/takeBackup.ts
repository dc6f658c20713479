/** A backup while the service runs: one state of the database, and every document that it names. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import type { DocumentStore } from '#service/core/documentStore.ts'
import { backupLock } from '#service/store/documents/backupLock.ts'
import {
  documentFile,
  type Manifest,
  manifestFile,
  sha256OfFile,
  stateName,
  tableFile,
} from './backupFolder.ts'
import { copyOut } from './copyTable.ts'

export interface BackupReport {
  /** folder of the state */
  state: string
  manifest: Manifest
  /** documents that were new to the folder */
  copied: number
  /** keys of documents that the store does not hold as the database names them */
  missing: string[]
}

interface Options {
  databaseUrl: string
  documents: Pick<DocumentStore, 'read'>
  folder: string
}

/** Safe at any time: readers and writers of the service wait for nothing, only the clean-up of unused bytes waits. */
export async function takeBackup({ databaseUrl, documents, folder }: Options): Promise<BackupReport> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'candidatura backup' })
  await client.connect()
  try {
    // No bytes are removed until the end, so that every document of the snapshot can be copied.
    await client.query(`select pg_advisory_lock(${backupLock})`)
    await client.query('begin isolation level repeatable read read only')
    // The first statement takes the snapshot.
    const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
    const at = rows[0]?.at ?? new Date()
    const state = join(folder, stateName(at))
    const unfinished = `${state}.part`
    await mkdir(unfinished, { recursive: true })
    try {
      const tables = await copyTables(client, unfinished)
      const migrations = await client.query<{ name: string }>(
        'select name from kysely_migration order by name',
      )
      const { copied, missing, count } = await copyDocuments(client, documents, folder)
      const manifest: Manifest = {
        format: 1,
        at: at.toISOString(),
        migrations: migrations.rows.map(({ name }) => name),
        tables,
        // Behind the snapshot, so that no number is ever given twice.
        sequences: await readSequences(client),
        documents: count,
      }
      await writeDurably(join(unfinished, manifestFile), JSON.stringify(manifest, null, 2))
      await rename(unfinished, state)
      await sync(folder)
      return { state, manifest, copied, missing }
    } catch (failure) {
      await rm(unfinished, { recursive: true, force: true })
      throw failure
    }
  } finally {
    await client.end()
  }
}

/** Our tables, each after those that it refers to; and, in a table that refers to itself, such rows last. */
async function tablesInOrder(
  client: pg.Client,
): Promise<{ name: string; columns: string[]; last: string[] }[]> {
  const { rows: columns } = await client.query<{ table: string; columns: string[] }>(`
    select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
    group by c.table_name`)
  const { rows: references } = await client.query<{ from: string; to: string; column: string }>(`
    select r.conrelid::regclass::text as from, r.confrelid::regclass::text as to, a.attname as column
    from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
    where r.contype = 'f' and r.connamespace = 'public'::regnamespace`)
  const waiting = new Map(columns.map((row) => [row.table, row.columns]))
  const ordered: { name: string; columns: string[]; last: string[] }[] = []
  while (waiting.size > 0) {
    const free = [...waiting.keys()].filter((name) =>
      references.every(({ from, to }) => from !== name || to === name || !waiting.has(to)),
    )
    if (free.length === 0) throw new Error('The tables refer to each other in a circle.')
    for (const name of free.sort()) {
      const last = references
        .filter(({ from, to }) => from === name && to === name)
        .map(({ column }) => column)
      ordered.push({ name, columns: waiting.get(name) ?? [], last })
      waiting.delete(name)
    }
  }
  return ordered
}

async function copyTables(client: pg.Client, state: string): Promise<Manifest['tables']> {
  const copied: Manifest['tables'] = []
  for (const { name, columns, last } of await tablesInOrder(client)) {
    const list = columns.map((column) => `"${column}"`).join(', ')
    const order =
      last.length > 0 ? ` order by ${last.map((column) => `"${column}" nulls first`).join(', ')}` : ''
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from "${name}"`)
    const path = tableFile(state, name)
    const gzip = createGzip({ level: 4 })
    const written = pipeline(gzip, createWriteStream(path, { flags: 'wx' }))
    await copyOut(client, `copy (select ${list} from "${name}"${order}) to stdout`, gzip)
    gzip.end()
    await written
    await sync(path)
    copied.push({ name, columns, rows: Number(rows[0]?.count), sha256: await sha256OfFile(path) })
  }
  return copied
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null }>(`
    select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' order by 1`)
  return rows.flatMap(({ name, value }) => (value === null ? [] : [{ name, value: Number(value) }]))
}

interface Stored {
  key: string
  sha256: string
  size: number
}

const batch = 500
const atOnce = 8

async function copyDocuments(client: pg.Client, documents: Options['documents'], folder: string) {
  await client.query(`declare stored cursor for
    select key, sha256, size from stored_blob where state = 'STORED'`)
  const missing: string[] = []
  let copied = 0
  let count = 0
  for (;;) {
    const { rows } = await client.query<Stored>(`fetch ${batch} from stored`)
    if (rows.length === 0) return { copied, missing, count }
    count += rows.length
    const waiting = [...rows]
    const work = async () => {
      for (let row = waiting.pop(); row; row = waiting.pop()) {
        const outcome = await copyDocument(documents, folder, row)
        if (outcome === 'missing') missing.push(row.key)
        if (outcome === 'copied') copied += 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
}

/** Bytes of a key never change: what an earlier backup has brought is kept. */
async function copyDocument(
  documents: Options['documents'],
  folder: string,
  { key, sha256, size }: Stored,
): Promise<'kept' | 'copied' | 'missing'> {
  const path = documentFile(folder, key)
  const known = await stat(path).catch(() => null)
  if (known?.size === size) return 'kept'
  await mkdir(dirname(path), { recursive: true })
  const hash = createHash('sha256')
  const unfinished = `${path}.part`
  try {
    await pipeline(
      await documents.read(key),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(unfinished),
    )
  } catch {
    await rm(unfinished, { force: true })
    return 'missing'
  }
  if (hash.digest('hex') !== sha256) {
    await rm(unfinished, { force: true })
    return 'missing'
  }
  await sync(unfinished)
  await rename(unfinished, path)
  return 'copied'
}

async function writeDurably(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
