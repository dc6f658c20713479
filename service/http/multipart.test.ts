import { createHash, randomBytes } from 'node:crypto'
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#service/core/apiError.ts'
import { readMultipart } from '#service/http/multipart.ts'
import type { IncomingFile } from '#service/usecases/documents/acceptUpload.ts'

const boundary = 'edge-of-part'
const contentType = `multipart/form-data; boundary=${boundary}`
const json = (text: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="value"\r\nContent-Type: application/json\r\n\r\n${text}\r\n`
const file = (name: string, bytes: string, field = 'file') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${bytes}\r\n`
const end = `--${boundary}--\r\n`

const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': contentType }) =>
  new Request('http://service.test/x', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

interface Taken {
  field: string
  name: string
  declaredType: string
  size: number
  sha256: string
}
const take = async (incoming: IncomingFile): Promise<Taken> => {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of incoming.bytes) {
    hash.update(chunk)
    size += chunk.length
  }
  const { field, name, declaredType } = incoming
  return { field, name, declaredType, size, sha256: hash.digest('hex') }
}

const reasonOf = (error: ApiError) => (error.data as { reason?: string }).reason ?? ''
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof ApiError ? `${error.code} ${reasonOf(error)}` : `?? ${error}`),
  )

describe('what is taken', () => {
  test('a browser’s form: a Blob named value, then two files, in order and byte for byte', async () => {
    const bytes = randomBytes(300_000)
    const form = new FormData()
    form.append('value', new Blob(['{"a":"澳門"}'], { type: 'application/json' }))
    form.append('ID', new File([bytes], '學歷證明（正本）.pdf', { type: 'application/pdf' }))
    form.append('HA_E', new File(['x'], '‘Certidão’.pdf', { type: 'application/pdf' }))
    const request = new Request('http://service.test/', { method: 'POST', body: form })
    expect(await readMultipart(request, { maxFiles: 2, onFile: take })).toEqual({
      value: { a: '澳門' },
      files: [
        {
          field: 'ID',
          name: '學歷證明（正本）.pdf',
          declaredType: 'application/pdf',
          size: 300_000,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        },
        expect.objectContaining({ field: 'HA_E', name: '‘Certidão’.pdf', size: 1 }),
      ],
    })
  })

  test('a plain field named value, and no files', async () => {
    expect(await readMultipart(post(json('{"n":1}') + end))).toEqual({ value: { n: 1 }, files: [] })
  })

  test.each([
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['..\\..\\x.pdf', '..\\..\\x.pdf'],
    ['a%22b.pdf', 'a"b.pdf'],
    ['a%0D%0AX-Evil: 1.pdf', 'a__X-Evil: 1.pdf'],
    ['e\u0301.pdf', 'e\u0301.pdf'],
    [`${'長'.repeat(300)}.pdf`, `${'長'.repeat(245)}${'長'.repeat(6)}.pdf`],
  ])('the name %j is kept as %j', async (sent, kept) => {
    const read = await readMultipart(post(json('{}') + file(sent, 'x') + end), { maxFiles: 1, onFile: take })
    expect(read.files[0]?.name).toBe(kept)
  })

  test('a file of exactly the limit passes, one byte more is refused with its name', async () => {
    const sized = (size: number) => {
      const form = new FormData()
      form.append('value', '{}')
      form.append('file', new File([new Uint8Array(size)], 'scan.pdf'))
      return new Request('http://service.test/', { method: 'POST', body: form })
    }
    const options = { maxFiles: 1, onFile: take }
    const exact = await readMultipart(sized(limits.fileSize), options)
    expect(exact.files[0]?.size).toBe(5_242_880)
    const rejection = await readMultipart(sized(limits.fileSize + 1), options).catch((error) => error)
    expect(rejection).toMatchObject({ code: 'FILE_TOO_LARGE', data: { name: 'scan.pdf' } })
  })
})

