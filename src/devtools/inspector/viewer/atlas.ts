/** The charts as the viewer knows them: from their source, so that pages need to send no more than names. */
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { allCharts } from '#machines/allCharts.ts'
import {
  type ChartTransition,
  classOfState,
  classOfTransition,
  statesOf,
  transitionsOf,
} from '#machines/chartParts.ts'
import type { StateValue } from '#src/devtools/inspector/message.ts'

export interface Sheet {
  readonly id: string
  readonly sentence: string
  /** states without the chart itself, by id */
  readonly states: ReadonlyMap<string, AnyStateNode>
  readonly transitions: ReadonlyMap<string, ChartTransition>
}

const sheetOf = (chart: AnyStateMachine, sentence: string): Sheet => ({
  id: chart.id,
  sentence,
  states: new Map(
    statesOf(chart)
      .slice(1)
      .map((node) => [node.id, node]),
  ),
  transitions: new Map(transitionsOf(chart).map((transition) => [transition.name, transition])),
})

export const atlas: ReadonlyMap<string, Sheet> = new Map(
  allCharts.map(({ chart, sentence }) => [chart.id, sheetOf(chart, sentence)]),
)

/** Ids of the states that a value names, the outermost first. */
export function statesIn(chart: string, value: StateValue | null, outer = chart): string[] {
  if (value === null) return []
  if (typeof value === 'string') return [`${outer}.${value}`]
  return Object.entries(value).flatMap(([key, inner]) => [
    `${outer}.${key}`,
    ...statesIn(chart, inner, `${outer}.${key}`),
  ])
}

/** The innermost states of a value, such as `waiting.polling.asking`. */
export function placesIn(value: StateValue | null): string[] {
  if (value === null) return []
  if (typeof value === 'string') return [value]
  return Object.entries(value).flatMap(([key, inner]) => {
    const places = placesIn(inner)
    return places.length > 0 ? places.map((place) => `${key}.${place}`) : [key]
  })
}

/** Ids of a state and of what it lies in, without the chart itself. */
export const withOuter = (node: AnyStateNode | null): string[] =>
  node?.parent ? [...withOuter(node.parent), node.id] : []

/** Id of a state without the chart's. */
const shortOf = (node: AnyStateNode | null): string => node?.path.join('.') || '(anywhere)'

/** A transition in words: where from, where to. */
export const wayOf = ({ from, to }: ChartTransition): string =>
  to === null ? `${shortOf(from)} stays` : `${shortOf(from)} → ${shortOf(to)}`

export const cssClassOf = {
  state: (sheet: Sheet, id: string) => {
    const node = sheet.states.get(id)
    return node && classOfState(node)
  },
  transition: (sheet: Sheet, name: string) => {
    const transition = sheet.transitions.get(name)
    return transition && classOfTransition(transition)
  },
}
