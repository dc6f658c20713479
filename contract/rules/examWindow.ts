/**
 * The application and supplement periods of an exam (section 2, exam card; section 9: the last day ends at the
 * closing time, which the end of a period includes). `now` is always handed in, from the service's clock.
 */
import type { SubmissionType } from '#contract/enums.ts'
import { addDays, epochOf, lastDayBefore, type Moment, macaoDateOf } from '#contract/rules/macaoDate.ts'

/** Moments, ISO 8601; the ends are exclusive. Null: the exam has no supplement period (yet). */
export interface ExamPeriods {
  startDate: string
  endDate: string
  startSupplementDate: string | null
  endSupplementDate: string | null
}

export interface Period {
  start: string
  end: string
}

/** @returns the period of a round, or null where it isn't set */
export function periodOf(exam: ExamPeriods, round: SubmissionType): Period | null {
  if (round === 'apply') return { start: exam.startDate, end: exam.endDate }
  const { startSupplementDate: start, endSupplementDate: end } = exam
  return start === null || end === null ? null : { start, end }
}

export type PeriodState = 'none' | 'before' | 'open' | 'closed'

/** Where `now` lies: open from the start on, closed from the end on. */
export function periodState(exam: ExamPeriods, round: SubmissionType, now: Moment): PeriodState {
  const period = periodOf(exam, round)
  if (period === null) return 'none'
  const at = epochOf(now)
  if (at < epochOf(period.start)) return 'before'
  return at < epochOf(period.end) ? 'open' : 'closed'
}

/** The last day of the application period, on which ages and the seven-year date are judged. @returns `yyyy-mm-dd` */
export function lastApplicationDay(exam: Pick<ExamPeriods, 'endDate'>): string {
  return lastDayBefore(exam.endDate)
}

/** Whether the period is open and today in Macao is its last day: the card shows the reminder. */
export function isLastDay(exam: ExamPeriods, round: SubmissionType, now: Moment): boolean {
  const period = periodOf(exam, round)
  return (
    period !== null &&
    periodState(exam, round, now) === 'open' &&
    macaoDateOf(now) === lastDayBefore(period.end)
  )
}

export interface TimeLeft {
  days: number
  hours: number
  minutes: number
}

/**
 * What is left of an open period, whole minutes rounded up so that it never says nothing while it is open.
 * @returns null where the period isn't open
 */
export function timeLeft(exam: ExamPeriods, round: SubmissionType, now: Moment): TimeLeft | null {
  const period = periodOf(exam, round)
  if (period === null || periodState(exam, round, now) !== 'open') return null
  const minutes = Math.ceil((epochOf(period.end) - epochOf(now)) / 60_000)
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
}

/** The period has passed and what was begun in it is not complete. */
export function isMissed(
  exam: ExamPeriods,
  round: SubmissionType,
  standing: { begun: boolean; complete: boolean },
  now: Moment,
): boolean {
  return standing.begun && !standing.complete && periodState(exam, round, now) === 'closed'
}

/**
 * The next moment at which something about the exam's windows changes: a start, an end, or the midnight in Macao
 * with which a last day begins. @returns milliseconds since 1970, or null where nothing changes any more
 */
export function nextChange(exam: ExamPeriods, now: Moment): number | null {
  const at = epochOf(now)
  const moments = (['apply', 'supplement'] as const).flatMap((round) => {
    const period = periodOf(exam, round)
    if (period === null) return []
    return [period.start, `${lastDayBefore(period.end)}T00:00:00+08:00`, period.end].map(epochOf)
  })
  const coming = moments.filter((moment) => moment > at)
  return coming.length === 0 ? null : Math.min(...coming)
}

/** Whether the open period ends within that many days, counted in days of Macao (0: today is the last). */
export function endsWithinDays(exam: ExamPeriods, round: SubmissionType, days: number, now: Moment): boolean {
  const period = periodOf(exam, round)
  return (
    period !== null &&
    periodState(exam, round, now) === 'open' &&
    addDays(macaoDateOf(now), days) >= lastDayBefore(period.end)
  )
}
