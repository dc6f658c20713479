import type { RunningPayment } from '#contract/entities/exam.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import type { Place, SubmissionAddress } from '#machines/emittedEvents.ts'
import type { ChartFailure } from '#machines/failure.ts'

export interface PaymentAttemptInput {
  readonly address: SubmissionAddress
  readonly paymentType: PaymentChannel
}

/** How an attempt came out: where the person goes, and what went wrong, if anything. */
export interface AttemptOutcome {
  readonly place: Place
  readonly failure: ChartFailure | null
}

/** Takes the outcome out of the answer of `paymentAttempt`, as parameters. */
export const attemptOutcome = ({ event }: { event: { output: AttemptOutcome } }): AttemptOutcome =>
  event.output

export const hasFailed = (_: unknown, { failure }: AttemptOutcome): boolean => failure !== null

/** Another tab's attempt had come to nothing when it was looked for. */
export const comesBack = (_: unknown, { place }: AttemptOutcome): boolean => place.to === 'payment'

export const paymentPage = ({ address, paymentType }: PaymentAttemptInput): Place => ({
  to: 'payment',
  ...address,
  paymentType,
})

export const waitPage = (
  { address }: Pick<PaymentAttemptInput, 'address'>,
  { transactionNo, paymentType }: RunningPayment,
): Place => ({ to: 'wait', ...address, transactionNo, paymentType })
