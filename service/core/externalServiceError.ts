/**
 * A call to an external service that brought no usable answer.
 * `refused`: it answered no; `unreachable`: nothing came back in time, so the call may have had its effect;
 * `malformed`: what came back can't be read.
 */
export class ExternalServiceError extends Error {
  override readonly name = 'ExternalServiceError'
  readonly service: string
  readonly kind: 'refused' | 'unreachable' | 'malformed'
  readonly status: number | null

  constructor(service: string, kind: ExternalServiceError['kind'], status: number | null = null) {
    super(`${service}: ${kind}${status === null ? '' : ` (${status})`}`)
    this.service = service
    this.kind = kind
    this.status = status
  }
}
