/** Calendar and clock of Macao, whatever zone the device is in. */
import type { PlainDate } from '#contract/entities/primitives.ts'
import { timeZone } from '#contract/limits.ts'

export interface MacaoMoment {
  year: number
  /** 1 to 12 */
  month: number
  day: number
  hour: number
  minute: number
}

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
})

/** @param instant ISO 8601 with zone, or milliseconds since the epoch */
export function macaoMoment(instant: string | number): MacaoMoment {
  const found = Object.fromEntries(
    parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = found
  return { year, month, day, hour, minute }
}

export const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The day in Macao at an instant, `yyyy-mm-dd`. */
export function macaoDay(instant: string | number): PlainDate {
  const { year, month, day } = macaoMoment(instant)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}
