import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PaymentStatus } from '#contract/enums.ts'
import { noticeSignatureHeader } from '#contract/external/gateway.ts'
import { apiBase } from '#contract/limits.ts'
import { randomId } from '#service/core/randomId.ts'
import { createApp } from '#service/http/app.ts'
import { openDatabase } from '#service/store/database.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { completeAttempt } from '#service/usecases/payment/completePayment.ts'
import { reconcilePayments } from '#service/usecases/payment/reconcilePayments.ts'
import { audit } from '#test/support/audit.ts'
import { type Harness, openHarness } from '#test/support/harness.ts'
import { ledgerGateway } from '#test/support/ledgerGateway.ts'

const now = new Date('2026-03-04T02:00:00Z')
const gateway = ledgerGateway()
let harness: Harness
/** Two processes on one database. */
let processes: {
  dependencies: Dependencies
  notify(reference: string, status: string): Promise<number>
  stop(): Promise<void>
}[]

beforeAll(async () => {
  harness = await openHarness()
  await harness.dependencies.db
    .insertInto('person')
    .values({
      subject: 'payer',
      nameCn: '陳大文',
      namePt: 'CHAN, TAI MAN',
      identityNo: '92000010',
      identityType: 'BIRP',
      residence: 'PERMANENT',
      birthday: '1990-01-01',
      updatedAt: now,
      sevenYearDate: null,
      mobile: null,
      email: null,
      address: null,
      preferredLanguage: null,
    })
    .execute()
  processes = [1, 2].map(() => {
    const { db } = openDatabase(harness.dependencies.config.databaseUrl, 8)
    const dependencies: Dependencies = { ...harness.dependencies, db, gateway }
    const app = createApp(dependencies)
    const secret = dependencies.config.gateway.noticeSecret
    return {
      dependencies,
      async notify(reference, status) {
        const notice = { reference, amount: 30_000, currency: 'MOP', status, sentAt: now.toISOString() }
        const body = JSON.stringify(notice)
        const request = new Request(
          `http://service.test${apiBase}/public/api/v1/application/payment/notify`,
          {
            method: 'POST',
            body,
            headers: {
              'content-type': 'application/json',
              [noticeSignatureHeader]: createHmac('sha256', secret).update(body).digest('hex'),
            },
          },
        )
        return (await app.fetch(request)).status
      },
      stop: () => db.destroy(),
    }
  })
})
afterAll(async () => {
  for (const each of processes) await each.stop()
  await harness.close()
})

const processOf = (index: number) => {
  const found = processes[index % processes.length]
  if (!found) throw new Error('no process')
  return found
}

let counter = 0
/** A supplement that waits for its payment, and an order that is open at the gateway. */
async function begun(): Promise<{ submissionId: string; transactionNo: string }> {
  counter += 1
  const { db } = processOf(0).dependencies
  const [applicationId, submissionId, transactionNo, subject] = [
    randomId(),
    randomId(),
    randomId(),
    `payer-${counter}`,
  ]
  const payer = await db
    .selectFrom('person')
    .selectAll()
    .where('subject', '=', 'payer')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('person')
    .values({ ...payer, subject })
    .execute()
  await db
    .insertInto('application')
    .values({ id: applicationId, subject, examId: 6, applicationNo: null, createdAt: now })
    .execute()
  await db
    .insertInto('submission')
    .values({
      id: submissionId,
      applicationId,
      subject,
      examId: 6,
      type: 'supplement',
      channel: 'WEB',
      stage: 'PAYING',
      supplementFile: false,
      supplementPayment: true,
      requestedDocuments: '[]',
      sevenYearDate: null,
      languageTypeId: null,
      personnel: null,
      submissionNo: `A2026-9${String(counter).padStart(5, '0')}-0`,
      receiptNo: null,
      payOpenedAt: now,
      frozenHash: null,
      createdAt: now,
    })
    .execute()
  await db
    .insertInto('payment')
    .values({
      transactionNo,
      submissionId,
      subject,
      signatureRequestId: null,
      paymentType: 'GOV_PAY',
      status: 'STARTED',
      amount: 300,
      payUrl: 'https://gateway.example/pay',
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  gateway.say(transactionNo, 'PENDING')
  return { submissionId, transactionNo }
}

const outcome = async ({ submissionId, transactionNo }: { submissionId: string; transactionNo: string }) => {
  const { db } = processOf(0).dependencies
  const payment = await db
    .selectFrom('payment')
    .select('status')
    .where('transactionNo', '=', transactionNo)
    .executeTakeFirstOrThrow()
  const receipts = await db
    .selectFrom('receipt')
    .select('receiptNo')
    .where('submissionId', '=', submissionId)
    .execute()
  return { status: payment.status, receipts: receipts.length }
}

type Said = Exclude<PaymentStatus, 'STARTED'>
const statuses: Said[] = ['SUCCESS', 'NOTIFIED', 'FAILED', 'CANCELLED']
const orders = (length: number): Said[][] =>
  length === 0 ? [[]] : orders(length - 1).flatMap((order) => statuses.map((status) => [...order, status]))
/** Success over notified over the first of failed and cancelled. */
const expected = (order: readonly Said[]): Said => {
  if (order.includes('SUCCESS')) return 'SUCCESS'
  if (order.includes('NOTIFIED')) return 'NOTIFIED'
  return order[0] ?? 'FAILED'
}

describe('every order of notices', () => {
  test.each([1, 2, 3, 4])(
    'of %i, repeats included: the highest stays, with one receipt for money',
    async (length) => {
      for (const order of orders(length)) {
        const attempt = await begun()
        for (const [index, status] of order.entries()) {
          gateway.say(attempt.transactionNo, status)
          expect(await processOf(index).notify(attempt.transactionNo, status)).toBe(204)
        }
        const status = expected(order)
        const receipts = status === 'SUCCESS' || status === 'NOTIFIED' ? 1 : 0
        expect(await outcome(attempt), order.join()).toEqual({ status, receipts })
      }
      expect(await audit(processOf(0).dependencies.db)).toEqual([])
    },
    120_000,
  )

  test('a hundred of one success at once, at two processes', async () => {
    const attempt = await begun()
    gateway.say(attempt.transactionNo, 'SUCCESS')
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => processOf(i).notify(attempt.transactionNo, 'SUCCESS')),
    )
    expect(new Set(answers)).toEqual(new Set([204]))
    expect(await outcome(attempt)).toEqual({ status: 'SUCCESS', receipts: 1 })
  })
})

