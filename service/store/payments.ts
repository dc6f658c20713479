/** Attempts to pay: rows of `payment` and what happened to them. */
import { type Insertable, type Selectable, sql } from 'kysely'
import type { DurationLike } from 'luxon'
import { forbidden } from '#service/core/apiError.ts'
import { inMacao } from '#service/core/inMacao.ts'
import type { Database } from '#service/store/database.ts'
import type { PaymentTable } from '#service/store/schema.ts'
import type { Trx } from '#service/store/transaction.ts'

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

export type PaymentChanges = Partial<
  Pick<PaymentRow, 'status' | 'lastAskedAt' | 'updatedAt' | 'refundDue' | 'unrecorded' | 'payUrl'>
>

export const updatePayment = (
  db: Database,
  transactionNo: string,
  changes: PaymentChanges,
): Promise<PaymentRow> =>
  db
    .updateTable('payment')
    .set(changes)
    .where('transactionNo', '=', transactionNo)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function insertPayment(trx: Trx, row: Omit<Insertable<PaymentTable>, 'payUrl'>): Promise<void> {
  await trx
    .insertInto('payment')
    .values({ ...row, payUrl: null })
    .execute()
}

/** Attempts that are under way for these submissions. */
export const listOpenAttempts = (
  db: Database,
  submissionIds: readonly string[],
): Promise<Pick<PaymentRow, 'submissionId' | 'transactionNo' | 'paymentType'>[]> =>
  db
    .selectFrom('payment')
    .select(['submissionId', 'transactionNo', 'paymentType'])
    .where('submissionId', 'in', submissionIds)
    .where('status', '=', 'STARTED')
    .execute()

/** Submissions of a person for which an attempt is under way. */
export const listOpenOf = (db: Database, subject: string): Promise<Pick<PaymentRow, 'submissionId'>[]> =>
  db
    .selectFrom('payment')
    .select('submissionId')
    .where('subject', '=', subject)
    .where('status', '=', 'STARTED')
    .execute()

/** An attempt with the stage of its submission, as a webhook names it. */
export const findWithStage = (db: Database, transactionNo: string) =>
  db
    .selectFrom('payment')
    .innerJoin('submission', 'submission.id', 'payment.submissionId')
    .select(['payment.status', 'payment.refundDue', 'submission.stage'])
    .where('transactionNo', '=', transactionNo)
    .executeTakeFirst()

/** Marks an attempt as asked about. @returns false where another call has done so since `before` */
export async function markAsked(
  db: Database,
  transactionNo: string,
  { at, before }: { at: Date; before: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment')
    .set({ lastAskedAt: at })
    .where('transactionNo', '=', transactionNo)
    .where((where) => where.or([where('lastAskedAt', 'is', null), where('lastAskedAt', '<=', before)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * How often an attempt is asked about, by its age: often while somebody waits, rarely for ever after. Ages go by
 * the service's clock, which wrote them; the pauses between questions by the machine's.
 */
const askEvery = { young: { seconds: 10 }, old: { minutes: 5 }, ancient: { hours: 1 } }
const youngUntil = { minutes: 20 }
const oldUntil = { days: 1 }

/** Marks rows as asked about and gives them out; the mark keeps them from being taken twice. */
export async function takeDue(
  db: Database,
  { now, startedAt, limit }: { now: Date; startedAt: number; limit: number },
): Promise<string[]> {
  const unasked = (pause: DurationLike) =>
    sql<boolean>`coalesce(last_asked_at, '-infinity') < ${inMacao(startedAt).minus(pause).toJSDate()}`
  const young = inMacao(now).minus(youngUntil).toJSDate()
  const old = inMacao(now).minus(oldUntil).toJSDate()
  const { rows } = await sql<{ transactionNo: string }>`
    update payment set last_asked_at = ${new Date(startedAt)}
    where transaction_no in (
      select transaction_no from payment
      where (unrecorded and ${unasked(askEvery.young)})
        or (status = 'STARTED' and created_at > ${young} and ${unasked(askEvery.young)})
        or (status in ('STARTED', 'NOTIFIED') and updated_at > ${old} and ${unasked(askEvery.old)})
        or (status in ('STARTED', 'NOTIFIED') and ${unasked(askEvery.ancient)})
        or (status in ('FAILED', 'CANCELLED') and updated_at > ${old} and ${unasked(askEvery.old)})
      order by last_asked_at nulls first
      limit ${limit}
      for update skip locked
    )
    returning transaction_no
  `.execute(db)
  return rows.map(({ transactionNo }) => transactionNo)
}
