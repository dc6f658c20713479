import { ApiError } from '#service/core/apiError.ts'
import type { Facts } from '#service/domain/facts.ts'

/** What the amount depends on. */
export type Priced = {
  submission: Pick<Facts['submission'], 'type' | 'supplementPayment'>
  exam: Pick<Facts['exam'], 'test' | 'fee'>
}

/** Patacas due: nothing for a test exam, for a supplement without payment, or once it has ended. */
export function amountDue({ submission, exam }: Priced): number | null {
  if (submission.type === 'apply') return exam.test ? null : exam.fee
  return submission.supplementPayment ? exam.fee : null
}

/** @throws ApiError ACTIVE_PAYMENT_AMOUNT_NOT_EXIST where the exam has no fee in force */
export function requireAmount(priced: Priced): number {
  const amount = amountDue(priced)
  if (amount !== null) return amount
  throw new ApiError('ACTIVE_PAYMENT_AMOUNT_NOT_EXIST', { message: 'No amount is in force' })
}
