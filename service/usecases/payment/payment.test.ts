import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  completePayment,
  completeSubmissionPayment,
  createPayment,
  downloadReceipt,
  downloadReceiptByNumber,
  downloadReceiptThumb,
  getPayment,
  getReceipt,
  listPayments,
  payFree,
  preparePayment,
  startApplyPayment,
  startPayment,
  startSupplementPayment,
} from '#contract/endpoints/payment.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { apiBase } from '#contract/limits.ts'
import { checkOwed, exams, newcomer, reach } from '#test/support/applicant.ts'
import { audit } from '#test/support/audit.ts'
import { type Client, type Harness, openHarness, publicOrigin } from '#test/support/harness.ts'
import { notify, payingApplication, sign, signedApplication, startPaying } from '#test/support/paying.ts'

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

describe('a payment', () => {
  test('goes from what is due over the gateway to one receipt', async () => {
    const [client, submission] = await signedApplication(harness)
    const params = { id: submission.id }
    const due = { submissionId: submission.id, amount: 300, running: null }
    expect(await client.ok(preparePayment, { params })).toEqual(due)
    expect(await client.ok(startApplyPayment, { params })).toEqual(due)
    const { transactionNo } = await client.ok(createPayment, {
      query: { channel: 'GOV_PAY', submissionId: submission.id },
    })
    const started = await client.ok(startPayment, { query: { channel: 'GOV_PAY', transactionNo } })
    expect(started.payUrl).toContain(`${harness.sandbox.urls.gateway}/pay/${transactionNo}`)
    expect(gateway().order(transactionNo)).toMatchObject({
      amount: 30_000,
      currency: 'MOP',
      status: 'PENDING',
    })
    expect(gateway().order(transactionNo).returnUrl).toBe(
      `${publicOrigin}/application/payment-result?submissionType=apply&examId=3&submissionId=${submission.id}&transactionNo=${transactionNo}`,
    )
    expect(await client.ok(getPayment, { query: { transactionNo } })).toMatchObject({
      status: 'STARTED',
      amount: 300,
    })

    await gateway().pay(transactionNo, 'success')
    const paid = await client.ok(completePayment, { query: { paymentId: transactionNo } })
    expect(paid).toMatchObject({ status: 'SUCCESS', paymentType: 'GOV_PAY' })
    const receipt = await receiptOf(client, submission)
    expect(receipt).toMatchObject({
      submissionNo: submission.submissionNo,
      paymentType: 'GOV_PAY',
      amount: 300,
      test: false,
    })
    expect(await client.ok(getSubmission, { params })).toMatchObject({
      stage: 'END',
      receiptNo: receipt.receiptNo,
    })
    expect(await client.ok(completeSubmissionPayment, { params })).toMatchObject({ status: 'SUCCESS' })
    expect(await receiptOf(client, submission)).toEqual(receipt)
    const query = { submissionNo: submission.submissionNo ?? '' }
    expect(await client.ok(listPayments, { query })).toEqual([paid])
    for (const late of [startApplyPayment, preparePayment, payFree]) {
      expect(await client.refused(late, { params })).toBe('PAYMENT_STATUS_SUCCESS')
    }
    const another = { query: { channel: 'MPAY' as const, submissionId: submission.id } }
    expect(await client.refused(createPayment, another)).toBe('PAYMENT_STATUS_SUCCESS')
  })

  test('the receipt comes as a PDF, as a picture, by its number, to its owner only', async () => {
    const [client, submission, transactionNo] = await payingApplication(harness)
    await gateway().pay(transactionNo, 'success')
    await client.ok(completePayment, { query: { paymentId: transactionNo } })
    const params = { id: submission.id }
    const file = await client.call(downloadReceipt, { params })
    expect(Buffer.from(file.bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(file.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''%E5%A0%B1%E8%80%83%E6%94%B6%E6%93%9A",
    )
    expect((await client.call(downloadReceipt, { params })).bytes).toEqual(file.bytes)
    expect((await client.call(downloadReceiptThumb, { params })).headers.get('content-type')).toBe(
      'image/jpeg',
    )
    const query = { submissionNo: submission.submissionNo ?? '' }
    expect((await client.call(downloadReceiptByNumber, { query })).bytes).toEqual(file.bytes)
    const stranger = await newcomer(harness)
    for (const answer of [
      await stranger.call(getReceipt, { params }),
      await stranger.call(downloadReceipt, { params }),
      await stranger.call(downloadReceiptByNumber, { query }),
      await stranger.call(downloadReceiptByNumber, { query: { submissionNo: 'A2026-999999-9' } }),
      await stranger.call(listPayments, { query }),
      await stranger.call(getPayment, { query: { transactionNo } }),
      await stranger.call(completePayment, { query: { paymentId: transactionNo } }),
    ]) {
      expect(answer.code).toBe('APP_IS_NOT_BELONG_TO_USER')
    }
  })

  test('of MPAY redirects the browser, failures back to the payment page', async () => {
    const [client, submission] = await signedApplication(harness)
    await client.ok(startApplyPayment, { params: { id: submission.id } })
    const { transactionNo } = await client.ok(createPayment, {
      query: { channel: 'MPAY', submissionId: submission.id },
    })
    const visit = async (no: string) => {
      const query = new URLSearchParams({ channel: 'MPAY', transactionNo: no, language: 'PT' })
      const answer = await harness.request(`${apiBase}/public/api/v1/application/start/pay?${query}`)
      return [answer.status, answer.headers.get('location')]
    }
    const page = `${publicOrigin}/application/payment/apply/3/${submission.id}?paymentType=MPAY&code=START_PAY_ERROR`
    harness.sandbox.control.faults.set('gateway', 'create', { kind: 'error', times: 1 })
    expect(await visit(transactionNo)).toEqual([302, page])
    expect(await visit(transactionNo)).toEqual([
      302,
      `${harness.sandbox.urls.gateway}/pay/${transactionNo}?language=PT`,
    ])
    for (const unknown of ['A'.repeat(22), 'no-number', ''])
      expect(await visit(unknown)).toEqual([302, `${publicOrigin}/application/`])
    await gateway().pay(transactionNo, 'success')
    expect(await visit(transactionNo)).toEqual([
      302,
      `${publicOrigin}/application/receipt/apply/3/${submission.id}`,
    ])
  })

  test('of MPAY that is begun without end leads back to the payment page, which is told to wait', async () => {
    const [client, submission] = await signedApplication(harness)
    await client.ok(startApplyPayment, { params: { id: submission.id } })
    const { transactionNo } = await client.ok(createPayment, {
      query: { channel: 'MPAY', submissionId: submission.id },
    })
    const query = new URLSearchParams({ channel: 'MPAY', transactionNo })
    const most = 60
    let last = ''
    for (let count = 0; count <= most && !last.includes('TOO_MANY'); count += 1) {
      const answer = await harness.request(`${apiBase}/public/api/v1/application/start/pay?${query}`)
      expect(answer.status).toBe(302)
      last = answer.headers.get('location') ?? ''
    }
    expect(last).toBe(
      `${publicOrigin}/application/payment/apply/3/${submission.id}?paymentType=MPAY&code=TOO_MANY_REQUESTS`,
    )
  })

  test('of a supplement needs no signature', async () => {
    const client = await harness.signIn('conditional-payment')
    const supplement = await checkOwed(client)
    const transactionNo = await startPaying(client, supplement)
    await gateway().pay(transactionNo, 'notified')
    expect(await client.ok(completePayment, { query: { paymentId: transactionNo } })).toMatchObject({
      status: 'NOTIFIED',
    })
    expect(await receiptOf(client, supplement)).toMatchObject({ submissionType: 'supplement', amount: 300 })
    expect(await client.refused(payFree, { params: { id: supplement.id } })).toBe('STAGE_ERROR')
  })
})

describe('errors at the start', () => {
  test('unsigned, not opened, FREE or a channel that is not active', async () => {
    const client = await newcomer(harness)
    const submission = await reach(client, exams.open, 'PAYING')
    const params = { id: submission.id }
    const create = (channel: 'VISA' | 'FREE' | 'GOV_PAY') =>
      client.refused(createPayment, { query: { channel, submissionId: submission.id } })
    expect(await client.refused(startApplyPayment, { params })).toBe('HAS_NOT_ESIGN')
    expect(await client.refused(payFree, { params })).toBe('HAS_NOT_ESIGN')
    expect(await create('GOV_PAY')).toBe('STAGE_ERROR')
    await sign(harness, client, submission)
    expect(await create('GOV_PAY')).toBe('STAGE_ERROR')
    await client.ok(startApplyPayment, { params })
    expect(await create('VISA')).toBe('PAYMENT_CHANNEL_NOT_ACTIVE')
    expect(await create('FREE')).toBe('PAYMENT_CHANNEL_NOT_ACTIVE')
    expect(await client.refused(startSupplementPayment, { params })).toBe('STAGE_ERROR')
  })

  test('too early, a test exam, nobody’s submission, nothing to complete', async () => {
    const client = await newcomer(harness)
    const early = await reach(client, exams.open, 'REVIEWING')
    const rehearsed = await reach(client, exams.test, 'PAYING')
    for (const { id } of [early, rehearsed]) {
      expect(await client.refused(startApplyPayment, { params: { id } })).toBe('STAGE_ERROR')
      const query = { channel: 'MPAY' as const, submissionId: id }
      expect(await client.refused(createPayment, { query })).toBe('STAGE_ERROR')
    }
    expect(await client.refused(completeSubmissionPayment, { params: { id: early.id } })).toBe('STAGE_ERROR')
    expect(await client.refused(getReceipt, { params: { id: early.id } })).toBe('STAGE_ERROR')
    const nobodys = { channel: 'MPAY' as const, submissionId: 'A'.repeat(22) }
    expect(await client.refused(createPayment, { query: nobodys })).toBe('APP_IS_NOT_BELONG_TO_USER')
  })

  test('no fee is in force', async () => {
    const [client, submission] = await signedApplication(harness)
    const { db } = harness.dependencies
    await db.updateTable('exam').set({ fee: null }).where('id', '=', exams.open).execute()
    const params = { id: submission.id }
    expect(await client.refused(startApplyPayment, { params })).toBe('ACTIVE_PAYMENT_AMOUNT_NOT_EXIST')
    await db.updateTable('exam').set({ fee: 300 }).where('id', '=', exams.open).execute()
  })

  test('after the closing: a payment begun in time goes on and counts, a new one doesn’t', async () => {
    harness.clock.set('2026-03-04T17:44:00+08:00')
    const [begun, first] = await signedApplication(harness, exams.lastDay)
    const [late, second] = await signedApplication(harness, exams.lastDay)
    const transactionNo = await startPaying(begun, first)
    await late.ok(startApplyPayment, { params: { id: second.id } })
    const created = await late.ok(createPayment, { query: { channel: 'GOV_PAY', submissionId: second.id } })
    harness.clock.set('2026-03-04T17:45:00+08:00')

    expect(await begun.ok(startApplyPayment, { params: { id: first.id } })).toMatchObject({
      running: { transactionNo },
    })
    expect(await begun.ok(startPayment, { query: { channel: 'GOV_PAY', transactionNo } })).toMatchObject({
      transactionNo,
    })
    await gateway().pay(transactionNo, 'success')
    await begun.ok(completePayment, { query: { paymentId: transactionNo } })
    expect(await receiptOf(begun, first)).toMatchObject({ submissionNo: first.submissionNo })

    const start = { query: { channel: 'GOV_PAY' as const, transactionNo: created.transactionNo } }
    expect(await late.refused(startPayment, start)).toBe('TIME_OUT')
    expect(await late.refused(payFree, { params: { id: second.id } })).toBe('TIME_OUT')
  })
})

describe('one transaction', () => {
  test('for fifty starts at once of each channel', async () => {
    const [client, submission] = await signedApplication(harness)
    await client.ok(startApplyPayment, { params: { id: submission.id } })
    const call = (channel: 'GOV_PAY' | 'MPAY') =>
      client.call(createPayment, { query: { channel, submissionId: submission.id } })
    const all = await Promise.all(Array.from({ length: 50 }, (_, i) => call(i % 2 ? 'GOV_PAY' : 'MPAY')))
    const numbers = new Set(all.flatMap(({ body }) => body?.transactionNo ?? []))
    expect(numbers.size).toBe(1)
    expect(new Set(all.flatMap(({ code }) => code ?? []))).toEqual(new Set(['PAYMENT_STATUS_STARTED']))
    const refused = all.find(({ error }) => error)?.error
    expect(refused?.data).toMatchObject({ transactionNo: [...numbers][0] })
  })

  test('a second channel is refused while the first is open, and taken once that is cancelled at the gateway', async () => {
    const [client, submission, first] = await payingApplication(harness)
    const query = { channel: 'MPAY' as const, submissionId: submission.id }
    expect(await client.refused(createPayment, { query })).toBe('PAYMENT_STATUS_STARTED')
    await gateway().pay(first, 'cancel')
    const { transactionNo } = await client.ok(createPayment, { query })
    expect(transactionNo).not.toBe(first)
    expect(await client.ok(getPayment, { query: { transactionNo: first } })).toMatchObject({
      status: 'CANCELLED',
    })
  })

  test.each(['down', 'resetAfterEffect'] as const)(
    'another channel is free where the first could not be started: the gateway was %s',
    async (kind) => {
      const [client, submission] = await signedApplication(harness)
      await client.ok(startApplyPayment, { params: { id: submission.id } })
      const create = (channel: 'GOV_PAY' | 'MPAY') =>
        client.ok(createPayment, { query: { channel, submissionId: submission.id } })
      const first = await create('GOV_PAY')
      harness.sandbox.control.faults.set('gateway', 'create', { kind, times: 1 })
      const start = { query: { channel: 'GOV_PAY' as const, ...first } }
      expect(await client.refused(startPayment, start)).toBe('START_PAY_ERROR')
      harness.clock.advance(5_000)
      const second = await create('MPAY')
      expect(second).not.toEqual(first)
      expect(await client.ok(getPayment, { query: first })).toMatchObject({ status: 'CANCELLED' })
      const orders = gateway()
        .orders()
        .filter(({ returnUrl }) => returnUrl.includes(submission.id))
      expect(orders.filter(({ status }) => status === 'PENDING')).toEqual([])
    },
  )

  test.each([
    ['create', 'down'],
    ['create', 'error'],
    ['create', 'garbage'],
    ['create', 'resetAfterEffect'],
    ['create', 'wrongAmount'],
    ['status', 'down'],
    ['status', 'error'],
    ['status', 'garbage'],
    ['status', 'wrongAmount'],
  ] as const)(
    'where the gateway’s %s is %s: a clear error, and the same attempt afterwards',
    async (call, kind) => {
      const [client, submission] = await signedApplication(harness)
      await client.ok(startApplyPayment, { params: { id: submission.id } })
      const { transactionNo } = await client.ok(createPayment, {
        query: { channel: 'GOV_PAY', submissionId: submission.id },
      })
      const start = { query: { channel: 'GOV_PAY' as const, transactionNo } }
      const { faults } = harness.sandbox.control
      if (call === 'create') {
        faults.set('gateway', 'create', { kind, times: 1 })
        expect(await client.refused(startPayment, start)).toBe('START_PAY_ERROR')
      }
      await client.ok(startPayment, start)
      await gateway().pay(transactionNo, 'success')
      const query = { paymentId: transactionNo }
      if (call === 'status') {
        faults.set('gateway', 'status', { kind, times: 1 })
        const answer = await client.call(completePayment, { query })
        expect(answer.code ?? answer.body.status).toBe(kind === 'wrongAmount' ? 'STARTED' : 'START_PAY_ERROR')
      }
      expect(await client.ok(completePayment, { query })).toMatchObject({ status: 'SUCCESS' })
      const orders = gateway()
        .orders()
        .filter(({ returnUrl }) => returnUrl.includes(submission.id))
      expect(orders).toHaveLength(1)
      expect(await receiptOf(client, submission)).toMatchObject({ amount: 300 })
    },
  )
})

describe('notices', () => {
  test('are believed in nothing: forged ones are refused, unknown ones ignored, true ones make us ask', async () => {
    const [client, submission, transactionNo] = await payingApplication(harness)
    expect(await notify(harness, transactionNo, 'SUCCESS', { signature: '0'.repeat(64) })).toBe(409)
    expect(await notify(harness, transactionNo, 'SUCCESS', { signature: 'x' })).toBe(409)
    expect(await notify(harness, 'A'.repeat(22), 'SUCCESS')).toBe(204)
    expect(await notify(harness, transactionNo, 'SUCCESS')).toBe(204)
    expect(await notify(harness, transactionNo, 'unknown', { amount: 1, currency: 'EUR' })).toBe(204)
    expect(await client.ok(getPayment, { query: { transactionNo } })).toMatchObject({ status: 'STARTED' })
    await gateway().pay(transactionNo, 'success')
    expect(await notify(harness, transactionNo, 'FAILED', { amount: 1 })).toBe(204)
    expect(await receiptOf(client, submission)).toMatchObject({ amount: 300 })
  })

  test('that can’t be checked are to be sent again', async () => {
    const [client, submission, transactionNo] = await payingApplication(harness)
    await gateway().pay(transactionNo, 'success')
    harness.sandbox.control.faults.set('gateway', 'status', { kind: 'error', times: 1 })
    expect(await notify(harness, transactionNo, 'SUCCESS')).toBe(503)
    expect(await notify(harness, transactionNo, 'SUCCESS')).toBe(204)
    expect(await receiptOf(client, submission)).toMatchObject({ amount: 300 })
  })
})
