import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ContentInfo, SignedData } from 'pkijs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '#sandbox/startSandbox.ts'

const app = 'http://127.0.0.1:4399'
const redirectUri = `${app}/application/authorization/apply/3/AAAAAAAAAAAAAAAAAAAAAA/GOV_PAY/false`
const digest = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
let time = Date.parse('2026-03-02T01:00:00Z')
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ connection: { appOrigin: app }, now: () => new Date(time) })
})
afterAll(() => sandbox.stop())

const call = (path: string, body: unknown, of = sandbox, secret = of.secrets.eSign) =>
  fetch(`${of.urls.eSign}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify(body),
  })
async function requested(changes = {}, of = sandbox): Promise<string> {
  const request = {
    digest,
    identityNo: '90000010',
    signerName: 'CHAN, SI FAN',
    identityLevel: 'L3',
    language: 'PT',
    reason: 'Assinatura da ficha de inscrição',
    redirectUri,
    ...changes,
  }
  return (await (await call('/requests', request, of)).json()).url
}
const press = (url: string, decision: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })
const codeFrom = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
const token = (code: string, to = redirectUri) => call('/token', { code, redirectUri: to })

describe('signing', () => {
  it('goes from the request over the page and the code to a signature over the digest', async () => {
    const url = await requested()
    const text = await (await fetch(url)).text()
    expect(text).toContain(digest)
    expect(text).toContain('Assinatura da ficha de inscrição')
    const back = await press(url, 'sign')
    expect(back.headers.get('location')).toMatch(
      new RegExp(`^${redirectUri.replaceAll('.', '\\.')}\\?code=[\\w-]{22}$`),
    )
    const granted = await (await token(codeFrom(back))).json()
    const first = await (await call('/signature', { ...granted, digest })).json()
    const content = ContentInfo.fromBER(Buffer.from(first.cms, 'base64'))
    const signed = new SignedData({ schema: content.content })
    expect(signed.signerInfos[0]?.signedAttrs?.attributes.map((attribute) => attribute.type)).toEqual([
      '1.2.840.113549.1.9.3',
      '1.2.840.113549.1.9.5',
      '1.2.840.113549.1.9.4',
    ])
    expect(await (await call('/signature', { ...granted, digest })).json()).toEqual(first)
  })

  it('gives no signature over another digest', async () => {
    const granted = await (await token(codeFrom(await press(await requested(), 'sign')))).json()
    expect((await call('/signature', { ...granted, digest: digest.replace('9', '8') })).status).toBe(400)
  })

  it('returns without a code when the signer cancels', async () => {
    const back = await press(await requested(), 'cancel')
    expect(back.headers.get('location')).toBe(`${redirectUri}?error=cancelled`)
  })

  it('returns with a code that is refused when the signature fails', async () => {
    const code = codeFrom(await press(await requested(), 'fail'))
    expect(code).toMatch(/^[\w-]{22}$/)
    expect((await token(code)).status).toBe(400)
  })

  it('exchanges a code once, for its own return address, within ten minutes', async () => {
    const sign = async () => codeFrom(await press(await requested(), 'sign'))
    const [used, elsewhere, old] = [await sign(), await sign(), await sign()]
    expect((await token(used)).status).toBe(200)
    expect((await token(used)).status).toBe(400)
    expect((await token(elsewhere, `${redirectUri}x`)).status).toBe(400)
    time += 10 * 60_000
    expect((await token(old)).status).toBe(400)
  })

  it('decides a request once', async () => {
    const url = await requested()
    await press(url, 'cancel')
    expect((await press(url, 'sign')).headers.get('location')).toBe(`${redirectUri}?error=cancelled`)
    expect((await fetch(url)).status).toBe(404)
  })

  it('can be decided by a test without the page', async () => {
    const to = await sandbox.control.eSign.decide(await requested(), 'sign')
    expect(to.startsWith(`${redirectUri}?code=`)).toBe(true)
  })
})

describe('a request', () => {
  it.each([
    ['a digest that is none', { digest: 'abc' }],
    ['a return elsewhere', { redirectUri: 'https://elsewhere.example/' }],
    ['no signer', { signerName: undefined }],
  ])('is refused for %s', async (_, changes) => {
    const answer = await call('/requests', {
      digest,
      identityNo: '90000010',
      signerName: 'CHAN, SI FAN',
      identityLevel: 'L3',
      language: 'PT',
      reason: '',
      redirectUri,
      ...changes,
    })
    expect(answer.status).toBe(400)
  })

  it('is refused without the shared secret', async () => {
    expect((await call('/requests', {}, sandbox, 'guess')).status).toBe(401)
  })
})

describe('the keys', () => {
  it('are made at the first start and kept', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'esign-'))
    const issuer = async () => {
      const own = await startSandbox({ dataDir, connection: { appOrigin: app }, now: () => new Date(time) })
      const back = await press(await requested({}, own), 'sign')
      const granted = await (await call('/token', { code: codeFrom(back), redirectUri }, own)).json()
      const { cms } = await (await call('/signature', { ...granted, digest }, own)).json()
      await own.stop()
      const signed = new SignedData({ schema: ContentInfo.fromBER(Buffer.from(cms, 'base64')).content })
      return signed.certificates?.[1]?.toString('hex') ?? ''
    }
    const first = await issuer()
    expect(first).not.toBe('')
    expect(await issuer()).toBe(first)
    await rm(dataDir, { recursive: true })
  })
})
