/** Error codes of section 8, and the additions that the wire needs beside them. Spellings are part of the codes. */
import * as v from 'valibot'

/** End an eligibility check with the tips card, or (the first seven-year code) with the date form. */
export const eligibilityCodes = [
  'USER_ALREADY_APPLY',
  'USER_AGE_DISMATCH',
  'USER_IS_NOT_MACAO_IDENTIFY',
  'SEVEN_YEAR_DATE_MUST_NOT_NULL',
  'SEVEN_YEAR_DATE_IS_NOT_MATCH',
  'CHECK_DATA_IS_NOT_MARTCH',
  'APPLICANT_STATUS_IS_NOT_MATCH',
  'USER_DISMATCH_NAME_LIST',
  'USER_NOT_APPLY',
  'ALREADY_SUPPLEMENT_PAIED',
  'IS_NOT_DURING_THE_APP_PERIOD',
  'IS_NOT_DURING_THE_SUPPLEMENT_PERIOD',
  'TIME_OUT',
  'SUPPLEMENT_TIME_OUT',
] as const
export type EligibilityCode = (typeof eligibilityCodes)[number]

const otherCodes = [
  'STAGE_ERROR',
  'APP_IS_NOT_BELONG_TO_USER',
  'DOC_NUM_MORE_THAN_150',
  'AUTH_ERROR',
  'ACTIVE_PAYMENT_AMOUNT_NOT_EXIST',
  'PAYMENT_CHANNEL_NOT_ACTIVE',
  'SIGN_PDF_ERROR',
  'SERVICE_ERROR',
  'PAYMENT_STATUS_SUCCESS',
  'ENTITY_INFO_IS_NOT_ACTIVE',
  'CAREER_OR_OFFICIAL_TYPE_IS_NOT_ACTIVE',
  'RESUME_NOT_EXIST',
  'REGISTRATION_NOT_EXIST',
  'RESUME_FILE_NOT_FOUND',
  'RESUME_FILE_READING_ERROR',
  'HAS_NOT_ESIGN',
  'APPLICATION_FREE',
  'PAYMENT_STATUS_STARTED',
  'START_PAY_ERROR',
  'CREATE_APP_NO_ERROR',
  'CREATE_SUBMISSION_NO_ERROR',
  'DATA_INTEGRITY_VIOLATION',
] as const

/** Not in section 8; settled for the wire: INPUT_NOT_VALID names the fields in `data`. */
const addedCodes = [
  'INPUT_NOT_VALID',
  'FILE_NOT_ACCEPTED',
  'FILE_TOO_LARGE',
  'VERSION_CONFLICT',
  'NOT_FOUND',
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
] as const

export const errorCodes = [...eligibilityCodes, ...otherCodes, ...addedCodes] as const
export const ErrorCode = v.picklist(errorCodes)
export type ErrorCode = v.InferOutput<typeof ErrorCode>

/**
 * HTTP status that carries a code: catalogued codes are 409, server faults 500.
 * @returns one of 400, 401, 404, 409, 413, 429, 500
 */
export function statusOfCode(code: ErrorCode): 400 | 401 | 404 | 409 | 413 | 429 | 500 {
  switch (code) {
    case 'INPUT_NOT_VALID':
      return 400
    case 'UNAUTHORIZED':
      return 401
    case 'NOT_FOUND':
      return 404
    case 'FILE_TOO_LARGE':
      return 413
    case 'TOO_MANY_REQUESTS':
      return 429
    case 'SERVICE_ERROR':
    case 'CREATE_APP_NO_ERROR':
    case 'CREATE_SUBMISSION_NO_ERROR':
    case 'DATA_INTEGRITY_VIOLATION':
      return 500
    default:
      return 409
  }
}

/** Body of every answer that is not a success (section 7: rejected requests yield status, code, message, data). */
export const ErrorBody = v.object({
  status: v.number(),
  code: ErrorCode,
  message: v.string(),
  data: v.unknown(),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>
