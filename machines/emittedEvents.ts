import type { RunningPayment } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { PaymentChannel, SubmissionType } from '#contract/enums.ts'
import type { EligibilityCode } from '#contract/errorCodes.ts'
import type { Step } from '#contract/steps.ts'
import type { ChartFailure } from '#machines/failure.ts'

/** What the URL of a step is made of. */
export interface SubmissionAddress {
  readonly submissionType: SubmissionType
  readonly examId: number
  readonly submissionId: string
}

/** Where a chart wants the person to go; the application turns it into a route or a redirect. */
export type Place =
  | { readonly to: 'home' }
  /** `code` shows the tips card of a period that is over; `again` is the query `channel=1` */
  | {
      readonly to: 'check'
      readonly submissionType: SubmissionType
      readonly examId: number
      readonly code?: EligibilityCode
      readonly again?: boolean
    }
  | ({ readonly to: 'step'; readonly step: Step } & SubmissionAddress)
  | ({ readonly to: 'payment'; readonly paymentType: PaymentChannel | null } & SubmissionAddress)
  /** the wait page of an attempt */
  | ({ readonly to: 'wait' } & SubmissionAddress & RunningPayment)
  | ({ readonly to: 'receipt' } & SubmissionAddress)
  | { readonly to: 'recibo'; readonly submissionNo: string }
  /** the page that was asked for before sign-in, as a path below the base path */
  | { readonly to: 'path'; readonly path: string }
  | { readonly to: 'signIn' }
  /** an outside party, in the same window */
  | { readonly to: 'address'; readonly url: string }

/** Reasons of a notice that no failure of a call stands behind. */
export type NoticeReason =
  | 'payment_failed'
  | 'payment_open'
  | 'payment_unanswered'
  | 'canNot_free_pay'
  | 'sign_pdf_error'
  | 'form_error'
  | 'review_changed'
  /** the check page, which follows, says it */
  | 'period_over'
  | 'downloadError'
  | 'saved'

/** The address of the page changes; `replace` keeps the page left out of the history. */
export interface Leave {
  readonly type: 'leave'
  readonly place: Place
  readonly replace: boolean
}

/** A message for the person: a reason, or a failure that the application puts into words. Never a text. */
export type Notice =
  | { readonly type: 'notice'; readonly reason: NoticeReason }
  | { readonly type: 'notice'; readonly reason: 'failure'; readonly failure: ChartFailure }

/** The service answered with a submission: the journey moves to its stage. */
export interface SubmissionChanged {
  readonly type: 'submission.changed'
  readonly submission: Submission
}

/** The receipt of this number is downloaded after the next sign-in (section 4). */
export interface ReceiptKept {
  readonly type: 'recibo.kept'
  readonly submissionNo: string
}
