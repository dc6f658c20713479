import { expect, test } from 'vitest'
import { ageOn, isAgeAccepted } from '#contract/rules/age.ts'

test.each([
  ['the 18th birthday is the last day', '2008-03-13', '2026-03-13', 18, true],
  ['the 18th birthday is the day after', '2008-03-14', '2026-03-13', 17, false],
  ['the last day as 64 years old', '1961-03-14', '2026-03-13', 64, true],
  ['the 65th birthday is the last day', '1961-03-13', '2026-03-13', 65, false],
  ['born on 29 February, last day 28 February', '2008-02-29', '2026-02-28', 17, false],
  ['born on 29 February, last day 1 March', '2008-02-29', '2026-03-01', 18, true],
  ['born on 29 February, in a leap year', '2008-02-29', '2028-02-29', 20, true],
  ['born in a summer with daylight saving', '1975-07-01', '2026-06-30', 50, true],
])('%s', (_story, birthday, lastDay, age, accepted) => {
  expect(ageOn(birthday, lastDay)).toBe(age)
  expect(isAgeAccepted(birthday, lastDay)).toBe(accepted)
})
