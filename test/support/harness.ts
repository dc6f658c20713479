/**
 * The whole service in a test, without a port: a database of its own, a folder of its own, the sandbox's parties by
 * their real protocols, and a clock that is handed in. `again()` is the same installation after a kill and a start.
 * Where HARNESS is `cluster`, it is two processes on that database, requests go to a random one, and documents
 * are kept in a bucket.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import type { AnswerOf, Endpoint } from '#contract/endpoints/endpoint.ts'
import { authorize } from '#contract/endpoints/session.ts'
import type { ErrorBody } from '#contract/errorCodes.ts'
import { apiBase, basePath } from '#contract/limits.ts'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'
import type { Clock } from '#service/core/clock.ts'
import { readConfig } from '#service/core/config.ts'
import { createMetrics } from '#service/core/metrics.ts'
import { createDependencies } from '#service/createDependencies.ts'
import { createApp } from '#service/http/app.ts'
import type { ServiceApp } from '#service/http/router.ts'
import { openDatabase } from '#service/store/database.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { seedExamples } from '#service/usecases/examples/seedExamples.ts'
import { addressOf, bodyOf, type InputTo } from '#src/api/request.ts'
import { openBucket } from '#test/support/bucket.ts'
import { freshDatabase } from '#test/support/freshDatabase.ts'

export const publicOrigin = 'http://127.0.0.1:4300'
export const ownReturn = `${publicOrigin}${basePath}/personal-login`
/** A Wednesday; exams 3 and 4 are open, 5 has its last day, 6 is open for supplements. */
export const installationDay = '2026-03-04'
const usualNow = `${installationDay}T10:00:00+08:00`

/** What came back. `body` is the declared answer of a success; `error` the body of a refusal. */
export interface Answer<E extends Endpoint> {
  status: number
  headers: Headers
  body: AnswerOf<E>
  error: ErrorBody | null
  code: ErrorBody['code'] | null
  bytes: Uint8Array
}

type Given<E extends Endpoint> =
  Record<never, never> extends InputTo<E>
    ? [input?: InputTo<E>, more?: More]
    : [input: InputTo<E>, more?: More]
interface More {
  headers?: Record<string, string>
  /** in place of the client's own */
  token?: string | null
}

/** Someone who calls: signed in, or nobody. The bearer is replaced from each answer, as the application does it. */
export interface Client {
  token: string | null
  call<E extends Endpoint>(endpoint: E, ...given: Given<E>): Promise<Answer<E>>
  /** @returns the answer's body; fails the test for anything but a success */
  ok<E extends Endpoint>(endpoint: E, ...given: Given<E>): Promise<AnswerOf<E>>
  /** @returns the refusal's code; fails the test for a success */
  refused<E extends Endpoint>(endpoint: E, ...given: Given<E>): Promise<ErrorBody['code']>
}

export interface TestClock extends Clock {
  set(moment: string): void
  /** the service's clock stands still at a moment, until it is set again */
  standAt(moment: string): void
  /** ms, of both the service's clock and the machine's */
  advance(ms: number): void
}

/** One service process: what it is built from, and what it answers with. */
export interface ServiceProcess {
  app: ServiceApp
  dependencies: Dependencies
}

export interface Harness extends ServiceProcess {
  /** all of them; `app` and `dependencies` are the first one's */
  processes: readonly ServiceProcess[]
  sandbox: Sandbox
  clock: TestClock
  /** lines of the log, parsed */
  logged: Record<string, unknown>[]
  request(path: string, init?: RequestInit): Promise<Response>
  nobody(): Client
  /** a persona by its id, with a session of its own */
  signIn(persona: string): Promise<Client>
  /** kills this service without ceremony and starts it again on the same data */
  again(): Promise<Harness>
  close(): Promise<void>
}

export function testClock(start: string = usualNow): TestClock {
  let moved = Date.parse(start) - Date.now()
  let real = 0
  let standing: Date | null = null
  return {
    now: async () => standing ?? new Date(Date.now() + moved + real),
    real: () => Date.now() + real,
    standAt: (moment) => {
      standing = new Date(moment)
    },
    set: (moment) => {
      standing = null
      moved = Date.parse(moment) - Date.now() - real
    },
    advance: (ms) => {
      real += ms
    },
  }
}

interface Options {
  now?: string
  /** example exams and applications; on by default */
  examples?: boolean
  settings?: Record<string, string>
}

interface Ground {
  databaseUrl: string
  folder: string
  /** `s3://…` in a cluster */
  bucket: string | null
  sandbox: Sandbox
  clock: TestClock
  settings: Record<string, string>
  examples: boolean
  clean(): Promise<void>
}

const isCluster = process.env.HARNESS === 'cluster'

export async function openHarness(options: Options = {}): Promise<Harness> {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'candidatura-test-'))
  const bucket = isCluster ? await openBucket(join(folder, 'buckets')) : null
  const sandbox = await startSandbox({ installationDay, connection: { appOrigin: publicOrigin } })
  return start({
    databaseUrl: database.url,
    folder,
    bucket: bucket?.setting ?? null,
    sandbox,
    clock: testClock(options.now),
    settings: options.settings ?? {},
    examples: options.examples ?? true,
    async clean() {
      await sandbox.stop()
      await bucket?.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  })
}

