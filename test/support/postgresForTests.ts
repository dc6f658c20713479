/** Vitest's global set-up of the service's tests: one PostgreSQL for the run, one migrated template database. */
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startThrowAwayPostgres } from '#scripts/postgres.ts'
import { openDatabase } from '#service/store/database.ts'
import { migrate } from '#service/store/migrate.ts'
import { seedReference } from '#service/store/seedReference.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** address of the template; test files clone it */
    templateDatabase: string
  }
}

async function inPostgres(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Uses TEST_DATABASE_URL where it is set (its role must be allowed to create databases). */
export default async function setUp(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL
  const own = given === undefined ? await startThrowAwayPostgres() : null
  const server = own?.url ?? given ?? ''
  const name = `template_${process.pid}_${Date.now()}`
  await inPostgres(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const { db } = openDatabase(url.href, 2)
  await migrate(db)
  await seedReference(db)
  await db.destroy()
  project.provide('templateDatabase', url.href)
  return async () => {
    if (own) await own.stop()
    else await inPostgres(server, `drop database if exists ${name} with (force)`)
  }
}
