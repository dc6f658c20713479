/**
 * Dates and times as Macao writes them. A plain date stays a plain date (no zone touches it); moments are shown in
 * Macao time. Portuguese keeps the spelling of before 1990, months with a capital letter.
 */
import { DateTime } from 'luxon'
import type { PlainDate } from '#contract/entities/primitives.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { portugueseMonths } from '#contract/rules/portugueseMonths.ts'
import { inMacao } from '#src/i18n/inMacao.ts'

interface DateStyle {
  date(day: DateTime): string
  month(day: DateTime): string
  dateTime(date: string, time: string): string
}

const dateStyleOf: Record<InterfaceLanguage, DateStyle> = {
  ZH_TW: {
    date: ({ year, month, day }) => `${year}年${month}月${day}日`,
    month: ({ year, month }) => `${year}年${month}月`,
    dateTime: (date, time) => `${date} ${time}`,
  },
  PT: {
    date: ({ year, month, day }) => `${day} de ${portugueseMonths[month - 1]} de ${year}`,
    month: ({ year, month }) => `${portugueseMonths[month - 1]} de ${year}`,
    dateTime: (date, time) => `${date}, ${time}`,
  },
}

const plain = (date: string) => DateTime.fromISO(date, { zone: 'utc' })

/** `2026年3月5日`, `5 de Março de 2026`. */
export const formatDate = (language: InterfaceLanguage, date: PlainDate): string =>
  dateStyleOf[language].date(plain(date))

/** A month without a day: `2026年3月`, `Março de 2026`. */
export const formatMonth = (language: InterfaceLanguage, month: string): string =>
  dateStyleOf[language].month(plain(month))

/** The day in Macao at a moment. */
export const formatDay = (language: InterfaceLanguage, moment: string): string =>
  dateStyleOf[language].date(inMacao(moment))

/** `17:45` in Macao. */
export const formatTime = (moment: string | number): string => inMacao(moment).toFormat('HH:mm')

/** `2026年3月5日 17:45`, `5 de Março de 2026, 17:45`. */
export const formatDateTime = (language: InterfaceLanguage, moment: string): string =>
  dateStyleOf[language].dateTime(formatDay(language, moment), formatTime(moment))
