import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, fromPromise, StateMachine, setup } from 'xstate'
import { allCharts } from '#machines/allCharts.ts'
import { lintChart } from '#test/charts/lintChart.ts'

const startedByChart = ['saving', 'paymentConfirmation', 'paymentAttempt', 'chosenFile', 'fileUpload']
/** The journeys are charts of one set of parts. */
const isJourney = (id: string) => id.startsWith('journey')
const machines = join(import.meta.dirname, '../../machines')

describe('rules of every chart', () => {
  it.each(allCharts.map(({ chart }) => [chart.id, chart] as const))('%s', (id, chart) => {
    const siblings = allCharts
      .map((charted) => charted.chart)
      .filter(({ id: other }) => isJourney(id) && isJourney(other))
    expect(lintChart(chart, { startedByChart: startedByChart.includes(id), siblings })).toEqual([])
  })

  it('has no two charts of one name', () => {
    const ids = allCharts.map(({ chart }) => chart.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the list of charts', () => {
  const files = readdirSync(machines, { recursive: true, encoding: 'utf8' })

  it('names every chart that a file of machines/ exports', async () => {
    const exported = await Promise.all(
      files
        .filter((file) => file.endsWith('.machine.ts'))
        .map(async (file) => Object.values((await import(join(machines, file))) as Record<string, unknown>)),
    )
    const charts = exported
      .flat()
      .flatMap((value) => (value instanceof StateMachine ? [value] : Object.values(value as object)))
      .filter((value) => value instanceof StateMachine)
    const listed = allCharts.map(({ chart }) => chart.id)
    expect(charts.map(({ id }) => id).sort()).toEqual([...listed].sort())
  })

  it.each([...new Set(allCharts.map(({ folder }) => folder))])(
    '%s: each chart is told beside it',
    (folder) => {
      const tests = files.filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.test.ts'))
      const told = tests.flatMap(
        (file) => readFileSync(join(machines, file), 'utf8').match(/^testScenarios\(/gm) ?? [],
      )
      expect(told).toHaveLength(allCharts.filter((charted) => charted.folder === folder).length)
    },
  )
})

const parts = setup({
  types: {
    events: {} as { type: 'go' } | { type: 'stay' },
  },
  actors: {
    loadThing: fromPromise<void, undefined>(() => Promise.resolve()),
    saveThing: fromPromise<void, undefined>(() => Promise.resolve()),
  },
  guards: { isOpen: () => true },
  actions: { note: () => undefined },
  delays: { SOON: 1000 },
})

/** A chart that uses all of its parts, around the fault of a row. */
const around = (states: object, more: object = {}): AnyStateMachine =>
  parts.createMachine({
    id: 'broken',
    initial: 'start',
    on: { stay: { guard: 'isOpen', actions: 'note' } },
    ...more,
    states: {
      start: { on: { go: 'loading' } },
      loading: {
        invoke: { id: 'load', src: 'loadThing', onDone: 'saving', onError: 'start' },
        after: { SOON: 'start' },
      },
      saving: { invoke: { id: 'save', src: 'saveThing', onDone: 'start', onError: 'start' } },
      ...states,
    },
  } as never) as unknown as AnyStateMachine

describe('what the rules find', () => {
  it.each<[string, AnyStateMachine, string[]]>([
    ['nothing in a sound chart', around({}), []],
    [
      'a state that nothing leads to',
      around({ lost: { on: { go: 'start' } } }),
      ['broken.lost: never reached'],
    ],
    [
      'a state that nothing leads out of',
      around({
        start: { on: { go: [{ guard: 'isOpen', target: 'stuck' }, { target: 'loading' }] } },
        stuck: {},
      }),
      ['broken.stuck: no way out'],
    ],
    [
      'an invoke without an answer to errors',
      around({ saving: { invoke: { id: 'save', src: 'saveThing', onDone: 'start' } } }),
      ['broken.saving: "save" has no onError'],
    ],
    [
      'an invoke without an id',
      around({ saving: { invoke: { src: 'saveThing', onDone: 'start', onError: 'start' } } }),
      ['broken.saving: an invoke has no id'],
    ],
    [
      'a command at the start',
      around({ start: { invoke: { id: 'first', src: 'saveThing', onDone: 'loading', onError: 'loading' } } }),
      ['broken.start: "saveThing" runs before anything has happened'],
    ],
    [
      'a guard that does not exist',
      around({ start: { on: { go: { guard: 'isShut', target: 'loading' } } } }),
      ['broken: "isShut" is not among its guards'],
    ],
    [
      'a guard without a name, and the named one that is not used',
      around({}, { on: { stay: { guard: () => true, actions: 'note' } } }),
      ['broken: one of its guards has no name', 'broken: "isOpen" among its guards is not used'],
    ],
    [
      'an action that does not exist',
      around({ start: { on: { go: { target: 'loading', actions: 'shout' } } } }),
      ['broken: "shout" is not among its actions'],
    ],
    [
      'an initial state that does not exist',
      around({}, { initial: 'begin' }),
      [
        'broken: initial state "begin" does not exist',
        'broken.start: never reached',
        'broken.loading: never reached',
        'broken.saving: never reached',
      ],
    ],
    [
      'a delay without a name',
      around({ start: { on: { go: 'loading' }, after: { 500: 'loading' } } }),
      ['broken: one of its delays has no name'],
    ],
  ])('%s', (_fault, chart, found) => {
    expect(lintChart(chart)).toEqual(found)
  })
})
