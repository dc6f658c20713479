import { type ErrorBody, type ErrorCode, statusOfCode } from '#contract/errorCodes.ts'

/** An answer that is not a success: thrown anywhere below a call, written by the router. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
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
export const notValid = (fields: Record<string, string>) =>
  new Refusal('INPUT_NOT_VALID', { message: 'Some fields are not valid', data: { fields } })
