import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { exampleExams, lastDayOf, periodsOf } from '#contract/external/exampleExams.ts'
import { identityOf, personas } from '#contract/external/personas.ts'
import { Personnel } from '#contract/external/registers.ts'
import { Identity } from '#contract/external/singleAccount.ts'
import { ageOn, isAgeAccepted } from '#contract/rules/age.ts'

/** Saturday, Sunday, a plain Tuesday, one whose measured exam ends on 29 February, and one on 28 February. */
const installations = ['2026-11-28', '2026-11-29', '2026-12-01', '2028-02-21', '2029-02-20']
const claimsOf = (id: string, day: string) => identityOf(personas.find((p) => p.id === id)!, day)

describe('the personas', () => {
  it('give claims and records that the protocols accept', () => {
    for (const persona of personas) {
      expect(v.parse(Identity, identityOf(persona, '2026-11-28')).subject).toBe(persona.id)
      expect(v.parse(Personnel, persona.personnel)).toEqual(persona.personnel)
    }
  })

  it('have ids and card numbers of their own, and card numbers that nobody holds', () => {
    expect(new Set(personas.map((p) => p.id)).size).toBe(personas.length)
    expect(new Set(personas.map((p) => p.identity.identityNo)).size).toBe(personas.length)
    expect(personas.every((p) => p.identity.identityNo.startsWith('9'))).toBe(true)
  })

  it.each(installations)('are 17, 18, 64 and 65 on the last day, to the day, when installed on %s', (day) => {
    const lastDay = lastDayOf('CAI-COM-LIC-01', day)
    const ages = ['age-17', 'age-18', 'age-64', 'age-65'].map((id) => claimsOf(id, day).birthday)
    expect(ages.map((birthday) => ageOn(birthday, lastDay))).toEqual([17, 18, 64, 65])
    expect(ages.map((birthday) => isAgeAccepted(birthday, lastDay))).toEqual([false, true, true, false])
  })

  it('know the seven-year date of one non-permanent resident: before the end of the period', () => {
    expect(claimsOf('non-permanent-dated', '2026-12-01').sevenYearDate).toBe('2026-12-06')
    expect(lastDayOf('CAI-COM-LIC-01', '2026-12-01')).toBe('2026-12-09')
    expect(claimsOf('non-permanent', '2026-12-01').sevenYearDate).toBeNull()
  })
})

describe('the example exams', () => {
  it('end at closing time of the weekday, earlier on a Friday', () => {
    expect(periodsOf('CAI-COM-LIC-01', '2026-12-01').endDate).toBe('2026-12-09T17:45:00+08:00')
    expect(periodsOf('CAI-COM-LIC-01', '2026-12-03').endDate).toBe('2026-12-11T17:30:00+08:00')
  })

  it('move a last day at the weekend to Monday, except where today is the last day', () => {
    expect(periodsOf('CAI-COM-LIC-01', '2026-11-28').endDate).toBe('2026-12-07T17:45:00+08:00')
    expect(periodsOf('CAI-COM-ESC-01', '2026-11-28').endDate).toBe('2026-11-28T23:59:00+08:00')
    expect(periodsOf('CAI-COM-ESC-01', '2026-12-01').endDate).toBe('2026-12-01T17:45:00+08:00')
  })

  it.each(installations)('are open, closed or not yet open as they say, on %s at noon', (day) => {
    const noon = Date.parse(`${day}T12:00:00+08:00`)
    const state = (exam: (typeof exampleExams)[number]) => {
      const { startDate, endDate, startSupplementDate, endSupplementDate } = periodsOf(exam.code, day)
      if (noon < Date.parse(startDate)) return 'NOT_YET_OPEN'
      if (noon < Date.parse(endDate)) return 'OPEN'
      const open =
        startSupplementDate !== null &&
        endSupplementDate !== null &&
        noon >= Date.parse(startSupplementDate) &&
        noon < Date.parse(endSupplementDate)
      return open ? 'SUPPLEMENT_OPEN' : 'CLOSED'
    }
    expect(exampleExams.map((exam) => [exam.code, state(exam)])).toEqual([
      ['CAI-T-COM-01', 'OPEN'],
      ['CAI-T-ESP-01', 'OPEN'],
      ['CAI-COM-LIC-01', 'OPEN'],
      ['CAI-ESP-LIC-01', 'OPEN'],
      ['CAI-COM-ESC-01', 'OPEN'],
      ['CAI-COM-DAB-01', 'SUPPLEMENT_OPEN'],
      ['CAI-COM-ESG-01', 'CLOSED'],
      ['CAI-ESP-EP-01', 'NOT_YET_OPEN'],
    ])
  })
})
