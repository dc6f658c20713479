/** Starts every stand-in, each on a port of its own, in this process. */
import { join } from 'node:path'
import { apiBase, basePath } from '#contract/limits.ts'
import { macaoDateOf } from '#contract/rules/macaoDate.ts'
import { accountApp } from '#sandbox/account/accountApp.ts'
import { openAccountCodes } from '#sandbox/account/codes.ts'
import { bridgeApp } from '#sandbox/bridge/bridgeApp.ts'
import { type Connection, type Control, controlOf } from '#sandbox/control.ts'
import { documentsApp } from '#sandbox/documents/documentsApp.ts'
import { eSignApp } from '#sandbox/eSign/eSignApp.ts'
import { openESignRequests } from '#sandbox/eSign/requests.ts'
import { type GatewayTimes, gatewayTimes } from '#sandbox/gateway/behaviours.ts'
import { gatewayApp } from '#sandbox/gateway/gatewayApp.ts'
import { openLedger } from '#sandbox/gateway/ledger.ts'
import { notices } from '#sandbox/gateway/notices.ts'
import { faultSwitches } from '#sandbox/kit/faults.ts'
import { openPort } from '#sandbox/kit/openPort.ts'
import { randomSecret } from '#sandbox/kit/sharedSecret.ts'
import { panelApp } from '#sandbox/panel/panelApp.ts'
import { openPeople } from '#sandbox/people.ts'
import { registersApp } from '#sandbox/registers/registersApp.ts'

export const partyNames = [
  'account',
  'eSign',
  'gateway',
  'registers',
  'documents',
  'bridge',
  'panel',
] as const
export type PartyName = (typeof partyNames)[number]

export interface Secrets {
  clientId: string
  clientSecret: string
  eSign: string
  gateway: string
  notice: string
  registers: string
}

export interface SandboxOptions {
  /** loopback only; 127.0.0.1 by default */
  host?: string
  /** 0 or absent: any free port */
  ports?: Partial<Record<PartyName, number>>
  /** null or absent: nothing survives the stop */
  dataDir?: string | null
  /** what is left out is made at random and returned */
  secrets?: Partial<Secrets>
  /** where the application and its service are; `control.connect` can tell it later */
  connection?: Partial<Connection>
  /** `yyyy-mm-dd` on which the service seeded its examples; the first start's day in Macao by default */
  installationDay?: string
  gatewayTimes?: Partial<GatewayTimes>
  now?: () => Date
}

export interface Sandbox {
  urls: Readonly<Record<PartyName, string>>
  secrets: Readonly<Secrets>
  control: Control
  stop: () => Promise<void>
}

/** The application's address in `npm start`. */
const usual = 'http://127.0.0.1:4300'

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const now = options.now ?? (() => new Date())
  const kept = (name: string) => (options.dataDir ? join(options.dataDir, `${name}.json`) : null)
  const secrets: Secrets = {
    clientId: 'candidatura',
    clientSecret: randomSecret(),
    eSign: randomSecret(),
    gateway: randomSecret(),
    notice: randomSecret(),
    registers: randomSecret(),
    ...options.secrets,
  }
  const origin = options.connection?.appOrigin ?? usual
  const connection: Connection = { appOrigin: origin, serviceUrl: origin, apiBase, ...options.connection }
  const times = { ...gatewayTimes, ...options.gatewayTimes }

  const [people, codes, requests, ledger] = await Promise.all([
    openPeople(kept('people'), macaoDateOf(now().getTime()), options.installationDay),
    openAccountCodes(kept('account'), now),
    openESignRequests(kept('eSign'), now),
    openLedger(kept('gateway'), times, now),
  ])
  const sender = notices(ledger, secrets.notice, now)
  const faults = {
    account: faultSwitches<'token'>(),
    eSign: faultSwitches<'request' | 'token' | 'signature'>(),
    gateway: faultSwitches<'create' | 'status' | 'cancel'>(),
    registers: faultSwitches<'personnel' | 'hardship' | 'admission'>(),
  }

  const open = async (name: PartyName) =>
    [name, await openPort(options.host ?? '127.0.0.1', options.ports?.[name] ?? 0)] as const
  const ports = Object.fromEntries(await Promise.all(partyNames.map(open))) as Record<
    PartyName,
    Awaited<ReturnType<typeof openPort>>
  >
  const urls = Object.fromEntries(partyNames.map((name) => [name, ports[name].url])) as Sandbox['urls']

  const origins = () => [connection.appOrigin]
  const frameAncestors = () => [urls.bridge]
  const libraryAddress = `${urls.documents}/`
  const redirectUris = () => [`${connection.appOrigin}${basePath}/personal-login`, libraryAddress]
  const control = controlOf({ people, codes, requests, ledger, sender, faults, connection, secrets })

  ports.account.serve(
    accountApp({
      ...secrets,
      url: urls.account,
      people,
      codes,
      faults: faults.account,
      redirectUris,
      frameAncestors,
    }),
  )
  ports.eSign.serve(
    eSignApp({
      url: urls.eSign,
      requests,
      faults: faults.eSign,
      secret: secrets.eSign,
      origins,
      frameAncestors,
    }),
  )
  ports.gateway.serve(
    gatewayApp({
      url: urls.gateway,
      ledger,
      notices: sender,
      faults: faults.gateway,
      secret: secrets.gateway,
      origins,
      frameAncestors,
    }),
  )
  ports.registers.serve(
    registersApp({ url: urls.registers, people, faults: faults.registers, secret: secrets.registers }),
  )
  ports.documents.serve(
    documentsApp({
      url: urls.documents,
      frameAncestors,
      addresses: () => ({
        api: `${connection.serviceUrl}${connection.apiBase}`,
        signIn: `${urls.account}/authorize`,
        signOut: `${urls.account}/logout?redirect_uri=${encodeURIComponent(libraryAddress)}`,
        app: `${connection.appOrigin}${basePath}/`,
        clientId: secrets.clientId,
        redirectUri: libraryAddress,
      }),
    }),
  )
  ports.bridge.serve(
    bridgeApp({
      url: urls.bridge,
      appOrigin: () => connection.appOrigin,
      partyOrigins: [urls.account, urls.eSign, urls.gateway, urls.documents],
    }),
  )
  ports.panel.serve(panelApp({ url: urls.panel, control, appOrigin: () => connection.appOrigin, urls }))
  sender.wake()

  return {
    urls,
    secrets,
    control,
    async stop() {
      await sender.stop()
      await Promise.all(partyNames.map((name) => ports[name].close()))
    },
  }
}
