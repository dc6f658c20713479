import type { ErrorCode } from '#contract/errorCodes.ts'
import { NotWiredError } from '#machines/unimplementedActor.ts'

/**
 * As much of a failed call as charts look at; the failures of the API client are of this shape.
 * `status` and `code` come with `http` only.
 */
export interface ChartFailure {
  readonly kind: 'http' | 'network' | 'timeout' | 'aborted' | 'malformed'
  readonly status?: number
  readonly code?: ErrorCode
}

const kinds: readonly unknown[] = [
  'http',
  'network',
  'timeout',
  'aborted',
  'malformed',
] satisfies ChartFailure['kind'][]

const isFailure = (error: unknown): error is ChartFailure =>
  typeof error === 'object' && error !== null && 'kind' in error && kinds.includes(error.kind)

/**
 * The failure in the error of an actor, itself and whole. What is not a failure came from a defect in a wire and counts as
 * `malformed`; only a missing wire is thrown, so that it fails by its name.
 */
export function failureOf(error: unknown): ChartFailure {
  if (error instanceof NotWiredError) throw error
  return isFailure(error) ? error : { kind: 'malformed' }
}
