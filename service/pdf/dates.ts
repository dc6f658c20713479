/** Dates as documents print them. A plain date stays a plain date (no zone moves it); instants are in Macao time. */
import { DateTime } from 'luxon'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { portugueseMonths } from '#contract/rules/portugueseMonths.ts'
import { inMacao } from '#service/core/inMacao.ts'
import { textIn } from '#service/pdf/textIn.ts'

const monthName = ({ month }: DateTime) => portugueseMonths[month - 1] ?? ''

interface DateFormats {
  readonly date: (day: DateTime) => string
  readonly month: (day: DateTime) => string
}

const chinese: DateFormats = {
  date: (day) => day.toFormat('yyyy年M月d日'),
  month: (day) => day.toFormat('yyyy年M月'),
}
const portuguese: DateFormats = {
  date: (day) => `${day.day} de ${monthName(day)} de ${day.year}`,
  month: (day) => `${monthName(day)} de ${day.year}`,
}
const formats: Readonly<Record<InterfaceLanguage, DateFormats>> = {
  ZH_TW: chinese,
  PT: portuguese,
}

const plain = (date: string) => DateTime.fromISO(date, { zone: 'utc' })

/** @param plainDate `yyyy-mm-dd` */
export const formatDate = (language: InterfaceLanguage, plainDate: string): string =>
  formats[language].date(plain(plainDate))

/** @param plainMonth `yyyy-mm` */
export const formatMonth = (language: InterfaceLanguage, plainMonth: string): string =>
  formats[language].month(plain(plainMonth))

export function formatMoment(language: InterfaceLanguage, instant: Date): string {
  const moment = inMacao(instant)
  return textIn[language]('pdf.moment', {
    date: formats[language].date(moment),
    time: moment.toFormat('HH:mm'),
  })
}
