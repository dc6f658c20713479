/** Submissions as the wire shows them. */
import type { RunningPayment, SubmissionSummary } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { isClientChannel } from '#contract/rules/submissionChannel.ts'
import { examFlags, flagsIn } from '#contract/steps.ts'
import { amountDue } from '#service/domain/amountDue.ts'
import type { Database } from '#service/store/database.ts'
import { listOpenAttempts } from '#service/store/payments.ts'
import { listFormChannels } from '#service/store/registrationForms.ts'
import type { SubmissionRow, SubmissionWithExam } from '#service/store/submissions.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

/** What hangs on submissions and their cards need: open payments, and which forms were saved by the applicant. */
export interface Attachments {
  running: Map<string, RunningPayment>
  formsSaved: Set<string>
}

export async function readAttachments(db: Database, submissionIds: readonly string[]): Promise<Attachments> {
  if (submissionIds.length === 0) return { running: new Map(), formsSaved: new Set() }
  const [payments, forms] = await Promise.all([
    listOpenAttempts(db, submissionIds),
    listFormChannels(db, submissionIds),
  ])
  return {
    running: new Map(
      payments.map(({ submissionId, transactionNo, paymentType }) => [
        submissionId,
        { transactionNo, paymentType },
      ]),
    ),
    formsSaved: new Set(
      forms.filter(({ channel }) => isClientChannel(channel)).map(({ submissionId }) => submissionId),
    ),
  }
}

/** A submission begun at a counter is never reset, so its form doesn't count as saved (section 4). */
export function toSummaryDto(
  submission: SubmissionRow,
  { running, formsSaved }: Attachments,
): SubmissionSummary {
  const { id, type, channel, stage, supplementFile, supplementPayment } = submission
  return {
    id,
    type,
    channel,
    stage,
    supplementFile,
    supplementPayment,
    formSaved: isClientChannel(channel) && formsSaved.has(id),
    runningPayment: running.get(id) ?? null,
  }
}

export function toSubmissionDto(current: SubmissionWithExam, attachments: Attachments): Submission {
  const { submission, exam } = current
  return {
    ...toSummaryDto(submission, attachments),
    examId: submission.examId,
    submissionNo: submission.submissionNo,
    receiptNo: submission.receiptNo,
    submissionTime: submission.submissionTime?.toISOString() ?? null,
    ...flagsIn(examFlags, exam),
    conditional: submission.residenceConditional || submission.documentsConditional,
    requestedDocuments: submission.requestedDocuments,
    sevenYearDate: submission.sevenYearDate,
    languageTypeId: submission.languageTypeId,
    signed: submission.signedAt !== null,
    amount: amountDue(current),
    version: submission.version,
  }
}

/** Reads what hangs on a submission and shows it. */
export async function showSubmission(
  { db }: Pick<Dependencies, 'db'>,
  changed: SubmissionWithExam | Promise<SubmissionWithExam>,
): Promise<Submission> {
  const current = await changed
  return toSubmissionDto(current, await readAttachments(db, [current.submission.id]))
}
