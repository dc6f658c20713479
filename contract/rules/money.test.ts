import { expect, test } from 'vitest'
import { shownMoney } from '#contract/rules/money.ts'

test.each([
  ['the fee', 300, '澳門元300元', '300 patacas'],
  ['one pataca', 1, '澳門元1元', '1 pataca'],
  ['nothing to pay', 0, '澳門元0元', '0 patacas'],
  ['a sum with thousands', 1_234, '澳門元1,234元', '1 234 patacas'],
])('%s reads the same everywhere', (_, patacas, zh, pt) => {
  expect(shownMoney('ZH_TW', patacas)).toBe(zh)
  expect(shownMoney('PT', patacas).replaceAll('\u00a0', ' ')).toBe(pt)
})
