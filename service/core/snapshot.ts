/** Everything an application says at one moment: what the form document shows, and what a signature covers. */
import type { DocumentValue, MediaType } from '#contract/entities/document.ts'
import type { RegistrationAnswers } from '#contract/entities/registrationForm.ts'
import type { Resume } from '#contract/entities/resume.ts'
import type {
  ApplicantStatus,
  DocumentCategory,
  DocumentSource,
  ExamLanguage,
  InterfaceLanguage,
  SubmissionChannel,
} from '#contract/enums.ts'

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
export interface SnapshotFile {
  id: string
  submissionId: string
  documentType: DocumentCategory | 'RECIBO'
  documentSource: DocumentSource
  documentCiType: 'FI' | null
  channel: SubmissionChannel
  personalDocumentId: string | null
  documentValue: DocumentValue | null
  blobKey: string | null
  fileName: string | null
  mediaType: MediaType | null
  size: number | null
  sha256: string | null
  position: number
  createdAt: string
}
