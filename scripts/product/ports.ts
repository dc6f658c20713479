import { createServer } from 'node:net'
import { freePort } from '../freePort.ts'

/** Every address of an installation on one machine: each outside party has an origin of its own, as in life. */
export type Ports = {
  service: number
  singleAccount: number
  eSign: number
  gateway: number
  registers: number
  personalDocuments: number
  bridge: number
  panel: number
}

/** What a port is for, and the setting that moves it. */
export const portSettings: Record<keyof Ports, { setting: string; fallback: number; use: string }> = {
  service: { setting: 'PORT', fallback: 4300, use: 'application' },
  singleAccount: { setting: 'SANDBOX_ACCOUNT_PORT', fallback: 4310, use: 'single account' },
  eSign: { setting: 'SANDBOX_ESIGN_PORT', fallback: 4311, use: 'electronic signature' },
  gateway: { setting: 'SANDBOX_GATEWAY_PORT', fallback: 4312, use: 'payment gateway' },
  registers: { setting: 'SANDBOX_REGISTERS_PORT', fallback: 4313, use: 'registers' },
  personalDocuments: { setting: 'SANDBOX_DOCUMENTS_PORT', fallback: 4314, use: 'personal-document site' },
  bridge: { setting: 'SANDBOX_BRIDGE_PORT', fallback: 4315, use: 'phone frame' },
  panel: { setting: 'SANDBOX_PANEL_PORT', fallback: 4316, use: 'control panel' },
}

const names = Object.keys(portSettings) as (keyof Ports)[]

const mapPorts = async (choose: (name: keyof Ports) => number | Promise<number>): Promise<Ports> => {
  const chosen = await Promise.all(names.map(async (name) => [name, await choose(name)] as const))
  return Object.fromEntries(chosen) as Ports
}

/** @throws one sentence that names the wrong setting */
export const readPorts = (env: NodeJS.ProcessEnv): Promise<Ports> =>
  mapPorts((name) => {
    const { setting, fallback } = portSettings[name]
    const given = env[setting]
    const port = given ? Number(given) : fallback
    if (Number.isInteger(port) && port > 0 && port < 65_536) return port
    throw new Error(`${setting} is ${given}; it must be a port number from 1 to 65535.`)
  })

/** Ports that nothing listens on now, for tests. */
export const freePorts = (): Promise<Ports> => mapPorts(freePort)

/** One sentence for each port that another program holds. */
export const busyPorts = async (ports: Ports): Promise<string[]> => {
  const found = await Promise.all(names.map(async (name) => ((await isFree(ports[name])) ? undefined : name)))
  return found.filter((name) => name !== undefined).map((name) => sentence(name, ports[name]))
}

const sentence = (name: keyof Ports, port: number): string => {
  const { setting, use } = portSettings[name]
  return `Port ${port} (${use}) is held by another program: end that program, or choose another port, for example ${setting}=${port + 1000} npm start.`
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