describe('the return races the notice and the job', () => {
  test('two hundred times: one receipt each', async () => {
    for (let round = 0; round < 200; round += 1) {
      const attempt = await begun()
      gateway.say(attempt.transactionNo, round % 2 ? 'SUCCESS' : 'NOTIFIED')
      const asker = { paymentId: attempt.transactionNo, subject: `payer-${counter}`, now }
      const [paid, status] = await Promise.all([
        completeAttempt(processOf(round).dependencies, asker),
        processOf(round + 1).notify(attempt.transactionNo, 'SUCCESS'),
        round % 10 === 0 ? reconcilePayments(processOf(0).dependencies) : 0,
      ])
      expect([paid.status, status]).toEqual([round % 2 ? 'SUCCESS' : 'NOTIFIED', 204])
      expect(await outcome(attempt)).toEqual({ status: paid.status, receipts: 1 })
    }
    expect(await audit(processOf(0).dependencies.db)).toEqual([])
  }, 120_000)
})

describe('what does not fit', () => {
  test.each([
    ['another amount', { amount: 29_900 }],
    ['another channel', { channel: 'MPAY' as const }],
    ['another reference', { reference: 'B'.repeat(22) }],
  ])('the gateway speaks of %s: no status and no receipt follow', async (_what, changes) => {
    const attempt = await begun()
    gateway.say(attempt.transactionNo, 'SUCCESS', changes)
    expect(await processOf(0).notify(attempt.transactionNo, 'SUCCESS')).toBe(204)
    expect(await outcome(attempt)).toEqual({ status: 'STARTED', receipts: 0 })
  })

  test('money for a submission that can’t end: a state of its own, that heals', async () => {
    const attempt = await begun()
    const { db } = processOf(0).dependencies
    const setNumber = (submissionNo: string | null) =>
      db.updateTable('submission').set({ submissionNo }).where('id', '=', attempt.submissionId).execute()
    await setNumber(null)
    gateway.say(attempt.transactionNo, 'SUCCESS')
    expect(await processOf(0).notify(attempt.transactionNo, 'SUCCESS')).toBe(204)
    expect(await outcome(attempt)).toEqual({ status: 'SUCCESS', receipts: 0 })
    await setNumber('A2026-999999-0')
    harness.clock.advance(11_000)
    await reconcilePayments(processOf(1).dependencies)
    expect(await outcome(attempt)).toEqual({ status: 'SUCCESS', receipts: 1 })
    expect(await audit(db)).toEqual([])
  })

  test('a gateway that is down: the notice is to come again, nothing has changed', async () => {
    const attempt = await begun()
    gateway.down = true
    expect(await processOf(0).notify(attempt.transactionNo, 'SUCCESS')).toBe(503)
    await reconcilePayments(processOf(0).dependencies)
    gateway.down = false
    expect(await outcome(attempt)).toEqual({ status: 'STARTED', receipts: 0 })
  })
})
