import { expect, test } from 'vitest'
import { allCharts } from '#machines/allCharts.ts'
import { notWalked, walkPlans } from '#test/paths/walks/all.ts'

test('every chart is walked in the browser once, or named with the reason why not', () => {
  const known = [...walkPlans.map(({ chart }) => chart.id), ...Object.keys(notWalked)]
  expect(known.sort()).toEqual(allCharts.map(({ chart }) => chart.id).sort())
})
