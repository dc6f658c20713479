/** Plain dates and Macao's clock, without a date library. A plain date is `yyyy-mm-dd`, a month `yyyy-mm`. */
import { hoursAheadOfUtc } from '#contract/limits.ts'

/** A moment: ISO 8601 with offset, or milliseconds since 1970. */
export type Moment = string | number

/** By sums, not by Intl: its first formatter with a time zone costs a phone a fifth of what starting the page does. */
const ahead = hoursAheadOfUtc * 3_600_000

/** @returns milliseconds since 1970, NaN for a text that is no moment */
export function epochOf(moment: Moment): number {
  return typeof moment === 'number' ? moment : Date.parse(moment)
}

/** What a clock on a wall in Macao shows, written as if it were UTC: `yyyy-mm-ddTHH:mm:ss.sssZ`. */
const wallClock = (moment: Moment): string => new Date(epochOf(moment) + ahead).toISOString()

/** The day in Macao at a moment from 1980 on. @returns `yyyy-mm-dd` @throws RangeError for what is no moment */
export function macaoDateOf(moment: Moment): string {
  return wallClock(moment).slice(0, 10)
}

/** The time of day in Macao at a moment from 1980 on. @returns `HH:mm`, 24 hours @throws RangeError for what is no moment */
export function macaoTimeOf(moment: Moment): string {
  return wallClock(moment).slice(11, 16)
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
