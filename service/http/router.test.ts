import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkApply } from '#contract/endpoints/eligibility.ts'
import { downloadReceiptByNumber } from '#contract/endpoints/payment.ts'
import { downloadPersonalDocument } from '#contract/endpoints/personalDocument.ts'
import { getProfile } from '#contract/endpoints/session.ts'
import { resetSubmission, skipResume } from '#contract/endpoints/submission.ts'
import { apiBase } from '#contract/limits.ts'
import { createRouter } from '#service/http/router.ts'
import { movableClock } from '#service/store/movableClock.ts'
import { addDocument, answers, check, exams, newcomer } from '#test/support/applicant.ts'
import { type Harness, openHarness, publicOrigin } from '#test/support/harness.ts'
import { quickest } from '#test/support/quickest.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

describe('every answer', () => {
  it('carries the service’s date, a request id and careful headers', async () => {
    harness.clock.set('2026-03-05T12:00:00+08:00')
    const { headers } = await (await newcomer(harness)).call(getProfile)
    expect(headers.get('date')).toMatch(/^Thu, 05 Mar 2026 04:00:0\d GMT$/)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    harness.clock.set('2026-03-04T10:00:00+08:00')
  })

  it('has the one form of an error, for unknown calls too', async () => {
    const response = await harness.request(`${apiBase}/api/v1/nothing`)
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
    harness.request(`${apiBase}/profile`, {
      method,
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    })

  it('on the list may call and read the bearer', async () => {
    const { documents } = harness.sandbox.urls
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
    const client = await newcomer(harness)
    const headers = {
      authorization: client.token ?? '',
      ...(contentType ? { 'content-type': contentType } : {}),
    }
    const path = `${apiBase}/api/v1/application/exam/${exams.open}/apply/check-data`
    return harness.request(path, { method: 'POST', headers, body })
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
    expect(quickest(() => emailIssue(`${'a'.repeat(50_000)}@`))).toBeLessThan(50)
  })
})

describe('the log', () => {
  it('names calls and codes, never a token, a code, a name, a number or an id', async () => {
    const client = await newcomer(harness)
    const { id } = await check(client, exams.open)
    await client.call(getProfile, {}, { token: 'Bearer canary.canary.canary' })
    const text = JSON.stringify(harness.logged)
    expect(text).toContain('"call":"checkApply"')
    expect(text).toContain('"code":"UNAUTHORIZED"')
    const secrets = [id, client.token, client.subject, '陳示範', 'CHAN', '91000', answers.email, 'canary']
    for (const secret of secrets) expect(text).not.toContain(secret)
  })
})

describe('the audit', () => {
  it('knows who changed or downloaded what, and nothing of its content', async () => {
    const client = await newcomer(harness)
    const { id } = await check(client, exams.open)
    expect(await client.refused(skipResume, { params: { id } })).toBe('STAGE_ERROR')
    await client.ok(resetSubmission, { params: { id } })
    await client.ok(getProfile)
    const document = await addDocument(client)
    await client.call(downloadPersonalDocument, { params: { id: document.id } })
    const rows = await harness.dependencies.db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', client.subject)
      .orderBy('id')
      .execute()
    expect(rows.map(({ action, submissionId }) => [action, submissionId])).toEqual([
      ['checkApply', null],
      ['resetSubmission', id],
      ['addPersonalDocument', null],
      ['downloadPersonalDocument', null],
    ])
  })
})

describe('a rate limit', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('stops guessing, says how long to wait, and lets others pass', async () => {
    const [client, other] = [await newcomer(harness), await newcomer(harness)]
    const query = { submissionNo: 'A2026-000001-1' }
    const most = 30
    const tries = []
    for (let count = 0; count <= most; count += 1)
      tries.push(await client.call(downloadReceiptByNumber, { query }))
    expect(tries.slice(0, 30).every(({ code }) => code === 'APP_IS_NOT_BELONG_TO_USER')).toBe(true)
    const stopped = tries.find(({ status }) => status === 429)
    expect(stopped).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    expect(Number(stopped?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await other.refused(downloadReceiptByNumber, { query })).toBe('APP_IS_NOT_BELONG_TO_USER')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await client.refused(downloadReceiptByNumber, { query })).toBe('APP_IS_NOT_BELONG_TO_USER')
  })
})

describe('the harness’s clock', () => {
  it('moves windows and the Date header for every process, by the registers’ secret only', async () => {
    const movable = await openHarness({ settings: { MOVABLE_CLOCK: 'on' } })
    const put = (body: unknown, secret = movable.sandbox.secrets.registers) =>
      movable.request(`${apiBase}/public/api/v1/rehearsal/clock`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await put({ now: '2030-01-01T00:00:00Z' }, 'another secret')).status).toBe(401)
    expect((await put({ now: 'tomorrow' })).status).toBe(400)
    expect((await put({ now: '2030-01-01T00:00:00Z' })).status).toBe(204)
    const moved = movableClock(movable.dependencies.db)
    expect((await moved.now()).toISOString()).toMatch(/^2030-01-01T00:00:/)
    expect(Math.abs(moved.real() - Date.now())).toBeLessThan(1_000)
    expect((await put({ now: null })).status).toBe(204)
    expect(Math.abs((await moved.now()).getTime() - Date.now())).toBeLessThan(1_000)
    await movable.close()
  })
})

describe('a database that goes away', () => {
  const cut = (dependencies: Harness['dependencies']) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(dependencies.db)

  it('is met with a request to try again, never with a success that isn’t one', async () => {
    const client = await newcomer(harness)
    const { token } = client
    const calls = Array.from({ length: 10 }, () =>
      client.call(checkApply, { params: { id: exams.open }, body: { sevenYearDate: null } }, { token }),
    )
    await cut(harness.dependencies)
    for (const answer of await Promise.all(calls)) {
      expect([200, 503]).toContain(answer.status)
      if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('2')
    }
    expect((await check(client, exams.open)).stage).toBe('FORMING')
    const rows = await harness.dependencies.db
      .selectFrom('submission')
      .select('id')
      .where('subject', '=', client.subject)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('is said to be away by /health and by every call', async () => {
    const lonely = await openHarness({ settings: { MOVABLE_CLOCK: 'on' } })
    const client = await lonely.signIn('permanent')
    for (const { dependencies } of lonely.processes) {
      // A pool that nothing was asked of yet has nothing to be ended.
      await sql`select 1`.execute(dependencies.db)
      await dependencies.db.destroy()
    }
    expect((await client.call(getProfile)).status).toBe(500)
    expect(await client.refused(getProfile)).toBe('SERVICE_ERROR')
    const health = await lonely.request('/health')
    expect([health.status, await health.json()]).toEqual([
      503,
      { ready: false, database: false, documents: true },
    ])
    await lonely.close()
  })
})

describe('the routes', () => {
  it('are refused at start where a declared call has none', () => {
    expect(() => createRouter(harness.dependencies, {} as never, [])).toThrow(/no route serves .*checkApply/)
  })
})

describe('operating', () => {
  it('is ready while database and store are', async () => {
    const response = await harness.request('/health')
    expect([response.status, await response.json()]).toEqual([
      200,
      { ready: true, database: true, documents: true },
    ])
  })

  it('gives figures to the neighbourhood only', async () => {
    const near = await harness.request('/metrics')
    expect(await near.text()).toContain('candidatura_request_seconds')
    const far = await harness.request('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(far.status).toBe(404)
  })

  it('has no clock to move where that is not switched on', async () => {
    const response = await harness.request(`${apiBase}/public/api/v1/rehearsal/clock`, { method: 'PUT' })
    expect(response.status).toBe(404)
  })
})
