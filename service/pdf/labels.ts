/** Words on printed documents, in both languages. The service prints; it never reads the application's catalogues. */
import type {
  ApplicantStatus,
  CompanyType,
  ContractType,
  DocumentCategory,
  DocumentSource,
  ExamLanguage,
  PaymentChannel,
  SubmissionType,
} from '#contract/enums.ts'

export interface Labels {
  government: string
  authority: string
  formTitle: string
  receiptTitle: Record<SubmissionType, string>
  testReceipt: string
  declaration: string
  conditional: string
  section: Record<
    'exam' | 'personal' | 'contact' | 'occupation' | 'language' | 'resume' | 'documents' | 'payment',
    string
  >
  resumeSection: Record<
    'education' | 'language' | 'working' | 'training' | 'remarkable' | 'project' | 'other',
    string
  >
  field: Record<FieldName, string>
  applicantStatus: Record<ApplicantStatus, string>
  contractType: Record<ContractType, string>
  companyType: Record<CompanyType, string>
  examLanguage: Record<ExamLanguage, string>
  languageLevel: Record<'A' | 'B' | 'C' | 'D', string>
  contractMode: Record<'F' | 'T' | 'P', string>
  remarkable: Record<'P' | 'C' | 'E' | 'A' | 'O', string>
  resumeLanguage: Record<'TC' | 'TS' | 'PT' | 'EN', string>
  category: Record<DocumentCategory | 'RECIBO', string>
  source: Record<DocumentSource, string>
  channel: Record<PaymentChannel, string>
  yes: string
  no: string
  toDate: string
  notHandedIn: string
  noFee: string
  date(plainDate: string): string
  month(plainMonth: string): string
  moment(instant: Date): string
  page(page: number, pages: number): string
}

type FieldName =
  | 'exam'
  | 'examCode'
  | 'submissionNo'
  | 'nameCn'
  | 'namePt'
  | 'identityNo'
  | 'birthday'
  | 'sevenYearDate'
  | 'contact'
  | 'email'
  | 'address'
  | 'applicantStatus'
  | 'civil'
  | 'department'
  | 'contractType'
  | 'career'
  | 'positionEducation'
  | 'companyType'
  | 'companyName'
  | 'companyPosition'
  | 'entity'
  | 'otherPositionCn'
  | 'otherPositionPt'
  | 'language'
  | 'resumeLanguage'
  | 'motherLanguage'
  | 'knownLanguage'
  | 'educationLevel'
  | 'school'
  | 'course'
  | 'period'
  | 'written'
  | 'spoken'
  | 'certificate'
  | 'occupation'
  | 'organisation'
  | 'contractMode'
  | 'jobDesc'
  | 'training'
  | 'organiser'
  | 'hours'
  | 'category'
  | 'description'
  | 'project'
  | 'function'
  | 'receiptNo'
  | 'issuedAt'
  | 'paymentType'
  | 'amount'
  | 'transactionNo'
  | 'contentHash'
