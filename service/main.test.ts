import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkApply } from '#contract/endpoints/eligibility.ts'
import { listExams } from '#contract/endpoints/exam.ts'
import { listPersonalDocuments } from '#contract/endpoints/personalDocument.ts'
import { authorize } from '#contract/endpoints/session.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'
import { addDocument, exams } from '#test/support/applicant.ts'
import { openBucket } from '#test/support/bucket.ts'
import { type FreshDatabase, freshDatabase } from '#test/support/freshDatabase.ts'
import {
  type Client as Caller,
  clientOf,
  installationDay,
  ownReturn,
  publicOrigin,
  settingsFor,
} from '#test/support/harness.ts'

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

const connectedAs = (token: string | null): Caller =>
  Object.assign(
    clientOf((path, init) => fetch(`${address}${path}`, init)),
    { token },
  )
async function signIn(persona: string): Promise<Caller> {
  const client = connectedAs(null)
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
    const back = connectedAs(client.token)
    expect(await back.ok(getSubmission, { params: { id: opened.id } })).toEqual(opened)
    expect(await back.ok(listPersonalDocuments)).toEqual([document])
    second.kill('SIGTERM')
    expect(await once(second, 'exit')).toEqual([0, null])
  })

  it('ends also where nobody reads what it says any more', async () => {
    const child = await start()
    child.stdout?.destroy()
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  it('leaves nothing of a bucket’s uploads in the temporary folder when it is asked to stop', async () => {
    const temporary = await mkdtemp(join(folder, 'temporary-'))
    const bucket = await openBucket(join(folder, 'buckets'))
    try {
      const child = await start({ DOCUMENT_STORE: bucket.setting, TMPDIR: temporary })
      expect(await readdir(temporary)).toEqual([expect.stringMatching(/^candidatura-incoming-/)])
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([0, null])
      expect(await readdir(temporary)).toEqual([])
    } finally {
      await bucket.close()
    }
  })

  it('outlives a database that ends its connections again and again, jobs included', async () => {
    const child = await start()
    const administrator = new Client({ connectionString: database.url })
    await administrator.connect()
    const client = await signIn('permanent')
    for (let round = 0; round < 20; round += 1) {
      const calls = Array.from({ length: 5 }, () => connectedAs(client.token).call(listExams))
      await administrator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
      for (const { status } of await Promise.all(calls)) expect([200, 503]).toContain(status)
    }
    await administrator.end()
    expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ ready: true })
    expect(child.exitCode).toBeNull()
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
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
