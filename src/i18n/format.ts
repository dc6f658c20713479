/**
 * Dates, times, sizes and names as Macao writes them. A plain date stays a plain date (no zone touches it);
 * instants are shown in Macao time. Portuguese keeps the spelling of before 1990, months with a capital letter.
 */
import type { PlainDate } from '#contract/entities/primitives.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { intlLocaleOf } from '#contract/languageTags.ts'
import { macaoDateOf, macaoTimeOf } from '#contract/rules/macaoDate.ts'
import { portugueseMonths } from '#contract/rules/portugueseMonths.ts'

const split = (date: PlainDate) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** How a language writes. Numbers of a day stand without a leading zero; a time is `hh:mm` in Macao. */
interface Style {
  date(day: Day): string
  dateWithWeekday(date: string, weekday: string): string
  /** from parts with their leading zeros */
  shortDate(year: string, month: string, day: string): string
  month(year: number, month: number): string
  dateTime(date: string, time: string): string
  /** `year` is null where it goes without saying */
  periodEnd(year: number | null, month: number, day: number, time: string): string
  /** from Sunday */
  readonly weekdays: readonly string[]
  /** between names that may hold commas */
  readonly listSeparator: string
  /** between names of which one is meant */
  readonly choiceSeparator: string
  /** between the name of a fact and the fact */
  readonly factSeparator: string
  readonly readsChineseNames: boolean
}

const chinese: Style = {
  date: ({ year, month, day }) => `${year}年${month}月${day}日`,
  dateWithWeekday: (date, weekday) => `${date}（${weekday}）`,
  shortDate: (year, month, day) => `${year}/${month}/${day}`,
  month: (year, month) => `${year}年${month}月`,
  dateTime: (date, time) => `${date} ${time}`,
  periodEnd: (year, month, day, time) => `${year === null ? '' : `${year}年`}${month}月${day}日 ${time}`,
  weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  listSeparator: '、',
  choiceSeparator: '／',
  factSeparator: '：',
  readsChineseNames: true,
}

const portuguese: Style = {
  date: ({ year, month, day }) => `${day} de ${portugueseMonths[month - 1]} de ${year}`,
  dateWithWeekday: (date, weekday) => `${date} (${weekday})`,
  shortDate: (year, month, day) => `${day}/${month}/${year}`,
  month: (year, month) => `${portugueseMonths[month - 1]} de ${year}`,
  dateTime: (date, time) => `${date}, ${time}`,
  periodEnd: (year, month, day, time) =>
    `${day} de ${portugueseMonths[month - 1]}${year === null ? '' : ` de ${year}`} às ${time}`,
  weekdays: [
    'domingo',
    'segunda-feira',
    'terça-feira',
    'quarta-feira',
    'quinta-feira',
    'sexta-feira',
    'sábado',
  ],
  listSeparator: '; ',
  choiceSeparator: ' / ',
  factSeparator: ': ',
  readsChineseNames: false,
}

const styleOf: Record<InterfaceLanguage, Style> = { ZH_TW: chinese, PT: portuguese }

/** `2026年3月5日`, `5 de Março de 2026`. */
export const formatDate = (language: InterfaceLanguage, date: PlainDate): string =>
  styleOf[language].date(split(date))

/** `2026年3月5日（星期四）`, `5 de Março de 2026 (quinta-feira)`. */
export function formatDateWithWeekday(language: InterfaceLanguage, date: PlainDate): string {
  const { year, month, day } = split(date)
  const weekday = styleOf[language].weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''
  return styleOf[language].dateWithWeekday(formatDate(language, date), weekday)
}

/** `2026/03/05`, `05/03/2026`: for tables. */
export function formatShortDate(language: InterfaceLanguage, date: PlainDate): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return styleOf[language].shortDate(year, month, day)
}

/** A month without a day: `2026年3月`, `Março de 2026`. */
export function formatMonth(language: InterfaceLanguage, date: string): string {
  const { year, month } = split(date)
  return styleOf[language].month(year, month)
}

/** `2026年3月5日 17:45`, `5 de Março de 2026, 17:45`. */
export const formatDateTime = (language: InterfaceLanguage, instant: string | number): string =>
  styleOf[language].dateTime(formatDate(language, macaoDateOf(instant)), macaoTimeOf(instant))

/**
 * One end of a period, in words: `3月2日 09:00`, `2 de Março às 09:00`; the year only where it isn't that of `now`.
 * @param now service time in milliseconds
 */
export function formatPeriodEnd(language: InterfaceLanguage, instant: string, now: number): string {
  const date = split(macaoDateOf(instant))
  const isThisYear = date.year === split(macaoDateOf(now)).year
  const year = isThisYear ? null : date.year
  return styleOf[language].periodEnd(year, date.month, date.day, macaoTimeOf(instant))
}

/** `甲、乙`, `A; B`: names that may hold commas. */
export const formatList = (language: InterfaceLanguage, names: readonly string[]): string =>
  names.join(styleOf[language].listSeparator)

/** `甲／乙`, `A / B`: either of them. */
export const formatChoice = (language: InterfaceLanguage, names: readonly string[]): string =>
  names.join(styleOf[language].choiceSeparator)

/** `學位：法學士`, `Grau: Licenciatura`. */
export const formatFact = (language: InterfaceLanguage, name: string, fact: string): string =>
  `${name}${styleOf[language].factSeparator}${fact}`

const kilo = 1024
/** Bytes as a person says them, 5 MB being 5 × 1024 × 1024: `0.8 MB`, `640 KB`; a comma in Portuguese. */
export function formatFileSize(language: InterfaceLanguage, bytes: number): string {
  if (bytes < kilo) return `${bytes} B`
  const [value, unit] = bytes < kilo * kilo ? [bytes / kilo, 'KB'] : [bytes / (kilo * kilo), 'MB']
  const digits = unit === 'MB' && value < 10 ? 1 : 0
  const shown = new Intl.NumberFormat(intlLocaleOf[language], { maximumFractionDigits: digits })
  return `${shown.format(value)} ${unit}`
}

/** A count or number with the language's separators. */
export function formatNumber(language: InterfaceLanguage, value: number): string {
  return new Intl.NumberFormat(intlLocaleOf[language]).format(value)
}

/** The name that a person reads first: the Chinese one in Chinese, where there is one. Everybody has a Latin name. */
export const formatName = (
  language: InterfaceLanguage,
  { nameCn, namePt }: { nameCn: string; namePt: string },
): string => (styleOf[language].readsChineseNames ? nameCn || namePt : namePt || nameCn)

/** Eight bare digits as the card prints them: `9000001(0)`. Anything else comes back as it is. */
export function formatIdentityNo(digits: string): string {
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 7)}(${digits.slice(7)})` : digits
}
