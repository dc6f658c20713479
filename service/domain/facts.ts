import type { Stage, SubmissionChannel, SubmissionType } from '#contract/enums.ts'
import type { ExamFlag, StageFlags, SubmissionFlag } from '#contract/steps.ts'

/** What decisions read of an exam. A row of the store has it, and more. */
export interface ExamFacts extends Pick<StageFlags, ExamFlag> {
  startDate: Date
  endDate: Date
  startSupplementDate: Date | null
  endSupplementDate: Date | null
  /** patacas; null: no amount is in force */
  fee: number | null
}

/** What decisions read of a submission. */
export interface SubmissionFacts extends Pick<StageFlags, SubmissionFlag> {
  id: string
  examId: number
  type: SubmissionType
  stage: Stage
  channel: SubmissionChannel
  submissionNo: string | null
  receiptNo: string | null
  signedAt: Date | null
}

/** The two that most decisions need. */
export interface Facts {
  submission: SubmissionFacts
  exam: ExamFacts
}
