/** The payment calls that need no bearer (docs/faults.md, S-02), and what a page may say of money (P-06). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  completePayment,
  createPayment,
  getReceipt,
  startApplyPayment,
  startPayment,
} from '#contract/endpoints/payment.ts'
import { apiBase } from '#contract/limits.ts'
import { answers, exams, newcomer, reach } from '#test/support/applicant.ts'
import { audit } from '#test/support/audit.ts'
import { type Harness, openHarness } from '#test/support/harness.ts'
import { payingApplication, signedApplication } from '#test/support/paying.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(async () => {
  expect(await audit(harness.dependencies.db)).toEqual([])
  await harness.close()
})

const channel = 'GOV_PAY' as const

describe('without a bearer', () => {
  test('a payment is begun with what the address names, answered with a number and an address, and nothing of the person', async () => {
    const [client, { id, submissionNo }] = await signedApplication(harness)
    await client.ok(startApplyPayment, { params: { id } })
    const nobody = harness.nobody()
    const created = await nobody.call(createPayment, { query: { channel, submissionId: id } })
    expect(Object.keys(created.body)).toEqual(['transactionNo'])
    const started = await nobody.call(startPayment, { query: { channel, ...created.body } })
    expect(Object.keys(started.body).toSorted()).toEqual(['payUrl', 'transactionNo'])
    const said = Buffer.concat([created.bytes, started.bytes]).toString()
    for (const secret of [client.subject, submissionNo, answers.email, answers.macaoAddress, '陳示範', '300'])
      expect(said).not.toContain(secret)
    expect(created.headers.get('authorization')).toBeNull()
    expect(await nobody.ok(createPayment, { query: { channel, submissionId: id } })).toEqual(created.body)
  })

  test('guessed, early and ended submissions are refused, each in its way', async () => {
    const create = (submissionId: string) =>
      harness.nobody().refused(createPayment, { query: { channel, submissionId } })
    const early = await reach(await newcomer(harness), exams.open, 'REVIEWING')
    const [client, ended, transactionNo] = await payingApplication(harness)
    await harness.sandbox.control.gateway.pay(transactionNo, 'neverNotify')
    await client.ok(completePayment, { query: { paymentId: transactionNo } })
    expect(await create('A'.repeat(22))).toBe('APP_IS_NOT_BELONG_TO_USER')
    expect(await create('no-id')).toBe('INPUT_NOT_VALID')
    expect(await create(early.id)).toBe('STAGE_ERROR')
    expect(await create(ended.id)).toBe('PAYMENT_STATUS_SUCCESS')
    const start = { query: { channel, transactionNo } }
    expect(await harness.nobody().refused(startPayment, start)).toBe('PAYMENT_STATUS_SUCCESS')
  })

  test('sixty times a minute for one submission, and another is not held up by it', async () => {
    const [[client, busy], [other, free]] = await Promise.all([
      signedApplication(harness),
      signedApplication(harness),
    ])
    await client.ok(startApplyPayment, { params: { id: busy.id } })
    await other.ok(startApplyPayment, { params: { id: free.id } })
    const create = (submissionId: string) =>
      harness.nobody().call(createPayment, { query: { channel, submissionId } })
    const statuses: number[] = []
    for (let count = 0; count <= 60; count += 1) statuses.push((await create(busy.id)).status)
    expect(statuses).toEqual([...Array(60).fill(200), 429])
    const one = await create(free.id)
    expect(one.status).toBe(200)
  })
})

describe('what the page says of money', () => {
  test('is believed in nothing: not the amount, not the status, not that it has been paid', async () => {
    const [client, { id }] = await signedApplication(harness)
    await client.ok(startApplyPayment, { params: { id } })
    const path = `${apiBase}/public/api/v1/application`
    const query = new URLSearchParams({ channel, submissionId: id, amount: '1', status: 'SUCCESS' })
    const { transactionNo } = await (await harness.request(`${path}/create/pay?${query}`)).json()
    await client.ok(startPayment, { query: { channel, transactionNo } })
    expect(harness.sandbox.control.gateway.order(transactionNo)).toMatchObject({ amount: 30_000 })
    const answer = await harness.request(
      `${apiBase}/api/v1/application/payment/complete?paymentId=${transactionNo}&status=SUCCESS`,
      { method: 'POST', headers: { authorization: client.token ?? '' }, body: '{"status":"SUCCESS"}' },
    )
    expect(await answer.json()).toMatchObject({ status: 'STARTED', amount: 300 })
    expect(await client.refused(getReceipt, { params: { id } })).toBe('STAGE_ERROR')
  })

  test('another channel than the attempt’s is refused at its start', async () => {
    const [client, { id }] = await signedApplication(harness)
    await client.ok(startApplyPayment, { params: { id } })
    const { transactionNo } = await client.ok(createPayment, { query: { channel, submissionId: id } })
    const other = { query: { channel: 'VISA' as const, transactionNo } }
    expect(await client.refused(startPayment, other)).toBe('START_PAY_ERROR')
  })
})
