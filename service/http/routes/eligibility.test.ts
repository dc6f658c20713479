import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkApply, checkSupplement } from '#contract/endpoints/eligibility.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import { check, checkOwed, exams, reach } from '#test/support/applicant.ts'
import { type Harness, installationDay, openHarness } from '#test/support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const none = { sevenYearDate: null }
const at = (moment: string) => harness.clock.set(moment)
const today = () => at(`${installationDay}T10:00:00+08:00`)

describe('the check of an application', () => {
  it('opens the submission at its form and goes on with it when asked again', async () => {
    const client = await harness.signIn('permanent')
    const opened = await check(client, exams.open)
    expect(opened).toMatchObject({
      examId: exams.open,
      type: 'apply',
      channel: 'WEB',
      stage: 'FORMING',
      conditional: false,
      submissionNo: null,
      receiptNo: null,
      amount: 300,
      signed: false,
      test: false,
    })
    expect(await check(client, exams.open)).toEqual(opened)
    expect(await client.ok(getSubmission, { params: { id: opened.id } })).toEqual(opened)
  })

  it('records that the client runs inside the government app', async () => {
    const client = await harness.signIn('permanent')
    const answer = await client.call(
      checkApply,
      { params: { id: exams.withResume }, body: none },
      { headers: { 'app-support': 'true' } },
    )
    expect(answer.body).toMatchObject({ channel: 'APP', resumeRequired: true })
  })

  it('opens one submission where the button is pressed ten times at once', async () => {
    const client = await harness.signIn('servant-a')
    const { token } = client
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        client.call(checkApply, { params: { id: exams.open }, body: none }, { token }),
      ),
    )
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1)
  })

  it.each([
    ['no resident', 'no-resident', null, 'USER_IS_NOT_MACAO_IDENTIFY'],
    ['17 on the last day', 'age-17', null, 'USER_AGE_DISMATCH'],
    ['65 on the last day', 'age-65', null, 'USER_AGE_DISMATCH'],
    ['data that contradict the register', 'data-mismatch', null, 'CHECK_DATA_IS_NOT_MARTCH'],
    ['a status that contradicts the register', 'status-mismatch', null, 'APPLICANT_STATUS_IS_NOT_MATCH'],
    ['a non-permanent resident without a date', 'non-permanent', null, 'SEVEN_YEAR_DATE_MUST_NOT_NULL'],
    ['a date after the last day', 'non-permanent', '2026-03-13', 'SEVEN_YEAR_DATE_IS_NOT_MATCH'],
    [
      'a date that the identity data contradict',
      'non-permanent-dated',
      '2026-03-01',
      'SEVEN_YEAR_DATE_IS_NOT_MATCH',
    ],
  ] as const)('refuses %s', async (_story, persona, sevenYearDate, code) => {
    today()
    const client = await harness.signIn(persona)
    const answer = await client.call(checkApply, { params: { id: exams.open }, body: { sevenYearDate } })
    expect(answer).toMatchObject({ status: 409, code })
  })

  it.each([
    ['18 on the last day', 'age-18', null, false],
    ['64 on the last day', 'age-64', null, false],
    ['a date on the last day, on condition', 'non-permanent', '2026-03-12', true],
    ['the date that the identity data know', 'non-permanent-dated', '2026-03-09', true],
    ['a permanent resident whatever date is sent', 'permanent', '2026-03-12', false],
  ] as const)('lets pass %s', async (_story, persona, sevenYearDate, conditional) => {
    today()
    const client = await harness.signIn(persona)
    const passed = await check(client, exams.open, sevenYearDate)
    expect(passed).toMatchObject({ conditional, sevenYearDate: conditional ? sevenYearDate : null })
  })

  it.each([
    ['a millisecond before the opening', '2026-03-01T08:59:59.999+08:00', false],
    ['at the opening', '2026-03-01T09:00:00+08:00', true],
    ['a millisecond before the closing time', '2026-03-12T17:44:59.999+08:00', true],
    ['at the closing time', '2026-03-12T17:45:00+08:00', false],
  ])('goes by the clock of the service: %s', async (_story, moment, isOpen) => {
    const client = await harness.signIn('servant-b')
    harness.clock.standAt(moment)
    const answer = await client.call(checkApply, { params: { id: exams.open }, body: none })
    expect(answer.code).toBe(isOpen ? null : 'IS_NOT_DURING_THE_APP_PERIOD')
    today()
  })

  it('asks for the period before anything else', async () => {
    today()
    const client = await harness.signIn('no-resident')
    expect(await client.refused(checkApply, { params: { id: exams.closed }, body: none })).toBe(
      'IS_NOT_DURING_THE_APP_PERIOD',
    )
  })

  it('refuses whoever has applied before asking for residence or age', async () => {
    at('2026-01-20T10:00:00+08:00')
    const client = await harness.signIn('admitted')
    expect(await client.refused(checkApply, { params: { id: exams.supplement }, body: none })).toBe(
      'USER_ALREADY_APPLY',
    )
    today()
  })

  it('says that it is busy when the registers do not answer, and leaves nothing behind', async () => {
    harness.sandbox.control.faults.set('registers', 'personnel', { kind: 'garbage' })
    const client = await harness.signIn('linked-f')
    const answer = await client.call(checkApply, { params: { id: exams.open }, body: none })
    expect(answer).toMatchObject({ status: 503, code: 'SERVICE_ERROR' })
    expect(answer.headers.get('retry-after')).toBe('5')
    harness.sandbox.control.faults.clear()
    expect((await check(client, exams.open)).stage).toBe('FORMING')
  })

  it.each([
    ['an exam that does not exist', '999', 404, 'NOT_FOUND'],
    ['an id that is no number', 'abc', 404, 'NOT_FOUND'],
  ])('does not know %s', async (_story, id, status, code) => {
    const client = await harness.signIn('permanent')
    expect(await client.call(checkApply, { params: { id }, body: none })).toMatchObject({ status, code })
  })

  it.each([
    ['29 February of a common year', '2026-02-29'],
    ['a moment instead of a day', '2026-03-01T00:00:00Z'],
    ['words', 'amanhã'],
  ])('names the field of a date that is none: %s', async (_story, sevenYearDate) => {
    const client = await harness.signIn('non-permanent')
    const answer = await client.call(checkApply, { params: { id: exams.open }, body: { sevenYearDate } })
    expect(answer).toMatchObject({
      status: 400,
      code: 'INPUT_NOT_VALID',
      error: { data: { fields: { sevenYearDate: expect.any(String) } } },
    })
  })

  it('needs a bearer', async () => {
    expect(await harness.nobody().refused(checkApply, { params: { id: exams.open }, body: none })).toBe(
      'UNAUTHORIZED',
    )
  })
})

