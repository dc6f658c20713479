/** Submissions of the person who calls, as they are. */
import type { SubmittedFile } from '#contract/entities/document.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { findExam } from '#service/store/exams.ts'
import { findNewest, findOwned } from '#service/store/submissions.ts'
import { readSubmittedFiles } from '#service/store/submittedFiles.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { showSubmission } from '#service/usecases/submission/toSubmissionDto.ts'
import { toSubmittedFileDto } from '#service/usecases/submission/toSubmittedFileDto.ts'

/** @throws ApiError APP_IS_NOT_BELONG_TO_USER */
export const readSubmission = (
  { db }: Pick<Dependencies, 'db'>,
  id: string,
  subject: string,
): Promise<Submission> => showSubmission({ db }, findOwned(db, id, subject))

/** The newest of a type for an exam; null where there is none. @throws ApiError NOT_FOUND */
export async function findSubmissionFor(
  { db }: Pick<Dependencies, 'db'>,
  wanted: { subject: string; examId: number; type: SubmissionType },
): Promise<Submission | null> {
  const exam = await findExam(db, wanted.examId)
  const submission = await findNewest(db, wanted)
  return submission ? showSubmission({ db }, { submission, exam }) : null
}

/** @throws ApiError APP_IS_NOT_BELONG_TO_USER */
export async function listFilesOf(
  { db }: Pick<Dependencies, 'db'>,
  id: string,
  subject: string,
): Promise<SubmittedFile[]> {
  const { submission } = await findOwned(db, id, subject)
  return (await readSubmittedFiles(db, submission.id)).map(toSubmittedFileDto)
}
