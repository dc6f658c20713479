/** Which exams are listed, and in which order (section 2). */
import { periodState } from '#contract/rules/examWindow.ts'
import { inMacao } from '#service/core/inMacao.ts'
import { type ExamDates, examPeriods } from '#service/domain/examPeriods.ts'

/** An exam is listed from so long before its period, and so long after its last one. */
const listedBefore = { days: 30 }
const listedAfter = { days: 180 }

/** Whether an exam is near, in or lately past its periods. */
export function isListed({ startDate, endDate, endSupplementDate }: ExamDates, now: Date): boolean {
  const from = inMacao(startDate).minus(listedBefore)
  const until = inMacao(endSupplementDate ?? endDate).plus(listedAfter)
  return from <= inMacao(now) && inMacao(now) < until
}

/** Open ones first, by their end; then what is open for a supplement; then what comes; then what has closed. */
export function inListOrder<E extends ExamDates & { id: number }>(exams: readonly E[], now: Date): E[] {
  return exams
    .map((exam) => ({ exam, rank: rankOf(exam, now) }))
    .sort(
      (a, b) =>
        a.rank - b.rank || a.exam.endDate.getTime() - b.exam.endDate.getTime() || a.exam.id - b.exam.id,
    )
    .map(({ exam }) => exam)
}

function rankOf(exam: ExamDates, now: Date): number {
  const periods = examPeriods(exam)
  const apply = periodState(periods, 'apply', now.getTime())
  if (apply === 'open') return 0
  if (periodState(periods, 'supplement', now.getTime()) === 'open') return 1
  return apply === 'before' ? 2 : 3
}