describe('an application begun at a counter', () => {
  it('goes on at its stage after the check', async () => {
    today()
    const client = await harness.signIn('counter')
    expect(await check(client, exams.open)).toMatchObject({
      channel: 'FRONT',
      stage: 'UPLOADING',
      formSaved: false,
    })
  })
})

describe('the check of a supplement', () => {
  it.each([
    [
      'files',
      'conditional-files',
      { supplementFile: true, supplementPayment: false, stage: 'UPLOADING', amount: null },
    ],
    [
      'a payment',
      'conditional-payment',
      { supplementFile: false, supplementPayment: true, stage: 'PAYING', amount: 300 },
    ],
    [
      'both',
      'conditional-both',
      { supplementFile: true, supplementPayment: true, stage: 'UPLOADING', amount: 300 },
    ],
  ])('opens the round that the board asks for: %s', async (_story, persona, shape) => {
    today()
    const client = await harness.signIn(persona)
    const opened = await checkOwed(client)
    expect(opened).toMatchObject({ type: 'supplement', ...shape })
    expect(await checkOwed(client)).toEqual(opened)
  })

  it.each([
    ['nobody outside the list', 'admitted', 'USER_DISMATCH_NAME_LIST'],
    ['nobody who has not applied', 'permanent', 'USER_NOT_APPLY'],
  ])('is for %s', async (_story, persona, code) => {
    const client = await harness.signIn(persona)
    expect(await client.refused(checkSupplement, { params: { id: exams.supplement }, body: none })).toBe(code)
  })

  it('does not take an application that is under way for an ended one', async () => {
    const client = await harness.signIn('permanent')
    await reach(client, exams.testWithResume, 'FORMING')
    expect(await client.refused(checkSupplement, { params: { id: exams.testWithResume }, body: none })).toBe(
      'USER_NOT_APPLY',
    )
  })

  it('keeps to the supplement period', async () => {
    const client = await harness.signIn('conditional-files')
    at('2026-03-13T18:00:00+08:00')
    expect(await client.refused(checkSupplement, { params: { id: exams.supplement }, body: none })).toBe(
      'IS_NOT_DURING_THE_SUPPLEMENT_PERIOD',
    )
    today()
    expect(await client.refused(checkSupplement, { params: { id: exams.test }, body: none })).toBe(
      'IS_NOT_DURING_THE_SUPPLEMENT_PERIOD',
    )
  })

  it('does not know an exam that does not exist, and nobody without a bearer', async () => {
    const client = await harness.signIn('permanent')
    expect(await client.refused(checkSupplement, { params: { id: 999 }, body: none })).toBe('NOT_FOUND')
    expect(await harness.nobody().refused(checkSupplement, { params: { id: 6 }, body: none })).toBe(
      'UNAUTHORIZED',
    )
  })
})
