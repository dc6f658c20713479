import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listExams } from '#contract/endpoints/exam.ts'
import { addPersonalDocument } from '#contract/endpoints/personalDocument.ts'
import { authorize, getHeaderToken, getProfile, signOut } from '#contract/endpoints/session.ts'
import { accountType } from '#contract/external/singleAccount.ts'
import { apiBase, limits } from '#contract/limits.ts'
import { replacedTokenGrace } from '#service/usecases/session/sessions.ts'
import { pdfFile } from '#test/support/applicant.ts'
import { type Harness, openHarness, ownReturn, publicOrigin } from '#test/support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const codeFor = async (persona: string, redirectUri = ownReturn) =>
  (await harness.sandbox.control.account.codeFor(persona, redirectUri)).code

describe('signing in', () => {
  it('exchanges a code for a bearer and knows the person', async () => {
    const client = await harness.signIn('permanent')
    expect(client.token).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
    expect(await client.ok(getProfile)).toEqual({
      subject: 'permanent',
      nameCn: '陳示範',
      namePt: 'CHAN, SI FAN',
      birthday: '1992-05-14',
      mobile: '+853 6620 0000',
      email: 'candidato@example.mo',
      preferredLanguage: 'ZH_TW',
    })
  })

  it('refuses a code that was used, and ends the session that it opened', async () => {
    const code = await codeFor('permanent')
    const query = { type: accountType, code, redirect_uri: ownReturn }
    const first = harness.nobody()
    await first.ok(authorize, { query })
    expect(await harness.nobody().refused(authorize, { query })).toBe('AUTH_ERROR')
    expect(await first.refused(getProfile)).toBe('UNAUTHORIZED')
  })

  it.each([
    ['a code that nobody gave', { code: 'unknown' }],
    ['another kind of account', { type: 'COMPANY' }],
    ['a foreign return address', { redirect_uri: 'https://evil.example/application/personal-login' }],
    ['our origin with another path', { redirect_uri: ownReturn.replace('personal-login', 'other') }],
    ['our address with something behind it', { redirect_uri: `${ownReturn}?next=https://evil.example` }],
    ['our address in other letters', { redirect_uri: ownReturn.replace('http:', 'HTTP:') }],
  ])('refuses %s', async (_story, wrong) => {
    const query = { type: accountType, code: await codeFor('permanent'), redirect_uri: ownReturn, ...wrong }
    const answer = await harness.nobody().call(authorize, { query })
    expect(answer).toMatchObject({ status: 409, code: 'AUTH_ERROR' })
    expect(answer.headers.get('authorization')).toBeNull()
  })

  it('takes the return address of the personal-document site, which is on the list', async () => {
    const redirect_uri = `${harness.sandbox.urls.documents}/`
    const code = await codeFor('permanent', redirect_uri)
    const client = harness.nobody()
    await client.ok(authorize, { query: { type: accountType, code, redirect_uri } })
    expect((await client.ok(getProfile)).subject).toBe('permanent')
  })

  it('says that it is busy when the single account does not answer, and nothing is lost', async () => {
    harness.sandbox.control.faults.set('account', 'token', { kind: 'error', status: 502 })
    const query = { type: accountType, code: await codeFor('permanent'), redirect_uri: ownReturn }
    expect(await harness.nobody().call(authorize, { query })).toMatchObject({
      status: 503,
      code: 'SERVICE_ERROR',
    })
    harness.sandbox.control.faults.clear()
    await harness.nobody().ok(authorize, { query })
  })
})

