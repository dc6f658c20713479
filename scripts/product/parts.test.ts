import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAlive } from '#scripts/processes.ts'
import { startChild } from '#scripts/product/child.ts'
import { keepRunning } from '#scripts/product/parts.ts'
import { runFile } from '#scripts/product/runFile.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candidatura-parts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A program of the given body. */
const program = (body: string): string => {
  const file = join(folder, 'main.ts')
  writeFileSync(file, body)
  return file
}
const ready = `console.log('{"msg":"ready"}')`
const stays = `${ready}; setInterval(() => {}, 1000)`

const waitFor = <T>(look: () => T): Promise<T> => vi.waitFor(look, { timeout: 10_000, interval: 20 })

describe('a part of the product', { timeout: 30_000 }, () => {
  test('is ready when it says so, and ends when asked', async () => {
    const child = startChild({ name: 'service', script: program(stays), env: process.env })
    await child.ready
    await child.stop()
    expect(await child.ended).toBe('ended by SIGTERM')
    expect(isAlive(child.pid)).toBe(false)
  })

  test('that can not start is reported with its last words', async () => {
    const script = program(`console.error('PORT: is not valid'); process.exitCode = 1`)
    const child = startChild({ name: 'service', script, env: process.env })
    await expect(child.ready).rejects.toThrow(/The service did not start:\nPORT: is not valid/)
  })

  test('that does not listen is ended by force', { timeout: 40_000 }, async () => {
    const child = startChild({
      name: 'service',
      script: program(`process.on('SIGTERM', () => {}); ${stays}`),
      env: process.env,
      timeout: 300,
    })
    await child.ready
    await child.stop()
    expect(await child.ended).toBe('ended by SIGKILL')
  })

  test('ends when the one that started it is killed', async () => {
    const script = program(stays)
    const starter = join(folder, 'starter.ts')
    const child = join(import.meta.dirname, 'child.ts')
    writeFileSync(
      starter,
      `import { startChild } from ${JSON.stringify(child)}
       const part = startChild({ name: 'service', script: ${JSON.stringify(script)}, env: process.env })
       await part.ready
       console.log(part.pid)`,
    )
    const parent = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(said.toString().trim())
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await waitFor(() => expect(isAlive(pid)).toBe(false))
  })

  test('that is killed is started again; ended a third time within a minute, it is given up', async () => {
    const log: string[] = []
    const givenUp: string[] = []
    const part = keepRunning(
      { name: 'service', script: program(stays), env: process.env, logFile: join(folder, 'service.log') },
      { log: (line) => log.push(line), onGivenUp: (sentence) => givenUp.push(sentence), onStarted: () => {} },
    )
    await part.ready
    for (const times of [1, 2]) {
      process.kill(part.pid(), 'SIGKILL')
      await waitFor(() => expect(log.filter((line) => line === 'the service is back')).toHaveLength(times))
    }
    process.kill(part.pid(), 'SIGKILL')
    await waitFor(() => expect(givenUp).toHaveLength(1))
    expect(givenUp[0]).toContain('The service ended by SIGKILL, for the third time within a minute')
    await part.stop()
  })

  test('its log goes to a file, its warnings to the terminal', async () => {
    const log: string[] = []
    const logFile = join(folder, 'service.log')
    const script = program(
      `${stays}; setTimeout(() => { console.log('{"level":30,"msg":"all well"}'); console.log('{"level":40,"msg":"slow"}') }, 100)`,
    )
    const part = keepRunning(
      { name: 'service', script, env: process.env, logFile },
      { log: (line) => log.push(line), onGivenUp: () => {}, onStarted: () => {} },
    )
    await part.ready
    await waitFor(() => expect(log).toEqual(['service: slow']))
    await part.stop()
    await waitFor(() => expect(readFileSync(logFile, 'utf8')).toContain('all well'))
  })
})

describe('what was left running', { timeout: 30_000 }, () => {
  test('a part of an earlier start is ended, another program with its number is not', async () => {
    const script = program(stays)
    const left = startChild({ name: 'service', script, env: process.env })
    await left.ready
    const run = runFile(join(folder, 'run.json'))
    run.write({
      address: 'http://127.0.0.1:4300/application/',
      children: [
        { script, pid: left.pid },
        { script: 'sandbox/main.ts', pid: process.pid },
      ],
    })
    const log: string[] = []
    await run.endLeftovers((line) => log.push(line))
    expect(log).toEqual([`ending ${script}, left running by an earlier start (process ${left.pid})`])
    expect(isAlive(left.pid)).toBe(false)
  })

  test('an installation that runs is told by its address only while its process is one of ours', () => {
    const file = join(folder, 'run.json')
    writeFileSync(
      file,
      JSON.stringify({ supervisor: process.ppid, address: 'http://127.0.0.1:4300/', children: [] }),
    )
    expect(runFile(file).running()).toBeUndefined()
  })
})
