import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { getExam, listExams } from '#contract/endpoints/exam.ts'
import { downloadReceipt, startApplyPayment } from '#contract/endpoints/payment.ts'
import { addPersonalDocument } from '#contract/endpoints/personalDocument.ts'
import { searchReference } from '#contract/endpoints/referenceData.ts'
import { authorize, getProfile } from '#contract/endpoints/session.ts'
import { resetSubmission } from '#contract/endpoints/submission.ts'
import { createBearer } from '#src/api/bearer.ts'
import { type ClientParts, createClient } from '#src/api/client.ts'
import { createClock } from '#src/platform/clock.ts'
import { createStore } from '#src/platform/storage.ts'

const profile = {
  subject: 'p1',
  nameCn: '陳大文',
  namePt: 'CHAN, TAI MAN',
  birthday: '1990-05-04',
  mobile: '66123456',
  email: null,
  preferredLanguage: 'ZH_TW',
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

interface Seen {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

/** A service that answers as told, and a client that has a bearer for it. */
async function clientOf(
  answer: (seen: Seen, response: ServerResponse) => void,
  parts: Partial<ClientParts> = {},
) {
  const seen: Seen[] = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { method: request.method, url: request.url, headers: request.headers, body }
    seen.push(one)
    answer(one, response)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const store = createStore(() => undefined)
  store.write('access_token', 'Bearer first')
  const signedOut: string[] = []
  const clock = createClock(() => Date.parse('2026-03-13T08:00:00Z'))
  const client = createClient({
    apiBase: () => `http://127.0.0.1:${port}/ci-application-api`,
    bearer: createBearer(store),
    clock,
    isApp: () => false,
    isMobile: () => false,
    onSignedOut: () => signedOut.push('signed out'),
    takeEarly: () => undefined,
    ...parts,
  })
  return { client, seen, store, signedOut, clock }
}
const json = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const refusal = (status: number, code: string, data: unknown = null) => ({
  status,
  code,
  message: 'no',
  data,
})

test('a call carries the bearer, takes the newer one and the time of the service', async () => {
  const { client, seen, store, clock } = await clientOf((_, response) =>
    json(response, 200, profile, { authorization: 'Bearer second', date: 'Fri, 13 Mar 2026 09:30:00 GMT' }),
  )
  expect(await client.call(getProfile)).toEqual(profile)
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/ci-application-api/profile' })
  expect([seen[0]?.headers.authorization, store.read('access_token')]).toEqual([
    'Bearer first',
    'Bearer second',
  ])
  expect([seen[0]?.headers['app-support'], clock.now()]).toEqual([
    undefined,
    Date.parse('2026-03-13T09:30:00Z'),
  ])
})

test.each([
  ['on a mobile device a payment starts with the App-Support header', true, false, startApplyPayment, 'true'],
  ['on a mobile device other calls go without it', true, false, resetSubmission, undefined],
  ['inside the app every call has it', true, true, resetSubmission, 'true'],
  ['on a desktop no call has it', false, false, startApplyPayment, undefined],
] as const)('%s', async (_, mobile, app, endpoint, header) => {
  const { client, seen } = await clientOf(
    (_seen, response) => json(response, 409, refusal(409, 'STAGE_ERROR')),
    {
      isMobile: () => mobile,
      isApp: () => app,
    },
  )
  await expect(client.call(endpoint, { params: { id: 'x' } })).rejects.toMatchObject({ code: 'STAGE_ERROR' })
  expect(seen[0]?.headers['app-support']).toBe(header)
})

test('the sign-in call shows no bearer, and brings the first one', async () => {
  const { client, seen, store } = await clientOf((_, response) =>
    response.writeHead(204, { authorization: 'Bearer fresh' }).end(),
  )
  store.remove('access_token')
  await client.call(authorize, {
    query: { type: 'PERSONAL', code: 'c/1', redirect_uri: 'http://a.example/x' },
  })
  expect([seen[0]?.url, seen[0]?.headers.authorization, store.read('access_token')]).toEqual([
    '/ci-application-api/authorize?type=PERSONAL&code=c%2F1&redirect_uri=http%3A%2F%2Fa.example%2Fx',
    undefined,
    'Bearer fresh',
  ])
})

test('parameters, query and JSON body go where the declaration says', async () => {
  const page = { content: [], page: 0, size: 9999, totalElements: 0 }
  const { client, seen } = await clientOf((_, response) => json(response, 200, page))
  expect(
    await client.call(searchReference, {
      params: { table: 'education-level' },
      query: { page: '0' },
      body: { active: true },
    }),
  ).toEqual(page)
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/ci-application-api/api/v1/base/education-level/search?page=0',
    body: '{"active":true}',
  })
})

test('a multipart call carries the JSON part and then the file under its own name', async () => {
  const { client, seen } = await clientOf((_, response) =>
    json(response, 409, refusal(409, 'FILE_NOT_ACCEPTED')),
  )
  await expect(
    client.call(addPersonalDocument, {
      body: { documentType: 'HA_E' },
      file: new File(['%PDF-1.7'], '學士學位.pdf', { type: 'application/pdf' }),
    }),
  ).rejects.toMatchObject({ kind: 'http', status: 409, code: 'FILE_NOT_ACCEPTED' })
  const { body = '', headers } = seen[0] ?? { headers: {} }
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(body).toContain('name="value"')
  expect(body).toContain('{"documentType":"HA_E"}')
  expect(body.indexOf('name="file"; filename="學士學位.pdf"')).toBeGreaterThan(body.indexOf('name="value"'))
})

