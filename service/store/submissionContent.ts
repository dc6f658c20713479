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
    trx
      .selectFrom('registrationForm')
      .select('answers')
      .where('submissionId', '=', submissionId)
      .executeTakeFirst(),
    trx.selectFrom('resume').select('resume').where('submissionId', '=', submissionId).executeTakeFirst(),
    trx
      .selectFrom('submittedFile')
      .select([
        'documentType',
        'documentSource',
        'documentCiType',
        'documentValue',
        'fileName',
        'sha256',
        'size',
      ])
      .where('submissionId', '=', submissionId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ])
  return {
    submission,
    form: form?.answers ?? null,
    resume: resume?.resume ?? null,
    files,
  }
}
