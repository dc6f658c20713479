/** Bodies that no browser sends, over real connections: answered or ended at once, nothing kept (docs/faults.md, U-05 to U-07). */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import type { IncomingMessage, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addPersonalDocument, listPersonalDocuments } from '#contract/endpoints/personalDocument.ts'
import { apiBase, limits } from '#contract/limits.ts'
import { type RunningService, startService } from '#service/startService.ts'
import { exams, newcomer, smallPdf } from '#test/support/applicant.ts'
import { connections, isLinux, openFiles } from '#test/support/descriptors.ts'
import { type Client, type Harness, openHarness } from '#test/support/harness.ts'

let harness: Harness
let service: RunningService
let client: Client
let temporary: string
/** calls whose head has come */
let begun = 0
const countBegun = (message: unknown) => {
  const { request, server } = message as { request: IncomingMessage; server: Server }
  const { port } = server.address() as AddressInfo
  if (port === Number(new URL(service.url).port) && request.url?.startsWith(apiBase)) begun += 1
}

beforeAll(async () => {
  harness = await openHarness()
  temporary = await mkdtemp(join(tmpdir(), 'candidatura-raw-'))
  vi.stubEnv('TMPDIR', temporary)
  service = await startService({ ...harness.dependencies.config, port: 0, logLevel: 'silent' })
  vi.unstubAllEnvs()
  subscribe('http.server.request.start', countBegun)
  client = await newcomer(harness)
})
afterAll(async () => {
  unsubscribe('http.server.request.start', countBegun)
  await service.stop()
  await harness.close()
  await rm(temporary, { recursive: true })
})

interface Heard {
  status: number
  code: string
  /** ms from the last byte sent to the answer */
  after: number
}

/**
 * Sends bytes as they are. `cut`: the connection is broken after them; otherwise an answer must come, and the
 * connection stays open on this side.
 * @returns null where the connection ended without an answer
 */
function send(chunks: readonly (string | Uint8Array)[], { cut = false } = {}): Promise<Heard | null> {
  const { hostname, port } = new URL(service.url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    let heard = ''
    let sentAt = performance.now()
    const settle = () => {
      const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(heard) ?? []
      const [, code = ''] = /"code":"(\w+)"/.exec(heard) ?? []
      socket.destroy()
      resolve(heard === '' ? null : { status: Number(status), code, after: performance.now() - sentAt })
    }
    socket.on('data', (data) => {
      heard += data
      if (/\r\n\r\n[\s\S]*\}|\r\n\r\n0\r\n/.test(heard)) settle()
    })
    socket.on('error', () => {})
    socket.on('close', settle)
    socket.on('connect', async () => {
      for (const chunk of chunks) {
        if (socket.destroyed) return
        await new Promise((written) => socket.write(chunk, written))
      }
      sentAt = performance.now()
      if (cut) socket.destroy()
    })
  })
}

