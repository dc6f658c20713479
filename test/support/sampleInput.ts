/** Input for any declared call that is right in itself, so that only what it names, and when, decides. */
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { basePath } from '#contract/limits.ts'
import { answers, exams, pdfFile, resume } from '#test/support/applicant.ts'

/** What calls name. */
export interface Named {
  examId: number
  submission: string
  document: string
  file: string
  transaction: string
  number: string
}

const unknown = 'A'.repeat(22)
export const nobodys: Named = {
  examId: exams.open,
  submission: unknown,
  document: unknown,
  file: unknown,
  transaction: unknown,
  number: 'A2026-999999-9',
}

const language = 'ZH_TW'
const choice = { choices: [], conditionalConfirmed: true, version: 0 }
const bodies: Record<string, unknown> = {
  saveRegistrationForm: answers,
  saveResume: resume,
  submitFiles: choice,
  submitSupplementFiles: choice,
  checkApply: { sevenYearDate: null },
  checkSupplement: { sevenYearDate: null },
  addPersonalDocument: { documentType: 'HA_E' },
}

export interface SampleInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  file?: File
}

/**
 * @param origin of the application, in return addresses
 * @param id in the path, where another than the fitting one of `named` is meant
 */
export function sampleInput(
  endpoint: Endpoint,
  named: Named,
  origin: string,
  id = idIn(endpoint, named),
): SampleInput {
  const submissionNo = named.number
  const page = `${origin}${basePath}/authorization/apply/${named.examId}/${id}/GOV_PAY/false`
  const queries: Record<string, Record<string, string>> = {
    authorize: { type: 'PERSONAL', code: 'no-code', redirect_uri: `${origin}${basePath}/personal-login` },
    getHeaderToken: { originPlatform: 'candidatura' },
    exchangeAuthorizationCode: { code: 'no-code', redirectUri: page },
    findSubmission: { submissionType: 'apply' },
    saveRegistrationForm: { language },
    saveResume: { language },
    submitFiles: { language },
    returnFromReview: { stage: 'FORMING' },
    signSubmission: { token: 'some-token' },
    getAuthorizationUrl: { identityLevel: 'L3', language, reason: '', redirectUri: page },
    createPayment: { channel: 'GOV_PAY', submissionId: named.submission },
    startPayment: { channel: 'GOV_PAY', transactionNo: named.transaction },
    completePayment: { paymentId: named.transaction },
    getPayment: { transactionNo: named.transaction },
    listPayments: { submissionNo },
    downloadReceiptByNumber: { submissionNo },
  }
  const query = queries[endpoint.name]
  const body = endpoint.body && (bodies[endpoint.name] ?? {})
  const takesFile = endpoint.body?.kind === 'multipart' && endpoint.body.files === 'one'
  return {
    ...(endpoint.params
      ? { params: { id, examId: String(named.examId), table: 'department', type: 'DEGREE' } }
      : {}),
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { body }),
    ...(takesFile ? { file: pdfFile() } : {}),
  }
}

function idIn({ path }: Endpoint, named: Named): string {
  if (path.includes('/personal-document/')) return named.document
  if (path.includes('/submission/download/submit-file/')) return named.file
  return path.includes('/exam/{id}') ? String(named.examId) : named.submission
}
