/**
 * Dates and months that are typed in separate fields: what the fields say, and what of it is wrong. Here and not beside
 * the fields, because the rule knows no page: its codes become words elsewhere.
 */
import { chineseNumerals } from '#contract/rules/chineseNumerals.ts'
import { portugueseMonths } from '#contract/rules/portugueseMonths.ts'

export type DateKind = 'date' | 'month'
export type DatePart = 'year' | 'month' | 'day'
/** Each part as it was typed. */
export type DateParts = Readonly<Record<DatePart, string>>

/** In the order in which they are reported. A code begins with the part that it is about. */
export const dateIssueCodes = [
  'year_missing',
  'year_digits',
  'month_missing',
  'month_range',
  'day_missing',
  'day_range',
  'day_over_28',
  'day_over_29',
  'day_over_30',
] as const
export type DateIssue = (typeof dateIssueCodes)[number]

/** The parts of a kind, the largest first. */
export const datePartsOf = {
  date: ['year', 'month', 'day'],
  month: ['year', 'month'],
} as const satisfies Record<DateKind, readonly DatePart[]>

const noParts: DateParts = { year: '', month: '', day: '' }
/** Between the parts of a value that is not a date yet: nobody can type it into a field of one line. */
const separator = '\n'
const whole = /^\d{4}-\d{2}(-\d{2})?$/

/** Half-width, small, without accents, and with digits for Chinese numerals. */
const fold = (text: string) =>
  chineseNumerals(text)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** As a certificate from abroad writes it. @param month 0 for January */