describe('what is refused', () => {
  const one = { maxFiles: 1, onFile: take }
  test.each<[string, string, Record<string, string> | undefined, string]>([
    ['JSON instead', '{}', { 'content-type': 'application/json' }, 'content_type_not_multipart'],
    ['no boundary', 'x', { 'content-type': 'multipart/form-data' }, 'content_type_not_multipart'],
    ['nothing inside', end, undefined, 'value_missing'],
    ['an empty body', '', undefined, 'body_malformed'],
    ['no JSON', json('{nope') + end, undefined, 'value_not_json'],
    ['the value twice', json('{}') + json('{}') + end, undefined, 'value_repeated'],
    ['the value after the file', file('a.pdf', 'x') + json('{}') + end, undefined, 'value_must_come_first'],
    [
      'an unknown field',
      json('{}') + json('1').replace('"value"', '"stage"') + end,
      undefined,
      'part_unknown',
    ],
    ['too many files', json('{}') + file('a', 'x').repeat(5) + end, undefined, 'too_many_parts'],
    [
      'a broken part header',
      `--${boundary}\r\nContent-Disposition form-data\r\n\r\nx${end}`,
      undefined,
      'body_malformed',
    ],
    [
      'a gzip body',
      'x',
      { 'content-type': contentType, 'content-encoding': 'gzip' },
      'content_encoding_not_supported',
    ],
    ['a file without a name', json('{}') + file('', 'x') + end, undefined, 'part_unknown'],
  ])('%s', async (_what, body, headers, reason) => {
    expect(await outcome(readMultipart(post(body, headers), one))).toBe(`INPUT_NOT_VALID ${reason}`)
  })

  test('a file where the call takes none', async () => {
    const body = json('{}') + file('a.pdf', 'x') + end
    expect(await outcome(readMultipart(post(body)))).toBe('INPUT_NOT_VALID file_not_expected')
  })

  test('a declared length far beyond the limit, before any byte is read', async () => {
    let read = 0
    const body = new ReadableStream(
      {
        pull: (controller) => {
          read += 1
          controller.enqueue(new Uint8Array(10))
        },
      },
      { highWaterMark: 0 },
    )
    const request = post(body, { 'content-type': contentType, 'content-length': '1000000000' })
    expect(await outcome(readMultipart(request, one))).toBe('FILE_TOO_LARGE ')
    expect(read).toBe(0)
  })

  test('a body cut anywhere: never taken, and the sink always hears of it', async () => {
    const whole = json('{"a":1}') + file('a.pdf', 'x'.repeat(200)) + end
    for (let length = 0; length < whole.length - 4; length += 1) {
      let ended = 'unseen'
      const sink = async (incoming: IncomingFile) => {
        ended = 'reading'
        try {
          await take(incoming)
          ended = 'whole'
        } catch (error) {
          ended = 'cut'
          throw error
        }
      }
      const work = readMultipart(post(whole.slice(0, length)), { maxFiles: 1, onFile: sink })
      expect(await outcome(work), `cut after ${length}`).toMatch(/^INPUT_NOT_VALID body_/)
      expect(ended, `cut after ${length}`).not.toBe('reading')
    }
  })

  test('a sink that fails: its own error comes out', async () => {
    const sink = async () => {
      throw new RangeError('disk full')
    }
    const body = json('{}') + file('a.pdf', 'x') + end
    await expect(readMultipart(post(body), { maxFiles: 1, onFile: sink })).rejects.toThrow('disk full')
  })
})

describe('on the raw request of a Node server', () => {
  const closing: (() => void)[] = []
  afterEach(() => {
    for (const close of closing.splice(0)) close()
  })

  const listen = async (handle: (request: IncomingMessage) => Promise<string>) => {
    const server = createServer((incoming, outgoing) => {
      handle(incoming).then((text) => outgoing.writeHead(200, { connection: 'close' }).end(text))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(
      () => server.closeAllConnections(),
      () => server.close(),
    )
    return (server.address() as AddressInfo).port
  }

  test('an oversize upload is answered while it is still being sent', async () => {
    const port = await listen((incoming) => outcome(readMultipart(incoming, { maxFiles: 1, onFile: take })))
    const answer = await new Promise<string>((resolve, reject) => {
      const sending = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'POST',
        headers: { 'content-type': contentType },
      })
      sending.on('response', async (response) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(chunk)
        sending.destroy()
        resolve(Buffer.concat(chunks).toString())
      })
      sending.on('error', reject)
      sending.write(json('{}') + file('endless.pdf', '').slice(0, -2))
      sending.write(Buffer.alloc(limits.fileSize + 100_000, 32))
    })
    expect(answer).toBe('FILE_TOO_LARGE ')
  })

  test('behind @hono/node-server, the answer comes and the connection ends, though the sender never does', async () => {
    const listener = getRequestListener(async (_request, { incoming }) => {
      const text = await outcome(readMultipart(incoming as IncomingMessage, { maxFiles: 1, onFile: take }))
      return new Response(text, { status: 413 })
    })
    const server = createServer(listener)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(
      () => server.closeAllConnections(),
      () => server.close(),
    )
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST / HTTP/1.1\r\nHost: service.test\r\nTransfer-Encoding: chunked\r\nContent-Type: ${contentType}\r\n\r\n`,
    )
    const chunk = (bytes: Buffer | string) => {
      const body = Buffer.from(bytes)
      socket.write(Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]))
    }
    chunk(json('{}') + file('endless.pdf', '').slice(0, -2))
    for (let sent = 0; sent <= limits.fileSize; sent += 65_536) chunk(Buffer.alloc(65_536, 32))
    let answer = ''
    for await (const part of socket) answer += part
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('FILE_TOO_LARGE')
  })

  test('a connection lost half way through a file is a cut body', async () => {
    const heard = Promise.withResolvers<string>()
    const started = Promise.withResolvers<void>()
    const port = await listen(async (incoming) => {
      const sink = async (part: IncomingFile) => {
        started.resolve()
        return take(part)
      }
      heard.resolve(await outcome(readMultipart(incoming, { maxFiles: 1, onFile: sink })))
      return ''
    })
    const sending = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      headers: { 'content-type': contentType },
    })
    sending.on('error', () => {})
    sending.write(json('{}') + file('a.pdf', 'half').slice(0, -2))
    await started.promise
    sending.destroy()
    expect(await heard.promise).toBe('INPUT_NOT_VALID body_cut')
  })
})
