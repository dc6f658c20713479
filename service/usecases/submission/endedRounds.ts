/** Files of the rounds that have ended, for `/submitted-file` (section 2). */
import type { SubmittedRound } from '#contract/entities/document.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { findExam } from '#service/store/exams.ts'
import { listEnded } from '#service/store/submissions.ts'
import { readSubmittedFiles } from '#service/store/submittedFiles.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { toSubmittedFileDto } from '#service/usecases/submission/toSubmittedFileDto.ts'

/** @throws ApiError NOT_FOUND where there is no such exam */
export async function listEndedRounds(
  { db }: Pick<Dependencies, 'db'>,
  { subject, examId, type }: { subject: string; examId: number; type: SubmissionType },
): Promise<SubmittedRound[]> {
  await findExam(db, examId)
  const ended = await listEnded(db, { subject, examId, type })
  return Promise.all(
    ended.map(async ({ id, submissionNo, receiptNo, submissionTime }) => ({
      submissionId: id,
      submissionNo,
      receiptNo,
      submissionTime: submissionTime?.toISOString() ?? null,
      files: (await readSubmittedFiles(db, id)).map(toSubmittedFileDto),
    })),
  )
}
