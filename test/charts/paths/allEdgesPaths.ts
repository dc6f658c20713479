import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import { transitionsOf } from '#machines/chartParts.ts'

/** What can happen to a chart: where it starts, its events with their payloads, and what of its context matters. */
export interface Alphabet {
  /** one start each; a chart without input has one `undefined` */
  readonly inputs: readonly unknown[]
  /** payloads of the events that need one: as many for a type as its guards can tell apart */
  readonly cases: readonly AnyEventObject[]
  /** what guards read of the context, beside the state itself; states that differ in nothing else are one */
  readonly reads?: (context: never) => unknown
  /** what the chart would take and life does not bring, such as the end of an upload that was never begun */
  readonly happens?: (context: never, event: AnyEventObject, before: AnyMachineSnapshot) => boolean
  /** where the chart only says that the page is left, and life goes on elsewhere: nothing can follow in a browser */
  readonly leaves?: (event: AnyEventObject, before: AnyMachineSnapshot) => boolean
}

/** More states than this are an alphabet that counts without end. */
const mostStates = 2_000

export interface PathStep {
  readonly event: AnyEventObject
  /** the state that the model is in afterwards */
  readonly after: AnyMachineSnapshot
  /** the page of the chart is gone */
  readonly leaves: boolean
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
  /** the states without their context, the event with its payload, and the transitions that guards chose for it */
  readonly between: string
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
  const names = new Map(transitionsOf(chart).map(({ definition, name }) => [definition as object, name]))
  const adjacency = getAdjacencyMap(chart, {
    input: input as never,
    events: eventsOf(alphabet) as never,
    serializeState: keyOf as never,
    filterEvents: (snapshot, event) =>
      // a chart that has ended takes nothing more, though the transitions of its root would still be offered
      snapshot.status === 'active' &&
      snapshot.can(event) &&
      !isOwn(event.type) &&
      (alphabet.happens?.(snapshot.context as never, event, snapshot) ?? true),
    limit: mostStates,
  }) as Record<string, Found>
  const edges = new Map<string, Edge[]>()
  for (const [from, { state: before, transitions }] of Object.entries(adjacency)) {
    const leading = Object.values(transitions).map(({ event, state }) => ({
      from,
      to: alphabet.leaves?.(event, before) ? 'left' : keyOf(state),
      event,
      after: state,
      leaves: alphabet.leaves?.(event, before) ?? false,
      between: JSON.stringify([
        before.value,
        event,
        state.value,
        state.status,
        chart.getTransitionData(before, event).map((transition) => names.get(transition)),
      ]),
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

/** What counts as one edge where a set of paths is chosen. */
export interface Choice {
  /**
   * `context`: each edge of the graph, for each input. `state`: an edge from one state to another by one case of an event
   * and by the same transitions counts once, whatever the context and the input; for walks that cost a second a step.
   */
  readonly each: 'context' | 'state'
  /** other paths for the same edges; the same number gives the same paths */
  readonly seed?: number
}

/**
 * Paths that together take every edge of a chart's graph, each from the start. The edge farthest away comes first; from
 * there a path goes on for as long as it finds edges that no path has taken.
 */
export function allEdgesPaths(
  chart: AnyStateMachine,
  alphabet: Alphabet,
  { each, seed = 0 }: Choice = { each: 'context' },
): Path[] {
  const closed = new Set<string>()
  const identityOf = (edge: Edge) =>
    each === 'context' ? JSON.stringify([edge.from, edge.event, edge.to]) : edge.between
  return alphabet.inputs.flatMap((input) => {
    if (each === 'context') closed.clear()
    const { first, start, edges } = graphOf(chart, alphabet, input)
    const by = arrivals(first, edges)
    const isOpen = (edge: Edge) => !closed.has(identityOf(edge))
    const close = (edge: Edge) => closed.add(identityOf(edge))
    const byDistance = shuffled([...edges.values()].flat(), seed)
      .map((edge) => ({ edge, distance: wayTo(edge.from, by).length }))
      .sort((a, b) => b.distance - a.distance)
    const paths: Path[] = []
    for (const { edge } of byDistance) {
      if (!isOpen(edge)) continue
      const walk = [...wayTo(edge.from, by), edge]
      for (const taken of walk) close(taken)
      for (let next = nextOpen(walk, edges, isOpen, seed); next; next = nextOpen(walk, edges, isOpen, seed)) {
        walk.push(next)
        close(next)
      }
      const name = walk.map(({ event }) => event.type).join(' > ')
      paths.push({
        name,
        input,
        start,
        steps: walk.map(({ event, after, leaves }) => ({ event, after, leaves })),
      })
    }
    return paths.length > 0 ? paths : [{ name: '(start)', input, start, steps: [] }]
  })
}

const nextOpen = (
  walk: readonly Edge[],
  edges: ReadonlyMap<string, Edge[]>,
  isOpen: (edge: Edge) => boolean,
  seed: number,
) => shuffled(edges.get(walk.at(-1)?.to ?? '') ?? [], seed).find(isOpen)

/** In their own order for seed 0, otherwise in one that the seed decides. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  if (seed === 0) return [...items]
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