test('a refusal is a value with its code and data', async () => {
  const data = [{ field: 'email' }]
  const { client } = await clientOf((_, response) =>
    json(response, 400, refusal(400, 'INPUT_NOT_VALID', data)),
  )
  await expect(client.call(getProfile)).rejects.toEqual({
    kind: 'http',
    status: 400,
    code: 'INPUT_NOT_VALID',
    message: 'no',
    data,
  })
})

test('the page of a proxy is a refusal without a code', async () => {
  const { client } = await clientOf((_, response) => response.writeHead(502).end('<html>Bad gateway</html>'))
  await expect(client.call(getProfile)).rejects.toEqual({
    kind: 'http',
    status: 502,
    message: '',
    data: null,
  })
})

test.each([
  ['is no JSON', '<html>'],
  ['has another shape', '{"nameCn":7}'],
  ['is cut off', '{"subject":"p1"'],
])('a success that %s is malformed', async (_, body) => {
  const { client } = await clientOf((_seen, response) => response.writeHead(200).end(body))
  await expect(client.call(getProfile)).rejects.toEqual({ kind: 'malformed' })
})

test('a service that hangs up is a network failure, and is asked once', async () => {
  const { client, seen } = await clientOf((_, response) => response.destroy())
  await expect(client.call(getProfile)).rejects.toEqual({ kind: 'network' })
  expect(seen).toHaveLength(1)
})

test('a 503 is not repeated', async () => {
  const { client, seen } = await clientOf((_, response) =>
    response.writeHead(503, { 'retry-after': '0' }).end(),
  )
  await expect(client.call(getExam, { params: { id: 3 } })).rejects.toMatchObject({ status: 503 })
  expect(seen).toHaveLength(1)
})

test('a call that is given up is aborted', async () => {
  const controller = new AbortController()
  const { client } = await clientOf(() => controller.abort())
  await expect(client.call(listExams, { signal: controller.signal })).rejects.toEqual({ kind: 'aborted' })
})

test('many 401s at once end the session once', async () => {
  const { client, store, signedOut } = await clientOf((_, response) =>
    json(response, 401, refusal(401, 'UNAUTHORIZED')),
  )
  const results = await Promise.allSettled([
    client.call(getProfile),
    client.call(listExams),
    client.call(listExams),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect([signedOut, store.read('access_token')]).toEqual([['signed out'], null])
})

test.each([
  ['403', (response: ServerResponse) => json(response, 403, {}), 'Bearer first', []],
  [
    '500',
    (response: ServerResponse) => json(response, 500, refusal(500, 'SERVICE_ERROR')),
    'Bearer first',
    [],
  ],
] as const)('a %s leaves the session', async (_, answer, token, told) => {
  const { client, store, signedOut } = await clientOf((_seen, response) => answer(response))
  await expect(client.call(getProfile)).rejects.toMatchObject({ kind: 'http' })
  expect([store.read('access_token'), signedOut]).toEqual([token, told])
})

test('any failure of a call without a bearer leads to sign-in (section 4, session)', async () => {
  const { client, store, signedOut } = await clientOf((_, response) => response.destroy())
  store.remove('access_token')
  await expect(client.call(getProfile)).rejects.toEqual({ kind: 'network' })
  expect(signedOut).toEqual(['signed out'])
})

test('a refused sign-in does not lead to sign-in again by itself', async () => {
  const { client, store, signedOut } = await clientOf((_, response) =>
    json(response, 409, refusal(409, 'AUTH_ERROR')),
  )
  store.remove('access_token')
  await expect(
    client.call(authorize, { query: { type: 'PERSONAL', code: 'c', redirect_uri: 'http://a.example/' } }),
  ).rejects.toMatchObject({ code: 'AUTH_ERROR' })
  expect(signedOut).toEqual([])
})

test('an answer that the page asked for early is used once', async () => {
  const early = new Map([
    [
      '/api/v1/exam/start/list',
      Promise.resolve(new Response('[]', { headers: { authorization: 'Bearer early' } })),
    ],
  ])
  const { client, seen, store } = await clientOf((_, response) => json(response, 200, []), {
    takeEarly(path) {
      const found = early.get(path)
      early.delete(path)
      return found
    },
  })
  expect(await client.call(listExams)).toEqual([])
  expect([seen.length, store.read('access_token')]).toEqual([0, 'Bearer early'])
  await client.call(listExams)
  expect(seen).toHaveLength(1)
})

test('a download gives the bytes and the Chinese name', async () => {
  const { client } = await clientOf((_, response) =>
    response
      .writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition':
          'attachment; filename="receipt.pdf"; filename*=UTF-8\'\'%E6%94%B6%E6%93%9A.pdf',
      })
      .end('%PDF-1.7'),
  )
  const { blob, fileName } = await client.download(downloadReceipt, { params: { id: 'x' } })
  expect([await blob.text(), fileName]).toEqual(['%PDF-1.7', '收據.pdf'])
})

test('a refused download is a failure with its code', async () => {
  const { client } = await clientOf((_, response) => json(response, 409, refusal(409, 'STAGE_ERROR')))
  await expect(client.download(downloadReceipt, { params: { id: 'x' } })).rejects.toMatchObject({
    code: 'STAGE_ERROR',
  })
})
