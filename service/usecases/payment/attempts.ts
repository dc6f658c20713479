/** Attempts to pay as the wire shows them, and why one can't be begun. */
import type { Payment, PayStart } from '#contract/entities/payment.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import { ApiError } from '#service/core/apiError.ts'
import type { Database } from '#service/store/database.ts'
import type { PaymentRow } from '#service/store/payments.ts'
import { findActiveRow } from '#service/store/referenceRows.ts'
import type { SubmissionWithExam } from '#service/store/submissions.ts'
import type { Trx } from '#service/store/transaction.ts'

export const toPaymentDto = (row: PaymentRow): Payment => ({
  transactionNo: row.transactionNo,
  submissionId: row.submissionId,
  paymentType: row.paymentType,
  status: row.status,
  amount: row.amount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const startFailed = (message = 'The payment could not be started') =>
  new ApiError('START_PAY_ERROR', { message })

/** `data` tells the page which attempt to resume. */
export const alreadyStarted = ({ transactionNo, paymentType }: PaymentRow) =>
  new ApiError('PAYMENT_STATUS_STARTED', {
    message: 'A payment is under way',
    data: { transactionNo, paymentType },
  })

export const toPayStartDto = (
  current: SubmissionWithExam,
  amount: number,
  open: PaymentRow | undefined,
): PayStart => ({
  submissionId: current.submission.id,
  amount,
  running: open ? { transactionNo: open.transactionNo, paymentType: open.paymentType } : null,
})

/** @throws ApiError PAYMENT_CHANNEL_NOT_ACTIVE */
export async function requireActiveChannel(
  db: Database | Trx,
  channel: PaymentChannel,
  { submission }: SubmissionWithExam,
): Promise<void> {
  const rounds = (await findActiveRow(db, 'payment-channel', channel))?.roundTypes
  if (Array.isArray(rounds) && rounds.includes(submission.type)) return
  throw new ApiError('PAYMENT_CHANNEL_NOT_ACTIVE', { message: 'This way to pay is not offered' })
}
