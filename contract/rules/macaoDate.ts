/** Plain dates and Macao's clock, without a date library. A plain date is `yyyy-mm-dd`, a month `yyyy-mm`. */
import { timeZone } from '#contract/limits.ts'

/** A moment: ISO 8601 with offset, or milliseconds since 1970. */
export type Moment = string | number

const macaoClock = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** @returns milliseconds since 1970, NaN for a text that is no moment */
export function epochOf(moment: Moment): number {
  return typeof moment === 'number' ? moment : Date.parse(moment)
}

function macaoParts(moment: Moment): Record<string, string> {
  return Object.fromEntries(macaoClock.formatToParts(epochOf(moment)).map((part) => [part.type, part.value]))
}

/** The day in Macao at a moment. @returns `yyyy-mm-dd` */
export function macaoDateOf(moment: Moment): string {
  const { year, month, day } = macaoParts(moment)
  return `${year}-${month}-${day}`
}

/** The time of day in Macao at a moment. @returns `HH:mm`, 24 hours */
export function macaoTimeOf(moment: Moment): string {
  const { hour, minute } = macaoParts(moment)
  return `${hour}:${minute}`
}

/** The last day of a period whose end is exclusive: midnight belongs to the day before. @returns `yyyy-mm-dd` */
export function lastDayBefore(exclusiveEnd: Moment): string {
  return macaoDateOf(epochOf(exclusiveEnd) - 1)
}

/** @returns the month of a plain date, `yyyy-mm` */
export function monthOf(date: string): string {
  return date.slice(0, 7)
}

function utcOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** Whole days from one plain date to another; negative when `to` lies before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcOf(to) - utcOf(from)) / 86_400_000)
}

/** @returns the plain date that many days later (or earlier, when negative) */
export function addDays(date: string, days: number): string {
  return new Date(utcOf(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The same day some years later; 29 February becomes 1 March in a common year. */
export function addYears(date: string, years: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const moved = new Date(0)
  moved.setUTCFullYear(year + years, month - 1, day)
  return moved.toISOString().slice(0, 10)
}