const head = (path: string, headers: Record<string, string | number>, method = 'POST') =>
  [
    `${method} ${apiBase}${path} HTTP/1.1`,
    'host: service.test',
    `authorization: ${client.token}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

const b = 'edge'
const multipart = `multipart/form-data; boundary=${b}`
const value = `--${b}\r\nContent-Disposition: form-data; name="value"\r\n\r\n{"documentType":"ID"}\r\n`
const fileHead = `--${b}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`
const end = `\r\n--${b}--\r\n`
const pdfOf = (size: number) => Buffer.concat([smallPdf, Buffer.alloc(size - smallPdf.length, 32)])

const upload = (body: string | Uint8Array, headers: Record<string, string | number> = {}, cut = false) => {
  const bytes = Buffer.from(body)
  const all = { 'content-type': multipart, 'content-length': bytes.length, ...headers }
  return send([head(addPersonalDocument.path, all), bytes], { cut })
}

const kept = async () => {
  const { db, documents } = harness.dependencies
  const blobs = await db.selectFrom('storedBlob').select('key').execute()
  const rows = await db.selectFrom('personalDocument').select('id').execute()
  const keys: string[] = []
  for await (const { key } of documents.list()) keys.push(key)
  return { blobs: blobs.length, rows: rows.length, keys: keys.length }
}

/** Calls that the service has done with, answered or not. */
async function ended(): Promise<number> {
  const figures = await (await fetch(`${service.url}/metrics`, { headers: { connection: 'close' } })).text()
  const counts = [...figures.matchAll(/^candidatura_request_seconds_count\{.*\} (\d+)$/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Nobody hears of the end of a call whose connection was cut: it is waited for here. */
async function allEnded(): Promise<void> {
  await expect
    .poll(async () => [await connections(service.url), begun - (await ended())], {
      timeout: 25_000,
      interval: 100,
    })
    .toEqual([[], 0])
}

/** Half gathered uploads, in a folder or on their way to a bucket. */
async function gathered(): Promise<string[]> {
  const folders = [harness.dependencies.documents.stagingDir]
  for (const name of await readdir(temporary)) folders.push(join(temporary, name))
  return (await Promise.all(folders.map((folder) => readdir(folder)))).flat()
}

async function findNothingKept(before: Awaited<ReturnType<typeof kept>>): Promise<void> {
  await allEnded()
  expect(await gathered()).toEqual([])
  expect(await kept()).toEqual(before)
  expect((await fetch(`${service.url}/health`, { headers: { connection: 'close' } })).status).toBe(200)
}

describe('malformed forms', () => {
  const part = (headers: string, content = 'x') => `--${b}\r\n${headers}\r\n\r\n${content}`
  const disposition = 'Content-Disposition: form-data'
  const good = `${value}${fileHead}${smallPdf}`
  const forms: [string, string, Record<string, string | number>?][] = [
    ['nothing', ''],
    ['only an end', `--${b}--\r\n`],
    ['no edge at all', 'documentType=ID'],
    ['another edge', `${good}\r\n--other--\r\n`],
    ['no last edge', good],
    ['half of the last edge', `${good}\r\n--${b}`],
    ['line feeds alone', `${good}${end}`.replaceAll('\r\n', '\n')],
    [
      'no empty line behind the headers',
      `--${b}\r\n${disposition}; name="value"\r\n{"documentType":"ID"}${end}`,
    ],
    ['a part without headers', part('') + end],
    ['a part without a disposition', part('Content-Type: text/plain') + end],
    ['a part without a name', part(disposition) + end],
    ['an empty name', part(`${disposition}; name=""`) + end],
    ['an open quote', part(`${disposition}; name="value`) + end],
    [
      'another disposition',
      part('Content-Disposition: attachment; name="value"', '{"documentType":"ID"}') + end,
    ],
    ['a header without a colon', part('Content-Disposition form-data') + end],
    ['a header of 100,000 letters', part(`X: ${'a'.repeat(100_000)}`) + end],
    ['a hundred headers', part(`${'X: y\r\n'.repeat(100)}${disposition}; name="value"`) + end],
    ['a thousand parts', part(`${disposition}; name="x"`).concat('\r\n').repeat(1_000) + end],
    ['a part of a name that isn’t asked for', part(`${disposition}; name="stage"`, 'END') + end],
    ['the value twice', value + value + fileHead + smallPdf + end],
    ['the file first', `${fileHead + smallPdf}\r\n${value}${end}`],
    ['two files', `${good}\r\n${fileHead}${smallPdf}${end}`],
    ['a value that is no JSON', value.replace('{', '{{') + fileHead + smallPdf + end],
    ['a value in another encoding', value.replace('ID', '\u00ff') + fileHead + smallPdf + end, {}],
    ['a value nested 100,000 deep', part(`${disposition}; name="value"`, '['.repeat(100_000)) + end],
    ['a value of two megabytes', part(`${disposition}; name="value"`, `"${'a'.repeat(2_000_000)}"`) + end],
    ['a compressed body', good + end, { 'content-encoding': 'gzip' }],
    [
      'an edge of 10,000 letters',
      good + end,
      { 'content-type': `multipart/form-data; boundary=${'e'.repeat(10_000)}` },
    ],
    ['no edge in the header', good + end, { 'content-type': 'multipart/form-data' }],
    ['an empty edge', good + end, { 'content-type': 'multipart/form-data; boundary=' }],
    ['another media type', good + end, { 'content-type': 'text/plain' }],
    ['a mixed form', good + end, { 'content-type': `multipart/mixed; boundary=${b}` }],
  ]

  it.each(forms)('%s: 4xx with a code, within a second', async (_story, body, headers) => {
    const before = await kept()
    const heard = await upload(Buffer.from(body, 'latin1'), headers)
    expect(heard?.status).toBeGreaterThanOrEqual(400)
    expect(heard?.status).toBeLessThan(500)
    expect(heard?.code).toBe('INPUT_NOT_VALID')
    expect(heard?.after).toBeLessThan(1_000)
    expect(await kept()).toEqual(before)
  })
})

