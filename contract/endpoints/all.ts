/** Every call, in one list: for OpenAPI, for the contract tests, and for the proof that section 7 is complete. */
import * as eligibility from '#contract/endpoints/eligibility.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import * as exam from '#contract/endpoints/exam.ts'
import * as payment from '#contract/endpoints/payment.ts'
import * as personalDocument from '#contract/endpoints/personalDocument.ts'
import * as referenceData from '#contract/endpoints/referenceData.ts'
import * as session from '#contract/endpoints/session.ts'
import * as signature from '#contract/endpoints/signature.ts'
import * as submission from '#contract/endpoints/submission.ts'

export const endpoints: readonly Endpoint[] = [
  session,
  exam,
  eligibility,
  submission,
  signature,
  payment,
  personalDocument,
  referenceData,
]
  .flatMap((group): Endpoint[] => Object.values(group))
  .sort((a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'))
