/** The periods of an exam, and what is open in them (sections 5 and 9). */
import type { SubmissionType } from '#contract/enums.ts'
import { type ExamPeriods, periodState } from '#contract/rules/examWindow.ts'
import { ApiError } from '#service/core/apiError.ts'
import type { ExamFacts } from '#service/domain/facts.ts'

export type ExamDates = Pick<ExamFacts, 'startDate' | 'endDate' | 'startSupplementDate' | 'endSupplementDate'>

export const examPeriods = (exam: ExamDates): ExamPeriods => ({
  startDate: exam.startDate.toISOString(),
  endDate: exam.endDate.toISOString(),
  startSupplementDate: exam.startSupplementDate?.toISOString() ?? null,
  endSupplementDate: exam.endSupplementDate?.toISOString() ?? null,
})

/** @throws ApiError TIME_OUT or SUPPLEMENT_TIME_OUT: every write asks the service's clock */
export function assertOpen(exam: ExamDates, round: SubmissionType, now: Date): void {
  if (periodState(examPeriods(exam), round, now.getTime()) === 'open') return
  throw new ApiError(round === 'apply' ? 'TIME_OUT' : 'SUPPLEMENT_TIME_OUT', {
    message: 'The period is over',
  })
}
