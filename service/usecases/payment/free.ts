/** The exemption from the fee: certified hardship ends the application without a payment (sections 4 and 9). */
import type { Receipt } from '#contract/entities/payment.ts'
import { Refusal } from '#service/core/refusal.ts'
import { alreadyPaid, assertExemptible } from '#service/domain/payable.ts'
import { assertType } from '#service/domain/stageTransitions.ts'
import { findExam } from '#service/store/exams.ts'
import { findOpenAttempt, findPaidAttempt } from '#service/store/payments.ts'
import { findPerson } from '#service/store/people.ts'
import { type Held, lockOwn, readOwn } from '#service/store/submissions.ts'
import { inTransaction } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { alreadyStarted, requireActiveChannel } from '#service/usecases/payment/attempts.ts'
import { type SettlingParts, settleOpenAttempt } from '#service/usecases/payment/settle.ts'
import { readReceipt } from '#service/usecases/receipt/receipts.ts'
import { endSubmission } from '#service/usecases/submission/ending.ts'

export type FreeParts = SettlingParts & Pick<Dependencies, 'registers'>

/** Whether the social welfare authority certifies hardship today. */
async function isExempt(
  { db, registers }: Pick<Dependencies, 'db' | 'registers'>,
  subject: string,
): Promise<boolean> {
  const { identityNo } = await findPerson(db, subject)
  return (await registers.hardship(identityNo)).certified
}

/** Likewise for an exam. @throws Refusal NOT_FOUND */
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
  parts: FreeParts,
  { id, subject, now }: { id: string; subject: string; now: Date },
): Promise<Receipt> {
  const { db } = parts
  const held = await readOwn(db, id, subject)
  assertType(held, 'apply')
  if (await endedFree(parts, held)) return readReceipt(parts, id, subject)
  assertExemptible(held, now)
  await settleOpenAttempt(parts, id, now)
  if (!(await isExempt(parts, subject))) {
    throw new Refusal('PAYMENT_CHANNEL_NOT_ACTIVE', { message: 'Hardship is not certified' })
  }
  await inTransaction(db, async (trx) => {
    const locked = await lockOwn(trx, id, subject)
    if (await endedFree({ db: trx }, locked)) return
    assertExemptible(locked, now)
    await requireActiveChannel(trx, 'FREE', locked)
    if (await findPaidAttempt(trx, id)) throw alreadyPaid()
    const open = await findOpenAttempt(trx, id)
    if (open) throw alreadyStarted(open)
    await endSubmission(trx, locked, { type: 'freeGranted' }, now, {
      transactionNo: null,
      paymentType: 'FREE',
      amount: 0,
    })
  })
  return readReceipt(parts, id, subject)
}

/** @throws Refusal PAYMENT_STATUS_SUCCESS where it has ended otherwise */
async function endedFree({ db }: Pick<Dependencies, 'db'>, { submission }: Held): Promise<boolean> {
  if (submission.stage !== 'END') return false
  const receipt = await db
    .selectFrom('receipt')
    .select('paymentType')
    .where('submissionId', '=', submission.id)
    .executeTakeFirst()
  if (receipt?.paymentType === 'FREE') return true
  throw alreadyPaid()
}
