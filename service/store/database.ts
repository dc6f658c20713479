/** The database as the service uses it: one pool, camelCase names, plain dates as text. */
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import type { Schema } from '#service/store/schema.ts'

export type Database = Kysely<Schema>

const oid = { date: 1082, bigint: 20 } as const

/** Days stay `yyyy-mm-dd` text (a Date would move them over time zones); bigints fit a number here. */
function parserOf(type: number, format?: 'text' | 'binary') {
  if (type === oid.date) return (text: string) => text
  if (type === oid.bigint) return Number
  return format === 'binary' ? types.getTypeParser(type, 'binary') : types.getTypeParser(type, 'text')
}

export interface OpenDatabase {
  db: Database
  pool: Pool
}

/**
 * Opens a pool; no connection is made yet.
 * @param connections at most this many at once
 */
export function openDatabase(url: string, connections: number): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'candidatura',
    types: { getTypeParser: parserOf as typeof types.getTypeParser },
  })
  // A connection that breaks (a restart of the database), idle or between two queries of a transaction: its query is
  // refused and it is replaced. Unheard, its event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, pool }
}

/** Rejects where the database does not answer. */
export const ping = (db: Database): Promise<unknown> => sql`select 1`.execute(db)
