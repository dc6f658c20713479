/** The day on which a non-permanent resident completes seven years of continuous residence (section 5). */
import { limits } from '#contract/limits.ts'
import { addYears } from '#contract/rules/macaoDate.ts'

/**
 * Whether the date needs a confirmation before it is sent: the period's last day lies after it.
 * Both are plain dates, `yyyy-mm-dd`.
 */
export function needsConfirmation(date: string, lastDay: string): boolean {
  return lastDay > date
}

export interface SevenYearFacts {
  residence: 'PERMANENT' | 'NON_PERMANENT' | 'NONE'
  /** what the person stated, or null */
  date: string | null
  /** what the identity data knows, or null */
  knownDate: string | null
  birthday: string
  lastDay: string
}

export type SevenYearVerdict =
  | 'notAsked'
  | 'passes'
  | 'SEVEN_YEAR_DATE_MUST_NOT_NULL'
  | 'SEVEN_YEAR_DATE_IS_NOT_MATCH'

/**
 * The service's verdict on a resident. `passes` marks the application as conditional until permanent residence
 * is proven. A date after the period's last day, less than seven years after birth, or other than the one that
 * the identity data knows doesn't match.
 */
export function sevenYearVerdict(facts: SevenYearFacts): SevenYearVerdict {
  if (facts.residence !== 'NON_PERMANENT') return 'notAsked'
  if (facts.date === null) return 'SEVEN_YEAR_DATE_MUST_NOT_NULL'
  const possible =
    facts.date <= facts.lastDay &&
    facts.date >= addYears(facts.birthday, limits.residenceYears) &&
    (facts.knownDate === null || facts.knownDate === facts.date)
  return possible ? 'passes' : 'SEVEN_YEAR_DATE_IS_NOT_MATCH'
}
