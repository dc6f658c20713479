import type { NamedRow, Snapshot } from '#service/core/snapshot.ts'
import type { Database } from '#service/store/database.ts'
import { findPerson } from '#service/store/people.ts'
import { findForm } from '#service/store/registrationForms.ts'
import { findResume } from '#service/store/resumes.ts'
import { storedData } from '#service/store/storedData.ts'
import type { SubmissionWithExam } from '#service/store/submissions.ts'
import { readSubmittedFiles } from '#service/store/submittedFiles.ts'
import type { Trx } from '#service/store/transaction.ts'

/** Reads everything that an application says now. */
export async function readSnapshot(
  db: Database,
  { submission, exam }: SubmissionWithExam,
): Promise<Snapshot> {
  const person = await findPerson(db, submission.subject)
  const form = await findForm(db, submission.id)
  const resume = await findResume(db, submission.id)
  const files = (await readSubmittedFiles(db, submission.id)).filter(
    ({ documentCiType, documentType }) => documentCiType === null && documentType !== 'RECIBO',
  )
  const answers = form?.answers ?? null
  return {
    exam: { code: exam.code, nameTc: exam.nameTc, namePt: exam.namePt },
    submissionNo: submission.submissionNo,
    person: {
      nameCn: person.nameCn,
      namePt: person.namePt,
      identityNo: person.identityNo,
      birthday: person.birthday,
    },
    applicantStatus: submission.personnel?.applicantStatus ?? null,
    sevenYearDate: submission.sevenYearDate,
    languageTypeId: submission.languageTypeId,
    conditional: { residence: submission.residenceConditional, documents: submission.documentsConditional },
    language: form?.language ?? person.preferredLanguage ?? 'ZH_TW',
    answers,
    names: {
      department: await nameOf(db, 'department', 'code', answers?.applicantDepartment),
      career: await nameOf(db, 'career-officialType', 'id', answers?.careerOrOfficialType),
      entity: await nameOf(db, 'entity-info', 'id', answers?.entityInfoId),
    },
    resume: resume ? { content: resume.resume, skipped: resume.skipped } : null,
    files: files.map((file) => ({ ...file, createdAt: file.createdAt.toISOString() })),
  }
}

async function nameOf(
  db: Database,
  tableName: string,
  by: 'code' | 'id',
  value: string | number | null | undefined,
): Promise<NamedRow | null> {
  if (value === null || value === undefined) return null
  const row = await db
    .selectFrom('referenceRow')
    .select(['nameTc', 'namePt'])
    .where('tableName', '=', tableName)
    .where(by, '=', value)
    .executeTakeFirst()
  return row ?? null
}

/** Puts a snapshot's form, resume and documents in the place of what the submission has now. */
export async function restoreSnapshot(trx: Trx, submissionId: string, snapshot: Snapshot): Promise<void> {
  const { schemaVersion } = storedData
  if (snapshot.answers) {
    await trx
      .updateTable('registrationForm')
      .set({ answers: JSON.stringify(snapshot.answers), schemaVersion, language: snapshot.language })
      .where('submissionId', '=', submissionId)
      .execute()
  }
  if (snapshot.resume) {
    const { content, skipped } = snapshot.resume
    await trx
      .updateTable('resume')
      .set({ resume: content && JSON.stringify(content), schemaVersion, skipped })
      .where('submissionId', '=', submissionId)
      .execute()
  }
  await trx
    .deleteFrom('submittedFile')
    .where('submissionId', '=', submissionId)
    .where('documentCiType', 'is', null)
    .where('documentType', '!=', 'RECIBO')
    .execute()
  if (snapshot.files.length === 0) return
  await trx
    .insertInto('submittedFile')
    .values(
      snapshot.files.map(({ documentValue, ...file }) => ({
        ...file,
        documentValue: documentValue && JSON.stringify(documentValue),
        schemaVersion,
      })),
    )
    .execute()
}
