/** What a person reads of a failure: the common handler and the catalogue of section 8. */
import type { EligibilityCode, ErrorCode } from '#contract/errorCodes.ts'
import { eligibilityCodes } from '#contract/errorCodes.ts'
import type { PlainTextId } from '#locales/textIds.gen.ts'
import type { ChartFailure } from '#machines/failure.ts'
import type { Failure } from '#src/api/failure.ts'
import { isFailure } from '#src/api/failure.ts'

/** One row a code. A new code without a row doesn't compile. */
const textOfCode: Record<ErrorCode, PlainTextId> = {
  // end a check with the tips card; these sentences serve elsewhere too, as when a form is saved
  USER_ALREADY_APPLY: 'eligibility.USER_ALREADY_APPLY',
  USER_AGE_DISMATCH: 'eligibility.USER_AGE_DISMATCH',
  USER_IS_NOT_MACAO_IDENTIFY: 'eligibility.USER_IS_NOT_MACAO_IDENTIFY',
  SEVEN_YEAR_DATE_MUST_NOT_NULL: 'eligibility.SEVEN_YEAR_DATE_MUST_NOT_NULL',
  SEVEN_YEAR_DATE_IS_NOT_MATCH: 'eligibility.SEVEN_YEAR_DATE_IS_NOT_MATCH',
  CHECK_DATA_IS_NOT_MARTCH: 'eligibility.CHECK_DATA_IS_NOT_MARTCH',
  APPLICANT_STATUS_IS_NOT_MATCH: 'eligibility.APPLICANT_STATUS_IS_NOT_MATCH',
  USER_NOT_APPLY: 'eligibility.USER_NOT_APPLY',
  ALREADY_SUPPLEMENT_PAIED: 'eligibility.ALREADY_SUPPLEMENT_PAIED',
  IS_NOT_DURING_THE_APP_PERIOD: 'eligibility.IS_NOT_DURING_THE_APP_PERIOD',
  IS_NOT_DURING_THE_SUPPLEMENT_PERIOD: 'eligibility.IS_NOT_DURING_THE_SUPPLEMENT_PERIOD',
  // mapped to the stage error
  STAGE_ERROR: 'error.stage',
  ENTITY_INFO_IS_NOT_ACTIVE: 'error.stage',
  CAREER_OR_OFFICIAL_TYPE_IS_NOT_ACTIVE: 'error.stage',
  // mapped to the sign-PDF error
  SIGN_PDF_ERROR: 'error.sign_pdf',
  RESUME_NOT_EXIST: 'error.sign_pdf',
  REGISTRATION_NOT_EXIST: 'error.sign_pdf',
  RESUME_FILE_NOT_FOUND: 'error.sign_pdf',
  RESUME_FILE_READING_ERROR: 'error.sign_pdf',
  // mapped to the payment-failed message
  HAS_NOT_ESIGN: 'client.payment_failed',
  USER_DISMATCH_NAME_LIST: 'client.payment_failed',
  APPLICATION_FREE: 'client.payment_failed',
  PAYMENT_STATUS_SUCCESS: 'client.payment_failed',
  TIME_OUT: 'client.payment_failed',
  SUPPLEMENT_TIME_OUT: 'client.payment_failed',
  PAYMENT_STATUS_STARTED: 'client.payment_failed',
  START_PAY_ERROR: 'client.payment_failed',
  // mapped to the service error
  SERVICE_ERROR: 'error.service',
  CREATE_APP_NO_ERROR: 'error.service',
  CREATE_SUBMISSION_NO_ERROR: 'error.service',
  DATA_INTEGRITY_VIOLATION: 'error.service',
  // a message of their own
  APP_IS_NOT_BELONG_TO_USER: 'error.code.APP_IS_NOT_BELONG_TO_USER',
  DOC_NUM_MORE_THAN_150: 'error.code.DOC_NUM_MORE_THAN_150',
  AUTH_ERROR: 'error.code.AUTH_ERROR',
  ACTIVE_PAYMENT_AMOUNT_NOT_EXIST: 'error.code.ACTIVE_PAYMENT_AMOUNT_NOT_EXIST',
  PAYMENT_CHANNEL_NOT_ACTIVE: 'error.code.PAYMENT_CHANNEL_NOT_ACTIVE',
  // additions of the wire
  INPUT_NOT_VALID: 'client.client_error',
  FILE_NOT_ACCEPTED: 'error.code.FILE_NOT_ACCEPTED',
  FILE_TOO_LARGE: 'error.code.FILE_TOO_LARGE',
  VERSION_CONFLICT: 'draft.conflict',
  NOT_FOUND: 'client.cannot_connect',
  UNAUTHORIZED: 'auth.login_expired',
  TOO_MANY_REQUESTS: 'client.too_many_requests',
}

const isEligibilityCode = (code: ErrorCode): code is EligibilityCode =>
  eligibilityCodes.some((known) => known === code)

/** The sentence of the tips card: period and name-list codes read differently there than at payment. */
export function eligibilityText(code: ErrorCode): PlainTextId {
  return isEligibilityCode(code) ? `eligibility.${code}` : textOfCode[code]
}

/** @returns null for a failure that is shown elsewhere: signed out (401, 403), or given up by ourselves */
export function failureText(failure: Failure): PlainTextId | null {
  switch (failure.kind) {
    case 'network':
      return 'client.network_error'
    case 'timeout':
      return 'client.request_timeout'
    case 'malformed':
      return 'client.data_error'
    case 'aborted':
      return null
    case 'http':
      return httpText(failure.status, failure.code)
  }
}

function httpText(status: number, code: ErrorCode | undefined): PlainTextId | null {
  switch (status) {
    case 400:
      return 'client.client_error'
    case 401:
    case 403:
      return null
    case 404:
      return 'client.cannot_connect'
    case 409:
    case 500:
      return code ? textOfCode[code] : 'error.service'
    case 413:
      return textOfCode.FILE_TOO_LARGE
    case 429:
      return textOfCode.TOO_MANY_REQUESTS
    default:
      return 'error.service'
  }
}

/** What to show of anything that was thrown: a text by id, words as they are, or nothing. */
export type Shown = { kind: 'text'; id: PlainTextId } | { kind: 'words'; words: string } | { kind: 'nothing' }

/** What a browser says when code reads a missing answer; old and new wording (section 8, common handler). */
const missingAnswer =
  /^Cannot read propert(y 'data' of undefined|y data of undefined|ies of undefined \(reading 'data'\))/

/** The common handler of section 8 for anything thrown. */
export function shownOf(thrown: unknown): Shown {
  if (typeof thrown === 'string' && thrown) return { kind: 'words', words: thrown }
  if (isFailure(thrown)) {
    const id = failureText(thrown)
    return id ? { kind: 'text', id } : { kind: 'nothing' }
  }
  const message =
    typeof thrown === 'object' && thrown !== null && 'message' in thrown ? String(thrown.message) : ''
  if (message && !missingAnswer.test(message)) return { kind: 'words', words: message }
  return { kind: 'text', id: 'client.network_error' }
}

/** For a page that could not be read: a failure that says nothing of itself reads as one of the service. */
export function textOfFailure(failure: ChartFailure): PlainTextId {
  const shown = shownOf(failure)
  return shown.kind === 'text' ? shown.id : 'error.service'
}
