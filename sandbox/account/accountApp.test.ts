import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'

const app = 'http://127.0.0.1:4399'
const back = `${app}/application/personal-login`
let time = Date.parse('2026-03-02T01:00:00Z')
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ connection: { appOrigin: app }, now: () => new Date(time) })
})
afterAll(() => sandbox.stop())

const authorizeUrl = (changes: Record<string, string> = {}) => {
  const query = { client_id: sandbox.secrets.clientId, redirect_uri: back, state: 'tab-1', language: 'PT' }
  return `${sandbox.urls.account}/authorize?${new URLSearchParams({ ...query, ...changes })}`
}
const choose = (fields: Record<string, string>, changes?: Record<string, string>, headers = {}) =>
  fetch(authorizeUrl(changes), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers,
  })
const exchange = (code: string, changes: Record<string, string> = {}) =>
  fetch(`${sandbox.urls.account}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientId: sandbox.secrets.clientId,
      clientSecret: sandbox.secrets.clientSecret,
      code,
      redirectUri: back,
      accountType: 'PERSONAL',
      ...changes,
    }),
  })
const freshCode = async () => (await sandbox.control.account.codeFor('permanent')).code

describe('the sign-in page', () => {
  it('offers every persona, in the language asked for', async () => {
    const answer = await fetch(authorizeUrl())
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(text).toContain('<html lang="pt">')
    expect(text.match(/name="person"/g)).toHaveLength(sandbox.control.people.all().length)
    expect(text).toContain('O&#39;NEILL-SANT&#39;ANA, ÓSCAR')
    expect(await (await fetch(authorizeUrl({ language: 'ZH_TW' }))).text()).toContain('永久性居民')
  })

  it('returns to the application with a code, the account type and the state', async () => {
    const answer = await choose({ person: 'permanent' })
    expect(answer.status).toBe(303)
    const address = new URL(answer.headers.get('location') ?? '')
    expect(`${address.origin}${address.pathname}`).toBe(back)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      code: expect.stringMatching(/^[\w-]{22}$/),
      accountType: 'PERSONAL',
      state: 'tab-1',
    })
  })

  it('returns without a code when the person cancels', async () => {
    const answer = await choose({ cancel: '1' })
    expect(answer.headers.get('location')).toBe(`${back}?error=access_denied&state=tab-1`)
  })

  it.each([
    ['another client', { client_id: 'somebody' }],
    ['another path', { redirect_uri: `${app}/application/other` }],
    ['another origin', { redirect_uri: 'http://127.0.0.1:4398/application/personal-login' }],
    ['a longer address', { redirect_uri: `${back}?x=1` }],
  ])('sends nobody to %s', async (_, changes) => {
    expect((await fetch(authorizeUrl(changes))).status).toBe(400)
    const answer = await choose({ person: 'permanent' }, changes)
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  })

  it('takes no choice from another site’s page, and serves no other host name', async () => {
    const foreign = await choose({ person: 'permanent' }, {}, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    const rebound = request(authorizeUrl(), { headers: { host: 'account.example:80' } }).end()
    const [answer] = await once(rebound, 'response')
    expect(answer.statusCode).toBe(421)
    answer.resume()
  })

  it('may be framed by the app bridge alone and runs nothing inline', async () => {
    const policy = (await fetch(authorizeUrl())).headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors 'self' ${sandbox.urls.bridge};`)
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
  })
})

describe('a code', () => {
  it('is exchanged once for the identity claims', async () => {
    const code = await freshCode()
    const first = await exchange(code)
    expect(await first.json()).toMatchObject({
      subject: 'permanent',
      identityNo: '90000010',
      residence: 'PERMANENT',
    })
    const second = await exchange(code)
    expect([second.status, await second.json()]).toEqual([400, { error: 'the code was used before' }])
  })

  it('can be exchanged once only, also by two calls at once', async () => {
    const code = await freshCode()
    const statuses = (await Promise.all([exchange(code), exchange(code)])).map((answer) => answer.status)
    expect(statuses.toSorted()).toEqual([200, 400])
  })

  it('is good for less than ten minutes', async () => {
    const [young, old] = [await freshCode(), await freshCode()]
    time += 10 * 60_000 - 1
    expect((await exchange(young)).status).toBe(200)
    time += 1
    expect((await exchange(old)).status).toBe(400)
  })

  it.each([
    ['an unknown code', { code: 'AAAAAAAAAAAAAAAAAAAAAA' }, 400],
    ['another return address', { redirectUri: `${app}/other` }, 400],
    ['another account type', { accountType: 'ENTITY' }, 400],
    ['a wrong client secret', { clientSecret: 'guess' }, 401],
    ['another client', { clientId: 'somebody' }, 401],
  ])('is refused for %s', async (_, changes, status) => {
    expect((await exchange(await freshCode(), changes)).status).toBe(status)
  })

  it('names what is missing in a body that is not valid', async () => {
    const answer = await fetch(`${sandbox.urls.account}/token`, { method: 'POST', body: '{"code": 1}' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      error: 'not valid: clientId, clientSecret, code, redirectUri, accountType',
    })
  })
})

describe('signing out', () => {
  it('returns to an address of the application, and stays otherwise', async () => {
    const out = (back: string) =>
      fetch(`${sandbox.urls.account}/logout?redirect_uri=${encodeURIComponent(back)}`, { redirect: 'manual' })
    expect((await out(`${app}/application/`)).headers.get('location')).toBe(`${app}/application/`)
    expect((await out('https://elsewhere.example/')).status).toBe(200)
  })
})