const englishMonth = (month: number) =>
  new Date(Date.UTC(2000, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' })
const monthNames = portugueseMonths.map((name, at) => [fold(name), fold(englishMonth(at))])

/** @returns 1 to 12 for a month's name or its beginning, 0 for anything else */
const monthNamed = (word: string) =>
  word.length < 3 ? 0 : monthNames.findIndex((names) => names.some((name) => name.startsWith(word))) + 1

const isYear = (word = '') => /^\d{4}$/.test(word)

/** The pieces of a date that was written in one go; null for what is none. */
function piecesOf(text: string): string[] | null {
  const pieces = fold(text)
    // a weekday
    .replace(/\([^)]*\)\s*$/, '')
    // 1.º de Janeiro
    .replace(/(\d)\.?(?:o|st|nd|rd|th)(?![a-z])/g, '$1')
    // 20200102 and 202009
    .replace(/^\s*((?:19|20)\d{2})(0[1-9]|1[0-2])(\d{2})?\s*$/, '$1-$2-$3')
    .split(/[\s./,。、\p{Pd}\u2212年月份日號号]+|\bde\b/u)
    .filter(Boolean)
  const names = pieces.filter((piece) => monthNamed(piece) > 0)
  const isDate = pieces.every((piece) => /^\d{1,4}$/.test(piece) || names.includes(piece))
  return isDate && names.length < 2 && pieces.length > 1 && pieces.length < 4 ? pieces : null
}

/**
 * A date or a month that was written in one go: `2020-01-02`, `20200102`, `1/2/2020` (day first), `2020年1月2日`,
 * `二〇二〇年一月二日`, `2 de Janeiro de 2020`, `January 2, 2020`, `09/2020`. A year of two digits stays as it is. @returns null where it is none, or could be read in two ways
 */
export function spreadDate(text: string, kind: DateKind): Partial<DateParts> | null {
  const pieces = piecesOf(text)
  if (!pieces) return null
  const name = pieces.find((piece) => monthNamed(piece) > 0)
  const numbers = pieces.filter((piece) => piece !== name)
  const yearFirst = isYear(numbers[0])
  // of two pieces without a year of four digits, only a field for months knows what they are
  if (pieces.length === 2 && kind === 'date' && !yearFirst && !isYear(numbers[numbers.length - 1]))
    return null
  const ordered = yearFirst ? numbers : [...numbers].reverse()
  if (name !== undefined) ordered.splice(1, 0, String(monthNamed(name)))
  const [year = '', month = '', day] = ordered
  return kind === 'date' && day !== undefined ? { year, month, day } : { year, month }
}

const units: Record<DatePart, RegExp> = {
  year: /^(\d+)\s*年?$/,
  month: /^(\d+)\s*月?份?$/,
  day: /^(\d+)\s*(?:日|號|号|\.?o|st|nd|rd|th)?$/,
}

/** A part as digits: without blanks, dots, units and full width; a month's name as its number. Anything else stays. */
function tidyPart(part: DatePart, text: string): string {
  const word = fold(text).replace(/^[\s.]+|[\s.]+$/g, '')
  const month = part === 'month' ? monthNamed(word) : 0
  if (month > 0) return String(month)
  return word === '' ? '' : (units[part].exec(word)?.[1] ?? text)
}

/** What the fields mean: a date that stands in one of them goes to all, each part becomes digits where it can. */
export function tidyDateParts(parts: DateParts, kind: DateKind): DateParts {
  const used = datePartsOf[kind]
  const holder = used.find((part) => spreadDate(parts[part], kind) !== null)
  const spread = holder ? { ...parts, [holder]: '', ...spreadDate(parts[holder], kind) } : parts
  return {
    ...noParts,
    ...Object.fromEntries(used.map((part) => [part, tidyPart(part, spread[part])])),
  }
}

const within = (text: string, last: number) =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= last

/** The last day of a month; of February the 29th, while the year isn't known. */
const lastDayOf = (year: string, month: string) =>
  new Date(Date.UTC(/^[1-9]\d{3}$/.test(year) ? Number(year) : 2000, Number(month), 0)).getUTCDate()

function dayIssue(year: string, month: string, day: string): DateIssue | null {
  if (day === '') return 'day_missing'
  if (!within(day, 31)) return 'day_range'
  const last = within(month, 12) ? lastDayOf(year, month) : 31
  return Number(day) > last ? (`day_over_${last}` as DateIssue) : null
}

function issuesOf({ year, month, day }: DateParts, kind: DateKind): DateIssue[] {
  const found: (DateIssue | null)[] = [
    year === '' ? 'year_missing' : /^[1-9]\d{3}$/.test(year) ? null : 'year_digits',
    month === '' ? 'month_missing' : within(month, 12) ? null : 'month_range',
    kind === 'date' ? dayIssue(year, month, day) : null,
  ]
  return found.filter((issue) => issue !== null)
}

/**
 * The value of the fields: `yyyy-mm-dd` or `yyyy-mm` for a date, '' where nothing is typed, and otherwise the parts as they
 * were typed, so that nothing is lost.
 */
export function dateValueOf(typed: DateParts, kind: DateKind): string {
  const parts = tidyDateParts(typed, kind)
  const used = datePartsOf[kind]
  if (used.every((part) => parts[part] === '')) return ''
  if (issuesOf(parts, kind).length > 0) return used.map((part) => typed[part]).join(separator)
  return used.map((part) => (part === 'year' ? parts.year : parts[part].padStart(2, '0'))).join('-')
}

/** The parts of a value; those of a date without leading zeros. */
export function partsOfDateValue(value: string): DateParts {
  const [year = '', month = '', day = ''] = whole.test(value)
    ? value.split('-').map((part) => part.replace(/^0+/, ''))
    : value.split(separator)
  return { year, month, day }
}

/** What is wrong with a value; nothing where it is a date or empty. */
export function dateIssues(value: string, kind: DateKind): readonly DateIssue[] {
  return value === '' ? [] : issuesOf(tidyDateParts(partsOfDateValue(value), kind), kind)
}

/** The parts that are wrong. */
export const partsAtFault = (issues: readonly DateIssue[]): readonly DatePart[] =>
  datePartsOf.date.filter((part) => issues.some((issue) => issue.startsWith(part)))
