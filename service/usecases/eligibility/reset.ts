/** Begun anew by the apply button: back to CHECKING with everything that was entered (section 4, case 2). */
import { isClientChannel } from '#contract/rules/submissionChannel.ts'
import { StageError, step } from '#machines/stage/step.ts'
import {
  flagsOf,
  type Held,
  inTransaction,
  lockOwn,
  readOwn,
  requireOpen,
  type Trx,
  takeStep,
} from '#service/store/submissions.ts'
import type { Parts } from '#service/usecases/parts.ts'
import { alreadyPaid, alreadyStarted, findOpenAttempt, isPaid } from '#service/usecases/payment/attempts.ts'
import { settleOpenAttempt } from '#service/usecases/payment/settle.ts'

const reset = { type: 'reset' } as const

/**
 * The gateway is asked about an open attempt first: money ends the application instead, an attempt still open
 * is to be resumed. Otherwise a signature is void. A second reset changes nothing.
 * @throws Refusal PAYMENT_STATUS_SUCCESS, PAYMENT_STATUS_STARTED, TIME_OUT; StageError, also at a counter's application
 */
export async function resetSubmission(
  parts: Parts,
  { id, subject, now }: { id: string; subject: string; now: Date },
): Promise<Held> {
  requireResettable(await readOwn(parts.db, id, subject))
  const attempt = await settleOpenAttempt(parts, id, now)
  if (attempt && isPaid(attempt.status)) throw alreadyPaid()
  if (attempt?.status === 'STARTED') throw alreadyStarted(attempt)
  return inTransaction(parts.db, async (trx) => {
    const held = await lockOwn(trx, id, subject)
    requireResettable(held)
    if (held.submission.stage === 'CHECKING') return held
    requireOpen(held.exam, 'apply', now)
    const open = await findOpenAttempt(trx, id)
    if (open) throw alreadyStarted(open)
    await voidSignature(trx, id)
    return takeStep(trx, held, reset, now, { signedAt: null, payOpenedAt: null })
  })
}

/** What was begun at a counter is never reset by its applicant. */
function requireResettable(held: Held): void {
  const { type, stage, channel } = held.submission
  if (!isClientChannel(channel)) throw new StageError(stage, reset)
  step(type, stage, flagsOf(held), reset)
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
