import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'

/** What can happen to a chart: where it starts, its events with their payloads, and what of its context matters. */
export interface Alphabet {
  /** one start each; a chart without input has one `undefined` */
  readonly inputs: readonly unknown[]
  /** payloads of the events that need one: as many for a type as its guards can tell apart */
  readonly cases: readonly AnyEventObject[]
  /** what guards read of the context, beside the state itself; states that differ in nothing else are one */
  readonly reads?: (context: never) => unknown
  /** what the chart would take and life does not bring, such as the end of an upload that was never begun */
  readonly happens?: (context: never, event: AnyEventObject) => boolean
}

/** More states than this are an alphabet that counts without end. */
const mostStates = 2_000

export interface PathStep {
  readonly event: AnyEventObject
  /** the state that the model is in afterwards */
  readonly after: AnyMachineSnapshot
}

/** A walk from the start. Its name says the events; it is the same in every run. */
export interface Path {
  readonly name: string
  readonly input: unknown
  readonly start: AnyMachineSnapshot
  readonly steps: readonly PathStep[]
}

interface Edge extends PathStep {
  readonly from: string
  readonly to: string
}

/** Raised by the chart itself, or no event at all. */
const isOwn = (type: string) => type === '*' || type.startsWith('xstate.done.state.')

const eventsOf =
  ({ cases }: Alphabet) =>
  (snapshot: AnyMachineSnapshot): AnyEventObject[] =>
    [...new Set<string>(snapshot._nodes.flatMap((node) => node.ownEvents))].flatMap((type) => {
      const own = cases.filter((event) => event.type === type)
      return own.length > 0 ? own : [{ type }]
    })

interface Found {
  readonly state: AnyMachineSnapshot
  readonly transitions: Readonly<Record<string, { event: AnyEventObject; state: AnyMachineSnapshot }>>
}

/** Every edge between the states that the chart can be in, by state. */
function graphOf(chart: AnyStateMachine, alphabet: Alphabet, input: unknown) {
  const keyOf = ({ value, context, status }: AnyMachineSnapshot) =>
    JSON.stringify([value, status, alphabet.reads?.(context as never)])
  const adjacency = getAdjacencyMap(chart, {
    input: input as never,
    events: eventsOf(alphabet) as never,
    serializeState: keyOf as never,
    filterEvents: (snapshot, event) =>
      // a chart that has ended takes nothing more, though the transitions of its root would still be offered
      snapshot.status === 'active' &&
      snapshot.can(event) &&
      !isOwn(event.type) &&
      (alphabet.happens?.(snapshot.context as never, event) ?? true),
    limit: mostStates,
  }) as Record<string, Found>
  const edges = new Map<string, Edge[]>()
  for (const [from, { transitions }] of Object.entries(adjacency)) {
    const leading = Object.values(transitions).map(({ event, state }) => ({
      from,
      to: keyOf(state),
      event,
      after: state,
    }))
    edges.set(from, leading)
  }
  const [start] = Object.entries(adjacency)
  if (start === undefined) throw new Error(`${chart.id} has no state`)
  return { first: start[0], start: start[1].state, edges }
}

/** A shortest way from the start to each state, as the edge that arrives there. */
function arrivals(first: string, edges: ReadonlyMap<string, Edge[]>) {
  const by = new Map<string, Edge | null>([[first, null]])
  const queue = [first]
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    for (const edge of edges.get(from) ?? []) {
      if (by.has(edge.to)) continue
      by.set(edge.to, edge)
      queue.push(edge.to)
    }
  }
  return by
}

function wayTo(key: string, by: ReadonlyMap<string, Edge | null>): Edge[] {
  const way: Edge[] = []
  for (let edge = by.get(key); edge; edge = by.get(edge.from)) way.unshift(edge)
  return way
}

/**
 * Paths that together take every edge of a chart's graph, each from the start. The edge farthest away comes first; from
 * there a path goes on for as long as it finds edges that no path has taken.
 */
export function allEdgesPaths(chart: AnyStateMachine, alphabet: Alphabet): Path[] {
  return alphabet.inputs.flatMap((input) => {
    const { first, start, edges } = graphOf(chart, alphabet, input)
    const by = arrivals(first, edges)
    const open = new Set(
      [...edges.values()]
        .flat()
        .map((edge) => ({ edge, distance: wayTo(edge.from, by).length }))
        .sort((a, b) => b.distance - a.distance)
        .map(({ edge }) => edge),
    )
    const paths: Path[] = []
    for (const edge of open) {
      const walk = [...wayTo(edge.from, by), edge]
      for (const taken of walk) open.delete(taken)
      for (let next = nextOpen(walk, edges, open); next; next = nextOpen(walk, edges, open)) {
        walk.push(next)
        open.delete(next)
      }
      const name = walk.map(({ event }) => event.type).join(' > ')
      paths.push({ name, input, start, steps: walk.map(({ event, after }) => ({ event, after })) })
    }
    return paths.length > 0 ? paths : [{ name: '(start)', input, start, steps: [] }]
  })
}

const nextOpen = (walk: readonly Edge[], edges: ReadonlyMap<string, Edge[]>, open: ReadonlySet<Edge>) =>
  edges.get(walk.at(-1)?.to ?? '')?.find((edge) => open.has(edge))
