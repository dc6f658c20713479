/** The way to the gateway: what is due, an attempt of one channel, its order and where it is paid (section 4). */
import type { PayStart, StartedPayment } from '#contract/entities/payment.ts'
import type { InterfaceLanguage, PaymentChannel, SubmissionType } from '#contract/enums.ts'
import type { GatewayOrder } from '#contract/external/gateway.ts'
import { StageError } from '#machines/stage/step.ts'
import { ApiError } from '#service/core/apiError.ts'
import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import { inMacao } from '#service/core/inMacao.ts'
import { randomId } from '#service/core/randomId.ts'
import { requireAmount } from '#service/domain/amountDue.ts'
import { assertOpen } from '#service/domain/examPeriods.ts'
import { submissionNumber, yearOf } from '#service/domain/numbers.ts'
import { paymentResultUrl } from '#service/domain/pageUrls.ts'
import { alreadyPaid, assertPayable, assertSigned } from '#service/domain/payable.ts'
import { avosOf, isPaid } from '#service/domain/paymentStatus.ts'
import { assertType } from '#service/domain/stageTransitions.ts'
import { nextNumber } from '#service/store/numbers.ts'
import {
  findOpenAttempt,
  findPaidAttempt,
  insertPayment,
  type PaymentRow,
  readAttempt,
  recordPaymentEvent,
  updatePayment,
} from '#service/store/payments.ts'
import { findSignedId } from '#service/store/signatureRequests.ts'
import {
  changeSubmission,
  findOwned,
  lockOwned,
  lockSubmission,
  type SubmissionWithExam,
} from '#service/store/submissions.ts'
import { inTransaction, type Trx } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import {
  alreadyStarted,
  requireActiveChannel,
  startFailed,
  toPayStartDto,
} from '#service/usecases/payment/attempts.ts'
import {
  abandonAttempt,
  recordOrder,
  type SyncDependencies,
  syncPayment,
} from '#service/usecases/payment/syncPayment.ts'

/** What a browser needs from the number of an attempt to its order. */
const startingTime = { seconds: 5 }

export type StartDependencies = SyncDependencies & Pick<Dependencies, 'config'>

interface Own {
  id: string
  subject: string
  now: Date
}

/** What is due and what is under way; nothing is written. A payment begun in time goes on after the closing. */
export async function preparePayment(
  { db }: StartDependencies,
  { id, subject, now }: Own,
): Promise<PayStart> {
  const current = await findOwned(db, id, subject)
  assertType(current, 'apply')
  assertPayable(current)
  const open = await findOpenAttempt(db, id)
  if (!open) assertOpen(current.exam, 'apply', now)
  return toPayStartDto(current, requireAmount(current), open)
}

/** Checks stage, period and signature and opens the payment. A repeat gives the same answer. */
export function openPayment(
  { db }: StartDependencies,
  { id, subject, now }: Own,
  type: SubmissionType,
): Promise<PayStart> {
  return inTransaction(db, async (trx) => {
    const current = await lockOwned(trx, id, subject)
    assertType(current, type)
    assertPayable(current)
    const amount = requireAmount(current)
    const open = await findOpenAttempt(trx, id)
    if (open) return toPayStartDto(current, amount, open)
    assertOpen(current.exam, type, now)
    assertSigned(current)
    if (current.submission.payOpenedAt === null) {
      await changeSubmission(trx, current, {
        payOpenedAt: now,
        submissionNo: await numberOf(trx, current, now),
      })
    }
    return toPayStartDto(current, amount, undefined)
  })
}

/** A supplement of money alone has no review that would have given it its number. */
async function numberOf(trx: Trx, { submission }: SubmissionWithExam, now: Date): Promise<string> {
  if (submission.submissionNo !== null) return submission.submissionNo
  return submissionNumber(yearOf(now), await nextNumber(trx, 'submission_number'))
}

/**
 * The attempt of a channel: a new one, or the running one.
 * @throws ApiError PAYMENT_STATUS_STARTED where another channel is under way; PAYMENT_STATUS_SUCCESS where it is paid
 */
export async function createAttempt(
  dependencies: StartDependencies,
  { channel, submissionId, now }: { channel: PaymentChannel; submissionId: string; now: Date },
): Promise<{ transactionNo: string }> {
  await syncFormer(dependencies, submissionId, channel, now)
  return inTransaction(dependencies.db, async (trx) => {
    const current = await lockSubmission(trx, submissionId)
    assertPayable(current)
    const amount = requireAmount(current)
    if (await findPaidAttempt(trx, submissionId)) throw alreadyPaid()
    const open = await findOpenAttempt(trx, submissionId)
    if (open?.paymentType === channel) return { transactionNo: open.transactionNo }
    if (open) throw alreadyStarted(open)
    assertOpen(current.exam, current.submission.type, now)
    // Opened means signed, too: a reset takes both back.
    if (current.submission.payOpenedAt === null)
      throw new StageError(current.submission.stage, { type: 'paid' })
    if (channel === 'FREE')
      throw new ApiError('PAYMENT_CHANNEL_NOT_ACTIVE', { message: 'Not paid at the gateway' })
    await requireActiveChannel(trx, channel, current)
    return { transactionNo: await insertAttempt(trx, current, { channel, amount, now }) }
  })
}

