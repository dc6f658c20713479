/** Age on the last day of the application period (section 5: 18 or over, under 65), on plain dates. */
import { limits } from '#contract/limits.ts'

/** Completed years of a person on a day. Born on 29 February counts from 1 March in a common year. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** Whether a person may apply, by age. `lastDay` is the last day of the application period, `yyyy-mm-dd`. */
export function isAgeAccepted(birthday: string, lastDay: string): boolean {
  const age = ageOn(birthday, lastDay)
  return age >= limits.minimumAge && age < limits.maximumAge
}
