/** Whether a submission can be paid for now, by money or by exemption (sections 4 and 9). */
import { StageError } from '#machines/stage/step.ts'
import { ApiError } from '#service/core/apiError.ts'
import { assertOpen } from '#service/domain/examPeriods.ts'
import type { Facts } from '#service/domain/facts.ts'

export const alreadyPaid = () => new ApiError('PAYMENT_STATUS_SUCCESS', { message: 'It has been paid' })

const notSigned = () => new ApiError('HAS_NOT_ESIGN', { message: 'The form document is not signed' })

/** A paid submission is told so; one that is not at its payment can't be paid for. */
export function assertPayable({ submission, exam }: Facts): void {
  if (submission.stage === 'END' && submission.receiptNo !== null) throw alreadyPaid()
  if (submission.stage !== 'PAYING' || (submission.type === 'apply' && exam.test)) {
    throw new StageError(submission.stage, { type: 'paid' })
  }
}

/** @throws ApiError HAS_NOT_ESIGN: an application is signed before it is paid for */
export function assertSigned({ submission }: Pick<Facts, 'submission'>): void {
  if (submission.type === 'supplement' || submission.signedAt !== null) return
  throw notSigned()
}

/** Whether the exemption can end the application now. */
export function assertExemptible({ submission, exam }: Facts, now: Date): void {
  if (submission.stage !== 'PAYING' || exam.test)
    throw new StageError(submission.stage, { type: 'freeGranted' })
  assertOpen(exam, 'apply', now)
  if (submission.signedAt === null) throw notSigned()
}
