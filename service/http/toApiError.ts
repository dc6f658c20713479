/** From anything thrown below a call to the error body of section 7. */
import { StageError } from '#machines/stage/step.ts'
import { ApiError } from '#service/core/apiError.ts'
import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import { StoredDataError } from '#service/core/storedDataError.ts'

/** PostgreSQL's and Node's words for "not there right now". */
const unavailable = /^(08...|57P0[123]|53...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EIO)$/

const codeOf = (failure: unknown): string =>
  typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : ''

/** A fault of ours, as opposed to an ApiError: it is logged with its stack. */
export const isFault = (failure: unknown): boolean =>
  !(failure instanceof ApiError || failure instanceof StageError)

export function toApiError(failure: unknown): ApiError {
  if (failure instanceof ApiError) return failure
  if (failure instanceof StageError)
    return new ApiError('STAGE_ERROR', { message: 'Not possible in this step' })
  if (failure instanceof ExternalServiceError) {
    return new ApiError('SERVICE_ERROR', {
      message: 'Another authority does not answer',
      status: 503,
      retryAfter: 5,
    })
  }
  if (failure instanceof StoredDataError) {
    return new ApiError('SERVICE_ERROR', {
      message: 'What was saved earlier can’t be read. The fault is the service’s, and it is logged',
    })
  }
  const code = codeOf(failure)
  if (unavailable.test(code) || isLostConnection(failure)) {
    return new ApiError('SERVICE_ERROR', { message: 'Busy, try again', status: 503, retryAfter: 2 })
  }
  // Values that a column can't hold, such as a number beyond its range.
  if (/^22...$/.test(code)) return new ApiError('INPUT_NOT_VALID', { message: 'Some values can’t be kept' })
  if (/^23...$/.test(code))
    return new ApiError('DATA_INTEGRITY_VIOLATION', { message: 'The data contradict each other' })
  return new ApiError('SERVICE_ERROR', { message: 'The service failed' })
}

/** node-postgres reports these without a code. */
const isLostConnection = (failure: unknown): boolean =>
  failure instanceof Error &&
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/i.test(
    failure.message,
  )
