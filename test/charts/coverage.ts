import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate'
import { getStateNodes } from 'xstate/graph'

export const nodesOf = (chart: AnyStateMachine): AnyStateNode[] => [chart.root, ...getStateNodes(chart)]

/** Every transition of a chart with its name, which is the same in every `provide`d copy of the chart. */
export function transitionsOf(chart: AnyStateMachine): Map<object, string> {
  const names = new Map<object, string>()
  for (const node of nodesOf(chart)) {
    for (const [type, list] of [...node.transitions, ['always', node.always ?? []] as const]) {
      list.forEach((taken, at) => {
        const target = taken.target?.map((to) => to.id).join(', ') ?? '(stays)'
        names.set(taken, `${node.id} | ${type}[${at}] -> ${target}`)
      })
    }
  }
  return names
}

/**
 * States and transitions of one chart that its tests went through, from microsteps. Hand `inspect` to each actor of the
 * chart, `provide`d copies included.
 */
export class ChartCoverage {
  readonly #chart: AnyStateMachine
  readonly #names = new Map<AnyStateMachine, Map<object, string>>()
  readonly #seen = new Set<string>()

  constructor(chart: AnyStateMachine) {
    this.#chart = chart
  }

  readonly inspect = (event: InspectionEvent): void => {
    if (event.type === '@xstate.snapshot') this.#enter(event.snapshot as AnyMachineSnapshot)
    if (event.type !== '@xstate.microstep') return
    const snapshot = event.snapshot as AnyMachineSnapshot
    if (snapshot.machine?.id !== this.#chart.id) return
    const names = this.#namesOf(snapshot.machine)
    for (const taken of event._transitions) {
      const name = names.get(taken)
      // the microstep of the start carries the initial transition, which belongs to no event
      if (name === undefined) continue
      this.#seen.add(name)
      this.#seen.add(taken.source.id)
    }
    this.#enter(snapshot)
  }

  /** Names of the states and transitions that no test went through. */
  missed(): string[] {
    const states = getStateNodes(this.#chart).map((node) => node.id)
    return [...states, ...transitionsOf(this.#chart).values()].filter((name) => !this.#seen.has(name))
  }

  #namesOf(chart: AnyStateMachine) {
    const names = this.#names.get(chart) ?? transitionsOf(chart)
    this.#names.set(chart, names)
    return names
  }

  #enter(snapshot: AnyMachineSnapshot) {
    if (snapshot.machine?.id !== this.#chart.id) return
    for (const node of snapshot._nodes) this.#seen.add(node.id)
  }
}
