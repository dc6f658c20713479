import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './freePort.ts'
import { type Binaries, findBinaries } from './postgres/binaries.ts'
import { type ClusterFolder, clusterFolderOf } from './postgres/clusterFolder.ts'
import {
  clearStaleLock,
  findPostmaster,
  type Postmaster,
  stopPostmaster,
  untilReady,
} from './postgres/postmaster.ts'
import { isAlive } from './processes.ts'

/** A running database. `reused`: it was already running (its starter was killed). `stop` ends it in any case. */
export type RunningPostgres = {
  url: string
  port: number
  pid: number
  stop: () => Promise<void>
  reused: boolean
}

type Options = {
  /** Our folder for it: the cluster, its password and its log. Made when missing. */
  dataDir: string
  /** Default: a free one. Ignored when a running database is found. */
  port?: number
  /** One line at a time: what is being done. */
  log?: (line: string) => void
  /** false: for tests; nothing is flushed to the disk and a stop is immediate. */
  isDurable?: boolean
}

const role = 'candidatura'
const database = 'candidatura'

/** Starts the PostgreSQL that npm brought, on 127.0.0.1, UTF-8 with C collation; finds one left running. */
export const startPostgres = async (options: Options): Promise<RunningPostgres> => {
  const { dataDir, log = () => {}, isDurable = true } = options
  mkdirSync(dataDir, { recursive: true })
  const password = passwordOf(dataDir)
  const place = clusterFolderOf(dataDir)
  const left = await takeOver(place.folder, password, log)
  const running = left ?? (await startNew(place, password, options))
  const url = `postgresql://${role}:${password}@127.0.0.1:${running.port}/${database}`
  await ensureDatabase(url)
  const stop = () => stopPostmaster(running.pid, isDurable ? 'fast' : 'immediate')
  return { url, port: running.port, pid: running.pid, stop, reused: left !== undefined }
}

/** A database for one test run, in the system's folder for temporary files; `stop` removes it. */
export const startThrowAwayPostgres = async (log?: (line: string) => void): Promise<RunningPostgres> => {
  await sweepAbandoned()
  const dataDir = mkdtempSync(join(tmpdir(), throwAwayPrefix))
  chmodSync(dataDir, 0o711)
  writeFileSync(join(dataDir, 'starter'), String(process.pid))
  const running = await startPostgres({ dataDir, isDurable: false, ...(log ? { log } : {}) })
  const stop = async (): Promise<void> => {
    await running.stop()
    removePostgres(dataDir)
  }
  return { ...running, stop }
}

const throwAwayPrefix = 'candidatura-postgres-'

/** Ends and removes the throw-away databases of test runs that were killed. */
const sweepAbandoned = async (): Promise<void> => {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(throwAwayPrefix))) {
    const dataDir = join(tmpdir(), name)
    try {
      if (isAlive(Number(readFileSync(join(dataDir, 'starter'), 'utf8')))) continue
      const running = findPostmaster(clusterFolderOf(dataDir).folder)
      if (running) await stopPostmaster(running.pid, 'immediate')
      removePostgres(dataDir)
    } catch {
      // another user's, or being made this moment
    }
  }
}

/** Removes a stopped database, also the part of it that had to live outside its folder. */
export const removePostgres = (dataDir: string): void => {
  const { folder } = clusterFolderOf(dataDir)
  const isOutside = !folder.startsWith(realpathSync(dataDir))
  rmSync(dataDir, { recursive: true, force: true })
  if (isOutside) rmSync(join(folder, '..'), { recursive: true, force: true })
}

const passwordOf = (dataDir: string): string => {
  const file = join(dataDir, 'password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

const takeOver = async (
  cluster: string,
  password: string,
  log: (line: string) => void,
): Promise<Postmaster | undefined> => {
  clearStaleLock(cluster)
  const found = findPostmaster(cluster)
  if (!found) return undefined
  const running = await untilReady(cluster, 10_000)
  if (running && (await answers(running.port, password))) {
    log(`found a database left running (process ${running.pid}), using it`)
    return running
  }
  log(`stopping a database that was left running and does not answer (process ${found.pid})`)
  await stopPostmaster(found.pid)
  return undefined
}

const answers = async (port: number, password: string): Promise<boolean> => {
  try {
    await withClient(`postgresql://${role}:${password}@127.0.0.1:${port}/postgres`, (client) =>
      client.query('select 1'),
    )
    return true
  } catch {
    return false
  }
}

const startNew = async (place: ClusterFolder, password: string, options: Options): Promise<Postmaster> => {
  const { log = () => {}, isDurable = true } = options
  const binaries = findBinaries(place.account)
  const versionFile = join(place.folder, 'PG_VERSION')
  if (!existsSync(versionFile)) {
    const isOutside = !place.folder.startsWith(realpathSync(options.dataDir))
    log(
      isOutside
        ? `making a new database in ${place.folder}, where its own account may go`
        : 'making a new database',
    )
    await initialise(binaries, place, password, isDurable)
  }
  const version = readFileSync(versionFile, 'utf8').trim()
  if (version !== binaries.major) {
    throw new Error(
      `${place.folder} was made by PostgreSQL ${version}, this is ${binaries.major}. Make a backup with the older release first, or move the folder away.`,
    )
  }
  const logFile = join(options.dataDir, 'postgres.log')
  for (let attempt = 1; ; attempt++) {
    const started = await launch(binaries, place, options.port ?? (await freePort()), logFile, isDurable)
    if (started) return started
    const why = readFileSync(logFile, 'utf8').trim()
    // A port taken in the meantime, or workers of a killed database that are still ending: again.
    const mayPass = /Address already in use|pre-existing shared memory|is another postmaster/.test(why)
    if (!mayPass || attempt === 10) throw new Error(`PostgreSQL did not start:\n${why}`)
    await wait(300)
  }
}

const launch = async (
  binaries: Binaries,
  { folder, account }: ClusterFolder,
  port: number,
  logFile: string,
  isDurable: boolean,
): Promise<Postmaster | undefined> => {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_checkpoints: 'off',
    ...(isDurable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' }),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(logFile, 'w')
  // A group of its own: Ctrl-C in a terminal must reach the service first and the database last.
  const child = spawn(binaries.postgres, ['-D', folder, ...flags], {
    ...account,
    cwd: '/',
    env: environment(),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = new Promise<undefined>((resolve) => {
    child.once('error', () => resolve(undefined))
    child.once('exit', () => resolve(undefined))
  })
  child.unref()
  return Promise.race([untilReady(folder, 30_000), ended])
}

const initialise = async (
  binaries: Binaries,
  { folder, account }: ClusterFolder,
  password: string,
  isDurable: boolean,
): Promise<void> => {
  const passwordFile = join(folder, '..', `.password-${process.pid}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  const access = ['--username', role, '--auth', 'scram-sha-256', '--pwfile', passwordFile]
  const make = [
    '--encoding',
    'UTF8',
    '--locale',
    'C',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ]
  try {
    const where = { ...account, cwd: '/', env: environment() }
    await promisify(execFile)(binaries.initdb, ['--pgdata', folder, ...access, ...make], where)
  } catch (cause) {
    throw new Error(
      `The database could not be made in ${folder}: ${(cause as { stderr?: string }).stderr || cause}`,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

const environment = () => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' })

const ensureDatabase = async (url: string): Promise<void> => {
  const admin = url.replace(/[^/]*$/, 'postgres')
  await withClient(admin, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0)
      await client.query(`create database ${database} template template0 encoding 'UTF8'`)
  })
}

const withClient = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
