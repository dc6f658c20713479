import type { Exam as ExamDto } from '#contract/entities/exam.ts'
import { examPeriods } from '#service/domain/examPeriods.ts'
import type { Exam } from '#service/store/exams.ts'

/** `applied` and `supplemented`: whether the applicant has completed the rounds. */
export function toExamDto(
  exam: Exam,
  { applied, supplemented }: { applied: boolean; supplemented: boolean },
): ExamDto {
  const { fee: _fee, ...shown } = exam
  return { ...shown, ...examPeriods(exam), applied, supplemented }
}
