import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { allCharts } from '#machines/allCharts.ts'
import { ChartCoverage } from '#test/charts/coverage.ts'
import { allEdgesPaths } from '#test/charts/paths/allEdgesPaths.ts'
import { alphabets } from '#test/charts/paths/alphabets.ts'
import { replayPath } from '#test/charts/paths/replayPath.ts'

describe('paths over every edge of the production charts', () => {
  it.each(allCharts.map(({ chart }) => [chart.id, chart] as const))('%s', (id, chart) => {
    const alphabet = alphabets[id]
    if (alphabet === undefined) throw new Error(`${id} has no alphabet`)
    const coverage = new ChartCoverage(chart)
    const paths = allEdgesPaths(chart, alphabet)
    expect(
      paths.map((path) => replayPath(chart, path, coverage)).filter((parting) => parting !== null),
    ).toEqual([])
    expect(coverage.missed()).toEqual([])
  })

  it('has no alphabet without a chart', () => {
    expect(Object.keys(alphabets).sort()).toEqual(allCharts.map(({ chart }) => chart.id).sort())
  })
})

describe('the generator', () => {
  const door = setup({
    types: { events: {} as { type: 'open' } | { type: 'close' } | { type: 'lock'; key: string } },
    guards: { fits: ({ event }) => event.type === 'lock' && event.key === 'right' },
  }).createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { open: 'open', lock: { guard: 'fits', target: 'locked' } } },
      open: { on: { close: 'closed' } },
      locked: { type: 'final' },
    },
  })
  const cases = [
    { type: 'lock', key: 'wrong' },
    { type: 'lock', key: 'right' },
  ]

  it('takes every edge, goes back through states, and tries only what the chart takes', () => {
    expect(allEdgesPaths(door, { inputs: [undefined], cases }).map(({ name }) => name)).toEqual([
      'open > close > lock',
    ])
  })

  it('tells where an actor and its model part', () => {
    const [path] = allEdgesPaths(door, { inputs: [undefined], cases })
    if (path === undefined) throw new Error('no path')
    const stuck = { ...path, steps: path.steps.map((step) => ({ ...step, event: { type: 'open' } })) }
    expect(replayPath(door, stuck, new ChartCoverage(door))).toBe(
      '(start) > open > open: is open, should be closed',
    )
  })
})
