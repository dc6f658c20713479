/** Attempts to pay: rows of `payment` and what happened to them. */
import type { Selectable } from 'kysely'
import { forbidden } from '#service/core/apiError.ts'
import type { Database } from '#service/store/database.ts'
import type { PaymentTable } from '#service/store/schema.ts'

export type PaymentRow = Selectable<PaymentTable>

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

/** @throws ApiError APP_IS_NOT_BELONG_TO_USER, whether there is such an attempt or not */
export async function readAttempt(
  db: Database,
  transactionNo: string,
  subject?: string,
): Promise<PaymentRow> {
  let query = db.selectFrom('payment').selectAll().where('transactionNo', '=', transactionNo)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  const row = await query.executeTakeFirst()
  if (!row) throw forbidden()
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

export async function recordPaymentEvent(
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

/** Attempts of a submission, the newest first. */
export const listPayments = (db: Database, submissionId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .orderBy('createdAt', 'desc')
    .orderBy('transactionNo')
    .execute()
