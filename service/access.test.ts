/** Access, for every declared call: no token, broken, expired; another's id, a random one, a malformed one. */
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints } from '#contract/endpoints/all.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { getProfile } from '#contract/endpoints/session.ts'
import { listSubmittedFiles } from '#contract/endpoints/submission.ts'
import { apiBase, limits } from '#contract/limits.ts'
import { addDocument, answers, exams, newcomer, reach } from '#test/support/applicant.ts'
import { type Client, type Harness, openHarness, publicOrigin } from '#test/support/harness.ts'
import { sign, startPaying } from '#test/support/paying.ts'
import { type Named, nobodys, sampleInput } from '#test/support/sampleInput.ts'

let harness: Harness
let owner: Client & { subject: string }
let owned: Named

beforeAll(async () => {
  harness = await openHarness()
  owner = await newcomer(harness)
  const submission = await reach(owner, exams.open, 'PAYING')
  await sign(harness, owner, submission)
  const files = await owner.ok(listSubmittedFiles, { params: { id: submission.id } })
  owned = {
    examId: exams.open,
    submission: submission.id,
    document: (await addDocument(owner)).id,
    file: files.find(({ file }) => file !== null)?.id ?? '',
    transaction: await startPaying(owner, submission),
    number: submission.submissionNo ?? '',
  }
})
afterAll(() => harness.close())

const bearerCalls = endpoints.filter(({ access }) => access === 'bearer')
const idCalls = bearerCalls.filter(({ errors }) => errors.includes('APP_IS_NOT_BELONG_TO_USER'))

const inputWith = (endpoint: Endpoint, named: Named, id?: string) =>
  sampleInput(endpoint, named, publicOrigin, id)
const call = (client: Client, endpoint: Endpoint, input: object, token?: string | null) =>
  client.call(endpoint, input as never, token === undefined ? {} : { token })

const ofThisCall = new AsyncLocalStorage<string[]>()

/** What a call asks of the database and of external services while it is answered; not what others ask meanwhile. */
async function watched<T>(work: () => Promise<T>): Promise<[T, string[]]> {
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
  const watchedQuery = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: unknown,
    ...given: unknown[]
  ) {
    const [statement] = given as [string | { text: string }]
    ofThisCall.getStore()?.push(typeof statement === 'string' ? statement : statement.text)
    return query.apply(this, given)
  })
  const { fetch } = globalThis
  const watchedFetch = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    ofThisCall.getStore()?.push(`asks ${address}`)
    return fetch(address, init)
  })
  const asked: string[] = []
  try {
    return [await ofThisCall.run(asked, work), asked]
  } finally {
    watchedQuery.mockRestore()
    watchedFetch.mockRestore()
  }
}

describe('every call of a signed-in person', () => {
  it.each(bearerCalls.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is refused without a bearer, with a broken and with an expired one: %s',
    async (_name, endpoint) => {
      const { token } = await harness.signIn(owner.subject)
      const input = inputWith(endpoint, owned)
      for (const bad of [null, 'Bearer x.y.z', `${token}x`]) {
        expect((await call(harness.nobody(), endpoint, input, bad)).status).toBe(401)
      }
      harness.clock.advance(limits.sessionLife + 1_000)
      const expired = await call(harness.nobody(), endpoint, input, token)
      expect(expired).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
      harness.clock.advance(-limits.sessionLife - 1_000)
    },
  )
})

describe('every call with an id', () => {
  it('is one of the calls below', () => {
    expect(idCalls.length).toBeGreaterThanOrEqual(35)
  })

  it.each(idCalls.map((endpoint) => [endpoint.name, endpoint] as const))(
    'gives a stranger one and the same answer, whether the id exists or not: %s',
    async (_name, endpoint) => {
      const stranger = await newcomer(harness)
      // the second shows the replaced bearer, which is noted once in a while: here, and not below
      await stranger.ok(getProfile)
      await stranger.ok(getProfile)
      const [theirs, workForTheirs] = await watched(() =>
        call(stranger, endpoint, inputWith(endpoint, owned)),
      )
      const [unknown, workForUnknown] = await watched(() =>
        call(stranger, endpoint, inputWith(endpoint, nobodys)),
      )
      expect(theirs).toMatchObject({ status: 409, code: 'APP_IS_NOT_BELONG_TO_USER' })
      expect(unknown.error).toEqual(theirs.error)
      expect(unknown.bytes).toEqual(theirs.bytes)
      // nor does the time tell: the same statements in the same order, and no external service called
      expect(workForUnknown).toEqual(workForTheirs)
      expect(workForTheirs.length).toBeGreaterThan(1)
      if (!endpoint.path.includes('{id}')) return
      const malformed = await call(stranger, endpoint, inputWith(endpoint, owned, "x' or '1'='1"))
      expect(malformed.error).toEqual(theirs.error)
    },
  )

  it('left everything as it was', async () => {
    const { db } = harness.dependencies
    const row = await db
      .selectFrom('submission')
      .select(['stage', 'subject'])
      .where('id', '=', owned.submission)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ stage: 'PAYING', subject: owner.subject })
    const payments = await db
      .selectFrom('payment')
      .select('status')
      .where('submissionId', '=', owned.submission)
      .execute()
    expect(payments).toEqual([{ status: 'STARTED' }])
  })
})

describe('answers to a stranger', () => {
  it('hold nothing of the owner', async () => {
    const stranger = await newcomer(harness)
    const canaries = [answers.macaoAddress, answers.email, owned.number, owned.submission]
    for (const endpoint of idCalls) {
      const { error } = await call(stranger, endpoint, inputWith(endpoint, owned))
      for (const canary of canaries) expect(JSON.stringify(error)).not.toContain(canary)
    }
    const unknown = await harness.request(
      `${apiBase}/api/v1/application/submission/${owned.submission}/secret`,
    )
    expect(unknown.status).toBe(404)
  })
})