describe('malformed JSON', () => {
  const path = '/api/v1/base/department/search'
  const sendJson = (body: string | Uint8Array) => {
    const bytes = Buffer.from(body)
    return send([head(path, { 'content-type': 'application/json', 'content-length': bytes.length }), bytes])
  }
  const whole = '{"name":"局","active":true,"codes":[1,-2.5e3,null,"\\u00e1\\n"]}'
  const texts = [
    // cut anywhere, or with one character too many anywhere
    ...Array.from({ length: whole.length - 1 }, (_, length) => whole.slice(0, length)),
    ...Array.from({ length: whole.length }, (_, at) => `${whole.slice(0, at)},${whole.slice(at)}`).filter(
      (text) => !isJson(text),
    ),
    ...[
      'nul',
      'True',
      'undefined',
      'NaN',
      'Infinity',
      '-',
      '+1',
      '01',
      '1.',
      '.5',
      '1e',
      '0x10',
      "'a'",
      '`a`',
    ],
    ...[
      '"\\x41"',
      '"\\u12"',
      '"a\nb"',
      '"\u0000"',
      '"',
      '{a:1}',
      '{"a":1,}',
      '[1,]',
      '[,1]',
      '{"a"}',
      '{"a":}',
    ],
    ...['{,}', '}{', '][', '{]', '[}', '/*x*/{}', '{}//x', '{} {}', '('.repeat(9), '<a/>', 'a=1&b=2'],
    ...['['.repeat(50_000), '{"a":'.repeat(50_000), '[1,2', '"a', 'tru', '--1', '1-1', '1 2', '\\', '\u2028'],
    ...['[]', '"text"', '1', 'true', 'null', '{"name":1}', '{"active":"yes"}', '{"name":{}}', '{"code":[]}'],
  ]

  function isJson(text: string): boolean {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }

  it(`of ${texts.length} kinds: 4xx with a code, within a second`, async () => {
    for (const text of texts) {
      const heard = await sendJson(text)
      const story = JSON.stringify(text.slice(0, 60))
      expect([heard?.status, heard?.code], story).toEqual([400, 'INPUT_NOT_VALID'])
      expect(heard?.after, story).toBeLessThan(1_000)
    }
  })

  it('bytes that are no UTF-8, and a body beyond a megabyte', async () => {
    expect((await sendJson(Buffer.from([0x22, 0xff, 0xfe, 0x22])))?.code).toBe('INPUT_NOT_VALID')
    expect((await sendJson(`"${'a'.repeat(1024 * 1024)}"`))?.code).toBe('INPUT_NOT_VALID')
  })
})

