import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkApply } from '#contract/endpoints/eligibility.ts'
import { listPersonalDocuments } from '#contract/endpoints/personalDocument.ts'
import { authorize } from '#contract/endpoints/session.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'
import { addDocument, exams } from '#test/support/applicant.ts'
import { type FreshDatabase, freshDatabase } from '#test/support/freshDatabase.ts'
import {
  type Client,
  clientOf,
  installationDay,
  ownReturn,
  publicOrigin,
  settingsFor,
} from '#test/support/rehearsal.ts'

const script = fileURLToPath(new URL('./main.ts', import.meta.url))
let database: FreshDatabase
let sandbox: Sandbox
let folder: string
let address = ''
const running = new Set<ChildProcess>()

beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'candidatura-main-'))
  sandbox = await startSandbox({ installationDay, connection: { appOrigin: publicOrigin } })
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await sandbox.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Starts the service as a process and waits for its line. */
async function start(changes: Record<string, string> = {}): Promise<ChildProcess> {
  const env = {
    ...process.env,
    ...settingsFor({ databaseUrl: database.url, folder, sandbox }),
    PORT: '0',
    MOVABLE_CLOCK: 'on',
    ...changes,
  }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let said = ''
  const lines = createInterface({ input: child.stdout })
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      const { msg, url } = JSON.parse(line)
      if (msg !== 'ready') return
      address = url
      resolve(child)
    })
    child.once('exit', () => reject(new Error(said)))
  })
}

const connected = (): Client => clientOf((path, init) => fetch(`${address}${path}`, init))
async function signIn(persona: string): Promise<Client> {
  const client = connected()
  const { code, accountType } = await sandbox.control.account.codeFor(persona)
  await client.ok(authorize, { query: { type: accountType, code, redirect_uri: ownReturn } })
  return client
}

describe('the service as a process', () => {
  it('loses nothing that it acknowledged when it is killed, and stops politely when asked', async () => {
    const first = await start()
    sandbox.control.connect({ serviceUrl: address })
    await sandbox.control.clock.set(`${installationDay}T10:00:00+08:00`)
    const client = await signIn('permanent')
    const body = { sevenYearDate: null }
    const opened = await client.ok(checkApply, { params: { id: exams.open }, body })
    const document = await addDocument(client)
    first.kill('SIGKILL')
    await once(first, 'exit')

    const second = await start()
    const back = connected()
    back.token = client.token
    expect(await back.ok(getSubmission, { params: { id: opened.id } })).toEqual(opened)
    expect(await back.ok(listPersonalDocuments)).toEqual([document])
    second.kill('SIGTERM')
    expect(await once(second, 'exit')).toEqual([0, null])
  })

  it.each([
    ['a wrong setting', { PORT: 'x' }, 'PORT: is not valid'],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://x:y@127.0.0.1:9/z' },
      'DATABASE_URL can’t be reached (ECONNREFUSED)',
    ],
    ['a folder without an application', { STATIC_DIR: tmpdir() }, 'index.html'],
  ])('says in a sentence why it does not start: %s', async (_story, wrong, sentence) => {
    await expect(start(wrong)).rejects.toThrow(sentence)
  })
})
