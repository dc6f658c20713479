import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { statesOf } from '#machines/chartParts.ts'

/** What may be asked before a person or a page has done anything: a repeat changes nothing. */
const isQuery = (src: string): boolean => /^(load|read|ask|download)[A-Z]/.test(src)

interface Options {
  /** another chart starts it by an event: its first state may command */
  readonly startedByChart?: boolean
  /** charts made of the same parts: a part is in use where one of them uses it */
  readonly siblings?: readonly AnyStateMachine[]
}

/**
 * What is wrong with a chart, as sentences; empty where it keeps the rules: named parts that exist and are used, invokes
 * with an id and an answer to errors, initial states, no state without a way out or a way in, no command at the start.
 */
export function lintChart(
  chart: AnyStateMachine,
  { startedByChart = false, siblings = [] }: Options = {},
): string[] {
  const nodes = statesOf(chart)
  return [
    ...nodes.flatMap(initialProblems),
    ...nodes.flatMap(invokeProblems),
    ...nodes.filter((node) => !hasWayOut(node)).map((node) => `${node.id}: no way out`),
    ...namingProblems(chart, nodes),
    ...unusedParts(chart, [...nodes, ...siblings.flatMap(statesOf)]),
    ...unreachable(chart, nodes).map((node) => `${node.id}: never reached`),
    ...(startedByChart ? [] : startProblems(chart)),
  ]
}

const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

function initialProblems(node: AnyStateNode): string[] {
  const isCompound = Object.keys(node.states).length > 0 && node.type !== 'parallel'
  if (!isCompound) return []
  const initial: unknown = node.config.initial
  if (typeof initial !== 'string') return [`${node.id}: no initial state`]
  return initial in node.states ? [] : [`${node.id}: initial state "${initial}" does not exist`]
}

function invokeProblems(node: AnyStateNode): string[] {
  return node.invoke.flatMap(({ id, src }) => {
    const problems: string[] = []
    // an invoke without an id of its own is called after its place and its state
    if (/^\d+\./.test(id)) problems.push(`${node.id}: an invoke has no id`)
    if (typeof src !== 'string') problems.push(`${node.id}: the source of "${id}" is not a name`)
    if (!node.transitions.has(`xstate.error.actor.${id}`)) problems.push(`${node.id}: "${id}" has no onError`)
    return problems
  })
}

const ancestorsOf = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node.parent, ...ancestorsOf(node.parent)] : []

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node === ancestor || ancestorsOf(node).includes(ancestor)

const nameOf = (part: unknown): string | null => {
  if (typeof part === 'string') return part
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string'
    ? part.type
    : null
}

/** Another state, or another page: an action that leaves is a way out too. */
const leads = (from: AnyStateNode, transition: AnyTransitionDefinition): boolean =>
  (transition.target?.some((to) => !isWithin(to, from) && to !== from) ?? false) ||
  transition.actions.some((action) => nameOf(action)?.startsWith('leaveFor'))

function hasWayOut(node: AnyStateNode): boolean {
  if (node.type === 'final' || Object.keys(node.states).length > 0) return true
  return [node, ...ancestorsOf(node)].some((owner) => transitionsFrom(owner).some((way) => leads(node, way)))
}

type Kind = 'guards' | 'actions' | 'actors' | 'delays'

function namesIn(nodes: readonly AnyStateNode[]): Record<Kind, unknown[]> {
  const transitions = nodes.flatMap(transitionsFrom)
  return {
    guards: transitions.flatMap(({ guard }) => (guard === undefined ? [] : [guard])),
    actions: [
      ...transitions.flatMap(({ actions }) => actions),
      ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ],
    actors: nodes.flatMap(({ invoke }) => invoke.map(({ src }) => src)),
    delays: nodes.flatMap(({ after }) => after.map(({ delay }) => delay)),
  }
}

/** xstate's own, which start and stop a delay's timer. */
const isBuiltIn = (name: string) => name === 'xstate.raise' || name === 'xstate.cancel'

const kinds: readonly Kind[] = ['guards', 'actions', 'actors', 'delays']

const declaredIn = (chart: AnyStateMachine, kind: Kind) => Object.keys(chart.implementations[kind] ?? {})

function namingProblems(chart: AnyStateMachine, nodes: readonly AnyStateNode[]): string[] {
  const used = namesIn(nodes)
  return kinds.flatMap((kind) => {
    const names = used[kind].filter((part) => !isTimer(part)).map(nameOf)
    const declared = declaredIn(chart, kind)
    const missing = names.filter((name) => name !== null && !isBuiltIn(name) && !declared.includes(name))
    return [
      ...(names.includes(null) ? [`${chart.id}: one of its ${kind} has no name`] : []),
      ...missing.map((name) => `${chart.id}: "${name}" is not among its ${kind}`),
    ]
  })
}

function unusedParts(chart: AnyStateMachine, nodes: readonly AnyStateNode[]): string[] {
  const used = namesIn(nodes)
  return kinds.flatMap((kind) => {
    const names = used[kind].map(nameOf)
    return declaredIn(chart, kind)
      .filter((name) => !names.includes(name) && !isSpawned(chart, kind, name))
      .map((name) => `${chart.id}: "${name}" among its ${kind} is not used`)
  })
}

/** The functions that xstate puts into entry and exit for a delay. */
const isTimer = (part: unknown): boolean =>
  typeof part === 'function' && 'type' in part && typeof part.type === 'string' && isBuiltIn(part.type)

/** A chart among the actors is spawned by an action, and not named by an invoke. */
const isSpawned = (chart: AnyStateMachine, kind: Kind, name: string): boolean =>
  kind === 'actors' && 'root' in (chart.implementations.actors[name] as object)

/** A state with what is entered together with it. */
function entered(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values<AnyStateNode>(node.states)
  const first =
    node.type === 'parallel' ? children : children.filter(({ key }) => key === node.config.initial)
  return [node, ...ancestorsOf(node), ...first.flatMap(entered)]
}

function unreachable(chart: AnyStateMachine, nodes: readonly AnyStateNode[]): AnyStateNode[] {
  const reached = new Set<AnyStateNode>()
  const queue = entered(chart.root)
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (reached.has(node)) continue
    reached.add(node)
    queue.push(...transitionsFrom(node).flatMap(({ target }) => (target ?? []).flatMap(entered)))
  }
  return nodes.filter((node) => !reached.has(node))
}

/** States in which the chart can be before anything has happened: the initial one, and what `always` leads on to. */
function startStates(chart: AnyStateMachine): Set<AnyStateNode> {
  const start = new Set<AnyStateNode>()
  const queue = entered(chart.root)
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (start.has(node)) continue
    start.add(node)
    queue.push(...(node.always ?? []).flatMap(({ target }) => (target ?? []).flatMap(entered)))
  }
  return start
}

const startProblems = (chart: AnyStateMachine): string[] =>
  [...startStates(chart)].flatMap((node) =>
    node.invoke
      .filter(({ src }) => typeof src === 'string' && !isQuery(src))
      .map(({ src }) => `${node.id}: "${src}" runs before anything has happened`),
  )
