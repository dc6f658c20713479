import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  and,
} from 'xstate'
import type { Tried } from '#src/devtools/inspector/message.ts'
import { vocabularyOf } from '#src/devtools/inspector/vocabulary.ts'

/** What XState builds of `and([guard])`: it evaluates the guard as the chart itself would, parameters included. */
interface Evaluating {
  readonly guards: readonly unknown[]
  check(
    snapshot: AnyMachineSnapshot,
    about: { context: unknown; event: AnyEventObject },
    self: Evaluating,
  ): boolean
}

function verdictOf(
  { guard }: AnyTransitionDefinition,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Tried['verdict'] {
  if (guard === undefined) return 'passed'
  try {
    const evaluating = and([guard as never]) as unknown as Evaluating
    const passes = evaluating.check(snapshot, { context: snapshot.context, event }, evaluating)
    return passes ? 'passed' : 'refused'
  } catch {
    return 'threw'
  }
}

const nameOf = ({ guard }: AnyTransitionDefinition): string | null => {
  if (guard === undefined) return null
  const name = typeof guard === 'string' ? guard : 'type' in guard ? guard.type : 'guard'
  return String(name)
}

/** Transitions of a state for an event: exactly named first, then by the longest beginning, then by `*`. */
const candidatesFor = (node: AnyStateNode, type: string): readonly AnyTransitionDefinition[] =>
  [...node.transitions.keys()]
    .filter((named) => named === type || named === '*' || isBeginning(named, type))
    .sort((a, b) => Number(b === type) - Number(a === type) || b.length - a.length)
    .flatMap((named) => node.transitions.get(named) ?? [])

const isBeginning = (named: string, type: string): boolean =>
  named.endsWith('.*') && type.startsWith(named.slice(0, -1))

type Candidates = (node: AnyStateNode) => readonly AnyTransitionDefinition[]

/** From the innermost active states outwards, until one passes. */
function tryEach(snapshot: AnyMachineSnapshot, event: AnyEventObject, candidatesOf: Candidates): Tried[] {
  const active = new Set<AnyStateNode>(snapshot._nodes)
  const vocabulary = vocabularyOf(snapshot.machine)
  const tried: Tried[] = []
  const passesIn = (node: AnyStateNode): boolean => {
    let passed = false
    for (const child of Object.values<AnyStateNode>(node.states))
      if (active.has(child)) passed = passesIn(child) || passed
    if (passed) return true
    for (const candidate of candidatesOf(node)) {
      const verdict = verdictOf(candidate, snapshot, event)
      const transition = vocabulary.transition(candidate)
      if (transition !== null) tried.push({ transition, guard: nameOf(candidate), verdict })
      if (verdict === 'passed') return true
    }
    return false
  }
  passesIn(snapshot.machine.root)
  return tried
}

/**
 * Which transitions a chart considers for an event, in its order. Guards are asked anew, so they must be pure, which those
 * of a chart are.
 * @param snapshot the chart before the event
 */
export const tryTransitions = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Tried[] =>
  tryEach(snapshot, event, (node) => candidatesFor(node, event.type))

/** Which transitions it considers that need no event; `event` is the one that came before. */
export const tryAlways = (snapshot: AnyMachineSnapshot, event: AnyEventObject): Tried[] =>
  tryEach(snapshot, event, (node) => node.always ?? [])
