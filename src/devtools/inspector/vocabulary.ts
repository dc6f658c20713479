import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { statesOf, transitionsOf } from '#machines/chartParts.ts'
import type { StateValue } from '#src/devtools/inspector/message.ts'

/** Stands for a name that is not in the source of the chart, and may therefore hold anything. */
export const other = '(other)'

/** Events that every actor may get, chart or not. */
const everywhere = ['xstate.init', 'xstate.stop', 'xstate.promise.resolve', 'xstate.promise.reject']

/** The words that may be said of a chart: those of its definition, and no other. */
export interface Vocabulary {
  /** the type of an event, or what stands for one that the chart does not name */
  event(type: string): string
  value(value: unknown): StateValue
  tags(snapshot: { readonly tags: Iterable<string> }): string[]
  /** name of a call or another chart that it starts */
  source(name: unknown): string
  /** name of a transition by its definition; the first one, which no event causes, has none */
  transition(definition: object): string | null
}

const eventIn = (known: ReadonlySet<string>, type: string): string => {
  if (known.has(type)) return type
  const end = /^xstate\.(done|error)\.actor\./.exec(type)
  return end ? `${end[0]}${other}` : other
}

const elsewhere = new Set(everywhere)
/** Of actors that are no charts. */
export const eventElsewhere = (type: string): string => eventIn(elsewhere, type)

const valueIn = (node: AnyStateNode, value: unknown): StateValue => {
  if (typeof value === 'string') return value in node.states ? value : other
  if (typeof value !== 'object' || value === null) return other
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const child: AnyStateNode | undefined = node.states[key]
      return child === undefined ? [] : [[key, valueIn(child, inner)]]
    }),
  )
}

const read = new WeakMap<AnyStateMachine, Vocabulary>()

export function vocabularyOf(chart: AnyStateMachine): Vocabulary {
  const known = read.get(chart) ?? readVocabulary(chart)
  read.set(chart, known)
  return known
}

function readVocabulary(chart: AnyStateMachine): Vocabulary {
  const states = statesOf(chart)
  const transitions = transitionsOf(chart)
  const events = new Set([
    ...everywhere,
    ...transitions.map(({ event }) => event),
    ...states.map(({ id }) => `xstate.done.state.${id}`),
  ])
  const tags = new Set(states.flatMap((node) => node.tags))
  const names = new Map<object, string>(transitions.map(({ definition, name }) => [definition, name]))
  return {
    event: (type) => eventIn(events, type),
    value: (value) => valueIn(chart.root, value),
    tags: (snapshot) => [...snapshot.tags].filter((tag) => tags.has(tag)).sort(),
    source: (name) => (typeof name === 'string' && name in chart.implementations.actors ? name : other),
    transition: (definition) => names.get(definition) ?? null,
  }
}
