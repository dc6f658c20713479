/** Files of the rounds that have ended, for `/submitted-file` (section 2). */
import type { SubmittedRound } from '#contract/entities/document.ts'
import type { SubmissionType } from '#contract/enums.ts'
import type { Database } from '#service/store/database.ts'
import { readSubmittedFiles, wireSubmittedFile } from '#service/store/submittedFiles.ts'

export async function listEndedRounds(
  db: Database,
  subject: string,
  examId: number,
  type: SubmissionType,
): Promise<SubmittedRound[]> {
  const ended = await db
    .selectFrom('submission')
    .selectAll()
    .where('subject', '=', subject)
    .where('examId', '=', examId)
    .where('type', '=', type)
    .where('stage', '=', 'END')
    .orderBy('submissionTime')
    .execute()
  return Promise.all(
    ended.map(async ({ id, submissionNo, receiptNo, submissionTime }) => ({
      submissionId: id,
      submissionNo,
      receiptNo,
      submissionTime: submissionTime?.toISOString() ?? null,
      files: (await readSubmittedFiles(db, id)).map(wireSubmittedFile),
    })),
  )
}
