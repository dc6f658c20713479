import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSupplement } from '#contract/endpoints/eligibility.ts'
import { completePayment } from '#contract/endpoints/payment.ts'
import {
  getSubmission,
  skipResume,
  submitReview,
  submitSupplementFiles,
  submitSupplementReview,
} from '#contract/endpoints/submission.ts'
import { limits } from '#contract/limits.ts'
import { addDocument, checkOwed, choose, exams, newcomer, reach, smallPdf } from '#test/support/applicant.ts'
import { type Client, type Harness, installationDay, openHarness } from '#test/support/harness.ts'
import { startPaying } from '#test/support/paying.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const within = `${installationDay}T10:00:00+08:00`
const closing = '2026-03-13T17:30:00+08:00'
const historyOf = async (id: string) => {
  const rows = await harness.dependencies.db
    .selectFrom('stageHistory')
    .select(['event', 'toStage'])
    .where('submissionId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ event, toStage }) => `${event} ${toStage}`)
}

describe('a supplement', () => {
  const handedIn = async (client: Client) => {
    const opened = await checkOwed(client)
    const document = await addDocument(client)
    const choices = opened.requestedDocuments.map((category) => choose(category, 'PERSONAL', document))
    const body = { choices, conditionalConfirmed: false, version: opened.version }
    return client.ok(submitSupplementFiles, { params: { id: opened.id }, body })
  }

  it('of files ends with its review and a receipt number, and owes nothing afterwards', async () => {
    const client = await harness.signIn('conditional-files')
    const { id } = await handedIn(client)
    const ended = await client.ok(submitSupplementReview, { params: { id } })
    expect(ended).toMatchObject({
      stage: 'END',
      receiptNo: expect.stringMatching(/^R2026-\d{6}-\d$/),
      submissionNo: expect.stringMatching(/^A2026-\d{6}-\d$/),
      submissionTime: expect.any(String),
    })
    expect(await client.ok(submitSupplementReview, { params: { id } })).toEqual(ended)
    const { frozenHash } = await harness.dependencies.db
      .selectFrom('submission')
      .select('frozenHash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(frozenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(await historyOf(id)).toEqual([
      'opened UPLOADING',
      'files.submitted REVIEWING',
      'review.submitted END',
    ])
  })

  it('of files and a payment goes on to the payment', async () => {
    const client = await harness.signIn('conditional-both')
    const { id } = await handedIn(client)
    expect(await client.ok(submitSupplementReview, { params: { id } })).toMatchObject({
      stage: 'PAYING',
      receiptNo: null,
    })
  })

  it('needs a file and only what the board asks for', async () => {
    await harness.sandbox.control.people.setAdmission('admitted', 'CAI-COM-DAB-01', {
      listed: true,
      documents: ['HA_E'],
      payment: false,
    })
    const client = await harness.signIn('admitted')
    const { id, version } = await checkOwed(client)
    const hand = (choices: ReturnType<typeof choose>[]) =>
      client.call(submitSupplementFiles, {
        params: { id },
        body: { choices, conditionalConfirmed: false, version },
      })
    expect((await hand([])).error?.data).toEqual({ fields: { choices: 'need_file' } })
    const document = await addDocument(client, 'ID')
    expect((await hand([choose('ID', 'PERSONAL', document)])).error?.data).toMatchObject({
      fields: { ID: 'category_not_allowed' },
    })
  })

  it('is not reachable by the calls of an application, nor the other way round', async () => {
    const client = await harness.signIn('conditional-both')
    const { id } = await checkOwed(client)
    expect(await client.refused(submitReview, { params: { id } })).toBe('STAGE_ERROR')
    expect(await client.refused(skipResume, { params: { id } })).toBe('STAGE_ERROR')
    const applicant = await newcomer(harness)
    const apply = await reach(applicant, exams.open, 'REVIEWING')
    expect(await applicant.refused(submitSupplementReview, { params: { id: apply.id } })).toBe('STAGE_ERROR')
  })

  it('tells the second of two tabs, refuses a bad file, and keeps to its period', async () => {
    await harness.sandbox.control.people.setAdmission('admitted', 'CAI-COM-DAB-01', {
      listed: true,
      documents: ['HA_E'],
      payment: false,
    })
    const client = await harness.signIn('admitted')
    const { id, version } = await checkOwed(client)
    const choices = [choose('HA_E', 'PERSONAL', await addDocument(client))]
    const hand = (given: number, file?: File) =>
      client.call(submitSupplementFiles, {
        params: { id },
        body: { choices, conditionalConfirmed: false, version: given },
        ...(file ? { files: { HA_E: [file] } } : {}),
      })
    expect((await hand(version + 1)).code).toBe('VERSION_CONFLICT')
    const bad = new File(['x'], 'x.pdf', { type: 'application/pdf' })
    expect((await hand(version, bad)).code).toBe('FILE_NOT_ACCEPTED')
    const large = new File([smallPdf, new Uint8Array(limits.fileSize)], 'a.pdf', { type: 'application/pdf' })
    expect((await hand(version, large)).code).toBe('FILE_TOO_LARGE')
    harness.clock.set(closing)
    expect((await hand(version)).code).toBe('SUPPLEMENT_TIME_OUT')
    harness.clock.set(within)
    expect((await hand(version)).body).toMatchObject({ stage: 'REVIEWING' })
    harness.clock.set(closing)
    expect(await client.refused(submitSupplementReview, { params: { id } })).toBe('SUPPLEMENT_TIME_OUT')
    harness.clock.set(within)
    expect((await client.ok(submitSupplementReview, { params: { id } })).stage).toBe('END')
  })

  it('that has been paid is not asked for again, though documents may be', async () => {
    const client = await harness.signIn('conditional-payment')
    const round = await checkOwed(client)
    const transactionNo = await startPaying(client, round)
    await harness.sandbox.control.gateway.pay(transactionNo, 'neverNotify')
    await client.ok(completePayment, { query: { paymentId: transactionNo } })
    expect((await client.ok(getSubmission, { params: { id: round.id } })).stage).toBe('END')
    const again = { params: { id: exams.supplement }, body: { sevenYearDate: null } }
    expect(await client.refused(checkSupplement, again)).toBe('ALREADY_SUPPLEMENT_PAIED')
    await harness.sandbox.control.people.setAdmission('conditional-payment', 'CAI-COM-DAB-01', {
      listed: true,
      documents: ['ID'],
      payment: true,
    })
    expect(await checkOwed(client)).toMatchObject({
      supplementFile: true,
      supplementPayment: false,
      requestedDocuments: ['ID'],
      amount: null,
    })
  })
})
