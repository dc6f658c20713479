/** Submissions and the applications that they belong to: read, locked, written over. */
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Stage, SubmissionType } from '#contract/enums.ts'
import { ApiError, forbidden } from '#service/core/apiError.ts'
import { randomId } from '#service/core/randomId.ts'
import type { Database } from '#service/store/database.ts'
import type { Exam } from '#service/store/exams.ts'
import { preparedStatement } from '#service/store/preparedStatement.ts'
import type { StageHistoryTable, SubmissionTable } from '#service/store/schema.ts'
import type { Trx } from '#service/store/transaction.ts'

export type SubmissionRow = Selectable<SubmissionTable>
/** A submission with its exam: what every rule needs. */
export interface SubmissionWithExam {
  submission: SubmissionRow
  exam: Exam
}

export type SubmissionChanges = Omit<Updateable<SubmissionTable>, 'stage' | 'version'>

async function withExam(db: Database, submission: SubmissionRow | undefined): Promise<SubmissionWithExam> {
  if (!submission) throw forbidden()
  const exam = await db
    .selectFrom('exam')
    .selectAll()
    .where('id', '=', submission.examId)
    .executeTakeFirstOrThrow()
  return { submission, exam }
}

/** @throws ApiError APP_IS_NOT_BELONG_TO_USER */
export async function findOwned(db: Database, id: string, subject: string): Promise<SubmissionWithExam> {
  const submission = await db
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', id)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return withExam(db, submission)
}

/** Holds the row until the transaction ends: writes to one submission follow one another. */
export async function lockOwned(trx: Trx, id: string, subject: string): Promise<SubmissionWithExam> {
  const submission = await trx
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', id)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst()
  return withExam(trx, submission)
}

/** The same without a person: webhooks, jobs, public payment calls. */
export async function lockSubmission(trx: Trx, id: string): Promise<SubmissionWithExam> {
  const submission = await trx
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return withExam(trx, submission)
}

/** The apply submission of the application that a submission belongs to: there the form and resume are. */
export async function applyRoundOf(db: Database, { submission }: SubmissionWithExam): Promise<SubmissionRow> {
  if (submission.type === 'apply') return submission
  const row = await db
    .selectFrom('submission')
    .selectAll()
    .where('applicationId', '=', submission.applicationId)
    .where('type', '=', 'apply')
    .executeTakeFirst()
  if (!row) throw forbidden()
  return row
}

/** The newest submission of a person for an exam, of one type. */
export const findNewest = (
  db: Database,
  { subject, examId, type }: { subject: string; examId: number; type: SubmissionType },
): Promise<SubmissionRow | undefined> =>
  db
    .selectFrom('submission')
    .selectAll()
    .where('subject', '=', subject)
    .where('examId', '=', examId)
    .where('type', '=', type)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The own submission with this number; the same error for another's and for none. */
export async function findByNumber(db: Database, submissionNo: string, subject: string): Promise<string> {
  const row = await db
    .selectFrom('submission')
    .select('id')
    .where('submissionNo', '=', submissionNo)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!row) throw forbidden()
  return row.id
}

/** A person's ended submissions for an exam, of one type, oldest first. */
export const listEnded = (
  db: Database,
  { subject, examId, type }: { subject: string; examId: number; type: SubmissionType },
): Promise<SubmissionRow[]> =>
  db
    .selectFrom('submission')
    .selectAll()
    .where('subject', '=', subject)
    .where('examId', '=', examId)
    .where('type', '=', type)
    .where('stage', '=', 'END')
    .orderBy('submissionTime')
    .execute()

const submissionsIn = preparedStatement((db) =>
  db
    .selectFrom('submission')
    .selectAll()
    .where('subject', '=', '')
    .where('examId', '=', ({ fn, val }) => fn.any(val<number[]>([])))
    .orderBy('createdAt'),
)