/** Settings of a service that speaks with this sandbox. */
export const settingsFor = ({
  databaseUrl,
  folder,
  sandbox,
}: Pick<Ground, 'databaseUrl' | 'folder' | 'sandbox'>) => ({
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '10',
  PUBLIC_ORIGIN: publicOrigin,
  SESSION_SECRET: 'a secret of the tests, long enough for the check',
  DOCUMENT_STORE: join(folder, 'documents'),
  SINGLE_ACCOUNT_URL: sandbox.urls.account,
  SINGLE_ACCOUNT_CLIENT_ID: sandbox.secrets.clientId,
  SINGLE_ACCOUNT_CLIENT_SECRET: sandbox.secrets.clientSecret,
  ESIGN_URL: sandbox.urls.eSign,
  ESIGN_SECRET: sandbox.secrets.eSign,
  GATEWAY_URL: sandbox.urls.gateway,
  GATEWAY_SECRET: sandbox.secrets.gateway,
  GATEWAY_NOTICE_SECRET: sandbox.secrets.notice,
  REGISTERS_URL: sandbox.urls.registers,
  REGISTERS_SECRET: sandbox.secrets.registers,
  PERSONAL_DOCUMENTS_URL: `${sandbox.urls.documents}/`,
  ALLOWED_ORIGINS: sandbox.urls.documents,
  EXAMPLES: 'on',
  EXAMPLES_DAY: installationDay,
})

async function start(ground: Ground): Promise<Harness> {
  const logged: Record<string, unknown>[] = []
  const first = await startProcess(ground, logged)
  if (ground.examples) await seedExamples(first.dependencies)
  const processes = isCluster ? [first, await startProcess(ground, logged)] : [first]
  const stop = async () => {
    for (const { dependencies } of processes) {
      await dependencies.pdfs.stop()
      await dependencies.db.destroy()
      await dependencies.documents.close()
    }
  }
  const request = async (path: string, init?: RequestInit) => {
    const { app } = processes[Math.floor(Math.random() * processes.length)] ?? first
    return app.fetch(new Request(`${publicOrigin}${path}`, init))
  }
  const nobody = () => clientOf(request)
  return {
    ...first,
    processes,
    sandbox: ground.sandbox,
    clock: ground.clock,
    logged,
    request,
    nobody,
    async signIn(persona) {
      const client = nobody()
      const { code, accountType } = await ground.sandbox.control.account.codeFor(persona)
      await client.ok(authorize, { query: { type: accountType, code, redirect_uri: ownReturn } })
      return client
    },
    async again() {
      await stop()
      return start(ground)
    },
    async close() {
      await stop()
      await ground.clean()
    },
  }
}

async function startProcess(ground: Ground, logged: Record<string, unknown>[]): Promise<ServiceProcess> {
  const config = readConfig({
    ...settingsFor(ground),
    ...(ground.bucket === null ? {} : { DOCUMENT_STORE: ground.bucket }),
    ...ground.settings,
  })
  const { db } = openDatabase(config.databaseUrl, config.databasePool)
  const log = pino({ base: null, level: 'debug' }, { write: (line: string) => logged.push(JSON.parse(line)) })
  const built = await createDependencies({ config, db, log, metrics: createMetrics() })
  const dependencies: Dependencies = { ...built, clock: ground.clock }
  return { app: createApp(dependencies), dependencies }
}

/** @param request sends to wherever the service is */
export function clientOf(request: Harness['request']): Client {
  const client: Client = {
    token: null,
    async call(endpoint, ...given) {
      const [input, more = {}] = given
      const given_ = (input ?? {}) as InputTo<typeof endpoint>
      const token = more.token === undefined ? client.token : more.token
      const body = bodyOf(endpoint, given_)
      const response = await request(addressOf(endpoint, given_, apiBase), {
        method: endpoint.method,
        headers: {
          ...(token === null ? {} : { authorization: token }),
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...more.headers,
        },
        ...(body === undefined ? {} : { body }),
      })
      const next = response.headers.get('authorization')
      if (next !== null && more.token === undefined) client.token = next
      return readAnswer(endpoint, response)
    },
    async ok(endpoint, ...given) {
      const answer = await client.call(endpoint, ...given)
      if (answer.error) throw new Error(`${endpoint.name} was refused: ${JSON.stringify(answer.error)}`)
      return answer.body
    },
    async refused(endpoint, ...given) {
      const { code, status } = await client.call(endpoint, ...given)
      if (code === null) throw new Error(`${endpoint.name} was not refused: ${status}`)
      return code
    },
  }
  return client
}

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<Answer<E>> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const isBytes = response.ok && endpoint.answer.kind === 'blob'
  const text = isBytes ? '' : new TextDecoder().decode(bytes)
  const parsed = text === '' ? undefined : JSON.parse(text)
  if (!response.ok) requireDeclared(endpoint, parsed.code)
  return {
    status: response.status,
    headers: response.headers,
    body: (response.ok ? parsed : undefined) as AnswerOf<E>,
    error: response.ok ? null : parsed,
    code: response.ok ? null : parsed.code,
    bytes,
  }
}

/** Any refusal that a call gives must be one that it declares. */
function requireDeclared(endpoint: Endpoint, code: ErrorBody['code']) {
  const always = endpoint.access === 'bearer' ? ['UNAUTHORIZED'] : []
  const declared = [...endpoint.errors, ...always, 'INPUT_NOT_VALID', 'SERVICE_ERROR']
  if (!declared.includes(code)) throw new Error(`${endpoint.name} does not declare ${code}`)
}
