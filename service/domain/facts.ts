import type { Stage, SubmissionChannel, SubmissionType } from '#contract/enums.ts'
import type { StageFlags } from '#machines/stage/stage.machine.ts'

type FlagsOfSubmission = Pick<StageFlags, 'supplementFile' | 'supplementPayment' | 'everSigned'>

/** What decisions read of an exam. A row of the store has it, and more. */
export interface ExamFacts extends Omit<StageFlags, keyof FlagsOfSubmission> {
  startDate: Date
  endDate: Date
  startSupplementDate: Date | null
  endSupplementDate: Date | null
  /** patacas; null: no amount is in force */
  fee: number | null
}

/** What decisions read of a submission. */
export interface SubmissionFacts extends FlagsOfSubmission {
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
