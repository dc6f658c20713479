/** Reading and writing submissions under a lock; the only place that changes a stage. */
import type { Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { SubmissionType } from '#contract/enums.ts'
import { periodState } from '#contract/rules/examWindow.ts'
import type { StageEvent, StageFlags } from '#machines/stage/stage.machine.ts'
import { step } from '#machines/stage/step.ts'
import { Refusal } from '#service/core/refusal.ts'
import type { Database } from '#service/store/database.ts'
import { examPeriods } from '#service/store/exams.ts'
import type { ExamTable, Schema, SubmissionTable } from '#service/store/schema.ts'

export type Exam = Selectable<ExamTable>
export type SubmissionRow = Selectable<SubmissionTable>
export type Trx = Transaction<Schema>
/** A submission with its exam: what every rule needs. */
export interface Held {
  submission: SubmissionRow
  exam: Exam
}

/** One identical refusal, whether the id exists or not (section 6). */
export const notYours = () => new Refusal('APP_IS_NOT_BELONG_TO_USER', { message: 'Not one of yours' })

async function withExam(db: Database, submission: SubmissionRow | undefined): Promise<Held> {
  if (!submission) throw notYours()
  const exam = await db
    .selectFrom('exam')
    .selectAll()
    .where('id', '=', submission.examId)
    .executeTakeFirstOrThrow()
  return { submission, exam }
}

/** @throws Refusal APP_IS_NOT_BELONG_TO_USER */
export async function readOwn(db: Database, id: string, subject: string): Promise<Held> {
  const submission = await db
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', id)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return withExam(db, submission)
}

/** Holds the row until the transaction ends: writes to one submission follow one another. */
export async function lockOwn(trx: Trx, id: string, subject: string): Promise<Held> {
  const submission = await trx
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', id)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst()
  return withExam(trx, submission)
}

/** The same for callers without a person: the gateway's notices, jobs, public payment calls. */
export async function lockSubmission(trx: Trx, id: string): Promise<Held> {
  const submission = await trx
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return withExam(trx, submission)
}

export const flagsOf = ({ submission, exam }: Held): StageFlags => ({
  supplementFile: submission.supplementFile,
  supplementPayment: submission.supplementPayment,
  resumeRequired: exam.resumeRequired,
  test: exam.test,
  everSigned: submission.everSigned,
})

/**
 * Takes a step: asks the stage chart, writes the new stage and `changes`, and the history row.
 * @throws StageError where the chart refuses; Refusal VERSION_CONFLICT where the row has changed since it was read
 */
export async function takeStep(
  trx: Trx,
  held: Held,
  event: StageEvent,
  now: Date,
  changes: Omit<Updateable<SubmissionTable>, 'stage' | 'version'> = {},
): Promise<Held> {
  const { submission, exam } = held
  const stage = step(submission.type, submission.stage, flagsOf(held), event)
  const next = await writeOver(trx, submission, { ...changes, stage })
  await trx
    .insertInto('stageHistory')
    .values({
      submissionId: submission.id,
      fromStage: submission.stage,
      toStage: stage,
      event: event.type,
      at: now,
    })
    .execute()
  return { submission: next, exam }
}

/** Writes fields that don't move the stage. */
export async function changeSubmission(
  trx: Trx,
  { submission, exam }: Held,
  changes: Omit<Updateable<SubmissionTable>, 'stage' | 'version'>,
): Promise<Held> {
  return { submission: await writeOver(trx, submission, changes), exam }
}

async function writeOver(trx: Trx, from: SubmissionRow, changes: Updateable<SubmissionTable>) {
  const next = await trx
    .updateTable('submission')
    .set({ ...changes, version: from.version + 1 })
    .where('id', '=', from.id)
    .where('stage', '=', from.stage)
    .where('version', '=', from.version)
    .returningAll()
    .executeTakeFirst()
  if (!next) throw new Refusal('VERSION_CONFLICT', { message: 'Changed in the meantime' })
  return next
}

/** The event that led to the present stage: a repeat of it is answered with what is stored. */
export async function lastEvent(db: Database, submissionId: string): Promise<StageEvent['type'] | null> {
  const row = await db
    .selectFrom('stageHistory')
    .select('event')
    .where('submissionId', '=', submissionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row?.event ?? null) as StageEvent['type'] | null
}

/** @throws Refusal TIME_OUT or SUPPLEMENT_TIME_OUT: every write asks the service's clock (sections 5 and 9) */
export function requireOpen(exam: Exam, round: SubmissionType, now: Date): void {
  if (periodState(examPeriods(exam), round, now.getTime()) === 'open') return
  throw new Refusal(round === 'apply' ? 'TIME_OUT' : 'SUPPLEMENT_TIME_OUT', {
    message: 'The period is over',
  })
}

/** @throws Refusal STAGE_ERROR: a step of one round is never a step of the other */
export function requireType({ submission }: Held, type: SubmissionType): void {
  if (submission.type !== type) throw new Refusal('STAGE_ERROR', { message: 'Not possible in this round' })
}

/** Runs again where PostgreSQL gave up a transaction for another's sake (deadlock, serialization). */
export async function inTransaction<T>(db: Database | Trx, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (failure) {
      const code = failure instanceof Error && 'code' in failure ? failure.code : null
      if (attempt >= 4 || (code !== '40P01' && code !== '40001')) throw failure
    }
  }
}

/** Takes a number of a series; gaps are possible, repeats are not. */
export async function nextNumber(
  db: Database,
  series: 'application_number' | 'submission_number' | 'receipt_number',
): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval(${sql.lit(series)}) as number`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no number from ${series}`)
  return row.number
}
