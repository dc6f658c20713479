import { expect, test } from 'vitest'
import { needsConfirmation, sevenYearVerdict } from '#contract/rules/sevenYear.ts'

test.each([
  ['the day before the last day', '2026-03-12', true],
  ['the last day itself', '2026-03-13', false],
  ['the day after', '2026-03-14', false],
])('a confirmation for %s', (_story, date, asked) => {
  expect(needsConfirmation(date, '2026-03-13')).toBe(asked)
})

const resident = {
  residence: 'NON_PERMANENT',
  date: '2026-03-01',
  knownDate: null,
  birthday: '1990-05-05',
  lastDay: '2026-03-13',
} as const

test.each([
  ['a permanent resident is not asked', { residence: 'PERMANENT', date: null }, 'notAsked'],
  ['no resident is refused elsewhere', { residence: 'NONE', date: null }, 'notAsked'],
  ['no date yet', { date: null }, 'SEVEN_YEAR_DATE_MUST_NOT_NULL'],
  ['a date within the period', {}, 'passes'],
  ['the last day of the period', { date: '2026-03-13' }, 'passes'],
  ['the day after the period', { date: '2026-03-14' }, 'SEVEN_YEAR_DATE_IS_NOT_MATCH'],
  ['the date that the identity data knows', { knownDate: '2026-03-01' }, 'passes'],
  ['another date than the identity data knows', { knownDate: '2026-03-02' }, 'SEVEN_YEAR_DATE_IS_NOT_MATCH'],
  ['seven years after birth', { birthday: '2019-03-01' }, 'passes'],
  ['less than seven years after birth', { birthday: '2019-03-02' }, 'SEVEN_YEAR_DATE_IS_NOT_MATCH'],
] as const)('%s', (_story, facts, verdict) => {
  expect(sevenYearVerdict({ ...resident, ...facts })).toBe(verdict)
})
