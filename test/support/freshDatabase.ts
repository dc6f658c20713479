/** A migrated database of its own for a test file, cloned from the template of the run. */
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

export interface FreshDatabase {
  url: string
  drop(): Promise<void>
}

export async function freshDatabase(): Promise<FreshDatabase> {
  const template = new URL(inject('templateDatabase'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = new URL(template)
  server.pathname = '/postgres'
  const run = async (statement: string) => {
    const client = new Client({ connectionString: server.href })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name} template ${template.pathname.slice(1)}`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}
