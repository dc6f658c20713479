/** Payments and receipts (sections 3, 4). Amounts are whole patacas. */
import * as v from 'valibot'
import { RunningPayment } from '#contract/entities/exam.ts'
import { ExamId, Instant, RandomId } from '#contract/entities/primitives.ts'
import { PaymentChannel, PaymentStatus, SubmissionType } from '#contract/enums.ts'

export const Payment = v.object({
  transactionNo: RandomId,
  submissionId: RandomId,
  paymentType: PaymentChannel,
  status: PaymentStatus,
  amount: v.number(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Payment = v.InferOutput<typeof Payment>

/** Answer of pay-start: what is due, and the attempt that is already under way, if any. */
export const PayStart = v.object({
  submissionId: RandomId,
  amount: v.number(),
  running: v.nullable(RunningPayment),
})
export type PayStart = v.InferOutput<typeof PayStart>

/** `payUrl` is the provider's address, or null where there is nothing to visit and the page polls. */
export const StartedPayment = v.object({ transactionNo: RandomId, payUrl: v.nullable(v.string()) })
export type StartedPayment = v.InferOutput<typeof StartedPayment>

export const Receipt = v.object({
  receiptNo: v.string(),
  submissionNo: v.string(),
  submissionId: RandomId,
  submissionType: SubmissionType,
  examId: ExamId,
  examNameTc: v.string(),
  examNamePt: v.string(),
  test: v.boolean(),
  issuedAt: Instant,
  paymentType: v.nullable(PaymentChannel),
  amount: v.nullable(v.number()),
})
export type Receipt = v.InferOutput<typeof Receipt>
