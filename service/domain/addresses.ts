/** Pages of our own to which a browser is sent around a payment. */
import { basePath } from '#contract/limits.ts'
import type { Held } from '#service/store/submissions.ts'
import type { PaymentRow } from '#service/usecases/payment/attempts.ts'

/** Where the gateway returns the browser; nothing in it is ever believed. */
export const paymentResultPage = (origin: string, { submission }: Held, { transactionNo }: PaymentRow) =>
  `${origin}${basePath}/payment-result?${new URLSearchParams({
    submissionType: submission.type,
    examId: String(submission.examId),
    submissionId: submission.id,
    transactionNo,
  })}`

/** Where a start that failed leaves a browser that was redirected. */
export const paymentPage = (
  origin: string,
  { submission }: Held,
  { paymentType }: PaymentRow,
  code: string,
) =>
  `${origin}${basePath}/payment/${submission.type}/${submission.examId}/${submission.id}?${new URLSearchParams(
    {
      paymentType,
      code,
    },
  )}`

export const receiptPage = (origin: string, { submission }: Held) =>
  `${origin}${basePath}/receipt/${submission.type}/${submission.examId}/${submission.id}`

export const homePage = (origin: string) => `${origin}${basePath}/`
