import { exchangeAuthorizationCode, signSubmission } from '#contract/endpoints/signature.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import { authorizationMachine } from '#machines/authorization/authorization.machine.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { providePaymentAttemptActors } from '#src/features/payment/paymentAttempt.actors.ts'

interface Exchanged {
  token: string
}

/** A one-time code goes out once, however often the page is mounted: what comes back is shared and kept for the visit. */
const exchanges = new Map<string, Promise<Exchanged>>()

function exchangeOnce(code: string): Promise<Exchanged> {
  const begun = exchanges.get(code)
  if (begun) return begun
  const { origin, pathname } = window.location
  const exchange = call(exchangeAuthorizationCode, { query: { code, redirectUri: `${origin}${pathname}` } })
  exchanges.set(code, exchange)
  return exchange
}

/** The return from the signature, with the service behind it. */
export const authorizationWithActors = authorizationMachine.provide({
  actors: {
    exchangeCode: fromCall<
      Exchanged,
      { address: SubmissionAddress; paymentType: PaymentChannel; code: string }
    >(({ input }) => exchangeOnce(input.code)),
    readSubmission: fromCall<Submission, { submissionId: string }>(({ input, signal }) =>
      call(getSubmission, { params: { id: input.submissionId }, signal }),
    ),
    signSubmission: fromCall<Submission, { submissionId: string; token: string }>(({ input, signal }) =>
      call(signSubmission, { params: { id: input.submissionId }, query: { token: input.token }, signal }),
    ),
    paymentAttempt: providePaymentAttemptActors(),
  },
})
