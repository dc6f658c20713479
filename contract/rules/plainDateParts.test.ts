import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { PlainDate, PlainMonth } from '#contract/entities/primitives.ts'
import {
  type DateParts,
  dateIssueCodes,
  dateIssues,
  dateValueOf,
  partsAtFault,
  partsOfDateValue,
  spreadDate,
  tidyDateParts,
} from '#contract/rules/plainDateParts.ts'

const parts = (year: string, month: string, day = ''): DateParts => ({ year, month, day })

describe('a date that is written in one go is understood in any part', () => {
  test.each([
    ['the way of the wire', '2020-01-02', '2020-01-02'],
    ['the day first', '1/2/2020', '2020-02-01'],
    ['the year first', '2020/2/1', '2020-02-01'],
    ['with dots', '2.1.2020', '2020-01-02'],
    ['with a dot at the end', '2020.1.2.', '2020-01-02'],
    ['with blanks around and between', '  2020 - 01 - 02 ', '2020-01-02'],
    ['a long dash', '2020–01–02', '2020-01-02'],
    ['Chinese', '2020年1月2日', '2020-01-02'],
    ['Chinese with blanks', '2020 年 1 月 2 日', '2020-01-02'],
    ['Chinese with a weekday', '2020年1月2日（星期四）', '2020-01-02'],
    ['a day in speech', '2020年1月2號', '2020-01-02'],
    ['full width', '２０２０／０１／０２', '2020-01-02'],
    ['Portuguese', '2 de Janeiro de 2020', '2020-01-02'],
    ['Portuguese with a weekday', '2 de Janeiro de 2020 (quinta-feira)', '2020-01-02'],
    ['an accent', '31 de Março de 2019', '2019-03-31'],
    ['no accent', '31 de marco de 2019', '2019-03-31'],
    ['an accent of two characters', '31 de Març\u0327o de 2019'.normalize('NFD'), '2019-03-31'],
    ['an abbreviation', '5-out-2018', '2018-10-05'],
    ['an abbreviation with a dot', '5 set. 2018', '2018-09-05'],
    ['the first of a month', '1.º de Maio de 2021', '2021-05-01'],
    ['the first, without the dot', '1º de Maio de 2021', '2021-05-01'],
    ['the month’s name first', 'Dezembro 24, 2020', '2020-12-24'],
    ['29 February of a leap year', '29/2/2020', '2020-02-29'],
    ['digits alone', '20200102', '2020-01-02'],
    ['digits alone, full width', '２０２０１２３１', '2020-12-31'],
    ['Chinese numerals', '二〇二〇年一月二日', '2020-01-02'],
    ['Chinese numerals with tens', '二零一九年十二月三十一日', '2019-12-31'],
    ['a circle for zero', '二○二○年十月十日', '2020-10-10'],
    ['English', 'January 2, 2020', '2020-01-02'],
    ['English, the day first', '2nd February 2020', '2020-02-02'],
    ['English, short', '31 Aug 2020', '2020-08-31'],
  ])('%s: %s', (_story, text, date) => {
    for (const typed of [parts(text, ''), parts('', text), parts('', '', text), parts('1999', text, '7')])
      expect(dateValueOf(typed, 'date')).toBe(date)
    expect(v.is(PlainDate, date)).toBe(true)
  })
})

describe('a month that is written in one go', () => {
  test.each([
    ['month first', '09/2020', '2020-09'],
    ['year first', '2020/09', '2020-09'],
    ['one digit', '2020-9', '2020-09'],
    ['Chinese', '2020年9月', '2020-09'],
    ['Chinese, in speech', '2020年9月份', '2020-09'],
    ['Chinese numerals', '二〇二〇年十一月', '2020-11'],
    ['digits alone', '202009', '2020-09'],
    ['English', 'Sept 2020', '2020-09'],
    ['full width', '０９／２０２０', '2020-09'],
    ['Portuguese', 'Setembro de 2020', '2020-09'],
    ['an abbreviation', 'set/2020', '2020-09'],
    ['with a day, which a month has not', '5/9/2020', '2020-09'],
  ])('%s: %s', (_story, text, month) => {
    for (const typed of [parts(text, ''), parts('', text), parts('1999', text)])
      expect(dateValueOf(typed, 'month')).toBe(month)
    expect(v.is(PlainMonth, month)).toBe(true)
  })

  test('in a field for dates it leaves the day to be filled in', () => {
    expect(tidyDateParts(parts('', '', '09/2020'), 'date')).toEqual(parts('2020', '09', ''))
    expect(tidyDateParts(parts('', '2020-9', '7'), 'date')).toEqual(parts('2020', '9', '7'))
  })
})

