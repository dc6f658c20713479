import { describe, expect, it } from 'vitest'
import { applicationNumber, receiptNumber, submissionNumber, yearOf } from '#service/domain/numbers.ts'

describe('numbers for people', () => {
  it('name what they number, the year, a counter and a check digit', () => {
    expect(applicationNumber(2026, 1)).toBe('C2026-000001-1')
    expect(submissionNumber(2026, 123)).toBe('A2026-000123-3')
    expect(receiptNumber(2026, 1_234_567)).toBe('R2026-1234567-0')
  })

  it('differ in the check digit where one digit or two neighbours differ', () => {
    const check = (counter: number) => submissionNumber(2026, counter).at(-1)
    expect(check(124)).not.toBe(check(123))
    expect(check(132)).not.toBe(check(123))
  })

  it.each([
    ['2025-12-31T15:59:59Z', 2025],
    ['2025-12-31T16:00:00Z', 2026],
  ])('given at %s carry the year of Macao, %i', (instant, year) => {
    expect(yearOf(new Date(instant))).toBe(year)
  })
})
