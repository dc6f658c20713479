/**
 * Dates, times, sizes and names as Macao writes them. A plain date stays a plain date (no zone touches it);
 * instants are shown in Macao time. Portuguese keeps the spelling of before 1990, months with a capital letter.
 */
import type { PlainDate } from '#contract/entities/primitives.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { macaoDateOf, macaoTimeOf } from '#contract/rules/macaoDate.ts'
import { portugueseMonths } from '#contract/rules/portugueseMonths.ts'

const weekdays = {
  ZH_TW: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  PT: ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'],
} as const satisfies Record<InterfaceLanguage, readonly string[]>

const locale = { ZH_TW: 'zh-Hant-MO', PT: 'pt-PT' } as const satisfies Record<InterfaceLanguage, string>

const split = (date: PlainDate) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/** `2026年3月5日`, `5 de Março de 2026`. */
export function formatDate(language: InterfaceLanguage, date: PlainDate): string {
  const { year, month, day } = split(date)
  return language === 'PT'
    ? `${day} de ${portugueseMonths[month - 1]} de ${year}`
    : `${year}年${month}月${day}日`
}

/** `2026年3月5日（星期四）`, `5 de Março de 2026 (quinta-feira)`. */
export function formatDateWithWeekday(language: InterfaceLanguage, date: PlainDate): string {
  const { year, month, day } = split(date)
  const weekday = weekdays[language][new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
  const long = formatDate(language, date)
  return language === 'PT' ? `${long} (${weekday})` : `${long}（${weekday}）`
}

/** `2026/03/05`, `05/03/2026`: for tables. */
export function formatShortDate(language: InterfaceLanguage, date: PlainDate): string {
  const [year, month, day] = date.split('-')
  return language === 'PT' ? `${day}/${month}/${year}` : `${year}/${month}/${day}`
}

/** A month without a day: `2026年3月`, `Março de 2026`. */
export function formatMonth(language: InterfaceLanguage, month: string): string {
  const { year, month: number } = split(month)
  return language === 'PT' ? `${portugueseMonths[number - 1]} de ${year}` : `${year}年${number}月`
}

/** `2026年3月5日 17:45`, `5 de Março de 2026, 17:45`. */
export function formatDateTime(language: InterfaceLanguage, instant: string | number): string {
  const date = formatDate(language, macaoDateOf(instant))
  return language === 'PT' ? `${date}, ${macaoTimeOf(instant)}` : `${date} ${macaoTimeOf(instant)}`
}

/**
 * One end of a period, in words: `3月2日 09:00`, `2 de Março às 09:00`; the year only where it isn't that of `now`.
 * @param now service time in milliseconds
 */
export function formatPeriodEnd(language: InterfaceLanguage, instant: string, now: number): string {
  const { year, month, day } = split(macaoDateOf(instant))
  const sameYear = year === split(macaoDateOf(now)).year
  const time = macaoTimeOf(instant)
  if (language === 'PT')
    return `${day} de ${portugueseMonths[month - 1]}${sameYear ? '' : ` de ${year}`} às ${time}`
  return `${sameYear ? '' : `${year}年`}${month}月${day}日 ${time}`
}

const kilo = 1024
/** Bytes as a person says them, 5 MB being 5 × 1024 × 1024: `0.8 MB`, `640 KB`; a comma in Portuguese. */
export function formatFileSize(language: InterfaceLanguage, bytes: number): string {
  if (bytes < kilo) return `${bytes} B`
  const [value, unit] = bytes < kilo * kilo ? [bytes / kilo, 'KB'] : [bytes / (kilo * kilo), 'MB']
  const digits = unit === 'MB' && value < 10 ? 1 : 0
  const shown = new Intl.NumberFormat(locale[language], { maximumFractionDigits: digits })
  return `${shown.format(value)} ${unit}`
}

/** A count or number with the language's separators. */
export function formatNumber(language: InterfaceLanguage, value: number): string {
  return new Intl.NumberFormat(locale[language]).format(value)
}

/** The name that a person reads first: the Chinese one in Chinese, where there is one. Everybody has a Latin name. */
export function formatName(
  language: InterfaceLanguage,
  { nameCn, namePt }: { nameCn: string; namePt: string },
): string {
  return language === 'PT' ? namePt || nameCn : nameCn || namePt
}

/** Eight bare digits as the card prints them: `9000001(0)`. Anything else comes back as it is. */
export function formatIdentityNo(digits: string): string {
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 7)}(${digits.slice(7)})` : digits
}

/** The name of a row or exam in the language in use: `nameTc` or `namePt`. */
export function nameIn(language: InterfaceLanguage, row: { nameTc: string; namePt: string }): string {
  return language === 'PT' ? row.namePt || row.nameTc : row.nameTc || row.namePt
}
