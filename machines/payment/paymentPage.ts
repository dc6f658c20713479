/** What the payment page knows, and what it says of what has become known. */
import type { RunningPayment } from '#contract/entities/exam.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import type { Notice, Place, SubmissionAddress } from '#machines/emittedEvents.ts'
import { type ChartFailure, failureOf } from '#machines/failure.ts'
import { type Failed, leaveAfter, noticeFor, noticeOf } from '#machines/failureActions.ts'
import { type AttemptOutcome, waitPage } from '#machines/payment/attemptOutcome.ts'
import type { ConfirmationOutcome } from '#machines/payment/paymentConfirmation.machine.ts'

export interface PaymentInput {
  readonly address: SubmissionAddress
  /** the query `paymentType`: chosen beforehand where it is offered */
  readonly paymentType: PaymentChannel | null
  /** why the public start sent the browser back (MPAY: section 4); null where nothing was refused */
  readonly refused: ErrorCode | null
}

export interface LoadedPayment {
  /** active channels of the round, in their order */
  readonly channels: readonly PaymentChannel[]
  /** the attempt under way, if any */
  readonly running: RunningPayment | null
  /** the form document carries a valid signature: it is not signed again */
  readonly signed: boolean
  /** it has ended meanwhile, in another tab or by a late notice: there is a receipt */
  readonly ended: boolean
  /** this tab had left for the start of the running attempt before: a refusal now does not mean that it failed */
  readonly startedAgain?: boolean
}

export interface PaymentContext extends PaymentInput, Omit<LoadedPayment, 'ended'> {
  readonly channel: PaymentChannel | null
}

export type PaymentEvent =
  | { readonly type: 'channel.chosen'; readonly channel: PaymentChannel }
  | { readonly type: 'pay' }
  | { readonly type: 'retry' }
  /** of an attempt under way: wait for its result, go to its provider again, or try to leave it for another channel */
  | { readonly type: 'attempt.wait' }
  | { readonly type: 'attempt.resume' }
  | { readonly type: 'attempt.changeChannel' }
  /** the page is looked at again, or another tab has done something for this submission */
  | { readonly type: 'page.visible' }

/** What is said, and where the person goes, if anything. */
export interface PageOutcome {
  readonly notice: Notice | null
  readonly place: Place | null
}

interface Given {
  readonly context: PaymentContext
}
type Ended<Output> = Given & { readonly event: { readonly output: Output } }

/** @throws Error where none is chosen: never pay by a channel that nobody chose */
export function chosenChannel({ channel }: PaymentContext): PaymentChannel {
  if (channel === null) throw new Error('no payment channel is chosen')
  return channel
}

export const loadedPayment = ({ event }: Ended<LoadedPayment>): LoadedPayment => event.output
export const confirmationOutcome = ({ event }: Ended<ConfirmationOutcome>): ConfirmationOutcome =>
  event.output

export const toReceipt = ({ context }: Given): PageOutcome => ({
  notice: null,
  place: { to: 'receipt', ...context.address },
})
export const toWait = ({ context: { address, running } }: Given): PageOutcome => ({
  notice: null,
  place: running && waitPage({ address }, running),
})
export const failure = ({ event }: { event: { error: unknown } }): PageOutcome => ({
  notice: noticeOf(failureOf(event.error)),
  place: null,
})

/** What the public start refused, as a failure. */
export const refusal = ({ context: { refused } }: Given): Failed => ({
  failure: refused === null ? { kind: 'malformed' } : { kind: 'http', status: 409, code: refused },
})

/** The refusal ends the step. */
export const endOfStep = (given: Given): PageOutcome => {
  const { failure } = refusal(given)
  return { notice: noticeOf(failure), place: leaveAfter(failure, given.context.address).place }
}

/** A start that failed says nothing of an attempt that is under way. */
const noticeOfStart = (failure: ChartFailure, isUnderWay: boolean): Notice =>
  isUnderWay && failure.code === 'START_PAY_ERROR' ? noticeFor('payment_unanswered') : noticeOf(failure)

/** The refusal, once it is known what has become of the attempt. */
export const refusedStart = (given: Given): PageOutcome => {
  const { running, startedAgain = false } = given.context
  return { notice: noticeOfStart(refusal(given).failure, running !== null && startedAgain), place: null }
}

export const endOfAttempt = ({ context, event }: Ended<AttemptOutcome>): PageOutcome => {
  const { place, failure } = event.output
  return { notice: failure && noticeOfStart(failure, context.running !== null), place }
}
