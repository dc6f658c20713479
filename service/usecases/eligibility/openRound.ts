/** Applications and their rounds: one apply submission, and any number of supplements one after another. */
import type { SubmissionType } from '#contract/enums.ts'
import { firstStage } from '#machines/stage/step.ts'
import { flagsOf } from '#service/domain/stageTransitions.ts'
import type { Exam } from '#service/store/exams.ts'
import {
  insertSubmission,
  recordStage,
  type SubmissionRow,
  type SubmissionWithExam,
} from '#service/store/submissions.ts'
import type { Trx } from '#service/store/transaction.ts'

export interface RoundRequest {
  examId: number
  subject: string
  channel: 'WEB' | 'APP'
  now: Date
}

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
export async function openRound(trx: Trx, round: NewRound): Promise<SubmissionWithExam> {
  const { exam, now, type, shape } = round
  const flags = {
    supplementFile: (shape?.documents.length ?? 0) > 0,
    supplementPayment: shape?.payment ?? false,
  }
  const stage = firstStage(type, flagsOf({ submission: { ...flags, everSigned: false }, exam }))
  const submission = await insertSubmission(trx, {
    applicationId: round.applicationId,
    subject: round.subject,
    examId: exam.id,
    type,
    channel: round.channel,
    stage,
    ...flags,
    requestedDocuments: JSON.stringify(shape?.documents ?? []),
    createdAt: now,
  })
  await recordStage(trx, {
    submissionId: submission.id,
    fromStage: null,
    toStage: stage,
    event: 'opened',
    at: now,
  })
  return { submission, exam }
}
