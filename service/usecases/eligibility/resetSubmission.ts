/** Begun anew by the apply button: back to CHECKING with everything that was entered (section 4, case 2). */

import { assertOpen } from '#service/domain/examPeriods.ts'
import { alreadyPaid } from '#service/domain/payable.ts'
import { isPaid } from '#service/domain/paymentStatus.ts'
import { assertResettable } from '#service/domain/stageTransitions.ts'
import { findOpenAttempt } from '#service/store/payments.ts'
import { voidRequests } from '#service/store/signatureRequests.ts'
import { findOwned, lockOwned, type SubmissionWithExam } from '#service/store/submissions.ts'
import { removeFormDocument } from '#service/store/submittedFiles.ts'
import { inTransaction, type Trx } from '#service/store/transaction.ts'
import { alreadyStarted } from '#service/usecases/payment/attempts.ts'
import { type SyncDependencies, syncOpenPayment } from '#service/usecases/payment/syncPayment.ts'
import { transitionStage } from '#service/usecases/submission/transitionStage.ts'

/**
 * The gateway is asked about an open attempt first: money ends the application instead, an attempt still open
 * is to be resumed. Otherwise a signature is void. A second reset changes nothing.
 * @throws ApiError PAYMENT_STATUS_SUCCESS, PAYMENT_STATUS_STARTED, TIME_OUT; StageError, also at a counter's application
 */
export async function resetSubmission(
  dependencies: SyncDependencies,
  { id, subject, now }: { id: string; subject: string; now: Date },
): Promise<SubmissionWithExam> {
  assertResettable(await findOwned(dependencies.db, id, subject))
  const attempt = await syncOpenPayment(dependencies, id, now)
  if (attempt && isPaid(attempt.status)) throw alreadyPaid()
  if (attempt?.status === 'STARTED') throw alreadyStarted(attempt)
  return inTransaction(dependencies.db, async (trx) => {
    const current = await lockOwned(trx, id, subject)
    assertResettable(current)
    if (current.submission.stage === 'CHECKING') return current
    assertOpen(current.exam, 'apply', now)
    const open = await findOpenAttempt(trx, id)
    if (open) throw alreadyStarted(open)
    await voidSignature(trx, id)
    return transitionStage(trx, current, { type: 'reset' }, now, { signedAt: null, payOpenedAt: null })
  })
}

/** The signed snapshot stays: money that comes late completes it. */
async function voidSignature(trx: Trx, submissionId: string): Promise<void> {
  await voidRequests(trx, submissionId, ['REQUESTED', 'SIGNED'])
  await removeFormDocument(trx, submissionId)
}
