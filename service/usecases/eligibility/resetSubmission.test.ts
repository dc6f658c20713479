import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getRegistrationForm,
  getSubmission,
  listSubmittedFiles,
  resetSubmission,
} from '#contract/endpoints/submission.ts'
import { answers, check, checkOwed, exams, newcomer, reach } from '#test/support/applicant.ts'
import { type Harness, installationDay, openHarness } from '#test/support/harness.ts'
import { sign, startPaying } from '#test/support/paying.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const paying = async () => {
  const client = await newcomer(harness)
  const submission = await reach(client, exams.open, 'PAYING')
  await sign(harness, client, submission)
  return { client, submission, params: { id: submission.id } }
}

describe('a reset', () => {
  it.each(['FORMING', 'RESUMING', 'UPLOADING', 'REVIEWING', 'PAYING'] as const)(
    'goes from %s back to the check and keeps what was entered; a second one changes nothing',
    async (stage) => {
      const client = await newcomer(harness)
      const { id } = await reach(client, exams.open, stage)
      const back = await client.ok(resetSubmission, { params: { id } })
      expect(back).toMatchObject({ id, stage: 'CHECKING', signed: false })
      expect(await client.ok(resetSubmission, { params: { id } })).toEqual(back)
      expect(await check(client, exams.open)).toMatchObject({ id, stage: 'FORMING' })
      const form = await client.ok(getRegistrationForm, { params: { id } })
      expect(form.answers.companyName).toBe(stage === 'FORMING' ? null : answers.companyName)
      const files = await client.ok(listSubmittedFiles, { params: { id } })
      expect(files).toHaveLength(stage === 'REVIEWING' || stage === 'PAYING' ? 3 : 0)
    },
  )

  it('makes a signature void, and its document no longer belongs to the submission', async () => {
    const { client, params } = await paying()
    expect(await client.ok(listSubmittedFiles, { params })).toHaveLength(4)
    expect(await client.ok(resetSubmission, { params })).toMatchObject({ stage: 'CHECKING', signed: false })
    expect(await client.ok(listSubmittedFiles, { params })).toHaveLength(3)
  })

  it('gives way to a payment that is under way, which is to be resumed', async () => {
    const { client, submission, params } = await paying()
    const transactionNo = await startPaying(client, submission)
    const answer = await client.call(resetSubmission, { params })
    expect(answer).toMatchObject({
      status: 409,
      code: 'PAYMENT_STATUS_STARTED',
      error: { data: { transactionNo, paymentType: 'GOV_PAY' } },
    })
    expect((await client.ok(getSubmission, { params })).runningPayment).toEqual({
      transactionNo,
      paymentType: 'GOV_PAY',
    })
  })

  it('asks the gateway: money that has come ends the application instead', async () => {
    const { client, submission, params } = await paying()
    const transactionNo = await startPaying(client, submission)
    await harness.sandbox.control.gateway.pay(transactionNo, 'neverNotify')
    expect(await client.refused(resetSubmission, { params })).toBe('PAYMENT_STATUS_SUCCESS')
    expect(await client.ok(getSubmission, { params })).toMatchObject({
      stage: 'END',
      receiptNo: expect.any(String),
    })
    expect(await client.refused(resetSubmission, { params })).toBe('STAGE_ERROR')
  })

  it('goes on after an attempt that failed', async () => {
    const { client, submission, params } = await paying()
    const transactionNo = await startPaying(client, submission)
    await harness.sandbox.control.gateway.pay(transactionNo, 'fail')
    expect(await client.ok(resetSubmission, { params })).toMatchObject({
      stage: 'CHECKING',
      runningPayment: null,
    })
  })

  it('does not touch a payment of which the gateway can’t be asked', async () => {
    const { client, submission, params } = await paying()
    await startPaying(client, submission)
    harness.sandbox.control.faults.set('gateway', 'status', { kind: 'down' })
    expect(await client.refused(resetSubmission, { params })).toBe('PAYMENT_STATUS_STARTED')
    harness.sandbox.control.faults.clear()
  })

  it('is not for what was begun at a counter, nor for supplements', async () => {
    const counter = await harness.signIn('counter')
    const { id } = await check(counter, exams.open)
    expect(await counter.refused(resetSubmission, { params: { id } })).toBe('STAGE_ERROR')
    expect((await counter.ok(getSubmission, { params: { id } })).stage).toBe('UPLOADING')
    const owing = await harness.signIn('conditional-files')
    const round = await checkOwed(owing)
    expect(await owing.refused(resetSubmission, { params: { id: round.id } })).toBe('STAGE_ERROR')
  })

  it('is not begun after the closing time', async () => {
    const client = await newcomer(harness)
    const { id } = await reach(client, exams.open, 'UPLOADING')
    harness.clock.set('2026-03-12T17:45:00+08:00')
    expect(await client.refused(resetSubmission, { params: { id } })).toBe('TIME_OUT')
    harness.clock.set(`${installationDay}T10:00:00+08:00`)
  })

  it('is not done by a browser that fetches ahead, nor for another, nor for nobody', async () => {
    const client = await newcomer(harness)
    const { id } = await reach(client, exams.open, 'UPLOADING')
    for (const [name, value] of [
      ['sec-purpose', 'prefetch;prerender'],
      ['purpose', 'prefetch'],
      ['x-moz', 'prefetch'],
    ] as const) {
      const ahead = await client.call(resetSubmission, { params: { id } }, { headers: { [name]: value } })
      expect(ahead.status).toBe(400)
    }
    const stranger = await newcomer(harness)
    expect(await stranger.refused(resetSubmission, { params: { id } })).toBe('APP_IS_NOT_BELONG_TO_USER')
    expect(await harness.nobody().refused(resetSubmission, { params: { id } })).toBe('UNAUTHORIZED')
    expect((await client.ok(getSubmission, { params: { id } })).stage).toBe('UPLOADING')
  })
})
