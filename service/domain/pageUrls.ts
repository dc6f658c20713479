/** Pages of our own to which a browser is sent around a payment. */
import { basePath } from '#contract/limits.ts'
import type { Facts } from '#service/domain/facts.ts'
import type { AttemptFacts } from '#service/domain/paymentStatus.ts'

type Addressed = { submission: Pick<Facts['submission'], 'id' | 'examId' | 'type'> }

/** Where the gateway returns the browser; nothing in it is ever believed. */
export const paymentResultUrl = (
  origin: string,
  { submission }: Addressed,
  { transactionNo }: Pick<AttemptFacts, 'transactionNo'>,
) =>
  `${origin}${basePath}/payment-result?${new URLSearchParams({
    submissionType: submission.type,
    examId: String(submission.examId),
    submissionId: submission.id,
    transactionNo,
  })}`

/** Where a start that failed leaves a browser that was redirected. */
export const paymentPageUrl = (
  origin: string,
  { submission }: Addressed,
  { paymentType }: Pick<AttemptFacts, 'paymentType'>,
  code: string,
) =>
  `${origin}${basePath}/payment/${submission.type}/${submission.examId}/${submission.id}?${new URLSearchParams(
    {
      paymentType,
      code,
    },
  )}`

export const receiptPageUrl = (origin: string, { submission }: Addressed) =>
  `${origin}${basePath}/receipt/${submission.type}/${submission.examId}/${submission.id}`

export const homePageUrl = (origin: string) => `${origin}${basePath}/`
