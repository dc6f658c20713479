import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { environment, root } from '#scripts/checking/run.ts'
import { removePostgres } from '#scripts/postgres.ts'
import { isAlive } from '#scripts/processes.ts'
import { freePorts, type Ports, portSettings } from '#scripts/product/ports.ts'

/** `npm start` as a person runs it, in a data folder of its own; the tests go on from each other. */
describe('npm start', { timeout: 120_000 }, () => {
  let dataDir: string
  let env: NodeJS.ProcessEnv
  let address: string
  let first: Start

  type Start = { process: ChildProcess; said: () => string }

  const start = (more: NodeJS.ProcessEnv = {}): Start => {
    const child = spawn('npm', ['start'], {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk
      })
    return { process: child, said: () => said }
  }
  const waitFor = <T>(look: () => T | Promise<T>): Promise<T> =>
    vi.waitFor(look, { timeout: 30_000, interval: 50 })
  const isReady = async (one: Start) => {
    await waitFor(() => expect(one.process.exitCode !== null || one.said().includes('is ready')).toBe(true))
    expect(one.said()).toContain('Candidatura is ready')
  }
  const hasEnded = (one: Start) => waitFor(() => expect(one.process.exitCode).not.toBeNull())
  const run = () => JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')) as Run
  type Run = { supervisor: number; children: { script: string; pid: number }[] }
  const status = async () => (await fetch(address)).status
  const pidOf = (script: string) => run().children.find((child) => child.script === script)?.pid ?? 0

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'candidatura-start-'))
    const ports = await freePorts()
    const settings = Object.entries(portSettings).map(([name, { setting }]) => [
      setting,
      String(ports[name as keyof Ports]),
    ])
    env = { ...environment, DATA_DIR: dataDir, DATABASE_URL: '', ...Object.fromEntries(settings) }
    address = `http://127.0.0.1:${ports.service}/application/`
  })

  afterAll(() => {
    if (existsSync(join(dataDir, 'postgres'))) removePostgres(join(dataDir, 'postgres'))
    rmSync(dataDir, { recursive: true, force: true })
  })

  afterEach(({ task }) => {
    if (task.result?.state === 'fail') console.log(first?.said())
  })

  test('prints one address, the people and how to end, and answers there', async () => {
    first = start()
    await isReady(first)
    expect(first.said()).toContain(address)
    expect(first.said()).toContain('陳示範')
    expect(first.said()).toContain('Ctrl-C ends it')
    expect(await status()).toBe(200)
  })

  test('a second one in the same place says that the first is running', async () => {
    const second = start()
    await hasEnded(second)
    expect(second.said()).toContain(`It is already running: ${address}`)
    expect(second.process.exitCode).toBe(1)
  })

  test('a service that is killed is started again', async () => {
    const before = pidOf('service/main.ts')
    process.kill(before, 'SIGKILL')
    await waitFor(() => expect(first.said()).toContain('the service is back'))
    expect(pidOf('service/main.ts')).not.toBe(before)
    expect(await status()).toBe(200)
  })

  test('when it is killed itself its parts end, and the next one finds the database', async () => {
    const parts = run()
    process.kill(parts.supervisor, 'SIGKILL')
    for (const { pid } of parts.children) await waitFor(() => expect(isAlive(pid)).toBe(false))
    first = start()
    await isReady(first)
    expect(first.said()).toContain('found a database left running')
    expect(await status()).toBe(200)
  })

  test('when all of it is killed at once the next one starts as ever', async () => {
    const parts = run()
    for (const pid of [parts.supervisor, ...parts.children.map((child) => child.pid)])
      process.kill(pid, 'SIGKILL')
    first = start()
    await isReady(first)
    expect(await status()).toBe(200)
  })

  test('asked to end, it ends everything that it started', async () => {
    const parts = run()
    process.kill(parts.supervisor, 'SIGTERM')
    await hasEnded(first)
    for (const { pid } of parts.children) expect(isAlive(pid)).toBe(false)
    expect(existsSync(join(dataDir, 'run.json'))).toBe(false)
    await expect(status()).rejects.toThrow()
  })

  test('a wrong setting is named', async () => {
    const wrong = start({ SUPPORT_EMAIL: 'nobody' })
    await hasEnded(wrong)
    expect(wrong.said()).toContain('SUPPORT_EMAIL: is not valid')
    expect(wrong.process.exitCode).toBe(1)
  })

  test('a database that can not be reached is named', async () => {
    const wrong = start({ DATABASE_URL: 'postgresql://me:hidden@127.0.0.1:1/candidatura' })
    await hasEnded(wrong)
    expect(wrong.said()).toContain('DATABASE_URL points to 127.0.0.1:1/candidatura, which can not be used')
    expect(wrong.said()).not.toContain('hidden')
  })
})
