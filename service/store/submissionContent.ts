import { findForm } from '#service/store/registrationForms.ts'
import { findResume } from '#service/store/resumes.ts'
import { readSubmittedFiles } from '#service/store/submittedFiles.ts'
import type { Trx } from '#service/store/transaction.ts'

/** Everything that a submission contains; the bytes of files by their own hashes. */
export async function readContent(trx: Trx, submissionId: string) {
  const [submission, form, resume, files] = await Promise.all([
    trx
      .selectFrom('submission')
      .select([
        'id',
        'subject',
        'examId',
        'type',
        'submissionNo',
        'sevenYearDate',
        'languageTypeId',
        'personnel',
      ])
      .where('id', '=', submissionId)
      .executeTakeFirstOrThrow(),
    findForm(trx, submissionId),
    findResume(trx, submissionId),
    readSubmittedFiles(trx, submissionId),
  ])
  return {
    submission,
    form: form?.answers ?? null,
    resume: resume?.resume ?? null,
    files: files.map(
      ({ documentType, documentSource, documentCiType, documentValue, fileName, sha256, size }) => ({
        documentType,
        documentSource,
        documentCiType,
        documentValue,
        fileName,
        sha256,
        size,
      }),
    ),
  }
}
