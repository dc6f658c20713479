import { expect, test } from 'vitest'
import { judge } from '#scripts/browsers/judge.ts'

const found = (key: string, at: string) => ({ key, at, lacking: { chrome: '100' } })
const allowed = [{ features: ['a'], where: /^src\/one/ }, { features: ['b', 'c'] }]

test('what is declared passes where it is declared; the rest is forbidden', () => {
  const findings = [found('a', 'src/one.ts:1'), found('a', 'src/two.ts:1'), found('b', 'x'), found('d', 'x')]
  expect(judge(findings, allowed).forbidden).toEqual([found('a', 'src/two.ts:1'), found('d', 'x')])
})

test('what is declared and not used is told', () => {
  expect(judge([found('b', 'x')], allowed).stale).toEqual(['a in ^src\\/one', 'c'])
})