describe('the bearer', () => {
  it.each([
    ['no token', null],
    ['a broken token', 'Bearer abc'],
    ['another scheme', 'Basic YTpi'],
    ['a token signed by another key', 'Bearer eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJ4IiwiYXQiOjF9.c2ln'],
    ['a token without a signature', 'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOiJ4IiwiYXQiOjF9.'],
  ])('refuses %s', async (_story, token) => {
    const answer = await harness.nobody().call(getProfile, {}, { token })
    expect(answer).toMatchObject({
      status: 401,
      error: { status: 401, code: 'UNAUTHORIZED', message: 'Sign in first', data: null },
    })
  })

  it('is replaced by each answer, errors included', async () => {
    const client = await harness.signIn('permanent')
    const before = client.token
    harness.clock.advance(5)
    await client.ok(getProfile)
    expect(client.token).not.toBe(before)
    const between = client.token
    harness.clock.advance(5)
    await client.refused(getHeaderToken, { query: { originPlatform: '' } })
    expect(client.token).not.toBe(between)
  })

  it('lets twenty parallel calls with one token pass', async () => {
    const client = await harness.signIn('permanent')
    const { token } = client
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.call(listExams, {}, { token })))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  })

  it('passes for a grace once it is replaced, and ends then; the newest goes on', async () => {
    const client = await harness.signIn('permanent')
    const old = client.token
    harness.clock.advance(1_000)
    await client.ok(getProfile)
    await client.ok(getProfile)
    expect((await client.call(getProfile, {}, { token: old })).status).toBe(200)
    harness.clock.advance(replacedTokenGrace + 1_000)
    expect((await client.call(getProfile, {}, { token: old })).status).toBe(401)
    expect((await client.call(getProfile)).status).toBe(200)
  })

  it('lets an upload that takes its time end well, though it is replaced three times meanwhile', async () => {
    const client = await harness.signIn('permanent')
    const form = new FormData()
    form.append('value', '{"documentType":"ID"}')
    form.append('file', pdfFile('slow.pdf'))
    const { body, headers } = new Request(publicOrigin, { method: 'POST', body: form })
    const parts = await new Response(body).bytes()
    let left = parts.length
    const slow = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const at = parts.length - left
          controller.enqueue(parts.subarray(at, at + 200))
          left -= 200
          if (left <= 0) return controller.close()
          if (at > 600) return
          harness.clock.advance(replacedTokenGrace)
          await client.ok(getProfile)
        },
      },
      { highWaterMark: 0 },
    )
    const answer = await harness.request(`${apiBase}${addPersonalDocument.path}`, {
      method: 'POST',
      headers: { authorization: client.token ?? '', 'content-type': headers.get('content-type') ?? '' },
      body: slow,
      duplex: 'half',
    } as RequestInit)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ file: { name: 'slow.pdf' } })
    expect((await client.call(getProfile)).status).toBe(200)
  })

  it('stays good when the answer that would have replaced it is lost', async () => {
    const client = await harness.signIn('permanent')
    const { token } = client
    await client.call(getProfile, {}, { token })
    harness.clock.advance(10 * 60_000)
    expect((await client.call(getProfile, {}, { token })).status).toBe(200)
  })

  it('ends thirty minutes after it was issued', async () => {
    const client = await harness.signIn('permanent')
    harness.clock.advance(limits.sessionLife - 2_000)
    await client.ok(getProfile)
    harness.clock.advance(limits.sessionLife + 2_000)
    expect(await client.refused(getProfile)).toBe('UNAUTHORIZED')
  })

  it('ends on the service when the person signs out, also for copies', async () => {
    const client = await harness.signIn('permanent')
    const copy = client.token
    const answer = await client.call(signOut)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('authorization')).toBeNull()
    expect((await client.call(getProfile, {}, { token: copy })).status).toBe(401)
  })

  it('survives a kill and a start of the service', async () => {
    const client = await harness.signIn('permanent')
    const { token } = client
    harness = await harness.again()
    expect((await harness.nobody().call(getProfile, {}, { token })).status).toBe(200)
  })
})

describe('the header frame', () => {
  it('gets a token that names nobody and opens nothing here', async () => {
    const client = await harness.signIn('permanent')
    const { data } = await client.ok(getHeaderToken, { query: { originPlatform: 'web' } })
    expect(Buffer.from(data.split('.')[1] ?? '', 'base64url').toString()).not.toContain('permanent')
    expect((await client.call(getProfile, {}, { token: `Bearer ${data}` })).status).toBe(401)
  })
})