/**
 * What the person did at the gateway may not have been told yet: an attempt cancelled there makes room, and so does
 * one of another channel that never reached it. A gateway that does not answer leaves all as it is.
 */
async function syncFormer(
  dependencies: StartDependencies,
  submissionId: string,
  channel: PaymentChannel,
  now: Date,
): Promise<void> {
  const { db } = dependencies
  const former = (await findPaidAttempt(db, submissionId)) ?? (await findOpenAttempt(db, submissionId))
  if (!former) return
  const { transactionNo, status, payUrl, paymentType, createdAt } = former
  const isUnordered = status === 'STARTED' && payUrl === null
  // Of the same channel it is still to be started, and a fresh one is being started now: nothing to ask about.
  const isStarting = inMacao(now) < inMacao(createdAt).plus(startingTime)
  if (isUnordered && (paymentType === channel || isStarting)) return
  try {
    await (isUnordered ? abandonAttempt : syncPayment)(dependencies, transactionNo, now)
  } catch (failure) {
    if (!(failure instanceof ExternalServiceError)) throw failure
  }
}

async function insertAttempt(
  trx: Trx,
  { submission }: SubmissionWithExam,
  { channel, amount, now }: { channel: PaymentChannel; amount: number; now: Date },
): Promise<string> {
  const transactionNo = randomId()
  await insertPayment(trx, {
    transactionNo,
    submissionId: submission.id,
    subject: submission.subject,
    signatureRequestId: await findSignedId(trx, submission.id),
    paymentType: channel,
    status: 'STARTED',
    amount,
    createdAt: now,
    updatedAt: now,
  })
  await recordPaymentEvent(trx, transactionNo, { kind: 'created', at: now })
  return transactionNo
}

/** An attempt with the submission that it is for. */
export interface Starting {
  attempt: PaymentRow
  current: SubmissionWithExam
}

export async function findStarting(
  { db }: Pick<Dependencies, 'db'>,
  transactionNo: string,
): Promise<Starting> {
  const attempt = await readAttempt(db, transactionNo)
  return { attempt, current: await findOwned(db, attempt.submissionId, attempt.subject) }
}

/** Places the order, or asks for it again: the reference is ours, so a lost answer costs nothing. */
export async function startAttempt(
  dependencies: StartDependencies,
  { attempt, current }: Starting,
  { channel, language, now }: { channel: PaymentChannel; language: InterfaceLanguage; now: Date },
): Promise<StartedPayment> {
  if (isPaid(attempt.status)) throw alreadyPaid()
  assertPayable(current)
  if (attempt.status !== 'STARTED' || attempt.paymentType !== channel) throw startFailed()
  // Begun is what the gateway knows of; an order that is still to be placed is a new start.
  if (attempt.payUrl === null) assertOpen(current.exam, current.submission.type, now)
  const order = await placeOrder(dependencies, { attempt, current }, language)
  const row = await recordOrder(dependencies, attempt.transactionNo, order, now)
  if (isPaid(row.status)) throw alreadyPaid()
  if (row.status !== 'STARTED' || order.amount !== avosOf(attempt.amount)) throw startFailed()
  if (attempt.payUrl === null) await recordOrdered(dependencies, attempt, order, now)
  return { transactionNo: attempt.transactionNo, payUrl: order.payUrl }
}

async function placeOrder(
  { gateway, config }: StartDependencies,
  { attempt, current }: Starting,
  language: InterfaceLanguage,
): Promise<GatewayOrder> {
  try {
    return await gateway.createOrder({
      reference: attempt.transactionNo,
      amount: avosOf(attempt.amount),
      currency: 'MOP',
      channel: attempt.paymentType,
      language,
      notifyUrl: config.gateway.notifyUrl,
      returnUrl: paymentResultUrl(config.publicOrigin, current, attempt),
    })
  } catch (failure) {
    if (failure instanceof ExternalServiceError) throw startFailed('The payment gateway does not answer')
    throw failure
  }
}

async function recordOrdered(
  { db }: StartDependencies,
  { transactionNo }: PaymentRow,
  order: GatewayOrder,
  now: Date,
): Promise<void> {
  await updatePayment(db, transactionNo, { payUrl: order.payUrl, updatedAt: now })
  await recordPaymentEvent(db, transactionNo, { kind: 'ordered', at: now })
}
