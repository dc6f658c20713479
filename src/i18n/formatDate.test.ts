import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatMonth, formatTime } from '#src/i18n/formatDate.ts'

test.each([
  [
    'a day',
    formatDate('ZH_TW', '2026-03-05'),
    '2026年3月5日',
    formatDate('PT', '2026-03-05'),
    '5 de Março de 2026',
  ],
  ['a month', formatMonth('ZH_TW', '2019-09'), '2019年9月', formatMonth('PT', '2019-09'), 'Setembro de 2019'],
  [
    'a birthday inside the daylight saving of 1975',
    formatDate('ZH_TW', '1975-07-01'),
    '1975年7月1日',
    formatDate('PT', '1975-07-01'),
    '1 de Julho de 1975',
  ],
  [
    'a moment told in UTC',
    formatDateTime('ZH_TW', '2026-03-12T16:30:00Z'),
    '2026年3月13日 00:30',
    formatDateTime('PT', '2026-03-12T16:30:00Z'),
    '13 de Março de 2026, 00:30',
  ],
  [
    'the day of a moment told in UTC',
    formatDay('ZH_TW', '2026-03-12T16:30:00Z'),
    '2026年3月13日',
    formatDay('PT', '2026-03-12T16:30:00Z'),
    '13 de Março de 2026',
  ],
])('%s', (_, zh, zhWanted, pt, ptWanted) => {
  expect([zh, pt]).toEqual([zhWanted, ptWanted])
})

test.each([
  ['in UTC', '2026-03-12T16:05:00Z'],
  ['with Macao’s offset', '2026-03-13T00:05:00+08:00'],
  ['in milliseconds', Date.UTC(2026, 2, 12, 16, 5)],
])('the time of day in Macao, of a moment %s', (_, moment) => {
  expect(formatTime(moment)).toBe('00:05')
})
