/** Which calls have a rate limit, and by what they are counted (never by a shared address where a person is known). */

import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import type { RateLimit } from '#service/http/rateLimit.ts'
import type { RequestContext } from '#service/http/route.ts'

interface CountedLimit extends RateLimit {
  by: 'principal' | 'address' | 'submissionId' | 'transactionNo'
}

const minute = 60_000

const rateLimits: Readonly<Record<string, CountedLimit>> = {
  // Many people may share an address (a school, an office); codes have 128 bits and can't be guessed.
  authorize: { by: 'address', calls: 600, window: minute },
  exchangeAuthorizationCode: { by: 'principal', calls: 30, window: minute },
  createPayment: { by: 'submissionId', calls: 60, window: minute },
  startPayment: { by: 'transactionNo', calls: 60, window: minute },
  downloadReceiptByNumber: { by: 'principal', calls: 30, window: minute },
  // A full library shows 150 of them at once. One that is not drawn yet costs a process some time.
  downloadPersonalDocumentThumb: { by: 'principal', calls: 600, window: minute },
  downloadSubmittedFileThumb: { by: 'principal', calls: 600, window: minute },
  downloadFormDocumentThumb: { by: 'principal', calls: 60, window: minute },
  downloadReceiptThumb: { by: 'principal', calls: 60, window: minute },
}

/** @returns the limit of a call and the key by which this one is counted, or null */
export function rateLimitOf(request: RequestContext<Endpoint>, endpoint: Endpoint, address: string) {
  const limit = rateLimits[endpoint.name]
  if (!limit) return null
  const query: Record<string, unknown> = request.query ?? {}
  const counted = {
    principal: request.principal.subject,
    address,
    submissionId: query.submissionId,
    transactionNo: query.transactionNo,
  }
  return { limit, key: `${endpoint.name} ${counted[limit.by]}` }
}
