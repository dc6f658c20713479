/** The whole product for a journey: database, service, sandbox and built application, on free ports. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase, basePath } from '#contract/limits.ts'
import { macaoDateOf } from '#contract/rules/macaoDate.ts'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'
import { environment, root } from '#scripts/checking/run.ts'
import { startThrowAwayPostgres } from '#scripts/postgres.ts'
import { buildWhenStale } from '#scripts/product/build.ts'
import { outDirOf } from '#scripts/product/builds.ts'
import { type Child, parseLine, startChild } from '#scripts/product/child.ts'
import { freePorts, type Ports } from '#scripts/product/ports.ts'
import { makeSecrets, type Secrets } from '#scripts/product/secrets.ts'
import { originOf, settingsOf } from '#scripts/product/settings.ts'

export interface ServiceProcess {
  /** ends it as a power cut would (SIGKILL) */
  kill(): Promise<void>
  /** asks it to finish (SIGTERM) */
  stop(): Promise<void>
  /** starts it again at the same address; resolves when it answers */
  start(): Promise<void>
  /** what it has logged, parsed, over all its lives */
  log: readonly LogLine[]
}

export interface LogLine {
  level?: number
  msg?: string
}

export interface Product {
  /** `http://127.0.0.1:port`, without a final slash */
  origin: string
  /** address of a page, such as `address('/faq')` */
  address(path: string): string
  /** address of a call, such as `call('/profile')` */
  call(path: string): string
  databaseUrl: string
  /** folder of the document store */
  documents: string
  secrets: Secrets
  /** the stand-ins, with `control` to pull their strings */
  sandbox: Sandbox
  service: ServiceProcess
  /** ends and removes everything */
  stop(): Promise<void>
}

export interface ProductOptions {
  /** settings of the service that differ from those of `npm start` */
  settings?: Readonly<Record<string, string>>
  /** of vite.config.ts: which build is served */
  mode?: string
  /** where the browser finds the application, if not at the service itself */
  publicOrigin?: string
  /** a database for this product alone; by default a server of its own */
  openDatabase?: () => Promise<{ url: string; stop(): Promise<void> }>
}

const portsOfSandbox = (ports: Ports): NonNullable<Parameters<typeof startSandbox>[0]>['ports'] => ({
  account: ports.singleAccount,
  eSign: ports.eSign,
  gateway: ports.gateway,
  registers: ports.registers,
  documents: ports.personalDocuments,
  bridge: ports.bridge,
  panel: ports.panel,
})

export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { mode = 'production', openDatabase = startThrowAwayPostgres } = options
  const dataDir = mkdtempSync(join(tmpdir(), 'candidatura-product-'))
  const ends: (() => Promise<void>)[] = [async () => rmSync(dataDir, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end()
  }
  try {
    const [database, ports] = await Promise.all([openDatabase(), freePorts(), buildWhenStale(() => {}, mode)])
    ends.push(database.stop)
    const secrets = makeSecrets()
    const examplesDay = macaoDateOf(Date.now())
    const origin = originOf(ports.service)
    const { publicOrigin = origin } = options
    const staticDir = join(root, outDirOf(mode))
    const settings = settingsOf(
      { ports, secrets, databaseUrl: database.url, dataDir, examplesDay, publicOrigin, staticDir },
      {},
    )

    const sandbox = await startSandbox({
      ports: portsOfSandbox(ports),
      secrets: {
        clientSecret: secrets.SINGLE_ACCOUNT_CLIENT_SECRET,
        eSign: secrets.ESIGN_SECRET,
        gateway: secrets.GATEWAY_SECRET,
        notice: secrets.GATEWAY_NOTICE_SECRET,
        registers: secrets.REGISTERS_SECRET,
      },
      connection: { appOrigin: publicOrigin, serviceUrl: origin, apiBase },
      installationDay: examplesDay,
    })
    ends.push(sandbox.stop)

    const service = serviceProcess({
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: environment.NODE_COMPILE_CACHE,
      ...settings.service,
      ...options.settings,
    })
    ends.push(service.stop)
    await service.start()

    return {
      origin,
      address: (path) => `${origin}${basePath}${path}`,
      call: (path) => `${origin}${apiBase}${path}`,
      databaseUrl: database.url,
      documents: settings.service.DOCUMENT_STORE,
      secrets,
      sandbox,
      service,
      stop,
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}

function serviceProcess(env: NodeJS.ProcessEnv): ServiceProcess {
  const log: LogLine[] = []
  let child: Child | undefined
  const note = (line: string) => {
    const parsed = parseLine(line)
    log.push(parsed ?? { msg: line })
  }
  return {
    log,
    async start() {
      child = startChild({ name: 'service', script: 'service/main.ts', env, onLine: note })
      await child.ready
    },
    kill: async () => child?.kill(),
    stop: async () => child?.stop(),
  }
}
