/** What an answer of the gateway means for an attempt. Statuses only rise. */
import type { PaymentChannel, PaymentStatus } from '#contract/enums.ts'
import type { GatewayOrder } from '#contract/external/gateway.ts'
import { inMacao } from '#service/core/inMacao.ts'

/** What decisions read of an attempt. */
export interface AttemptFacts {
  transactionNo: string
  paymentType: PaymentChannel
  status: PaymentStatus
  /** patacas */
  amount: number
  createdAt: Date
}

const avosPerPataca = 100
export const avosOf = (patacas: number) => patacas * avosPerPataca

/** An attempt that the gateway knows nothing of is given up after so long. */
const neverStarted = { minutes: 30 }

const rank: Record<PaymentStatus, number> = { STARTED: 0, FAILED: 1, CANCELLED: 1, NOTIFIED: 2, SUCCESS: 3 }

export const isPaid = (status: PaymentStatus) => status === 'NOTIFIED' || status === 'SUCCESS'

/** Whether an order is the one that was placed for the attempt. */
export const fits = (order: GatewayOrder, attempt: AttemptFacts) =>
  order.reference === attempt.transactionNo &&
  order.amount === avosOf(attempt.amount) &&
  order.currency === 'MOP' &&
  order.channel === attempt.paymentType

/** The status after an answer: never a lower one than before. */
export function statusAfter(before: PaymentStatus, order: GatewayOrder): PaymentStatus {
  const answered = order.status === 'PENDING' ? 'STARTED' : order.status
  return rank[answered] > rank[before] ? answered : before
}

/** Whether an attempt of which the gateway knows nothing has been given up by now. */
export const isNeverStarted = ({ createdAt }: AttemptFacts, now: Date) =>
  inMacao(now) > inMacao(createdAt).plus(neverStarted)
