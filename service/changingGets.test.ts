/** The GETs of section 7 that change something (docs/faults.md, S-06): only for who means it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { getProfile, signOut } from '#contract/endpoints/session.ts'
import { signSubmission } from '#contract/endpoints/signature.ts'
import { getSubmission, resetSubmission } from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { apiBase } from '#contract/limits.ts'
import { exams, newcomer, reach } from '#test/support/applicant.ts'
import { type Client, type Harness, openHarness } from '#test/support/harness.ts'
import { askToSign, tokenFor } from '#test/support/paying.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

interface Scenario {
  client: Client
  submission: Submission
  address: (endpoint: Endpoint) => string
}

async function scenario(): Promise<Scenario> {
  const client = await newcomer(harness)
  const submission = await reach(client, exams.open, 'PAYING')
  const token = await tokenFor(harness, client, submission, await askToSign(client, submission))
  const address = ({ path, name }: Endpoint) =>
    `${apiBase}${path.replace('{id}', submission.id)}${name === 'signSubmission' ? `?token=${token}` : ''}`
  return { client, submission, address }
}

const changing = [resetSubmission, signSubmission, signOut]

describe.each(changing.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  it.each([
    ['a browser that fetches ahead', 'GET', { 'sec-purpose': 'prefetch' }],
    ['a browser that draws ahead', 'GET', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older browser', 'GET', { purpose: 'prefetch' }],
    ['one that only looks', 'GET', { purpose: 'preview' }],
    ['another older browser', 'GET', { 'x-moz': 'prefetch' }],
    ['a scanner of links that asks for the head alone', 'HEAD', {}],
  ])('is not done by %s', async (_story, method, headers) => {
    const { client, submission, address } = await scenario()
    const { token } = client
    const given = { ...headers, authorization: token ?? '' } as Record<string, string>
    const answer = await harness.request(address(endpoint), { method, headers: given })
    expect(answer.status).toBe(400)
    expect(await client.ok(getSubmission, { params: { id: submission.id } })).toEqual(submission)
  })

  it.each([
    ['a scanner of links, which has no bearer', {}],
    [
      'another site, whose browser sends cookies at most',
      { cookie: 'access_token=x', origin: 'https://evil.example' },
    ],
  ])('is not done by %s', async (_story, headers) => {
    const { client, submission, address } = await scenario()
    const answer = await harness.request(address(endpoint), { headers: headers as Record<string, string> })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(await client.ok(getSubmission, { params: { id: submission.id } })).toEqual(submission)
  })

  it('is never kept, and harmless a second time', async () => {
    const { client, submission, address } = await scenario()
    const { token } = client
    const ask = () => harness.request(address(endpoint), { headers: { authorization: token ?? '' } })
    const [first, second] = [await ask(), await ask()]
    for (const { headers } of [first, second]) expect(headers.get('cache-control')).toBe('no-store')
    if (endpoint.name === 'signOut') {
      expect([first.status, second.status]).toEqual([204, 401])
      expect(await client.refused(getProfile)).toBe('UNAUTHORIZED')
      return
    }
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await second.json()).toEqual(await first.json())
    const now = await client.ok(getSubmission, { params: { id: submission.id } })
    expect([now.stage, now.signed]).toEqual(
      endpoint.name === 'resetSubmission' ? ['CHECKING', false] : ['PAYING', true],
    )
  })
})