describe('parts, each for itself', () => {
  test.each([
    ['digits', parts('2020', '1', '2'), '2020-01-02'],
    ['zeros ahead', parts('2020', '01', '02'), '2020-01-02'],
    ['full width', parts('２０２０', '１', '０２'), '2020-01-02'],
    ['units', parts('2020年', '1月', '2日'), '2020-01-02'],
    ['blanks and dots', parts(' 2020.', ' 1', '2. '), '2020-01-02'],
    ['a month’s name', parts('2020', 'Fevereiro', '2'), '2020-02-02'],
    ['a month’s name, short', parts('2020', 'Fev.', '2'), '2020-02-02'],
    ['the first', parts('2020', '5', '1.º'), '2020-05-01'],
    ['Chinese numerals', parts('二〇二〇', '十二月', '二十'), '2020-12-20'],
    ['nothing', parts('', '', ''), ''],
    ['blanks alone', parts(' ', '\u3000', ''), ''],
  ])('%s', (_story, typed, value) => {
    expect(dateValueOf(typed, 'date')).toBe(value)
    expect(dateIssues(value, 'date')).toEqual([])
  })

  test('tidied they are digits; zeros ahead and what is not understood stay', () => {
    expect(tidyDateParts(parts('２０２０', 'Março', '02'), 'date')).toEqual(parts('2020', '3', '02'))
    expect(tidyDateParts(parts('há muito', 'treze', '3a'), 'date')).toEqual(parts('há muito', 'treze', '3a'))
  })
})

describe('what is wrong, part by part; and what was typed comes back', () => {
  test.each([
    ['the year alone', parts('2020', '', ''), ['month_missing', 'day_missing']],
    ['no year', parts('', '1', '2'), ['year_missing']],
    ['no month', parts('2020', '', '2'), ['month_missing']],
    ['a year of two digits', parts('20', '1', '2'), ['year_digits']],
    ['a year of five digits', parts('20200', '1', '2'), ['year_digits']],
    ['a year that begins with zero', parts('0020', '1', '2'), ['year_digits']],
    ['letters for a year', parts('MMXX', '1', '2'), ['year_digits']],
    ['a date with a year of two digits', parts('', '', '1/2/20'), ['year_digits']],
    ['month 0', parts('2020', '0', '2'), ['month_range']],
    ['month 13', parts('2020', '13', '2'), ['month_range']],
    ['letters for a month', parts('2020', 'ja', '2'), ['month_range']],
    ['day 0', parts('2020', '1', '0'), ['day_range']],
    ['day 32', parts('2020', '1', '32'), ['day_range']],
    ['half a day', parts('2020', '1', '1,5'), ['day_range']],
    ['31 February', parts('2020', '2', '31'), ['day_over_29']],
    ['29 February of a common year', parts('2021', '2', '29'), ['day_over_28']],
    ['29 February of a century', parts('1900', '2', '29'), ['day_over_28']],
    ['29 February without a year', parts('', '2', '29'), ['year_missing']],
    ['30 February without a year', parts('', '2', '30'), ['year_missing', 'day_over_29']],
    ['31 April', parts('2020', '4', '31'), ['day_over_30']],
    ['31 of no month', parts('2020', '13', '31'), ['month_range']],
    [
      'two numbers that could be anything',
      parts('', '', '2/1'),
      ['year_missing', 'month_missing', 'day_range'],
    ],
    ['all of it', parts('x', 'y', 'z'), ['year_digits', 'month_range', 'day_range']],
    [
      'a dash that is not gone on with',
      parts('2020-', '', ''),
      ['year_digits', 'month_missing', 'day_missing'],
    ],
  ])('%s', (_story, typed, issues) => {
    const value = dateValueOf(typed, 'date')
    expect(dateIssues(value, 'date')).toEqual(issues)
    expect(partsOfDateValue(value)).toEqual(typed)
    expect(v.is(PlainDate, value)).toBe(false)
  })

  test.each([
    ['no month', parts('2020', ''), ['month_missing']],
    ['no year', parts('', '9'), ['year_missing']],
    ['month 13', parts('2020', '13'), ['month_range']],
    ['a year of two digits', parts('9/20', ''), ['year_digits']],
  ])('a month: %s', (_story, typed, issues) => {
    const value = dateValueOf(typed, 'month')
    expect(dateIssues(value, 'month')).toEqual(issues)
    expect(partsOfDateValue(value)).toEqual(typed)
  })

  test('a code begins with the part that it is about', () => {
    expect(partsAtFault(['year_missing', 'day_over_28'])).toEqual(['year', 'day'])
    expect(dateIssueCodes.filter((code) => partsAtFault([code]).length !== 1)).toEqual([])
  })
})

test('a saved date and a saved month come up in the fields, without zeros ahead', () => {
  expect(partsOfDateValue('2020-01-02')).toEqual(parts('2020', '1', '2'))
  expect(partsOfDateValue('2020-10')).toEqual(parts('2020', '10'))
  expect(partsOfDateValue('')).toEqual(parts('', ''))
})

test.each([
  '',
  '2020',
  '12',
  'Janeiro',
  'não sei',
  '2020-01-02T10:00:00Z',
  '1-2-3-4',
  '20201302',
  '18200102',
  '2020010',
])('"%s" is no date in one go', (text) => {
  expect(spreadDate(text, 'date')).toBeNull()
  expect(spreadDate(text, 'month')).toBeNull()
})
