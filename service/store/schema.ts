/** The tables as Kysely sees them. Columns are snake_case in the database, camelCase here. */
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { MediaType } from '#contract/entities/document.ts'
import type {
  DocumentCategory,
  ExamLanguage,
  InterfaceLanguage,
  PaymentChannel,
  PaymentStatus,
  Stage,
  SubmissionChannel,
  SubmissionType,
} from '#contract/enums.ts'
import type { Personnel } from '#contract/external/registers.ts'
import type { Identity } from '#contract/external/singleAccount.ts'
import type { ExamFlag } from '#contract/steps.ts'
import type { SnapshotFile } from '#service/core/snapshot.ts'

type Moment = ColumnType<Date, Date | string, Date | string>
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** jsonb: written as JSON text, read parsed */
type Json<T extends object> = JSONColumnType<T>
type OptionalJson<T extends object> = ColumnType<T | null, string | null, string | null>
/** jsonb whose form has changed over time: `storedData` reads it, by the version beside it. */
type VersionedJson<Written extends string | null = string> = ColumnType<unknown, Written, Written>

export interface ExamTable extends Record<ExamFlag, Generated<boolean>> {
  id: number
  code: string
  nameTc: string
  namePt: string
  urlTc: string
  urlPt: string
  startDate: Moment
  endDate: Moment
  startSupplementDate: OptionalMoment
  endSupplementDate: OptionalMoment
  educationLevelLevel: number
  kind: 'COMUM' | 'ESPECIAL'
  /** patacas; null: no amount is in force (ACTIVE_PAYMENT_AMOUNT_NOT_EXIST) */
  fee: number | null
}

/** What the single account said of a person at the newest sign-in. */
export interface PersonTable {
  subject: string
  nameCn: string
  namePt: string
  identityNo: string
  identityType: string
  residence: Identity['residence']
  sevenYearDate: string | null
  birthday: string
  mobile: string | null
  email: string | null
  address: string | null
  preferredLanguage: InterfaceLanguage | null
  updatedAt: Moment
}

export interface SessionTable {
  id: string
  subject: string
  createdAt: Moment
  endedAt: OptionalMoment
  /** issue time (ms) before which tokens are replaced and have had their grace */
  settledIssue: ColumnType<number, number | undefined, number>
  /** issue time (ms) of the newest token noted as presented; it settles a grace after `confirmedAt` */
  confirmedIssue: ColumnType<number, number | undefined, number>
  confirmedAt: OptionalMoment
}

/** One-time codes that were exchanged, by hash, so that a replay is seen. */
export interface CodeUseTable {
  codeHash: string
  purpose: 'session' | 'signature'
  sessionId: string | null
  usedAt: Moment
}

export interface ApplicationTable {
  id: string
  subject: string
  examId: number
  applicationNo: string | null
  createdAt: Moment
}

export interface SubmissionTable {
  id: string
  applicationId: string
  subject: string
  examId: number
  type: SubmissionType
  channel: SubmissionChannel
  stage: Stage
  supplementFile: boolean
  supplementPayment: boolean
  requestedDocuments: Json<DocumentCategory[]>
  /** permanent residence is still to be proven */
  residenceConditional: Generated<boolean>
  /** a required category was not handed in */
  documentsConditional: Generated<boolean>
  sevenYearDate: string | null
  languageTypeId: ExamLanguage | null
  /** public-service data as they were at the check; null for supplements */
  personnel: OptionalJson<Personnel>
  submissionNo: string | null
  receiptNo: string | null
  submissionTime: OptionalMoment
  /** pay-start was passed */
  payOpenedAt: OptionalMoment
  signedAt: OptionalMoment
  /** stays true after a reset: a late payment completes the signed snapshot */
  everSigned: Generated<boolean>
  /** SHA-256 (hex) over everything the ended submission contained */
  frozenHash: string | null
  createdAt: Moment
  /** grows by one at each write */
  version: ColumnType<number, number | undefined, number>
}

export interface StageHistoryTable {
  id: Generated<number>
  submissionId: string
  fromStage: Stage | null
  toStage: Stage
  event: string
  at: Moment
}

export interface RegistrationFormTable {
  submissionId: string
  answers: VersionedJson
  schemaVersion: number
  language: InterfaceLanguage
  /** channel through which it was saved last */
  channel: SubmissionChannel
  version: number
  savedAt: Moment
}

export interface ResumeTable {
  submissionId: string
  resume: VersionedJson<string | null>
  schemaVersion: number
  skipped: boolean
  version: number
  savedAt: Moment
}

