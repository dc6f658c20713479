/**
 * What the gateway says of an attempt becomes what we know of it. Statuses only rise; the first paid attempt ends the
 * submission in the same transaction; money that no submission needs is marked for a refund.
 */
import type { GatewayOrder } from '#contract/external/gateway.ts'
import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import { fits, isNeverStarted, isPaid, statusAfter } from '#service/domain/paymentStatus.ts'
import { paidEventOf } from '#service/domain/stageTransitions.ts'
import {
  findOpenAttempt,
  findPaidAttempt,
  listOpenOf,
  type PaymentChanges,
  type PaymentRow,
  readAttempt,
  recordPaymentEvent,
  updatePayment,
} from '#service/store/payments.ts'
import { lockSubmission, type SubmissionWithExam } from '#service/store/submissions.ts'
import { inTransaction, type Trx } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { restoreSigned } from '#service/usecases/payment/restoreSigned.ts'
import { finalizeSubmission } from '#service/usecases/submission/finalizeSubmission.ts'

export type SyncDependencies = Pick<Dependencies, 'db' | 'gateway' | 'clock' | 'metrics' | 'log'>

/**
 * Asks the gateway and records its answer.
 * @throws ExternalServiceError where the gateway gives none; what is stored stays as it was
 */
export async function syncPayment(
  dependencies: SyncDependencies,
  transactionNo: string,
  now: Date,
): Promise<PaymentRow> {
  const order = await dependencies.gateway.readOrder(transactionNo)
  return order
    ? recordOrder(dependencies, transactionNo, order, now)
    : recordNoOrder(dependencies, transactionNo, now)
}

/**
 * Gives up an attempt whose order was never confirmed, in favour of another channel. The gateway is told first: an
 * order that had reached it after all is cancelled there, or has been paid and counts.
 * @throws ExternalServiceError
 */
export async function abandonAttempt(
  dependencies: SyncDependencies,
  transactionNo: string,
  now: Date,
): Promise<PaymentRow> {
  const order = await dependencies.gateway.cancelOrder(transactionNo)
  return order
    ? recordOrder(dependencies, transactionNo, order, now)
    : recordNoOrder(dependencies, transactionNo, now, true)
}

/** The gateway knows of no order: an attempt that was never started, given up on a wish or after a while. */
function recordNoOrder(
  dependencies: SyncDependencies,
  transactionNo: string,
  now: Date,
  isUnwanted = false,
): Promise<PaymentRow> {
  const real = dependencies.clock.real()
  return inTransaction(dependencies.db, async (trx) => {
    const { submissionId } = await readAttempt(trx, transactionNo)
    await lockSubmission(trx, submissionId)
    const row = await readAttempt(trx, transactionNo)
    const asked = { lastAskedAt: new Date(real) }
    const isOver = isUnwanted || isNeverStarted(row, now)
    if (row.status !== 'STARTED' || !isOver) return updatePayment(trx, transactionNo, asked)
    await recordPaymentEvent(trx, transactionNo, { kind: 'expired', status: 'CANCELLED', at: now })
    return updatePayment(trx, transactionNo, { ...asked, status: 'CANCELLED', updatedAt: now })
  })
}

/** Records an order as the gateway has just answered it. Its answer alone is believed: never a URL, never a webhook. */
export async function recordOrder(
  dependencies: SyncDependencies,
  transactionNo: string,
  order: GatewayOrder,
  now: Date,
): Promise<PaymentRow> {
  const { row, superseded } = await inTransaction(dependencies.db, async (trx) => {
    const { submissionId } = await readAttempt(trx, transactionNo)
    const current = await lockSubmission(trx, submissionId)
    const before = await readAttempt(trx, transactionNo)
    const asked = { lastAskedAt: new Date(dependencies.clock.real()) }
    if (!fits(order, before)) {
      await recordPaymentEvent(trx, transactionNo, { kind: 'mismatch', status: order.status, at: now })
      return { row: await updatePayment(trx, transactionNo, asked), superseded: null }
    }
    const status = statusAfter(before.status, order)
    if (status === before.status && !isPaid(status)) {
      return { row: await updatePayment(trx, transactionNo, asked), superseded: null }
    }
    if (status !== before.status)
      await recordPaymentEvent(trx, transactionNo, { kind: 'asked', status, at: now })
    const changes = { ...asked, status, ...(status === before.status ? {} : { updatedAt: now }) }
    if (!isPaid(status)) return { row: await updatePayment(trx, transactionNo, changes), superseded: null }
    const row = await recordPaid(trx, current, before, changes, now)
    return { row, superseded: await findOpenAttempt(trx, submissionId) }
  })
  dependencies.metrics.payments.inc({ status: row.status })
  if (superseded) await cancelQuietly(dependencies, superseded.transactionNo)
  return row
}

/** The first money for a submission ends it; any more of it is owed back. */
async function recordPaid(
  trx: Trx,
  current: SubmissionWithExam,
  before: PaymentRow,
  changes: PaymentChanges,
  now: Date,
): Promise<PaymentRow> {
  const { transactionNo, paymentType, amount } = before
  const paidBefore = await findPaidAttempt(trx, current.submission.id)
  const isEnded = current.submission.stage === 'END'
  const isNeeded = paidBefore ? paidBefore.transactionNo === transactionNo : !isEnded
  if (!isNeeded) {
    if (!before.refundDue) await recordPaymentEvent(trx, transactionNo, { kind: 'refundDue', at: now })
    return updatePayment(trx, transactionNo, { ...changes, refundDue: true })
  }
  if (isEnded) return updatePayment(trx, transactionNo, changes)
  const event = paidEventOf(current)
  const row = await updatePayment(trx, transactionNo, { ...changes, unrecorded: event === null })
  if (!event) return row
  const restored = await restoreSigned(trx, current, row.signatureRequestId)
  await finalizeSubmission(trx, restored, event, now, { transactionNo, paymentType, amount })
  await recordPaymentEvent(trx, transactionNo, { kind: 'recorded', at: now })
  return row
}

/** An attempt that nobody needs any more; if it is paid all the same, the next question marks it for a refund. */
async function cancelQuietly(dependencies: SyncDependencies, transactionNo: string): Promise<void> {
  try {
    const order = await dependencies.gateway.cancelOrder(transactionNo)
    if (order) await recordOrder(dependencies, transactionNo, order, new Date(dependencies.clock.real()))
  } catch (failure) {
    if (!(failure instanceof ExternalServiceError)) throw failure
  }
}

/**
 * Before something that an open attempt stands in the way of (a reset, another channel): what has become of it.
 * Where the gateway can't be asked, it counts as open.
 */
export async function syncOpenPayment(
  dependencies: SyncDependencies,
  submissionId: string,
  now: Date,
): Promise<PaymentRow | null> {
  const open = await findOpenAttempt(dependencies.db, submissionId)
  if (!open) return null
  try {
    return await syncPayment(dependencies, open.transactionNo, now)
  } catch (failure) {
    if (failure instanceof ExternalServiceError) return open
    throw failure
  }
}

/** At sign-in: nobody has to wait for a webhook that never came. Never delays or fails the sign-in for the gateway's sake. */
export async function syncPaymentsOf(
  dependencies: SyncDependencies,
  subject: string,
  now: Date,
): Promise<void> {
  const open = await listOpenOf(dependencies.db, subject)
  await Promise.allSettled(open.map(({ submissionId }) => syncOpenPayment(dependencies, submissionId, now)))
}
