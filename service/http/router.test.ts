import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProfile } from '#contract/endpoints/session.ts'
import { apiBase } from '#contract/limits.ts'
import { createRouter } from '#service/http/router.ts'
import { answers, check, exams, newcomer } from '#test/support/applicant.ts'
import { openRehearsal, publicOrigin, type Rehearsal } from '#test/support/rehearsal.ts'

let rehearsal: Rehearsal
beforeAll(async () => {
  rehearsal = await openRehearsal()
})
afterAll(() => rehearsal.close())

describe('every answer', () => {
  it('carries the service’s date, a request id and careful headers', async () => {
    rehearsal.clock.set('2026-03-05T12:00:00+08:00')
    const { headers } = await (await newcomer(rehearsal)).call(getProfile)
    expect(headers.get('date')).toMatch(/^Thu, 05 Mar 2026 04:00:0\d GMT$/)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    rehearsal.clock.set('2026-03-04T10:00:00+08:00')
  })

  it('has the one form of a refusal, for unknown calls too', async () => {
    const response = await rehearsal.request(`${apiBase}/api/v1/nothing`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      message: 'No such call',
      data: null,
    })
  })
})

describe('other origins', () => {
  const ask = (origin: string, method = 'GET') =>
    rehearsal.request(`${apiBase}/profile`, {
      method,
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })

  it('on the list may call and read the bearer', async () => {
    const { documents } = rehearsal.sandbox.urls
    const before = await ask(documents, 'OPTIONS')
    expect(before.status).toBe(204)
    expect(before.headers.get('access-control-allow-origin')).toBe(documents)
    expect(before.headers.get('access-control-allow-headers')).toContain('Authorization')
    const { headers } = await ask(documents)
    expect(headers.get('access-control-expose-headers')).toContain('Authorization')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  it.each(['https://evil.example', 'null', `${publicOrigin}.evil.example`, 'http://127.0.0.1:43000'])(
    'off the list get no permission: %s',
    async (origin) => {
      for (const method of ['OPTIONS', 'GET']) {
        expect((await ask(origin, method)).headers.get('access-control-allow-origin')).toBeNull()
      }
    },
  )
})

describe('bodies', () => {
  const send = async (body: BodyInit, contentType?: string) => {
    const client = await newcomer(rehearsal)
    const headers = {
      authorization: client.token ?? '',
      ...(contentType ? { 'content-type': contentType } : {}),
    }
    const path = `${apiBase}/api/v1/application/exam/${exams.open}/apply/check-data`
    return rehearsal.request(path, { method: 'POST', headers, body })
  }
  const multipart = (part: string) =>
    `--b\r\nContent-Disposition: form-data; name="value"\r\n\r\n${part}\r\n--b--\r\n`

  it.each([
    ['JSON where a form is declared', '{"sevenYearDate":null}', 'application/json'],
    ['a form without a boundary', multipart('{}'), 'multipart/form-data'],
    [
      'a form that is cut',
      multipart('{"sevenYearDate":null}').slice(0, 60),
      'multipart/form-data; boundary=b',
    ],
    ['a value that is no JSON', multipart('{'), 'multipart/form-data; boundary=b'],
    ['a value nested without end', multipart('['.repeat(100_000)), 'multipart/form-data; boundary=b'],
    ['a value that is a list', multipart('[]'), 'multipart/form-data; boundary=b'],
    ['a wrong type', multipart('{"sevenYearDate":1}'), 'multipart/form-data; boundary=b'],
    ['a form that is compressed', multipart('{}'), 'multipart/form-data; boundary=b; gzip'],
  ])('are refused within a second: %s', async (_story, body, contentType) => {
    const start = performance.now()
    const response = await send(body, contentType)
    expect([response.status, (await response.json()).code]).toEqual([400, 'INPUT_NOT_VALID'])
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  it('cost little whatever a pattern makes of them', async () => {
    const { emailIssue } = await import('#contract/rules/email.ts')
    const start = performance.now()
    emailIssue(`${'a'.repeat(50_000)}@`)
    expect(performance.now() - start).toBeLessThan(50)
  })
})

describe('the log', () => {
  it('names calls and codes, never a token, a code, a name, a number or an id', async () => {
    const client = await newcomer(rehearsal)
    const { id } = await check(client, exams.open)
    await client.call(getProfile, {}, { token: 'Bearer canary.canary.canary' })
    const text = JSON.stringify(rehearsal.logged)
    expect(text).toContain('"call":"checkApply"')
    expect(text).toContain('"code":"UNAUTHORIZED"')
    const secrets = [id, client.token, client.subject, '陳示範', 'CHAN', '91000', answers.email, 'canary']
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})

describe('the routes', () => {
  it('are refused at start where a declared call has none', () => {
    expect(() => createRouter(rehearsal.parts, {} as never, [])).toThrow(/no route serves .*checkApply/)
  })
})

describe('operating', () => {
  it('is ready while database and store are', async () => {
    const response = await rehearsal.request('/health')
    expect([response.status, await response.json()]).toEqual([
      200,
      { ready: true, database: true, documents: true },
    ])
  })

  it('gives figures to the neighbourhood only', async () => {
    const near = await rehearsal.request('/metrics')
    expect(await near.text()).toContain('candidatura_request_seconds')
    const far = await rehearsal.request('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(far.status).toBe(404)
  })

  it('has no clock to move where that is not switched on', async () => {
    const response = await rehearsal.request(`${apiBase}/public/api/v1/rehearsal/clock`, { method: 'PUT' })
    expect(response.status).toBe(404)
  })
})
