/** Every way in which a call can fail, as a value. What a person reads of it is in failureText.ts. */
import * as v from 'valibot'
import type { ErrorCode } from '#contract/errorCodes.ts'
import { ErrorBody } from '#contract/errorCodes.ts'

/** The service answered, and not with a success. `code` is absent where the answer isn't ours (a proxy's page). */
export interface HttpFailure {
  readonly kind: 'http'
  readonly status: number
  readonly code?: ErrorCode
  readonly message: string
  readonly data: unknown
}
/**
 * - `network`: no answer (offline, refused, cut off); `timeout`: none within the request timeout
 * - `aborted`: given up by ourselves; `malformed`: a success that isn't what the contract says
 */
export interface OtherFailure {
  readonly kind: 'network' | 'timeout' | 'aborted' | 'malformed'
}
export type Failure = HttpFailure | OtherFailure

const otherKinds = ['network', 'timeout', 'aborted', 'malformed'] as const
const FailureShape = v.union([
  v.object({ kind: v.literal('http'), status: v.number() }),
  v.object({ kind: v.picklist(otherKinds) }),
])

export const isFailure = (value: unknown): value is Failure => v.is(FailureShape, value)

/** The failure that an answer with this status and body text is. */
export function httpFailure(status: number, bodyText: string): HttpFailure {
  let body: unknown = null
  try {
    body = JSON.parse(bodyText)
  } catch {
    // a proxy's page, or nothing
  }
  const parsed = v.safeParse(ErrorBody, body)
  if (!parsed.success) return { kind: 'http', status, message: '', data: null }
  const { code, message, data } = parsed.output
  return { kind: 'http', status, code, message, data }
}
