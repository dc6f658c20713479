/** Everything an application says at one moment: what the form document shows, and what a signature covers. */
import * as v from 'valibot'
import { DocumentValue, MediaType } from '#contract/entities/document.ts'
import { RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import { Resume } from '#contract/entities/resume.ts'
import {
  ApplicantStatus,
  DocumentCategory,
  DocumentCiType,
  DocumentSource,
  ExamLanguage,
  InterfaceLanguage,
  SubmissionChannel,
} from '#contract/enums.ts'

/** Names of a chosen row of a reference table, as they were. */
const NamedRow = v.object({ nameTc: v.string(), namePt: v.string() })
export type NamedRow = v.InferOutput<typeof NamedRow>

/** A row of `submitted_file`, its time as text. */
const SnapshotFile = v.object({
  id: v.string(),
  submissionId: v.string(),
  documentType: v.union([DocumentCategory, v.literal('RECIBO')]),
  documentSource: DocumentSource,
  documentCiType: v.nullable(DocumentCiType),
  channel: SubmissionChannel,
  personalDocumentId: v.nullable(v.string()),
  documentValue: v.nullable(DocumentValue),
  blobKey: v.nullable(v.string()),
  fileName: v.nullable(v.string()),
  mediaType: v.nullable(MediaType),
  size: v.nullable(v.number()),
  sha256: v.nullable(v.string()),
  position: v.number(),
  createdAt: v.string(),
})
export type SnapshotFile = v.InferOutput<typeof SnapshotFile>

export const Snapshot = v.object({
  exam: v.object({ ...NamedRow.entries, code: v.string() }),
  submissionNo: v.nullable(v.string()),
  person: v.object({
    nameCn: v.string(),
    namePt: v.string(),
    identityNo: v.string(),
    birthday: v.string(),
  }),
  applicantStatus: v.nullable(ApplicantStatus),
  sevenYearDate: v.nullable(v.string()),
  languageTypeId: v.nullable(ExamLanguage),
  conditional: v.object({ residence: v.boolean(), documents: v.boolean() }),
  /** language in which the form was saved */
  language: InterfaceLanguage,
  answers: v.nullable(RegistrationAnswers),
  names: v.object({
    department: v.nullable(NamedRow),
    career: v.nullable(NamedRow),
    entity: v.nullable(NamedRow),
  }),
  resume: v.nullable(v.object({ content: v.nullable(Resume), skipped: v.boolean() })),
  /** without form document and receipt, which follow from the rest */
  files: v.array(SnapshotFile),
})
export type Snapshot = v.InferOutput<typeof Snapshot>
