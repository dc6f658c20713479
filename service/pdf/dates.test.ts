import { expect, test } from 'vitest'
import { formatDate, formatMoment, formatMonth } from '#service/pdf/dates.ts'

test.each([
  ['1984-02-29', '1984年2月29日', '29 de Fevereiro de 1984'],
  ['2026-12-01', '2026年12月1日', '1 de Dezembro de 2026'],
])('the day %s is %s and %s', (day, chinese, portuguese) => {
  expect([formatDate('ZH_TW', day), formatDate('PT', day)]).toEqual([chinese, portuguese])
})

test.each([['2010-01', '2010年1月', 'Janeiro de 2010']])(
  'the month %s is %s and %s',
  (month, chinese, portuguese) => {
    expect([formatMonth('ZH_TW', month), formatMonth('PT', month)]).toEqual([chinese, portuguese])
  },
)

test.each([
  ['2026-03-06T15:59:59Z', '2026年3月6日 23:59', '6 de Março de 2026, 23:59 horas'],
  ['2025-12-31T16:00:00Z', '2026年1月1日 00:00', '1 de Janeiro de 2026, 00:00 horas'],
])('the instant %s is printed in Macao time: %s, %s', (instant, chinese, portuguese) => {
  expect([formatMoment('ZH_TW', new Date(instant)), formatMoment('PT', new Date(instant))]).toEqual([
    chinese,
    portuguese,
  ])
})
