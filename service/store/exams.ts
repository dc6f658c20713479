/** Exams as rows and as the wire shows them. */
import type { Exam as WireExam } from '#contract/entities/exam.ts'
import type { ExamPeriods } from '#contract/rules/examWindow.ts'
import { Refusal } from '#service/core/refusal.ts'
import type { Database } from '#service/store/database.ts'
import type { Exam } from '#service/store/submissions.ts'

export const examPeriods = (exam: Exam): ExamPeriods => ({
  startDate: exam.startDate.toISOString(),
  endDate: exam.endDate.toISOString(),
  startSupplementDate: exam.startSupplementDate?.toISOString() ?? null,
  endSupplementDate: exam.endSupplementDate?.toISOString() ?? null,
})

/** `applied` and `supplemented`: whether the applicant has completed the rounds. */
export function wireExam(
  exam: Exam,
  { applied, supplemented }: { applied: boolean; supplemented: boolean },
): WireExam {
  const { fee: _fee, ...shown } = exam
  return { ...shown, ...examPeriods(exam), applied, supplemented }
}

/** @throws Refusal NOT_FOUND */
export async function findExam(db: Database, id: number): Promise<Exam> {
  const exam = await db.selectFrom('exam').selectAll().where('id', '=', id).executeTakeFirst()
  if (!exam) throw new Refusal('NOT_FOUND', { message: 'There is no such exam' })
  return exam
}
