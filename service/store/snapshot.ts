/** Everything an application says at one moment: what the form document shows, and what a signature covers. */
import type { DocumentValue } from '#contract/entities/document.ts'
import type { RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import type { Resume } from '#contract/entities/resume.ts'
import type { ApplicantStatus, DocumentSource, ExamLanguage, InterfaceLanguage } from '#contract/enums.ts'
import type { Database } from '#service/store/database.ts'
import { findPerson } from '#service/store/people.ts'
import type { Held } from '#service/store/submissions.ts'
import { readSubmittedFiles, type SubmittedFileRow } from '#service/store/submittedFiles.ts'

/** Names of a chosen row of a reference table, as they were. */
export interface NamedRow {
  nameTc: string
  namePt: string
}

export interface Snapshot {
  exam: NamedRow & { code: string }
  submissionNo: string | null
  person: { nameCn: string; namePt: string; identityNo: string; birthday: string }
  applicantStatus: ApplicantStatus | null
  sevenYearDate: string | null
  languageTypeId: ExamLanguage | null
  conditional: { residence: boolean; documents: boolean }
  /** language in which the form was saved */
  language: InterfaceLanguage
  answers: RegistrationAnswers | null
  names: { department: NamedRow | null; career: NamedRow | null; entity: NamedRow | null }
  resume: { content: Resume | null; skipped: boolean } | null
  /** without form document and receipt, which follow from the rest */
  files: SnapshotFile[]
}

/** A row of `submitted_file`, its time as text. */
export type SnapshotFile = Omit<SubmittedFileRow, 'createdAt' | 'documentValue' | 'documentSource'> & {
  documentSource: DocumentSource
  documentValue: DocumentValue | null
  createdAt: string
}

export async function readSnapshot(db: Database, { submission, exam }: Held): Promise<Snapshot> {
  const person = await findPerson(db, submission.subject)
  const form = await db
    .selectFrom('registrationForm')
    .select(['answers', 'language'])
    .where('submissionId', '=', submission.id)
    .executeTakeFirst()
  const resume = await db
    .selectFrom('resume')
    .select(['resume', 'skipped'])
    .where('submissionId', '=', submission.id)
    .executeTakeFirst()
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
