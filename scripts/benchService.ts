/**
 * `npm run bench:service`: the service beside Node's own server doing the same work on disk and database, in turns.
 * `--rounds N` (default 3), `--seconds N` of each measurement (default 2).
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listExams } from '#contract/endpoints/exam.ts'
import { addPersonalDocument } from '#contract/endpoints/personalDocument.ts'
import { apiBase, basePath, limits } from '#contract/limits.ts'
import { macaoDateOf } from '#contract/rules/macaoDate.ts'
import { startSandbox } from '#sandbox/startSandbox.ts'
import { type Kind, load } from '#test/bench/service/load.ts'
import { removePostgres, startPostgres } from './postgres.ts'
import { type Child, parseLine, startChild } from './product/child.ts'
import { freePorts } from './product/ports.ts'
import { makeSecrets } from './product/secrets.ts'
import { originOf, settingsOf } from './product/settings.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '2' } },
})
const rounds = Number(values.rounds)
const milliseconds = Number(values.seconds) * 1_000
const connections = 16

const dataDir = await mkdtemp(join(tmpdir(), 'candidatura-bench-'))
const ends: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })]
const ports = await freePorts()
const origin = originOf(ports.service)

const database = await startPostgres({ dataDir: join(dataDir, 'postgres') })
ends.push(async () => {
  await database.stop()
  removePostgres(join(dataDir, 'postgres'))
})
const secrets = makeSecrets()
const examplesDay = macaoDateOf(Date.now())
const sandbox = await startSandbox({
  secrets: {
    clientSecret: secrets.SINGLE_ACCOUNT_CLIENT_SECRET,
    eSign: secrets.ESIGN_SECRET,
    gateway: secrets.GATEWAY_SECRET,
    notice: secrets.GATEWAY_NOTICE_SECRET,
    registers: secrets.REGISTERS_SECRET,
  },
  connection: { appOrigin: origin, serviceUrl: origin },
  installationDay: examplesDay,
})
ends.push(sandbox.stop)
const installation = { ports, secrets, databaseUrl: database.url, dataDir, examplesDay, staticDir: '' }
const { service: settings } = settingsOf(installation, {})
const env = {
  PATH: process.env.PATH,
  ...settings,
  SINGLE_ACCOUNT_URL: sandbox.urls.account,
  MOVABLE_CLOCK: 'off',
  LOG_LEVEL: 'warn',
}

/** A process of its own, whose line says where it listens. */
async function start(
  name: string,
  script: string,
  more: Record<string, string> = {},
): Promise<Child & { url: string }> {
  let url = ''
  const onLine = (line: string) => {
    const parsed = parseLine(line) as { url?: string } | undefined
    url = parsed?.url ?? url
  }
  const child = startChild({ name, script, env: { ...env, LOG_LEVEL: 'info', ...more }, onLine })
  await child.ready
  return { ...child, url: url || origin }
}

/** @returns bearers that are good for the whole measurement, one a connection */
async function signIn(count: number): Promise<string[]> {
  const { identity } = sandbox.control.people.get('permanent')
  return Promise.all(
    Array.from({ length: count }, async () => {
      people += 1
      const subject = `bench-${people}`
      await sandbox.control.people.add({
        identity: { ...identity, subject, identityNo: String(94_000_000 + people) },
      })
      const { code, accountType } = await sandbox.control.account.codeFor(subject)
      const redirect_uri = `${origin}${basePath}/personal-login`
      const query = new URLSearchParams({ type: accountType, code, redirect_uri })
      const answer = await fetch(`${origin}${apiBase}/authorize?${query}`, { method: 'POST' })
      const bearer = answer.headers.get('authorization')
      if (!bearer) throw new Error(`signing in was answered ${answer.status}`)
      return bearer
    }),
  )
}
let people = 0

const edge = 'edge-of-a-part'
const scan = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1024 * 1024, 'scan')])
const form = Buffer.concat([
  Buffer.from(`--${edge}\r\nContent-Disposition: form-data; name="value"\r\n\r\n{"documentType":"ID"}\r\n`),
  Buffer.from(
    `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  ),
  scan,
  Buffer.from(`\r\n--${edge}--\r\n`),
])

/** A person's library is full after 150: each request is the next person's. */
function uploadTo(url: string, bearers: readonly string[]): Kind {
  let next = 0
  return {
    url,
    method: 'POST',
    body: form,
    headers() {
      const authorization = bearers[next % bearers.length] ?? ''
      next += 1
      return {
        authorization,
        'content-type': `multipart/form-data; boundary=${edge}`,
        'content-length': form.length,
      }
    },
  }
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Peak of the memory of a process, MB. */
const peakOf = async (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024

async function peakAt(uploads: number): Promise<number> {
  const service = await start('service', 'service/main.ts')
  const bearers = await signIn(200)
  await load(uploadTo(`${origin}${apiBase}${addPersonalDocument.path}`, bearers), uploads, milliseconds)
  const peak = await peakOf(service.pid)
  await service.stop()
  return peak
}

function line(what: string, value: number, must: number, aim: number, isBelow = false): string {
  const within = (limit: number) => (isBelow ? value <= limit : value >= limit)
  const verdict = within(aim) ? 'as aimed' : within(must) ? 'within' : 'over'
  return `${what}: ${value.toFixed(2)} (must ${must}, aim ${aim}): ${verdict}`
}

try {
  const service = await start('service', 'service/main.ts')
  const bearers = await signIn(200)
  const path = `${apiBase}${listExams.path}`
  const raw = await start('raw server', 'test/bench/service/rawServer.ts', {
    BENCH_PATH: path,
    BENCH_TOKEN: bearers[0] ?? '',
  })
  const read = (url: string): Kind => ({
    url,
    method: 'GET',
    headers: (lane) => ({ authorization: bearers[lane] ?? '' }),
  })
  const kinds = {
    'service reads': read(`${origin}${path}`),
    'raw reads': read(raw.url),
    'service uploads': uploadTo(`${origin}${apiBase}${addPersonalDocument.path}`, bearers),
    'raw uploads': uploadTo(raw.url, bearers),
  }
  const rates = new Map<string, number[]>()
  for (const kind of Object.values(kinds)) await load(kind, connections, 1_000)
  for (let round = 1; round <= rounds; round += 1)
    for (const [name, kind] of Object.entries(kinds)) {
      const rate = await load(kind, connections, milliseconds)
      rates.set(name, [...(rates.get(name) ?? []), rate])
      console.log(`round ${round} of ${rounds}: ${name} ${rate.toFixed(0)}/s`)
    }
  await raw.stop()
  await service.stop()
  const of = (name: keyof typeof kinds) => median(rates.get(name) ?? [])
  const [few, many] = [await peakAt(4), await peakAt(64)]
  console.log(`peak of memory: ${few.toFixed(0)} MB at 4 uploads, ${many.toFixed(0)} MB at 64`)
  console.log(
    line(
      '13 requests/s, of raw node:http with the same statements',
      of('service reads') / of('raw reads'),
      0.6,
      0.8,
    ),
  )
  console.log(
    line(
      `14 uploads/s of ${((scan.length / limits.fileSize) * 5).toFixed(0)} MB, of a raw stream to disk`,
      of('service uploads') / of('raw uploads'),
      0.7,
      0.75,
    ),
  )
  console.log(line('15 peak memory at 64 uploads, of that at 4', many / few, 1.3, 1.2, true))
} finally {
  for (const end of ends.reverse()) await end()
}
