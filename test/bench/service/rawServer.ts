/**
 * What the service is compared with: Node's own server that does the same work on disk and database and nothing else.
 * `POST` streams a body to disk, safely; `GET` runs the statements that the service runs for one call, and answers as
 * many bytes. Settings as the service's; BENCH_PATH and BENCH_TOKEN name the call.
 */
import { mkdir, open, rename } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pino from 'pino'
import { readConfig } from '#service/core/config.ts'
import { createMetrics } from '#service/core/metrics.ts'
import { randomId } from '#service/core/randomId.ts'
import { createDependencies } from '#service/createDependencies.ts'
import { createApp } from '#service/http/app.ts'
import { openDatabase } from '#service/store/database.ts'
import type { Schema } from '#service/store/schema.ts'

const config = readConfig(process.env)
const { pool } = openDatabase(config.databaseUrl, config.databasePool)
const folder = join(config.documentStore, 'raw')
await mkdir(folder, { recursive: true })

interface Statement {
  sql: string
  parameters: unknown[]
}

/** The statements of one call, as the service has just run them, and its answer. */
async function record(): Promise<{ statements: Statement[]; answer: Buffer }> {
  const statements: Statement[] = []
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log({ query }) {
      statements.push({ sql: query.sql, parameters: [...query.parameters] })
    },
  })
  const dependencies = await createDependencies({
    config,
    db,
    log: pino({ enabled: false }),
    metrics: createMetrics(),
  })
  const request = new Request(`${config.publicOrigin}${process.env.BENCH_PATH}`, {
    headers: { authorization: process.env.BENCH_TOKEN ?? '' },
  })
  const response = await createApp(dependencies).fetch(request)
  if (!response.ok) throw new Error(`the call to compare with answers ${response.status}`)
  const answer = Buffer.from(await response.arrayBuffer())
  await dependencies.pdfs.stop()
  return { statements, answer }
}

async function keep(request: IncomingMessage): Promise<void> {
  const unfinished = join(folder, `${randomId()}.part`)
  const handle = await open(unfinished, 'wx')
  for await (const chunk of request) await handle.write(chunk)
  await handle.sync()
  await handle.close()
  await rename(unfinished, unfinished.slice(0, -5))
  const parent = await open(folder)
  await parent.sync()
  await parent.close()
}

const { statements, answer } = await record()
const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    await keep(request)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    return
  }
  for (const { sql, parameters } of statements) await pool.query(sql, parameters)
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`${JSON.stringify({ msg: 'ready', url: `http://127.0.0.1:${port}` })}\n`)
})
process.once('SIGTERM', () => process.exit(0))
