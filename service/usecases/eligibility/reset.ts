/** Begun anew by the apply button: back to CHECKING with everything that was entered (section 4, case 2). */

import { assertOpen } from '#service/domain/examPeriods.ts'
import { alreadyPaid } from '#service/domain/payable.ts'
import { isPaid } from '#service/domain/paymentStatus.ts'
import { assertResettable } from '#service/domain/stageTransitions.ts'
import { findOpenAttempt } from '#service/store/payments.ts'
import { type Held, lockOwn, readOwn } from '#service/store/submissions.ts'
import { inTransaction, type Trx } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { alreadyStarted } from '#service/usecases/payment/attempts.ts'
import { settleOpenAttempt } from '#service/usecases/payment/settle.ts'
import { takeStep } from '#service/usecases/submission/takeStep.ts'

/**
 * The gateway is asked about an open attempt first: money ends the application instead, an attempt still open
 * is to be resumed. Otherwise a signature is void. A second reset changes nothing.
 * @throws Refusal PAYMENT_STATUS_SUCCESS, PAYMENT_STATUS_STARTED, TIME_OUT; StageError, also at a counter's application
 */
export async function resetSubmission(
  parts: Dependencies,
  { id, subject, now }: { id: string; subject: string; now: Date },
): Promise<Held> {
  assertResettable(await readOwn(parts.db, id, subject))
  const attempt = await settleOpenAttempt(parts, id, now)
  if (attempt && isPaid(attempt.status)) throw alreadyPaid()
  if (attempt?.status === 'STARTED') throw alreadyStarted(attempt)
  return inTransaction(parts.db, async (trx) => {
    const held = await lockOwn(trx, id, subject)
    assertResettable(held)
    if (held.submission.stage === 'CHECKING') return held
    assertOpen(held.exam, 'apply', now)
    const open = await findOpenAttempt(trx, id)
    if (open) throw alreadyStarted(open)
    await voidSignature(trx, id)
    return takeStep(trx, held, { type: 'reset' }, now, { signedAt: null, payOpenedAt: null })
  })
}

/** The signed snapshot stays: money that comes late completes it. */
async function voidSignature(trx: Trx, submissionId: string): Promise<void> {
  await trx
    .updateTable('signatureRequest')
    .set({ state: 'VOID' })
    .where('submissionId', '=', submissionId)
    .where('state', 'in', ['REQUESTED', 'SIGNED'])
    .execute()
  await trx
    .deleteFrom('submittedFile')
    .where('submissionId', '=', submissionId)
    .where('documentCiType', '=', 'FI')
    .execute()
}
