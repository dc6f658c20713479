import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { partyNames } from '#sandbox/startSandbox.ts'
import { sandboxEnv } from '#test/support/sandboxEnv.ts'

const parties = ['ACCOUNT', 'ESIGN', 'GATEWAY', 'REGISTERS', 'DOCUMENTS', 'BRIDGE', 'PANEL']
let folder: string
let child: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

function start(changes: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    ...sandboxEnv,
    SANDBOX_DATA_DIR: folder,
    ...Object.fromEntries(parties.map((party) => [`SANDBOX_${party}_PORT`, '0'])),
    ...changes,
  }
  child = spawn(process.execPath, ['sandbox/main.ts'], { cwd: join(import.meta.dirname, '..'), env })
  return child as ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream }
}
async function ready(): Promise<Record<string, string>> {
  const [line] = await once(createInterface({ input: start().stdout }), 'line')
  return JSON.parse(line)
}
const hardship = async (urls: Record<string, string>) => {
  const address = `${urls.registers}/hardship?identityNo=90000010`
  return (
    await fetch(address, { headers: { authorization: `Bearer ${sandboxEnv.REGISTERS_SECRET}` } })
  ).json()
}

describe('the sandbox as a process', () => {
  it('says in one line when it is ready, ends in order, and finds again what was there', async () => {
    const first = await ready()
    expect(Object.keys(first)).toEqual(['msg', ...partyNames])
    const body = JSON.stringify({ certified: true })
    await fetch(`${first.panel}/api/people/permanent/hardship`, { method: 'PUT', body })
    child?.kill('SIGTERM')
    expect(await once(child as ChildProcess, 'exit')).toEqual([0, null])
    expect(await hardship(await ready())).toEqual({ certified: true })
  })

  it('finds again what was acknowledged before it was killed', async () => {
    const first = await ready()
    const body = JSON.stringify({ certified: true })
    await fetch(`${first.panel}/api/people/permanent/hardship`, { method: 'PUT', body })
    child?.kill('SIGKILL')
    await once(child as ChildProcess, 'exit')
    expect(await hardship(await ready())).toEqual({ certified: true })
  })

  it.each([
    [{ SANDBOX: 'off' }, 'SANDBOX: is not valid'],
    [{ SANDBOX_HOST: '0.0.0.0' }, 'The sandbox listens on the loopback only, not on 0.0.0.0'],
  ])('does not start with %j, and says why', async (changes, sentence) => {
    const process = start(changes)
    const [said, [code]] = await Promise.all([text(process.stderr), once(process, 'exit')])
    expect(said).toContain(sentence)
    expect(code).toBe(1)
  })
})
