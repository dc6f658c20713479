import { describe, expect, test } from 'vitest'
import {
  endsWithinDays,
  isLastDay,
  isMissed,
  lastApplicationDay,
  nextChange,
  periodState,
  timeLeft,
} from '#contract/rules/examWindow.ts'

const exam = {
  startDate: '2026-03-02T09:00:00+08:00',
  endDate: '2026-03-13T17:30:00+08:00',
  startSupplementDate: '2026-04-20T09:00:00+08:00',
  endSupplementDate: '2026-05-05T17:45:00+08:00',
}
const withoutSupplement = { ...exam, startSupplementDate: null, endSupplementDate: null }

describe('the windows open and close by the second', () => {
  test.each([
    ['a second before the start', '2026-03-02T08:59:59+08:00', 'before', 'before'],
    ['at the start', '2026-03-02T09:00:00+08:00', 'open', 'before'],
    ['a second before the closing time', '2026-03-13T17:29:59+08:00', 'open', 'before'],
    ['at the closing time', '2026-03-13T17:30:00+08:00', 'closed', 'before'],
    ['a second after', '2026-03-13T17:30:01+08:00', 'closed', 'before'],
    ['in the supplement period', '2026-04-20T01:00:00Z', 'closed', 'open'],
    ['after both', '2026-05-05T17:45:00+08:00', 'closed', 'closed'],
  ])('%s', (_story, now, apply, supplement) => {
    expect(periodState(exam, 'apply', now)).toBe(apply)
    expect(periodState(exam, 'supplement', now)).toBe(supplement)
    expect(periodState(withoutSupplement, 'supplement', now)).toBe('none')
  })
})

describe('the last day', () => {
  test.each([
    ['the evening before, in Macao', '2026-03-12T23:59:59+08:00', false],
    ['midnight in Macao, still the 12th in Lisbon', '2026-03-12T16:00:00Z', true],
    ['at noon', '2026-03-13T12:00:00+08:00', true],
    ['after the closing time', '2026-03-13T17:30:00+08:00', false],
  ])('%s', (_story, now, reminded) => {
    expect(isLastDay(exam, 'apply', now)).toBe(reminded)
  })

  test('ages are judged on it', () => {
    expect(lastApplicationDay(exam)).toBe('2026-03-13')
  })
})

test.each([
  ['five days before', '2026-03-08T12:00:00+08:00', { days: 5, hours: 5, minutes: 30 }],
  ['in the last minute', '2026-03-13T17:29:30+08:00', { days: 0, hours: 0, minutes: 1 }],
  ['in the last second', '2026-03-13T17:29:59.999+08:00', { days: 0, hours: 0, minutes: 1 }],
  ['after the end', '2026-03-13T17:30:00+08:00', null],
  ['before the start', '2026-03-01T17:30:00+08:00', null],
])('what is left %s', (_story, now, left) => {
  expect(timeLeft(exam, 'apply', now)).toEqual(left)
})

test.each([
  ['begun, not complete, period over', { begun: true, complete: false }, '2026-03-13T17:30:00+08:00', true],
  ['begun, not complete, still open', { begun: true, complete: false }, '2026-03-13T17:29:59+08:00', false],
  ['complete', { begun: true, complete: true }, '2026-03-14T00:00:00+08:00', false],
  ['never begun', { begun: false, complete: false }, '2026-03-14T00:00:00+08:00', false],
])('missed: %s', (_story, standing, now, missed) => {
  expect(isMissed(exam, 'apply', standing, now)).toBe(missed)
})

test.each([
  ['before the start', '2026-03-01T00:00:00+08:00', '2026-03-02T09:00:00+08:00'],
  ['at the start', '2026-03-02T09:00:00+08:00', '2026-03-13T00:00:00+08:00'],
  ['on the last day', '2026-03-13T09:00:00+08:00', '2026-03-13T17:30:00+08:00'],
  ['at the closing time', '2026-03-13T17:30:00+08:00', '2026-04-20T09:00:00+08:00'],
  ['after everything', '2026-05-05T17:45:00+08:00', null],
])('the next change %s', (_story, now, change) => {
  expect(nextChange(exam, now)).toBe(change === null ? null : Date.parse(change))
})

test.each([
  ['four days before the last day', '2026-03-09T23:00:00+08:00', false],
  ['three days before the last day', '2026-03-10T00:00:00+08:00', true],
  ['after the end', '2026-03-13T18:00:00+08:00', false],
])('the end is near %s', (_story, now, near) => {
  expect(endsWithinDays(exam, 'apply', 3, now)).toBe(near)
})
