/** Which calls have a rate limit, and by what they are counted (never by a shared IP where a person is known). */
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import type { RateLimit } from '#service/core/rateLimiter.ts'
import type { RequestContext } from '#service/http/route.ts'

interface LimitOfCall extends Omit<RateLimit, 'name' | 'seconds'> {
  by: 'principal' | 'clientIp' | 'submissionId' | 'transactionNo'
}

const minute = 60

const limits: Readonly<Record<string, LimitOfCall>> = {
  // Many people may share an IP (a school, an office); codes have 128 bits and can't be guessed.
  authorize: { by: 'clientIp', calls: 600, countedBy: 'installation' },
  exchangeAuthorizationCode: { by: 'principal', calls: 30, countedBy: 'installation' },
  createPayment: { by: 'submissionId', calls: 60, countedBy: 'installation' },
  startPayment: { by: 'transactionNo', calls: 60, countedBy: 'installation' },
  downloadReceiptByNumber: { by: 'principal', calls: 30, countedBy: 'installation' },
  // A full library shows 150 of them at once. One that is not drawn yet costs a process some time.
  downloadPersonalDocumentThumb: { by: 'principal', calls: 600, countedBy: 'process' },
  downloadSubmittedFileThumb: { by: 'principal', calls: 600, countedBy: 'process' },
  downloadFormDocumentThumb: { by: 'principal', calls: 60, countedBy: 'process' },
  downloadReceiptThumb: { by: 'principal', calls: 60, countedBy: 'process' },
}

/** @returns the limit of a call and the key by which this one is counted, or null */
export function rateLimitOf(
  request: RequestContext<Endpoint>,
  { name }: Endpoint,
  clientIp: string,
): { limit: RateLimit; key: string } | null {
  const limit = limits[name]
  if (!limit) return null
  const query: Record<string, unknown> = request.query ?? {}
  const keys = {
    principal: request.principal.subject,
    clientIp,
    submissionId: query.submissionId,
    transactionNo: query.transactionNo,
  }
  const { by, calls, countedBy } = limit
  return { limit: { name, calls, seconds: minute, countedBy }, key: String(keys[by]) }
}
