import { expect, test } from 'vitest'
import { allCharts } from '#machines/allCharts.ts'
import { allEdgesPaths } from '#test/charts/paths/allEdgesPaths.ts'
import { eventWords, pathName } from '#test/paths/eventWords.ts'
import { notWalked, walkPlans } from '#test/paths/walks/all.ts'

test('every chart is walked in the browser once, or named with the reason why not', () => {
  const known = [...walkPlans.map(({ chart }) => chart.id), ...Object.keys(notWalked)]
  expect(known.sort()).toEqual(allCharts.map(({ chart }) => chart.id).sort())
})

test.each(walkPlans.map((plan) => [plan.chart.id, plan] as const))(
  'no two paths of %s read the same',
  (_, { chart, alphabet }) => {
    const words = eventWords(chart, alphabet)
    const names = allEdgesPaths(chart, alphabet, { each: 'state' }).map(({ input, steps }) =>
      pathName([words.ofStart(input), ...steps.map(({ event }) => words.ofEvent(event))]),
    )
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  },
)
