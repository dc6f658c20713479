import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../checking/run.ts'
import { buildWhenStale } from './build.ts'
import { openDatabase } from './database.ts'
import { examplesDayOf } from './examplesDay.ts'
import { type KeptPart, keepRunning, type Part } from './parts.ts'
import { busyPorts, type Ports, readPorts } from './ports.ts'
import { runFile } from './runFile.ts'
import { readSecrets } from './secrets.ts'
import { originOf, settingsOf } from './settings.ts'

type Options = {
  log: (line: string) => void
  onGivenUp: (sentence: string) => void
  /** 'built': the service serves the built application; 'vite': Vite serves it from source at this origin */
  application: 'built' | { viteOrigin: string }
}

export type Installation = { address: string; ports: Ports; stop: () => Promise<void> }

/** Folder of everything that an installation keeps: `.data` of this clone, or DATA_DIR. */
const dataDir = resolve(root, process.env.DATA_DIR || '.data')

/**
 * Starts database, service and sandbox, and resolves when all of them answer.
 * @throws a sentence for a person; whatever had been started is stopped
 */
export const startInstallation = async (options: Options): Promise<Installation> => {
  const { log, onGivenUp, application } = options
  for (const folder of ['documents', 'sandbox', 'logs']) {
    mkdirSync(join(dataDir, folder), { recursive: true, mode: 0o700 })
  }
  const run = runFile(join(dataDir, 'run.json'))
  const already = run.running()
  if (already)
    throw new Error(`It is already running: ${already}. End that one first (Ctrl-C in its terminal).`)
  await run.endLeftovers(log)
  const ports = await readPorts(process.env)
  const busy = await busyPorts(ports)
  if (busy.length) throw new Error(busy.join('\n'))

  const running: { stop: () => Promise<void> }[] = []
  const stop = async (): Promise<void> => {
    for (const one of running.splice(0).reverse()) await one.stop()
    run.remove()
  }
  try {
    const isBuilt = application === 'built'
    const building = isBuilt ? buildWhenStale(log) : Promise.resolve()
    // Both go on at once, but a database that is being started must be known before anything is ended.
    const [opened, built] = await Promise.allSettled([openDatabase(dataDir, log), building])
    if (opened.status === 'rejected') throw opened.reason
    const database = opened.value
    running.push(database)
    if (built.status === 'rejected') throw built.reason
    const settings = settingsOf(
      {
        ports,
        secrets: readSecrets(join(dataDir, 'secrets.json')),
        databaseUrl: database.url,
        dataDir,
        examplesDay: examplesDayOf(dataDir),
        ...(isBuilt ? {} : { publicOrigin: application.viteOrigin }),
      },
      process.env,
    )
    const parts: Part[] = [
      { name: 'service', script: 'service/main.ts', env: settings.service, logFile: logOf('service') },
      { name: 'sandbox', script: 'sandbox/main.ts', env: settings.sandbox, logFile: logOf('sandbox') },
    ]
    const address = `${settings.publicOrigin}/application/`
    const kept: KeptPart[] = []
    const note = () =>
      run.write({ address, children: kept.map((part) => ({ script: part.script, pid: part.pid() })) })
    for (const part of parts) {
      const keeper = keepRunning(part, { log, onGivenUp, onStarted: note })
      kept.push(keeper)
      running.push(keeper)
    }
    note()
    await Promise.all(kept.map((part) => part.ready))
    return { address, ports, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

export const panelOf = (ports: Ports): string => originOf(ports.panel)

const logOf = (name: string): string => join(dataDir, 'logs', `${name}.log`)
