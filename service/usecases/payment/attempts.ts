/** Attempts to pay: rows of `payment` and what happened to them. */
import type { Selectable } from 'kysely'
import type { Payment, PayStart } from '#contract/entities/payment.ts'
import type { PaymentChannel, PaymentStatus } from '#contract/enums.ts'
import { Refusal } from '#service/core/refusal.ts'
import type { Database } from '#service/store/database.ts'
import type { PaymentTable } from '#service/store/schema.ts'
import { type Held, notYours, type Trx } from '#service/store/submissions.ts'
import { amountDue } from '#service/usecases/submission/wireSubmission.ts'

export type PaymentRow = Selectable<PaymentTable>

export const isPaid = (status: PaymentStatus) => status === 'NOTIFIED' || status === 'SUCCESS'

export const wirePayment = (row: PaymentRow): Payment => ({
  transactionNo: row.transactionNo,
  submissionId: row.submissionId,
  paymentType: row.paymentType,
  status: row.status,
  amount: row.amount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** The attempt that is under way; a submission has one at most. */
export const findOpenAttempt = (db: Database, submissionId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .where('status', '=', 'STARTED')
    .executeTakeFirst()

/** The attempt that paid for a submission. */
export const findPaidAttempt = (db: Database, submissionId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .where('status', 'in', ['NOTIFIED', 'SUCCESS'])
    .where('refundDue', '=', false)
    .executeTakeFirst()

/** @throws Refusal APP_IS_NOT_BELONG_TO_USER, whether there is such an attempt or not */
export async function readAttempt(
  db: Database,
  transactionNo: string,
  subject?: string,
): Promise<PaymentRow> {
  let query = db.selectFrom('payment').selectAll().where('transactionNo', '=', transactionNo)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  const row = await query.executeTakeFirst()
  if (!row) throw notYours()
  return row
}

export type EventKind =
  | 'created'
  | 'ordered'
  | 'noticed'
  | 'asked'
  | 'refundDue'
  | 'mismatch'
  | 'expired'
  | 'recorded'

export async function noteEvent(
  db: Database,
  transactionNo: string,
  event: { kind: EventKind; status?: string; detail?: object; at: Date },
): Promise<void> {
  await db
    .insertInto('paymentEvent')
    .values({
      transactionNo,
      kind: event.kind,
      status: event.status ?? null,
      detail: event.detail ? JSON.stringify(event.detail) : null,
      at: event.at,
    })
    .execute()
}

/** @throws Refusal ACTIVE_PAYMENT_AMOUNT_NOT_EXIST where the exam has no fee in force */
export function requireAmount(held: Held): number {
  const amount = amountDue(held)
  if (amount !== null) return amount
  throw new Refusal('ACTIVE_PAYMENT_AMOUNT_NOT_EXIST', { message: 'No amount is in force' })
}

export const alreadyPaid = () => new Refusal('PAYMENT_STATUS_SUCCESS', { message: 'It has been paid' })
export const startFailed = (message = 'The payment could not be started') =>
  new Refusal('START_PAY_ERROR', { message })

/** `data` tells the page which attempt to resume. */
export const alreadyStarted = ({ transactionNo, paymentType }: PaymentRow) =>
  new Refusal('PAYMENT_STATUS_STARTED', {
    message: 'A payment is under way',
    data: { transactionNo, paymentType },
  })

export const wirePayStart = (held: Held, amount: number, open: PaymentRow | undefined): PayStart => ({
  submissionId: held.submission.id,
  amount,
  running: open ? { transactionNo: open.transactionNo, paymentType: open.paymentType } : null,
})

/** @throws Refusal PAYMENT_CHANNEL_NOT_ACTIVE */
export async function requireActiveChannel(
  db: Database | Trx,
  channel: PaymentChannel,
  { submission }: Held,
): Promise<void> {
  const row = await db
    .selectFrom('referenceRow')
    .select('data')
    .where('tableName', '=', 'payment-channel')
    .where('code', '=', channel)
    .where('active', '=', true)
    .executeTakeFirst()
  const rounds = row?.data.roundTypes
  if (Array.isArray(rounds) && rounds.includes(submission.type)) return
  throw new Refusal('PAYMENT_CHANNEL_NOT_ACTIVE', { message: 'This way to pay is not offered' })
}
