import type { Payment } from '#contract/entities/payment.ts'
import type { PaymentStatus } from '#contract/enums.ts'
import { hasCode } from '#machines/failureActions.ts'

/** Parameters of a guard or action that looks at what became of an attempt. */
export interface Seen {
  readonly status: PaymentStatus
}

/** Takes the status out of an actor's answer, as parameters: `params: seen`. */
export const seen = ({ event }: { event: { output: Pick<Payment, 'status'> } }): Seen => ({
  status: event.output.status,
})

/** Section 4: NOTIFIED counts as paid. */
export const isPaid = ({ status }: Seen): boolean => status === 'SUCCESS' || status === 'NOTIFIED'
export const isFailed = ({ status }: Seen): boolean => status === 'FAILED' || status === 'CANCELLED'

/**
 * Guard: the provider could not be asked (START_PAY_ERROR). Of an attempt that exists, the mapped message of section 8,
 * "payment failed, please pay again", would be wrong: the page says that the result is not known.
 */
export const isUnanswered = hasCode('START_PAY_ERROR')
