import { type ErrorBody, type ErrorCode, statusOfCode } from '#contract/errorCodes.ts'

/** An answer that is not a success: thrown anywhere below a call, written by the router. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly data: unknown
  readonly status: number
  /** seconds after which the call may be repeated */
  readonly retryAfter: number | null

  constructor(
    code: ErrorCode,
    options: { message?: string; data?: unknown; retryAfter?: number; status?: number } = {},
  ) {
    super(options.message ?? code)
    this.code = code
    this.data = options.data ?? null
    this.status = options.status ?? statusOfCode(code)
    this.retryAfter = options.retryAfter ?? null
  }

  get body(): ErrorBody {
    return { status: this.status, code: this.code, message: this.message, data: this.data }
  }
}

/** @param fields name of each wrong field and what is wrong with it (INPUT_NOT_VALID) */
export const validationError = (fields: Record<string, string>) =>
  new ApiError('INPUT_NOT_VALID', { message: 'Some fields are not valid', data: { fields } })

/** One identical error, whether the id exists or not (section 6). */
export const forbidden = () => new ApiError('APP_IS_NOT_BELONG_TO_USER', { message: 'Not one of yours' })

export const notFound = (message = 'There is no such thing') => new ApiError('NOT_FOUND', { message })

/** A save with a version that is no longer the stored one. */
export const versionConflict = () =>
  new ApiError('VERSION_CONFLICT', { message: 'Saved elsewhere in the meantime; read it again' })
