/** Learning what became of an attempt: asked for by the page, polled, or listed. */
import type { Payment } from '#contract/entities/payment.ts'
import { StageError } from '#machines/stage/step.ts'
import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import { inMacao } from '#service/core/inMacao.ts'
import { listPayments, markAsked, type PaymentRow, readAttempt } from '#service/store/payments.ts'
import { findByNumber, findOwned } from '#service/store/submissions.ts'
import { startFailed, toPaymentDto } from '#service/usecases/payment/attempts.ts'
import { type SyncDependencies, syncPayment } from '#service/usecases/payment/syncPayment.ts'

interface Asker {
  subject: string
  now: Date
}

/** A page that polls has the gateway asked again after so long. */
const askAgainAfter = { seconds: 20 }

/** Asks about the newest attempt of a submission. */
export async function completeNewest(
  dependencies: SyncDependencies,
  { id, subject, now }: Asker & { id: string },
): Promise<Payment> {
  const { submission } = await findOwned(dependencies.db, id, subject)
  const [newest] = await listPayments(dependencies.db, id)
  if (!newest) throw new StageError(submission.stage, { type: 'paid' })
  return complete(dependencies, newest, now)
}

/** Asks about one attempt. */
export async function completeAttempt(
  dependencies: SyncDependencies,
  { paymentId, subject, now }: Asker & { paymentId: string },
): Promise<Payment> {
  return complete(dependencies, await readAttempt(dependencies.db, paymentId, subject), now)
}

async function complete(
  dependencies: SyncDependencies,
  { transactionNo }: PaymentRow,
  now: Date,
): Promise<Payment> {
  try {
    return toPaymentDto(await syncPayment(dependencies, transactionNo, now))
  } catch (failure) {
    if (failure instanceof ExternalServiceError) throw startFailed('The payment gateway does not answer')
    throw failure
  }
}

/** The status as it is known, at once; where it is open and was not asked about lately, the gateway is asked meanwhile. */
export async function readPayment(
  dependencies: SyncDependencies,
  { transactionNo, subject, now }: Asker & { transactionNo: string },
): Promise<Payment> {
  const row = await readAttempt(dependencies.db, transactionNo, subject)
  if (row.status === 'STARTED' && row.payUrl !== null) void askMeanwhile(dependencies, row, now)
  return toPaymentDto(row)
}

async function askMeanwhile(dependencies: SyncDependencies, row: PaymentRow, now: Date): Promise<void> {
  const real = inMacao(dependencies.clock.real())
  const before = real.minus(askAgainAfter)
  if (row.lastAskedAt !== null && inMacao(row.lastAskedAt) > before) return
  try {
    const isMine = await markAsked(dependencies.db, row.transactionNo, {
      at: real.toJSDate(),
      before: before.toJSDate(),
    })
    if (isMine) await syncPayment(dependencies, row.transactionNo, now)
  } catch (failure) {
    dependencies.log.warn(
      { failure: failure instanceof Error ? failure.name : 'unknown' },
      'a payment could not be asked about',
    )
  }
}

/** All attempts of the own submission with this number, newest first. */
export async function listAttempts(
  { db }: Pick<SyncDependencies, 'db'>,
  { submissionNo, subject }: { submissionNo: string; subject: string },
): Promise<Payment[]> {
  const submissionId = await findByNumber(db, submissionNo, subject)
  return (await listPayments(db, submissionId)).map(toPaymentDto)
}
