/** The end of a submission: numbers, receipt, frozen hash and stage in one transaction. Only the service issues receipts. */

import type { PaymentChannel } from '#contract/enums.ts'
import type { StageEvent } from '#machines/stage/stage.machine.ts'
import { contentHash } from '#service/domain/contentHash.ts'
import { receiptNumber, yearOf } from '#service/domain/numbers.ts'
import { nextNumber } from '#service/store/numbers.ts'
import { insertReceipt } from '#service/store/receipts.ts'
import { readContent } from '#service/store/submissionContent.ts'
import type { SubmissionWithExam } from '#service/store/submissions.ts'
import type { Trx } from '#service/store/transaction.ts'
import { transitionStage } from '#service/usecases/submission/transitionStage.ts'

/** How an ended submission was paid for; null where nothing was to be paid. */
export interface Paid {
  transactionNo: string | null
  paymentType: PaymentChannel
  /** patacas; 0 with FREE */
  amount: number
}

type FinalEvent = Extract<
  StageEvent,
  { type: 'paid' | 'paid.late' | 'freeGranted' | 'testSigned' | 'review.submitted' }
>

/**
 * Ends a submission that the transaction holds locked and whose review is confirmed (it has a number).
 * @throws StageError where the chart refuses, so that a receipt exists exactly once
 */
export async function finalizeSubmission(
  trx: Trx,
  current: SubmissionWithExam,
  event: FinalEvent,
  now: Date,
  paid: Paid | null,
): Promise<SubmissionWithExam> {
  const { submission } = current
  const { submissionNo } = submission
  if (submissionNo === null) throw new Error('a submission without a number can’t end')
  const receiptNo = receiptNumber(yearOf(now), await nextNumber(trx, 'receipt_number'))
  const ended = await transitionStage(trx, current, event, now, {
    receiptNo,
    submissionTime: now,
    frozenHash: contentHash(await readContent(trx, submission.id)),
  })
  await insertReceipt(trx, {
    receiptNo,
    submissionId: submission.id,
    submissionNo,
    transactionNo: paid?.transactionNo ?? null,
    paymentType: paid?.paymentType ?? null,
    amount: paid?.amount ?? null,
    issuedAt: now,
    blobKey: null,
  })
  return ended
}