/** A person's submissions for these exams, oldest first. */
export const listSubmissions = (
  db: Database,
  subject: string,
  examIds: readonly number[],
): Promise<SubmissionRow[]> => submissionsIn(db, subject, examIds)

/** The application's row, made where there is none; rounds are opened one after another under its lock. */
export async function lockApplication(trx: Trx, subject: string, examId: number, now: Date): Promise<string> {
  await trx
    .insertInto('application')
    .values({ id: randomId(), subject, examId, applicationNo: null, createdAt: now })
    .onConflict((conflict) => conflict.columns(['subject', 'examId']).doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('application')
    .select('id')
    .where('subject', '=', subject)
    .where('examId', '=', examId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return id
}

/** The newest round of a type, locked. */
export const findRound = (
  trx: Trx,
  applicationId: string,
  type: SubmissionType,
): Promise<SubmissionRow | undefined> =>
  trx
    .selectFrom('submission')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('type', '=', type)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** Writes a new stage and `changes`, and what led to it. @throws ApiError VERSION_CONFLICT */
export async function writeStage(
  trx: Trx,
  { submission, exam }: SubmissionWithExam,
  { stage, event, now }: { stage: Stage; event: string; now: Date },
  changes: SubmissionChanges,
): Promise<SubmissionWithExam> {
  const next = await updateVersioned(trx, submission, { ...changes, stage })
  await recordStage(trx, {
    submissionId: submission.id,
    fromStage: submission.stage,
    toStage: stage,
    event,
    at: now,
  })
  return { submission: next, exam }
}

/** Adds a row to the history of stages. */
export async function recordStage(trx: Trx, row: Insertable<StageHistoryTable>): Promise<void> {
  await trx.insertInto('stageHistory').values(row).execute()
}

/** Writes fields that don't move the stage. */
export async function changeSubmission(
  trx: Trx,
  { submission, exam }: SubmissionWithExam,
  changes: SubmissionChanges,
): Promise<SubmissionWithExam> {
  return { submission: await updateVersioned(trx, submission, changes), exam }
}

/** @throws ApiError VERSION_CONFLICT where the row has changed since it was read */
async function updateVersioned(trx: Trx, from: SubmissionRow, changes: Updateable<SubmissionTable>) {
  const next = await trx
    .updateTable('submission')
    .set({ ...changes, version: from.version + 1 })
    .where('id', '=', from.id)
    .where('stage', '=', from.stage)
    .where('version', '=', from.version)
    .returningAll()
    .executeTakeFirst()
  if (!next) throw new ApiError('VERSION_CONFLICT', { message: 'Changed in the meantime' })
  return next
}

/** The event that led to the present stage: a repeat of it is answered with what is stored. */
export async function lastEvent(db: Database, submissionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('stageHistory')
    .select('event')
    .where('submissionId', '=', submissionId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.event ?? null
}

/** Rounds of an application, of one type, in order. */
export const listRounds = (trx: Trx, applicationId: string, type: SubmissionType): Promise<SubmissionRow[]> =>
  trx
    .selectFrom('submission')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('type', '=', type)
    .orderBy('createdAt')
    .execute()

export const insertSubmission = (
  trx: Trx,
  row: Omit<
    Insertable<SubmissionTable>,
    'id' | 'sevenYearDate' | 'languageTypeId' | 'personnel' | 'submissionNo' | 'receiptNo' | 'frozenHash'
  >,
): Promise<SubmissionRow> =>
  trx
    .insertInto('submission')
    .values({
      ...row,
      id: randomId(),
      sevenYearDate: null,
      languageTypeId: null,
      personnel: null,
      submissionNo: null,
      receiptNo: null,
      frozenHash: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** An application's number is given once. */
export async function giveApplicationNumber(trx: Trx, id: string, applicationNo: string): Promise<void> {
  await trx
    .updateTable('application')
    .set({ applicationNo })
    .where('id', '=', id)
    .where('applicationNo', 'is', null)
    .execute()
}
