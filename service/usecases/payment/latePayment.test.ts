import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  completePayment,
  createPayment,
  getPayment,
  getReceipt,
  payFree,
  startApplyPayment,
} from '#contract/endpoints/payment.ts'
import { getRegistrationForm, getSubmission, resetSubmission } from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { reconcilePayments } from '#service/usecases/payment/reconcilePayments.ts'
import { exams, newcomer, reach } from '#test/support/applicant.ts'
import { audit } from '#test/support/audit.ts'
import { type Client, type Harness, openHarness } from '#test/support/harness.ts'
import {
  notify,
  payingApplication,
  sign,
  signedApplication,
  startPaying,
  walkAgain,
} from '#test/support/paying.ts'

let harness: Harness
const gateway = () => harness.sandbox.control.gateway
beforeAll(async () => {
  harness = await openHarness()
})
afterEach(async () => {
  harness.sandbox.control.faults.clear()
  harness.clock.set('2026-03-04T10:00:00+08:00')
  expect(await audit(harness.dependencies.db)).toEqual([])
})
afterAll(() => harness.close())

const receiptOf = (client: Client, { id }: Submission) => client.ok(getReceipt, { params: { id } })

describe('without a notice and without a browser', () => {
  test('the job finds what was paid, and what was given up', async () => {
    const [client, submission, transactionNo] = await payingApplication(harness)
    const [other, second] = await signedApplication(harness)
    await other.ok(startApplyPayment, { params: { id: second.id } })
    const unstarted = await other.ok(createPayment, { query: { channel: 'MPAY', submissionId: second.id } })
    await gateway().pay(transactionNo, 'neverNotify')
    harness.clock.advance(11_000)
    const counts = await Promise.all([
      reconcilePayments(harness.dependencies),
      reconcilePayments(harness.dependencies),
    ])
    expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(2)
    expect(await receiptOf(client, submission)).toMatchObject({ amount: 300 })
    const seen = () => other.ok(getPayment, { query: unstarted })
    expect(await seen()).toMatchObject({ status: 'STARTED' })
    harness.clock.advance(6 * 60_000)
    harness.clock.set('2026-03-04T10:31:00+08:00')
    await reconcilePayments(harness.dependencies)
    expect(await seen()).toMatchObject({ status: 'CANCELLED' })
  })

  test('signing in asks too', async () => {
    const [client, submission, transactionNo] = await payingApplication(harness)
    await gateway().pay(transactionNo, 'neverNotify')
    const again = await harness.signIn(client.subject)
    await expect
      .poll(() => again.call(getReceipt, { params: { id: submission.id } }))
      .toMatchObject({ status: 200 })
  })
})

describe('money that comes late', () => {
  test('completes what was signed, though the application was begun anew and says other things', async () => {
    const [client, submission, transactionNo] = await payingApplication(harness)
    await gateway().pay(transactionNo, 'fail')
    const reset = await client.ok(resetSubmission, { params: { id: submission.id } })
    expect(reset).toMatchObject({ stage: 'CHECKING', signed: false })
    await walkAgain(client, submission, '澳門另一條街99號')
    await gateway().pay(transactionNo, 'success')
    const { transactionNo: second } = { transactionNo: await again(client, submission) }
    await forceSuccess(transactionNo)
    expect(await notify(harness, transactionNo, 'SUCCESS')).toBe(204)

    expect(await receiptOf(client, submission)).toMatchObject({ submissionNo: submission.submissionNo })
    const { answers } = await client.ok(getRegistrationForm, { params: { id: submission.id } })
    expect(answers.macaoAddress).toBe('澳門新馬路1號2樓A座')
    expect(gateway().order(second).status).toBe('CANCELLED')
    expect(await client.ok(getPayment, { query: { transactionNo: second } })).toMatchObject({
      status: 'CANCELLED',
    })
  })

  test('twice for one submission: one counts, the other is owed back', async () => {
    const [client, submission, first] = await payingApplication(harness)
    await gateway().pay(first, 'cancel')
    const second = await again(client, submission)
    await gateway().pay(second, 'success')
    await client.ok(completePayment, { query: { paymentId: second } })
    await forceSuccess(first)
    await notify(harness, first, 'SUCCESS')
    const rows = await harness.dependencies.db
      .selectFrom('payment')
      .select(['transactionNo', 'status', 'refundDue'])
      .where('submissionId', '=', submission.id)
      .orderBy('refundDue')
      .execute()
    expect(rows).toEqual([
      { transactionNo: second, status: 'SUCCESS', refundDue: false },
      { transactionNo: first, status: 'SUCCESS', refundDue: true },
    ])
  })

  const again = async (client: Client, submission: Submission) => {
    const current = await client.ok(getSubmission, { params: { id: submission.id } })
    if (!current.signed) await sign(harness, client, current)
    return startPaying(client, current)
  }
  /** A gateway that changes its mind: what had failed is captured after all. */
  const forceSuccess = async (reference: string) => {
    gateway().order(reference).status = 'SUCCESS'
  }
})

describe('the exemption', () => {
  test('is refused without a certificate, and ends the application with one, once', async () => {
    const client = await newcomer(harness)
    const submission = await sign(harness, client, await reach(client, exams.open, 'PAYING'))
    const params = { id: submission.id }
    expect(await client.refused(payFree, { params })).toBe('PAYMENT_CHANNEL_NOT_ACTIVE')
    await harness.sandbox.control.people.setHardship(client.subject, true)
    const { token } = client
    const all = await Promise.all([1, 2, 3].map(() => client.call(payFree, { params }, { token })))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(all.map(({ body }) => body.receiptNo)).size).toBe(1)
    expect(all[0]?.body).toMatchObject({ paymentType: 'FREE', amount: 0 })
    const orders = gateway()
      .orders()
      .filter(({ returnUrl }) => returnUrl.includes(submission.id))
    expect(orders).toEqual([])
  })

  test('waits for an attempt that is open at the gateway', async () => {
    const client = await newcomer(harness)
    const submission = await sign(harness, client, await reach(client, exams.open, 'PAYING'))
    await harness.sandbox.control.people.setHardship(client.subject, true)
    const transactionNo = await startPaying(client, submission)
    const params = { id: submission.id }
    expect(await client.refused(payFree, { params })).toBe('PAYMENT_STATUS_STARTED')
    await gateway().pay(transactionNo, 'cancel')
    expect(await client.ok(payFree, { params })).toMatchObject({ paymentType: 'FREE' })
  })
})
