/** Access, for every declared call: no token, broken, expired; another's id, a random one, a malformed one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints/all.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { listSubmittedFiles } from '#contract/endpoints/submission.ts'
import { apiBase, basePath, limits } from '#contract/limits.ts'
import { addDocument, answers, exams, newcomer, pdfFile, reach, resume } from '#test/support/applicant.ts'
import { sign, startPaying } from '#test/support/paying.ts'
import { type Client, openRehearsal, publicOrigin, type Rehearsal } from '#test/support/rehearsal.ts'

let rehearsal: Rehearsal
let owner: Client & { subject: string }
let owned: { submission: string; document: string; file: string; transaction: string; number: string }

beforeAll(async () => {
  rehearsal = await openRehearsal()
  owner = await newcomer(rehearsal)
  const submission = await reach(owner, exams.open, 'PAYING')
  await sign(rehearsal, owner, submission)
  const files = await owner.ok(listSubmittedFiles, { params: { id: submission.id } })
  owned = {
    submission: submission.id,
    document: (await addDocument(owner)).id,
    file: files.find(({ file }) => file !== null)?.id ?? '',
    transaction: await startPaying(owner, submission),
    number: submission.submissionNo ?? '',
  }
})
afterAll(() => rehearsal.close())

const bearerCalls = endpoints.filter(({ access }) => access === 'bearer')
const idCalls = bearerCalls.filter(({ errors }) => errors.includes('APP_IS_NOT_BELONG_TO_USER'))
const language = 'ZH_TW'
const choice = { choices: [], conditionalConfirmed: true, version: 0 }

/** Queries and bodies that are right in themselves, so that only the id decides. */
const queries: Record<string, Record<string, string>> = {
  saveRegistrationForm: { language },
  saveResume: { language },
  submitFiles: { language },
  returnFromReview: { stage: 'FORMING' },
  signSubmission: { token: 'some-token' },
}
const bodies: Record<string, unknown> = {
  saveRegistrationForm: answers,
  saveResume: resume,
  submitFiles: choice,
  submitSupplementFiles: choice,
}

type Ids = typeof owned
const ofNobody: Ids = {
  submission: 'AAAAAAAAAAAAAAAAAAAAAA',
  document: 'AAAAAAAAAAAAAAAAAAAAAA',
  file: 'AAAAAAAAAAAAAAAAAAAAAA',
  transaction: 'AAAAAAAAAAAAAAAAAAAAAA',
  number: 'A2026-999999-9',
}

function idIn({ path }: Endpoint, ids: Ids): string {
  if (path.includes('/personal-document/')) return ids.document
  return path.includes('/submission/download/submit-file/') ? ids.file : ids.submission
}

/** The call's input with these ids, where the declaration has a place for them. */
function inputWith(endpoint: Endpoint, ids: Ids, id = idIn(endpoint, ids)) {
  const redirectUri = `${publicOrigin}${basePath}/authorization/apply/${exams.open}/${id}/GOV_PAY/false`
  const given: Record<string, Record<string, string>> = {
    getAuthorizationUrl: { identityLevel: 'L3', language, reason: 'r', redirectUri },
    completePayment: { paymentId: ids.transaction },
    getPayment: { transactionNo: ids.transaction },
    listPayments: { submissionNo: ids.number },
    downloadReceiptByNumber: { submissionNo: ids.number },
    ...queries,
  }
  return {
    ...(endpoint.params ? { params: { id, examId: '3', table: 'department', type: 'DEGREE' } } : {}),
    ...(endpoint.name in given ? { query: given[endpoint.name] } : {}),
    ...(endpoint.body ? { body: bodies[endpoint.name] ?? {} } : {}),
    ...(endpoint.body?.kind === 'multipart' && endpoint.body.files === 'one' ? { file: pdfFile() } : {}),
  }
}
const call = (client: Client, endpoint: Endpoint, input: object, token?: string | null) =>
  client.call(endpoint, input as never, token === undefined ? {} : { token })

describe('every call of a signed-in person', () => {
  it.each(bearerCalls.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is refused without a bearer, with a broken and with an expired one: %s',
    async (_name, endpoint) => {
      const { token } = await rehearsal.signIn(owner.subject)
      const input = inputWith(endpoint, owned)
      for (const bad of [null, 'Bearer x.y.z', `${token}x`]) {
        expect((await call(rehearsal.nobody(), endpoint, input, bad)).status).toBe(401)
      }
      rehearsal.clock.advance(limits.sessionLife + 1_000)
      const expired = await call(rehearsal.nobody(), endpoint, input, token)
      expect(expired).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
      rehearsal.clock.advance(-limits.sessionLife - 1_000)
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
      const stranger = await newcomer(rehearsal)
      const theirs = await call(stranger, endpoint, inputWith(endpoint, owned))
      const nobodys = await call(stranger, endpoint, inputWith(endpoint, ofNobody))
      expect(theirs).toMatchObject({ status: 409, code: 'APP_IS_NOT_BELONG_TO_USER' })
      expect(nobodys.error).toEqual(theirs.error)
      if (!endpoint.path.includes('{id}')) return
      const malformed = await call(stranger, endpoint, inputWith(endpoint, owned, "x' or '1'='1"))
      expect(malformed.error).toEqual(theirs.error)
    },
  )

  it('left everything as it was', async () => {
    const { db } = rehearsal.parts
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
    const stranger = await newcomer(rehearsal)
    const canaries = [answers.macaoAddress, answers.email, owned.number, owned.submission]
    for (const endpoint of idCalls) {
      const { error } = await call(stranger, endpoint, inputWith(endpoint, owned))
      for (const canary of canaries) expect(JSON.stringify(error)).not.toContain(canary)
    }
    const unknown = await rehearsal.request(
      `${apiBase}/api/v1/application/submission/${owned.submission}/secret`,
    )
    expect(unknown.status).toBe(404)
  })
})
