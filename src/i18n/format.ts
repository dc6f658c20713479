/**
 * Sizes, names, lists and the ends of a period as Macao writes them: what the exam list needs, without a date library.
 * Dates of everything else are written by formatDate.ts.
 */
import type { InterfaceLanguage } from '#contract/enums.ts'
import { intlLocaleOf } from '#contract/languageTags.ts'
import { macaoDateOf, macaoTimeOf } from '#contract/rules/macaoDate.ts'
import { portugueseMonths } from '#contract/rules/portugueseMonths.ts'

const split = (date: string) => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return { year, month, day }
}

/** How a language writes. */
interface Style {
  /** numbers of a day without a leading zero; `year` is null where it goes without saying, `time` is `hh:mm` */
  periodEnd(year: number | null, month: number, day: number, time: string): string
  /** between names that may hold commas */
  readonly listSeparator: string
  /** between names of which one is meant */
  readonly choiceSeparator: string
  /** between the name of a fact and the fact */
  readonly factSeparator: string
  readonly readsChineseNames: boolean
}

const chinese: Style = {
  periodEnd: (year, month, day, time) => `${year === null ? '' : `${year}年`}${month}月${day}日 ${time}`,
  listSeparator: '、',
  choiceSeparator: '／',
  factSeparator: '：',
  readsChineseNames: true,
}

const portuguese: Style = {
  periodEnd: (year, month, day, time) =>
    `${day} de ${portugueseMonths[month - 1]}${year === null ? '' : ` de ${year}`} às ${time}`,
  listSeparator: '; ',
  choiceSeparator: ' / ',
  factSeparator: ': ',
  readsChineseNames: false,
}

const styleOf: Record<InterfaceLanguage, Style> = { ZH_TW: chinese, PT: portuguese }

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
