import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../postgres.ts'

export type Database = { url: string; stop: () => Promise<void> }

/** The PostgreSQL of DATABASE_URL, or our own in the data folder. */
export const openDatabase = async (dataDir: string, log: (line: string) => void): Promise<Database> => {
  const given = process.env.DATABASE_URL
  if (!given) return startPostgres({ dataDir: join(dataDir, 'postgres'), log })
  await reach(given)
  return { url: given, stop: async () => {} }
}

/** @throws a sentence that names the setting and the address, never the password */
const reach = async (url: string): Promise<void> => {
  const where = placeOf(url)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    const why = message || code || 'no answer'
    throw new Error(
      `DATABASE_URL points to ${where}, which can not be used: ${why}. Start that database or correct the setting; without DATABASE_URL the PostgreSQL that npm brought is used.`,
    )
  }
  await client.end()
}

const placeOf = (url: string): string => {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(
      'DATABASE_URL is not an address of the form postgresql://user:password@host:5432/database.',
    )
  }
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || 5432}${pathname}`
}
