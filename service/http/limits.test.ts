/** What one person, or one text, may cost (docs/faults.md, L-02 and L-03), and the headers of every kind of answer (S-15). */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkApply } from '#contract/endpoints/eligibility.ts'
import { downloadReceiptByNumber } from '#contract/endpoints/payment.ts'
import {
  downloadPersonalDocument,
  downloadPersonalDocumentThumb,
} from '#contract/endpoints/personalDocument.ts'
import { searchReference } from '#contract/endpoints/referenceData.ts'
import { getProfile } from '#contract/endpoints/session.ts'
import { exchangeAuthorizationCode } from '#contract/endpoints/signature.ts'
import { downloadFormDocumentThumb, saveRegistrationForm } from '#contract/endpoints/submission.ts'
import { apiBase, limits } from '#contract/limits.ts'
import { addDocument, answers, check, exams, newcomer, reach } from '#test/support/applicant.ts'
import { type Client, type Harness, openHarness, publicOrigin } from '#test/support/harness.ts'

let harness: Harness
let secure: Harness
beforeAll(async () => {
  harness = await openHarness()
  secure = await openHarness({ settings: { PUBLIC_ORIGIN: 'https://exams.example' } })
})
afterAll(async () => {
  await harness.close()
  await secure.close()
})

describe('a rate limit', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const submissionNo = 'A2026-000001-1'
  it.each([
    [
      'codes of the signature',
      30,
      'all processes',
      async () => (client: Client) =>
        client.call(exchangeAuthorizationCode, {
          query: { code: 'guess', redirectUri: `${publicOrigin}/application/authorization` },
        }),
    ],
    [
      'numbers of receipts',
      30,
      'all processes',
      async () => (client: Client) => client.call(downloadReceiptByNumber, { query: { submissionNo } }),
    ],
    [
      'previews of a form document',
      60,
      'each process',
      async (owner: Client) => {
        const { id } = await reach(owner, exams.test, 'UPLOADING')
        return (client: Client) => client.call(downloadFormDocumentThumb, { params: { id } })
      },
    ],
    [
      'previews of the library',
      600,
      'each process',
      async (owner: Client) => {
        const { id } = await addDocument(owner)
        return (client: Client) => client.call(downloadPersonalDocumentThumb, { params: { id } })
      },
    ],
  ])(
    'on %s: %i a minute and person in %s, then 429 with the seconds to wait',
    async (_story, most, counting, prepare) => {
      const client = await newcomer(harness)
      const other = await newcomer(harness)
      const ask = await prepare(client)
      const answers = []
      const passing = counting === 'each process' ? most * harness.processes.length : most
      for (let count = 0; count <= passing; count += 1) answers.push(await ask(client))
      expect(answers.slice(0, most).map(({ status }) => status)).not.toContain(429)
      const stopped = answers.find(({ status }) => status === 429)
      expect(stopped?.code).toBe('TOO_MANY_REQUESTS')
      expect(Number(stopped?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(Number(stopped?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
      // Behind the same IP address, another person is not held up.
      expect((await ask(other)).status).not.toBe(429)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
      expect((await ask(client)).status).not.toBe(429)
    },
  )

  it('caps a search for a thousand million rows', async () => {
    const client = await newcomer(harness)
    const query = { page: '0', size: '999999999' }
    const page = await client.ok(searchReference, { params: { table: 'department' }, query, body: {} })
    expect(page.size).toBe(limits.pageSize)
  })
})

describe('a text of 50,000 letters', () => {
  const long = 50_000
  const shapes = [
    ['one letter', 'a'.repeat(long)],
    ['digits', '6'.repeat(long)],
    ['an e-mail without an end', `${'a.'.repeat(long / 2)}@`],
    ['an e-mail of many signs', '@'.repeat(long)],
    ['spaces behind a number', `+853${' '.repeat(long)}x`],
    ['hyphens in a number', `+853 6${'-'.repeat(long)}`],
    ['many plus signs', '+'.repeat(long)],
    ['Chinese', '澳'.repeat(long)],
    ['line ends', '\n'.repeat(long)],
  ] as const

  it.each(shapes)('in number, e-mail and address costs at most 50 ms: %s', async (_story, text) => {
    const client = await newcomer(harness)
    const { id } = await check(client, exams.open)
    const call = (body: typeof answers) =>
      client.call(saveRegistrationForm, { params: { id }, query: { language: 'PT' }, body })
    const fastest = async (body: typeof answers) => {
      const times: number[] = []
      for (let count = 0; count < 5; count += 1) {
        const begun = performance.now()
        expect((await call(body)).code).toBe('INPUT_NOT_VALID')
        times.push(performance.now() - begun)
      }
      return Math.min(...times)
    }
    const usual = await fastest({ ...answers, email: 'x' })
    const costs = await fastest({ ...answers, macaoContactNo: text, email: text, macaoAddress: text })
    expect(costs - usual).toBeLessThan(50)
  })
})

describe('headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }
  const data = {
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  }

  it('of answers, errors, downloads and unknown addresses are as careful', async () => {
    // Its application's address is https, where its callers come from; the sandbox knows it by another.
    const { token } = await harness.signIn('permanent')
    const unknown = await secure.request(`${apiBase}/api/v1/nothing`)
    const refused = await secure.request(`${apiBase}/profile`, { headers: { authorization: token ?? '' } })
    for (const { headers } of [unknown, refused])
      expect(Object.fromEntries(headers)).toMatchObject({ ...everywhere, ...data })
    const health = await secure.request('/health')
    expect(Object.fromEntries(health.headers)).toMatchObject({ ...everywhere, 'cache-control': 'no-store' })
  })

  it('of a download make no browser run it', async () => {
    const client = await newcomer(harness)
    const { id } = await addDocument(client)
    const { headers } = await client.call(downloadPersonalDocument, { params: { id } })
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
    })
  })

  it('tell nothing of what the service is made of', async () => {
    const client = await newcomer(harness)
    for (const answer of [
      await client.call(getProfile),
      await client.call(checkApply, { params: { id: 999 }, body: { sevenYearDate: null } }),
    ]) {
      expect(answer.headers.get('server')).toBeNull()
      expect(answer.headers.get('x-powered-by')).toBeNull()
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(Buffer.from(answer.bytes).toString()).not.toMatch(/node_modules|\.ts:|at \w+ \(|postgres/i)
    }
  })
})
