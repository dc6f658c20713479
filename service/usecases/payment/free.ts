/** The exemption from the fee: certified hardship ends the application without a payment (sections 4 and 9). */
import type { Receipt } from '#contract/entities/payment.ts'
import { StageError } from '#machines/stage/step.ts'
import { Refusal } from '#service/core/refusal.ts'
import { findPerson } from '#service/store/people.ts'
import {
  type Held,
  inTransaction,
  lockOwn,
  readOwn,
  requireOpen,
  requireType,
} from '#service/store/submissions.ts'
import type { Parts } from '#service/usecases/parts.ts'
import {
  alreadyPaid,
  alreadyStarted,
  findOpenAttempt,
  findPaidAttempt,
  requireActiveChannel,
} from '#service/usecases/payment/attempts.ts'
import { type SettlingParts, settleOpenAttempt } from '#service/usecases/payment/settle.ts'
import { readReceipt } from '#service/usecases/receipt/receipts.ts'
import { endSubmission } from '#service/usecases/submission/ending.ts'

export type FreeParts = SettlingParts & Pick<Parts, 'registers'>

/** Whether the social welfare authority certifies hardship today. */
export async function isExempt(
  { db, registers }: Pick<Parts, 'db' | 'registers'>,
  subject: string,
): Promise<boolean> {
  const { identityNo } = await findPerson(db, subject)
  return (await registers.hardship(identityNo)).certified
}

/** Ends the application. A repeat is answered with the same receipt. */
export async function grantFree(
  parts: FreeParts,
  { id, subject, now }: { id: string; subject: string; now: Date },
): Promise<Receipt> {
  const { db } = parts
  const held = await readOwn(db, id, subject)
  requireType(held, 'apply')
  if (await endedFree(parts, held)) return readReceipt(db, id, subject)
  requireGrantable(held, now)
  await settleOpenAttempt(parts, id, now)
  if (!(await isExempt(parts, subject))) {
    throw new Refusal('PAYMENT_CHANNEL_NOT_ACTIVE', { message: 'Hardship is not certified' })
  }
  await inTransaction(db, async (trx) => {
    const locked = await lockOwn(trx, id, subject)
    if (await endedFree({ db: trx }, locked)) return
    requireGrantable(locked, now)
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
  return readReceipt(db, id, subject)
}

/** @throws Refusal PAYMENT_STATUS_SUCCESS where it has ended otherwise */
async function endedFree({ db }: Pick<Parts, 'db'>, { submission }: Held): Promise<boolean> {
  if (submission.stage !== 'END') return false
  const receipt = await db
    .selectFrom('receipt')
    .select('paymentType')
    .where('submissionId', '=', submission.id)
    .executeTakeFirst()
  if (receipt?.paymentType === 'FREE') return true
  throw alreadyPaid()
}

function requireGrantable({ submission, exam }: Held, now: Date): void {
  if (submission.stage !== 'PAYING' || exam.test)
    throw new StageError(submission.stage, { type: 'freeGranted' })
  requireOpen(exam, 'apply', now)
  if (submission.signedAt === null)
    throw new Refusal('HAS_NOT_ESIGN', { message: 'The form document is not signed' })
}
