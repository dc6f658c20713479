import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findSubmission,
  getRegistrationForm,
  getResume,
  getSubmission,
  listSubmittedFiles,
  returnFromReview,
  saveRegistrationForm,
  saveResume,
  skipResume,
  submitFiles,
  submitReview,
} from '#contract/endpoints/submission.ts'
import { answers, check, exams, newcomer, reach, resume, usualChoices } from '#test/support/applicant.ts'
import { type Client, type Harness, installationDay, openHarness } from '#test/support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const query = { language: 'ZH_TW' } as const
describe('reading a submission', () => {
  it('finds the own one of a type, or none', async () => {
    const client = await newcomer(harness)
    const params = { examId: exams.open }
    expect(await client.ok(findSubmission, { params, query: { submissionType: 'apply' } })).toBeNull()
    const opened = await check(client, exams.open)
    expect(await client.ok(findSubmission, { params, query: { submissionType: 'apply' } })).toEqual(opened)
    expect(await client.ok(findSubmission, { params, query: { submissionType: 'supplement' } })).toBeNull()
    expect(
      await client.refused(findSubmission, { params: { examId: 999 }, query: { submissionType: 'apply' } }),
    ).toBe('NOT_FOUND')
  })
})

describe('the review', () => {
  it('returns to an earlier step with everything kept', async () => {
    const client = await newcomer(harness)
    const { id } = await reach(client, exams.open, 'REVIEWING')
    const back = await client.ok(returnFromReview, { params: { id }, query: { stage: 'FORMING' } })
    expect(back.stage).toBe('FORMING')
    expect(await client.ok(returnFromReview, { params: { id }, query: { stage: 'FORMING' } })).toEqual(back)
    expect(await client.ok(getRegistrationForm, { params: { id } })).toMatchObject({
      saved: true,
      version: 1,
    })
    expect(await client.ok(listSubmittedFiles, { params: { id } })).toHaveLength(3)
    const other = await client.call(returnFromReview, { params: { id }, query: { stage: 'UPLOADING' } })
    expect(other.code).toBe('STAGE_ERROR')
  })

  it('is refused where the form is gone, or where no number can be given, and can be repeated then', async () => {
    const client = await newcomer(harness)
    const { id } = await reach(client, exams.open, 'REVIEWING')
    const { db } = harness.dependencies
    const form = await db
      .deleteFrom('registrationForm')
      .where('submissionId', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    expect(await client.refused(submitReview, { params: { id } })).toBe('REGISTRATION_NOT_EXIST')
    await db
      .insertInto('registrationForm')
      .values({ ...form, answers: JSON.stringify(form.answers) })
      .execute()
    for (const [series, code] of [
      ['application_number', 'CREATE_APP_NO_ERROR'],
      ['submission_number', 'CREATE_SUBMISSION_NO_ERROR'],
    ] as const) {
      await sql`alter sequence ${sql.raw(series)} rename to away`.execute(db)
      expect(await client.refused(submitReview, { params: { id } })).toBe(code)
      await sql`alter sequence away rename to ${sql.raw(series)}`.execute(db)
    }
    expect((await client.ok(submitReview, { params: { id } })).stage).toBe('PAYING')
  })

  it('takes what the person has read, and nothing newer', async () => {
    const client = await newcomer(harness)
    const { id, version } = await reach(client, exams.open, 'REVIEWING')
    const params = { id }
    // another tab: back to the documents, one of them another, and on to the review again
    const back = await client.ok(returnFromReview, { params, query: { stage: 'UPLOADING' } })
    const choices = await usualChoices(client)
    const body = { choices, conditionalConfirmed: true, version: back.version }
    await client.ok(submitFiles, { params, query: { language: 'PT' }, body })
    const changed = await client.ok(getSubmission, { params })
    expect(changed.stage).toBe('REVIEWING')
    const seen = { version: String(changed.version) }
    expect(await client.refused(submitReview, { params, query: { version: String(version) } })).toBe(
      'VERSION_CONFLICT',
    )
    expect(await client.ok(getSubmission, { params })).toEqual({ ...changed, submissionNo: null })
    const submitted = await client.ok(submitReview, { params, query: seen })
    expect(submitted.stage).toBe('PAYING')
    // a repeat with the same version is the same answer, and one that doesn't tell is taken as before
    expect(await client.ok(submitReview, { params, query: seen })).toEqual(submitted)
    expect(await client.ok(submitReview, { params })).toEqual(submitted)
  })

  it('gives the number when it is confirmed, once', async () => {
    const client = await newcomer(harness)
    const { id } = await reach(client, exams.open, 'REVIEWING')
    const { token } = client
    const all = await Promise.all(
      Array.from({ length: 5 }, () => client.call(submitReview, { params: { id } }, { token })),
    )
    expect(new Set(all.map(({ body }) => body.submissionNo)).size).toBe(1)
    expect(all[0]?.body).toMatchObject({
      stage: 'PAYING',
      submissionNo: expect.stringMatching(/^A2026-\d{6}-\d$/),
    })
  })
})

describe('every step', () => {
  const writes = [
    [
      'the form',
      'FORMING',
      (client: Client, id: string) =>
        client.call(saveRegistrationForm, { params: { id }, query, body: answers }),
    ],
    [
      'the resume',
      'RESUMING',
      (client: Client, id: string) => client.call(saveResume, { params: { id }, query, body: resume }),
    ],
    [
      'the skipping of the resume',
      'RESUMING',
      (client: Client, id: string) => client.call(skipResume, { params: { id } }),
    ],
    [
      'the documents',
      'UPLOADING',
      (client: Client, id: string) =>
        client.call(submitFiles, {
          params: { id },
          query,
          body: { choices: [], conditionalConfirmed: false, version: 0 },
        }),
    ],
    [
      'the way back',
      'REVIEWING',
      (client: Client, id: string) =>
        client.call(returnFromReview, { params: { id }, query: { stage: 'RESUMING' } }),
    ],
    [
      'the review',
      'REVIEWING',
      (client: Client, id: string) => client.call(submitReview, { params: { id } }),
    ],
  ] as const

  const stages = ['FORMING', 'RESUMING', 'UPLOADING', 'REVIEWING', 'PAYING'] as const
  /** The step that led to the present stage is a repeat, or the second of two tabs. */
  const isRepeat = (own: (typeof stages)[number], stage: (typeof stages)[number]) =>
    stages.indexOf(stage) === stages.indexOf(own) + 1

  it.each(writes)('is refused in any other stage and changes nothing: %s', async (_story, own, write) => {
    for (const stage of stages.filter((each) => each !== own)) {
      const client = await newcomer(harness)
      const before = await reach(client, exams.testWithResume, stage)
      const answer = await write(client, before.id)
      if (isRepeat(own, stage)) expect([null, 'VERSION_CONFLICT', 'STAGE_ERROR']).toContain(answer.code)
      else expect(answer).toMatchObject({ status: 409, code: 'STAGE_ERROR' })
      expect(await client.ok(getSubmission, { params: { id: before.id } })).toEqual(before)
    }
  })

  it.each(writes)('is told that time is out: %s', async (_story, stage, write) => {
    const client = await newcomer(harness)
    const { id } = await reach(client, exams.open, stage)
    harness.clock.set('2026-03-12T17:45:00+08:00')
    expect(await write(client, id)).toMatchObject({ status: 409, code: 'TIME_OUT' })
    harness.clock.set(`${installationDay}T10:00:00+08:00`)
  })

  const reads = [
    ['the submission', (client: Client, id: string) => client.call(getSubmission, { params: { id } })],
    ['the form', (client: Client, id: string) => client.call(getRegistrationForm, { params: { id } })],
    ['the resume', (client: Client, id: string) => client.call(getResume, { params: { id } })],
    ['the documents', (client: Client, id: string) => client.call(listSubmittedFiles, { params: { id } })],
  ] as const

  it.each([
    ...writes.map(([story, , call]) => [`writing ${story}`, call] as const),
    ...reads.map(([story, call]) => [`reading ${story}`, call] as const),
  ])('gives one answer for another’s id, a random id and a malformed one: %s', async (_story, call) => {
    const owner = await newcomer(harness)
    const { id } = await reach(owner, exams.open, 'UPLOADING')
    const stranger = await newcomer(harness)
    const bodies = new Set<string>()
    for (const tried of [id, 'AAAAAAAAAAAAAAAAAAAAAA', 'no-id']) {
      const answer = await call(stranger, tried)
      expect(answer).toMatchObject({ status: 409, code: 'APP_IS_NOT_BELONG_TO_USER' })
      bodies.add(JSON.stringify(answer.error))
    }
    expect(bodies.size).toBe(1)
    expect((await call(harness.nobody(), id)).status).toBe(401)
  })

  it('is kept when the service is killed and started again', async () => {
    const client = await newcomer(harness)
    const before = await reach(client, exams.open, 'REVIEWING')
    harness = await harness.again()
    const back = await harness.signIn(client.subject)
    expect(await back.ok(getSubmission, { params: { id: before.id } })).toEqual(before)
    expect(await back.ok(listSubmittedFiles, { params: { id: before.id } })).toHaveLength(3)
    expect((await back.ok(submitReview, { params: { id: before.id } })).stage).toBe('PAYING')
  })
})
