import { expect, test } from 'vitest'
import { asksCivil, isCivilServant } from '#contract/rules/civilServant.ts'

test.each([
  ['A', null, false, true],
  ['B', null, false, true],
  ['C', null, false, true],
  ['D', null, false, true],
  ['E', null, false, true],
  ['E', false, false, true],
  ['F', null, true, false],
  ['F', true, true, true],
  ['F', false, true, false],
  ['G', true, true, true],
  ['G', false, true, false],
] as const)('status %s with civil %s: asked %s, civil servant %s', (status, civil, asked, servant) => {
  expect(asksCivil(status)).toBe(asked)
  expect(isCivilServant(status, civil)).toBe(servant)
})
