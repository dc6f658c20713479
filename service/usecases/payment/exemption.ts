/** The exemption from the fee: certified hardship ends the application without a payment (sections 4 and 9). */
import type { Receipt } from '#contract/entities/payment.ts'
import { ApiError } from '#service/core/apiError.ts'
import { alreadyPaid, assertExemptible } from '#service/domain/payable.ts'
import { assertType } from '#service/domain/stageTransitions.ts'
import { findExam } from '#service/store/exams.ts'
import { findOpenAttempt, findPaidAttempt } from '#service/store/payments.ts'
import { findPerson } from '#service/store/people.ts'
import { findReceiptOf } from '#service/store/receipts.ts'
import { findOwned, lockOwned, type SubmissionWithExam } from '#service/store/submissions.ts'
import { inTransaction } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { alreadyStarted, requireActiveChannel } from '#service/usecases/payment/attempts.ts'
import { type SyncDependencies, syncOpenPayment } from '#service/usecases/payment/syncPayment.ts'
import { readReceipt } from '#service/usecases/receipt/receipts.ts'
import { finalizeSubmission } from '#service/usecases/submission/finalizeSubmission.ts'

export type ExemptionDependencies = SyncDependencies & Pick<Dependencies, 'registers'>

/** Whether the social welfare authority certifies hardship today. */
async function isExempt(
  { db, registers }: Pick<Dependencies, 'db' | 'registers'>,
  subject: string,
): Promise<boolean> {
  const { identityNo } = await findPerson(db, subject)
  return (await registers.hardship(identityNo)).certified
}

/** Likewise for an exam. @throws ApiError NOT_FOUND */
export async function isExemptFor(
  dependencies: Pick<Dependencies, 'db' | 'registers'>,
  examId: number,
  subject: string,
): Promise<boolean> {
  await findExam(dependencies.db, examId)
  return isExempt(dependencies, subject)
}

/** Ends the application. A repeat is answered with the same receipt. */
export async function grantFree(
  dependencies: ExemptionDependencies,
  { id, subject, now }: { id: string; subject: string; now: Date },
): Promise<Receipt> {
  const { db } = dependencies
  const current = await findOwned(db, id, subject)
  assertType(current, 'apply')
  if (await endedFree(dependencies, current)) return readReceipt(dependencies, id, subject)
  assertExemptible(current, now)
  await syncOpenPayment(dependencies, id, now)
  if (!(await isExempt(dependencies, subject))) {
    throw new ApiError('PAYMENT_CHANNEL_NOT_ACTIVE', { message: 'Hardship is not certified' })
  }
  await inTransaction(db, async (trx) => {
    const locked = await lockOwned(trx, id, subject)
    if (await endedFree({ db: trx }, locked)) return
    assertExemptible(locked, now)
    await requireActiveChannel(trx, 'FREE', locked)
    if (await findPaidAttempt(trx, id)) throw alreadyPaid()
    const open = await findOpenAttempt(trx, id)
    if (open) throw alreadyStarted(open)
    await finalizeSubmission(trx, locked, { type: 'freeGranted' }, now, {
      transactionNo: null,
      paymentType: 'FREE',
      amount: 0,
    })
  })
  return readReceipt(dependencies, id, subject)
}

/** @throws ApiError PAYMENT_STATUS_SUCCESS where it has ended otherwise */
async function endedFree(
  { db }: Pick<Dependencies, 'db'>,
  { submission }: SubmissionWithExam,
): Promise<boolean> {
  if (submission.stage !== 'END') return false
  const receipt = await findReceiptOf(db, submission.id)
  if (receipt?.paymentType === 'FREE') return true
  throw alreadyPaid()
}
