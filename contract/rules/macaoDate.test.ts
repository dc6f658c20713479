import { describe, expect, test } from 'vitest'
import {
  addDays,
  addYears,
  daysBetween,
  lastDayBefore,
  macaoDateOf,
  macaoTimeOf,
} from '#contract/rules/macaoDate.ts'

describe('the day in Macao does not depend on where the moment was written', () => {
  test.each([
    ['the last second of a Macao day', '2026-03-06T23:59:59+08:00', '2026-03-06', '23:59'],
    ['the same moment written in Tokyo', '2026-03-07T00:59:59+09:00', '2026-03-06', '23:59'],
    ['midnight in Macao seen from Lisbon', '2026-03-06T16:00:00Z', '2026-03-07', '00:00'],
    ['a leap day', '2028-02-28T16:30:00Z', '2028-02-29', '00:30'],
  ])('%s', (_story, moment, day, time) => {
    expect(macaoDateOf(moment)).toBe(day)
    expect(macaoTimeOf(Date.parse(moment))).toBe(time)
  })
})

test('Macao keeps the same hours all year: every eleventh day and hour from 1980 to 2060 is as the time zone has it', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Macau',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const differing: string[] = []
  for (let at = Date.UTC(1980, 0, 1); at < Date.UTC(2060, 0, 1); at += 275 * 3_600_000)
    if (zone.format(at) !== `${macaoDateOf(at)} ${macaoTimeOf(at)}`)
      differing.push(new Date(at).toISOString())
  expect(differing).toEqual([])
})

test('what is no moment is refused, and not shown as a day', () => {
  expect(() => macaoDateOf('soon')).toThrow(RangeError)
})

describe('a period with an exclusive end', () => {
  test.each([
    ['closes in the afternoon', '2026-03-13T17:45:00+08:00', '2026-03-13'],
    ['closes at midnight, which belongs to the day before', '2026-03-14T00:00:00+08:00', '2026-03-13'],
    ['closes a minute after midnight', '2026-03-14T00:01:00+08:00', '2026-03-14'],
  ])('%s', (_story, end, lastDay) => {
    expect(lastDayBefore(end)).toBe(lastDay)
  })
})

test('days are counted over months, leap days and backwards', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1)
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})

test('years are added to plain dates', () => {
  expect(addYears('2019-03-01', 7)).toBe('2026-03-01')
  expect(addYears('2008-02-29', 18)).toBe('2026-03-01')
  expect(addYears('2008-02-29', 4)).toBe('2012-02-29')
})
