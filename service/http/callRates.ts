/** Which calls have a brake, and by what they are counted (never by a shared address where a person is known). */

import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import type { Call } from '#service/http/call.ts'
import type { RateLimit } from '#service/http/rateLimit.ts'

interface Brake extends RateLimit {
  by: 'caller' | 'address' | 'submissionId' | 'transactionNo'
}

const minute = 60_000

const brakes: Readonly<Record<string, Brake>> = {
  // Many people may share an address (a school, an office); codes have 128 bits and can't be guessed.
  authorize: { by: 'address', calls: 600, window: minute },
  exchangeAuthorizationCode: { by: 'caller', calls: 30, window: minute },
  createPayment: { by: 'submissionId', calls: 60, window: minute },
  startPayment: { by: 'transactionNo', calls: 60, window: minute },
  downloadReceiptByNumber: { by: 'caller', calls: 30, window: minute },
  // A full library shows 150 of them at once. One that is not drawn yet costs a process some time.
  downloadPersonalDocumentThumb: { by: 'caller', calls: 600, window: minute },
  downloadSubmittedFileThumb: { by: 'caller', calls: 600, window: minute },
  downloadFormDocumentThumb: { by: 'caller', calls: 60, window: minute },
  downloadReceiptThumb: { by: 'caller', calls: 60, window: minute },
}

/** @returns the brake of a call and the key by which this one is counted, or null */
export function brakeOf(call: Call<Endpoint>, endpoint: Endpoint, address: string) {
  const brake = brakes[endpoint.name]
  if (!brake) return null
  const query: Record<string, unknown> = call.query ?? {}
  const counted = {
    caller: call.caller.subject,
    address,
    submissionId: query.submissionId,
    transactionNo: query.transactionNo,
  }
  return { limit: brake, key: `${endpoint.name} ${counted[brake.by]}` }
}
