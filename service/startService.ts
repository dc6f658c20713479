/** Creates the dependencies from the settings, migrates, listens. */
import { createServer, type Server, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import pino from 'pino'
import { ApiError } from '#service/core/apiError.ts'
import type { Config } from '#service/core/config.ts'
import { createMetrics } from '#service/core/metrics.ts'
import { createDependencies } from '#service/createDependencies.ts'
import { createApp } from '#service/http/app.ts'
import { readApplication } from '#service/http/application.ts'
import { startJobs } from '#service/jobs/startJobs.ts'
import { type OpenDatabase, openDatabase } from '#service/store/database.ts'
import { migrate } from '#service/store/migrate.ts'
import { seedReference } from '#service/store/seedReference.ts'
import { seedExamples } from '#service/usecases/examples/seedExamples.ts'

export interface RunningService {
  url: string
  stop(): Promise<void>
}

/** Lines are written together, a tenth of a second late at most; what is left goes out at the stop. */
const manyLinesAtOnce = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 100 }

/** ms that the last lines are given at a stop */
const logTimeout = 1_000

/** ms that calls under way are given at a stop */
const stopTimeout = 10_000

/** @throws Error with a sentence where something is wrong; whatever had been started is stopped */
export async function startService(config: Config): Promise<RunningService> {
  const destination = pino.destination(manyLinesAtOnce)
  const log = pino({ level: config.logLevel, base: null }, destination)
  const toStop: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const each of toStop.splice(0).reverse()) await each()
  }
  try {
    const built = config.staticDir === null ? null : await readApplication(config.staticDir, config)
    const database = openDatabase(config.databaseUrl, config.databasePool)
    toStop.push(() => database.db.destroy())
    await prepare(database)
    const dependencies = await createDependencies({
      config,
      db: database.db,
      log,
      metrics: createMetrics(true),
    })
    toStop.push(() => dependencies.documents.close())
    toStop.push(() => dependencies.pdfs.stop())
    if (config.examples) await seedExamples(dependencies)
    const jobs = await startJobs(dependencies)
    toStop.push(() => jobs.stop())
    const server = createServer(getRequestListener(createApp(dependencies, built).fetch))
    bound(server)
    server.on('clientError', answerMalformed)
    const { port } = await listening(server, config)
    toStop.push(() => closed(server))
    process.on('unhandledRejection', (reason) => log.error({ reason: nameOf(reason) }, 'unhandled rejection'))
    const url = `http://${config.host}:${port}`
    log.info({ url }, 'ready')
    log.flush()
    return { url, stop: () => stop().then(() => sayLast(log, destination)) }
  } catch (failure) {
    await stop()
    throw failure
  }
}

/**
 * The last line, written while there is still an event loop: at the exit of the process the destination would try for
 * ever to write to a reader that is gone.
 */
async function sayLast(log: pino.Logger, destination: { flush(done: () => void): void }): Promise<void> {
  log.info('stopped')
  const { promise, resolve } = Promise.withResolvers<void>()
  const tooLate = setTimeout(resolve, logTimeout)
  destination.flush(resolve)
  await promise
  clearTimeout(tooLate)
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

/** What is no HTTP request: the one form of an error, then the end of the connection. */
function answerMalformed(failure: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || failure.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = malformedStatus[failure.code ?? ''] ?? 400
  const error = new ApiError('INPUT_NOT_VALID', { message: 'Not a request that can be read', status })
  const body = JSON.stringify(error.body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const malformedStatus: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
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
    const force = setTimeout(() => server.closeAllConnections(), stopTimeout)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}
