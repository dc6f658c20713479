/** Learning what became of an attempt: asked for by the page, polled, or listed. */
import type { Payment } from '#contract/entities/payment.ts'
import { StageError } from '#machines/stage/step.ts'
import { PartyFailure } from '#service/core/partyFailure.ts'
import { listPayments, type PaymentRow, readAttempt } from '#service/store/payments.ts'
import { findByNumber, readOwn } from '#service/store/submissions.ts'
import { startFailed, wirePayment } from '#service/usecases/payment/attempts.ts'
import { type SettlingParts, settleAttempt } from '#service/usecases/payment/settle.ts'

interface Asker {
  subject: string
  now: Date
}

/** A page that polls has the gateway asked again after so long (ms). */
const askAgainAfter = 20_000

/** Asks about the newest attempt of a submission. */
export async function completeNewest(
  parts: SettlingParts,
  { id, subject, now }: Asker & { id: string },
): Promise<Payment> {
  const { submission } = await readOwn(parts.db, id, subject)
  const [newest] = await listPayments(parts.db, id)
  if (!newest) throw new StageError(submission.stage, { type: 'paid' })
  return complete(parts, newest, now)
}

/** Asks about one attempt. */
export async function completeAttempt(
  parts: SettlingParts,
  { paymentId, subject, now }: Asker & { paymentId: string },
): Promise<Payment> {
  return complete(parts, await readAttempt(parts.db, paymentId, subject), now)
}

async function complete(parts: SettlingParts, { transactionNo }: PaymentRow, now: Date): Promise<Payment> {
  try {
    return wirePayment(await settleAttempt(parts, transactionNo, now))
  } catch (failure) {
    if (failure instanceof PartyFailure) throw startFailed('The payment gateway does not answer')
    throw failure
  }
}

/** The status as it is known, at once; where it is open and was not asked about lately, the gateway is asked meanwhile. */
export async function readPayment(
  parts: SettlingParts,
  { transactionNo, subject, now }: Asker & { transactionNo: string },
): Promise<Payment> {
  const row = await readAttempt(parts.db, transactionNo, subject)
  if (row.status === 'STARTED' && row.payUrl !== null) void askMeanwhile(parts, row, now)
  return wirePayment(row)
}

async function askMeanwhile(parts: SettlingParts, row: PaymentRow, now: Date): Promise<void> {
  const real = parts.clock.real()
  if ((row.lastAskedAt?.getTime() ?? 0) > real - askAgainAfter) return
  try {
    const { numUpdatedRows } = await parts.db
      .updateTable('payment')
      .set({ lastAskedAt: new Date(real) })
      .where('transactionNo', '=', row.transactionNo)
      .where((where) =>
        where.or([
          where('lastAskedAt', 'is', null),
          where('lastAskedAt', '<=', new Date(real - askAgainAfter)),
        ]),
      )
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await settleAttempt(parts, row.transactionNo, now)
  } catch (failure) {
    parts.log.warn(
      { failure: failure instanceof Error ? failure.name : 'unknown' },
      'a payment could not be asked about',
    )
  }
}

/** All attempts of the own submission with this number, newest first. */
export async function listAttempts(
  { db }: Pick<SettlingParts, 'db'>,
  { submissionNo, subject }: { submissionNo: string; subject: string },
): Promise<Payment[]> {
  const submissionId = await findByNumber(db, submissionNo, subject)
  return (await listPayments(db, submissionId)).map(wirePayment)
}