/** Bytes in the document store. PENDING: being written; a row before its bytes, so that no bytes are unknown. */
export interface StoredBlobTable {
  key: string
  state: 'PENDING' | 'STORED'
  mediaType: string
  size: number
  sha256: string
  createdAt: Moment
  /** the picture of its first page, once asked for */
  thumbnailKey: ColumnType<string | null, string | null | undefined, string | null>
  /** it can't be drawn: the neutral picture stands for it */
  thumbnailNeutral: Generated<boolean>
}

export interface PersonalDocumentTable {
  id: string
  subject: string
  documentType: DocumentCategory
  documentValue: VersionedJson
  schemaVersion: number
  blobKey: string
  fileName: string
  mediaType: MediaType
  size: number
  sha256: string
  createdAt: Moment
}

export interface SubmittedFileTable extends Omit<SnapshotFile, 'documentValue' | 'createdAt'> {
  documentValue: VersionedJson<string | null>
  schemaVersion: number
  createdAt: Moment
}

export interface PaymentTable {
  transactionNo: string
  submissionId: string
  subject: string
  /** what was signed when the attempt began: a payment completes that; null for supplements */
  signatureRequestId: string | null
  paymentType: PaymentChannel
  status: PaymentStatus
  /** patacas */
  amount: number
  /** where the person pays, once the gateway has the order */
  payUrl: string | null
  /** money was taken that this submission doesn't need */
  refundDue: Generated<boolean>
  /** money was taken and the submission could not be ended with it; every question to the gateway tries again */
  unrecorded: Generated<boolean>
  lastAskedAt: OptionalMoment
  createdAt: Moment
  updatedAt: Moment
}

export interface PaymentEventTable {
  id: Generated<number>
  transactionNo: string
  /** created, ordered, asked, noticed, cancelled, … */
  kind: string
  status: string | null
  detail: OptionalJson<object>
  at: Moment
}

export interface ReceiptTable {
  receiptNo: string
  submissionId: string
  submissionNo: string
  transactionNo: string | null
  paymentType: PaymentChannel | null
  /** patacas */
  amount: number | null
  issuedAt: Moment
  /** the receipt's PDF, once drawn */
  blobKey: string | null
}

export interface SignatureRequestTable {
  id: string
  submissionId: string
  subject: string
  digest: string
  /** the prepared document whose digest is signed */
  draftBlobKey: string
  signedBlobKey: string | null
  redirectUri: string
  language: InterfaceLanguage
  /** version of the submission that the document shows; a newer one makes the request void */
  submissionVersion: number
  /** everything the document shows, so that a late payment completes what was signed */
  snapshot: VersionedJson
  schemaVersion: number
  state: 'REQUESTED' | 'SIGNED' | 'VOID'
  url: string | null
  createdAt: Moment
  signedAt: OptionalMoment
}

export interface ReferenceRowTable {
  tableName: string
  id: number
  code: string
  nameTc: string
  namePt: string
  sortOrder: number
  active: boolean
  /** both names, without accents and case */
  searchText: string
  /** the whole row as the wire shows it */
  data: Json<Record<string, unknown>>
}

export interface RehearsalClockTable {
  only: boolean
  offsetMs: number
}

/** Who did what, without names or numbers of persons. */
export interface AuditTable {
  id: Generated<number>
  at: Moment
  subject: string | null
  action: string
  submissionId: string | null
  requestId: string | null
  detail: OptionalJson<object>
}

/** Bytes that a signed snapshot names: they stay while it exists. */
export interface SignatureBlobTable {
  signatureRequestId: string
  blobKey: string
}

/** Facts about the installation itself, such as the day from which the examples are counted. */
export interface InstallationTable {
  name: string
  value: string
}

export interface Schema {
  exam: ExamTable
  person: PersonTable
  session: SessionTable
  codeUse: CodeUseTable
  application: ApplicationTable
  submission: SubmissionTable
  stageHistory: StageHistoryTable
  registrationForm: RegistrationFormTable
  resume: ResumeTable
  storedBlob: StoredBlobTable
  personalDocument: PersonalDocumentTable
  submittedFile: SubmittedFileTable
  payment: PaymentTable
  paymentEvent: PaymentEventTable
  receipt: ReceiptTable
  signatureRequest: SignatureRequestTable
  signatureBlob: SignatureBlobTable
  referenceRow: ReferenceRowTable
  rehearsalClock: RehearsalClockTable
  audit: AuditTable
  installation: InstallationTable
}