describe('sizes', () => {
  it('five megabytes pass, one byte more is refused', async () => {
    const before = await kept()
    expect(
      (await upload(Buffer.concat([Buffer.from(value + fileHead), pdfOf(limits.fileSize), Buffer.from(end)])))
        ?.status,
    ).toBe(200)
    const more = await upload(
      Buffer.concat([Buffer.from(value + fileHead), pdfOf(limits.fileSize + 1), Buffer.from(end)]),
    )
    expect([more?.status, more?.code]).toEqual([413, 'FILE_TOO_LARGE'])
    expect((await kept()).rows).toBe(before.rows + 1)
  })

  it('a gigabyte is refused by its length, before any of it has come', async () => {
    const before = await kept()
    const heard = await send([
      head(addPersonalDocument.path, { 'content-type': multipart, 'content-length': 1024 ** 3 }),
    ])
    expect([heard?.status, heard?.code]).toEqual([413, 'FILE_TOO_LARGE'])
    await findNothingKept(before)
  })

  it('a gigabyte in chunks is refused once the limit is passed', async () => {
    const before = await kept()
    const chunk = (bytes: Uint8Array | string) =>
      Buffer.concat([
        Buffer.from(`${bytes.length.toString(16)}\r\n`),
        Buffer.from(bytes),
        Buffer.from('\r\n'),
      ])
    const filler = chunk(Buffer.alloc(64 * 1024, 32))
    const heard = await send([
      head(addPersonalDocument.path, { 'content-type': multipart, 'transfer-encoding': 'chunked' }),
      chunk(value + fileHead + smallPdf),
      ...Array.from({ length: 200 }, () => filler),
    ])
    expect([heard?.status, heard?.code]).toEqual([413, 'FILE_TOO_LARGE'])
    await findNothingKept(before)
  })

  it('a length that promises more than comes keeps nothing, one that promises less is no form', async () => {
    const before = await kept()
    const body = value + fileHead + smallPdf + end
    expect(await upload(body, { 'content-length': body.length + 1_000 }, true)).toBeNull()
    expect((await upload(body, { 'content-length': body.length - 20 }))?.code).toBe('INPUT_NOT_VALID')
    await findNothingKept(before)
  })

  it('a head that is no HTTP is refused', async () => {
    for (const text of [
      'GET\r\n\r\n',
      'POST / HTTP/9.9\r\n\r\n',
      '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n',
    ]) {
      const heard = await send([text])
      expect(heard?.status ?? 400).toBe(400)
    }
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`x-${i}`, 'y'.repeat(20)]))
    expect((await send([head(listPersonalDocuments.path, many, 'GET')]))?.status).toBe(431)
  })
})

describe('cut uploads', () => {
  const size = 1024 * 1024
  const whole = Buffer.concat([Buffer.from(value + fileHead), pdfOf(size), Buffer.from(end)])
  const every64 = Array.from({ length: Math.floor(whole.length / 65_536) + 1 }, (_, i) => i * 65_536)
  const edges = [value.length, value.length + fileHead.length, whole.length - end.length, whole.length - 4]
  const cutAt = (length: number) =>
    upload(whole.subarray(0, length), { 'content-length': whole.length }, true)

  it('after every 64 KiB and at each edge: no row, no file, no bytes', async () => {
    const before = await kept()
    for (const length of [...every64, ...edges, ...edges.map((edge) => edge - 1)])
      expect(await cutAt(length), `after ${length}`).toBeNull()
    await findNothingKept(before)
  })

  it.runIf(isLinux)(
    'two hundred, ten at a time: no descriptor is left open either',
    async () => {
      const before = await kept()
      for (let round = 0; round < 20; round += 1) {
        await Promise.all(Array.from({ length: 10 }, (_, i) => cutAt(whole.length - 5 - i * 50_000 - round)))
      }
      await findNothingKept(before)
      expect(await openFiles()).toEqual([])
    },
    60_000,
  )

  it.runIf(isLinux)('what is left open would be seen', async () => {
    const { hostname, port } = new URL(service.url)
    const path = join(harness.dependencies.documents.stagingDir, 'open')
    const file = await open(path, 'wx')
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    expect(await gathered()).toEqual(['open'])
    expect(await openFiles()).toEqual([path])
    expect(await connections(service.url)).not.toEqual([])
    socket.destroy()
    await file.close()
    await rm(path)
  })

  it('cut JSON stores nothing either, and the next caller is served', async () => {
    const path = `/api/v1/application/exam/${exams.open}/apply/check-data`
    expect(
      await send([head(path, { 'content-type': multipart, 'content-length': 500 }), value], { cut: true }),
    ).toBeNull()
    expect((await upload(whole))?.status).toBe(200)
  })
})
