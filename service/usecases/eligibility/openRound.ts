/** Applications and their rounds: one apply submission, and any number of supplements one after another. */
import type { SubmissionType } from '#contract/enums.ts'
import { firstStage } from '#machines/stage/step.ts'
import { randomId } from '#service/core/randomId.ts'
import type { Exam, Held, SubmissionRow, Trx } from '#service/store/submissions.ts'

export interface RoundRequest {
  examId: number
  subject: string
  channel: 'WEB' | 'APP'
  now: Date
}

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

export interface NewRound {
  applicationId: string
  subject: string
  exam: Exam
  channel: SubmissionRow['channel']
  now: Date
  type: SubmissionType
  shape?: { documents: SubmissionRow['requestedDocuments']; payment: boolean }
}

/** Makes a submission in the first stage of its shape. */
export async function openRound(trx: Trx, round: NewRound): Promise<Held> {
  const { exam, now, type, shape } = round
  const flags = {
    supplementFile: (shape?.documents.length ?? 0) > 0,
    supplementPayment: shape?.payment ?? false,
  }
  const stage = firstStage(type, {
    ...flags,
    resumeRequired: exam.resumeRequired,
    test: exam.test,
    everSigned: false,
  })
  const submission = await trx
    .insertInto('submission')
    .values({
      id: randomId(),
      applicationId: round.applicationId,
      subject: round.subject,
      examId: exam.id,
      type,
      channel: round.channel,
      stage,
      ...flags,
      requestedDocuments: JSON.stringify(shape?.documents ?? []),
      sevenYearDate: null,
      languageTypeId: null,
      personnel: null,
      submissionNo: null,
      receiptNo: null,
      frozenHash: null,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('stageHistory')
    .values({ submissionId: submission.id, fromStage: null, toStage: stage, event: 'opened', at: now })
    .execute()
  return { submission, exam }
}
