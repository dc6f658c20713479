import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** A transition of a chart's definition. */
export interface ChartTransition {
  /** `from | event[index] -> targets`: the same in every `provide`d copy of the chart */
  readonly name: string
  readonly from: AnyStateNode
  /** null: the chart stays where it is */
  readonly to: AnyStateNode | null
  /** event type; `always` where none is needed */
  readonly event: string
  /** which of the transitions of this event, in the order in which they are tried */
  readonly index: number
  readonly definition: AnyTransitionDefinition
}

/** Every state of a chart, the root first. */
export const statesOf = (chart: AnyStateMachine): readonly AnyStateNode[] => withChildren(chart.root)

const withChildren = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(withChildren),
]

/** Every transition of a chart, in the order of its states. For drawings, coverage and the inspector. */
export const transitionsOf = (chart: AnyStateMachine): readonly ChartTransition[] =>
  statesOf(chart).flatMap((from) =>
    [...from.transitions, ['always', from.always ?? []] as const].flatMap(([event, list]) =>
      list.map((definition, index) => {
        const targets = definition.target?.map(({ id }) => id).join(', ') ?? '(stays)'
        return {
          name: `${from.id} | ${event}[${index}] -> ${targets}`,
          from,
          to: definition.target?.[0] ?? null,
          event,
          index,
          definition,
        }
      }),
    ),
  )

const cssName = (text: string) => text.replace(/[^A-Za-z0-9]+/g, '-')

/** Class of a state in the drawing of its chart. */
export const classOfState = (node: AnyStateNode): string => `s-${cssName(node.id)}`

/** Class of a transition in the drawing of its chart. */
export const classOfTransition = ({ from, event, index }: ChartTransition): string =>
  `t-${cssName(from.id)}-${cssName(event)}-${index}`
