import type { ListedExam, SubmissionSummary } from '#contract/entities/exam.ts'
import type { Stage, SubmissionType } from '#contract/enums.ts'
import {
  endsWithinDays,
  isLastDay,
  isMissed,
  type PeriodState,
  periodState,
  type TimeLeft,
  timeLeft,
} from '#contract/rules/examWindow.ts'

/** Days before the last one from which the time left is shown. */
const nearDays = 3

/** How one round of an exam stands for the signed-in person at a moment. */
export interface RoundStanding {
  readonly period: PeriodState
  readonly isLastDay: boolean
  /** what is left of an open period that ends soon; null otherwise */
  readonly left: TimeLeft | null
  /** stage of what was begun in the round, or null */
  readonly stage: Stage | null
  readonly complete: boolean
  /** begun, not complete, and the period is over */
  readonly missed: boolean
}

export interface ExamStanding {
  readonly apply: RoundStanding
  readonly supplement: RoundStanding
  /** the round that the card is about now */
  readonly current: SubmissionType
}

const newestOf = (exam: ListedExam, round: SubmissionType): SubmissionSummary | undefined =>
  exam.application?.submissions.filter(({ type }) => type === round).at(-1)

function roundStanding(exam: ListedExam, round: SubmissionType, now: number): RoundStanding {
  const stage = newestOf(exam, round)?.stage ?? null
  const complete = stage === 'END' || (round === 'apply' ? exam.applied : exam.supplemented)
  return {
    period: periodState(exam, round, now),
    isLastDay: isLastDay(exam, round, now),
    left: endsWithinDays(exam, round, nearDays, now) ? timeLeft(exam, round, now) : null,
    stage,
    complete,
    missed: isMissed(exam, round, { begun: stage !== null, complete }, now),
  }
}

/** What a card says (section 2, exam card). `now`: milliseconds, by the service's clock. */
export function examStanding(exam: ListedExam, now: number): ExamStanding {
  const apply = roundStanding(exam, 'apply', now)
  const supplement = roundStanding(exam, 'supplement', now)
  const isSupplementTime = supplement.period === 'open' || (apply.complete && supplement.stage !== null)
  return { apply, supplement, current: isSupplementTime && apply.period !== 'open' ? 'supplement' : 'apply' }
}
