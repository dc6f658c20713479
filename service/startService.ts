/** Builds the parts from the settings, migrates, listens. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { createApp } from '#service/app.ts'
import { buildParts } from '#service/buildParts.ts'
import type { Config } from '#service/config.ts'
import { seedExamples } from '#service/examples/seedExamples.ts'
import { readApplication } from '#service/http/application.ts'
import { startJobs } from '#service/jobs/startJobs.ts'
import { createMetrics } from '#service/metrics.ts'
import { type OpenDatabase, openDatabase } from '#service/store/database.ts'
import { migrate } from '#service/store/migrate.ts'
import { seedReference } from '#service/store/seedReference.ts'

export interface RunningService {
  url: string
  stop(): Promise<void>
}

/** ms that calls under way are given at a stop */
const stopPatience = 10_000

/** @throws Error with a sentence where the database can't be reached or the store can't be used */
export async function startService(config: Config): Promise<RunningService> {
  const log = pino({ level: config.logLevel, base: null })
  const database = openDatabase(config.databaseUrl, config.databasePool)
  try {
    await prepare(database)
    const parts = await buildParts({ config, db: database.db, log, metrics: createMetrics(true) })
    if (config.examples) await seedExamples(parts)
    const built = config.staticDir === null ? null : await readApplication(config.staticDir, config)
    const app = createApp(parts, built)
    const server = createServer(getRequestListener(app.fetch))
    bound(server)
    const { port } = await listening(server, config)
    const jobs = await startJobs(parts)
    const url = `http://${config.host}:${port}`
    process.on('unhandledRejection', (reason) => log.error({ reason: nameOf(reason) }, 'unhandled rejection'))
    log.info({ url }, 'ready')
    return {
      url,
      async stop() {
        await Promise.all([closed(server), jobs.stop()])
        await parts.pdfs.stop()
        await database.db.destroy()
        log.info('stopped')
      },
    }
  } catch (failure) {
    await database.db.destroy()
    throw failure
  }
}

const nameOf = (reason: unknown) => (reason instanceof Error ? reason.name : typeof reason)

async function prepare({ db, pool }: OpenDatabase): Promise<void> {
  try {
    const client = await pool.connect()
    client.release()
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? ` (${failure.code})` : ''
    throw new Error(
      `The database at DATABASE_URL can’t be reached${code}. Is it running, and is the address right?`,
    )
  }
  await migrate(db)
  await seedReference(db)
}

/** Slow senders are let go; an upload of 5 MB at 256 kbit/s takes three minutes and must pass. */
function bound(server: Server): void {
  server.headersTimeout = 15_000
  server.requestTimeout = 240_000
  server.timeout = 30_000
  server.keepAliveTimeout = 65_000
  server.maxRequestsPerSocket = 10_000
}

function listening(server: Server, { host, port }: Config): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server.address() as AddressInfo)
    })
  })
}

/** No new calls; those under way are answered. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), stopPatience)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}
