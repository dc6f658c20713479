import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { statesOf, transitionsOf } from '#machines/chartParts.ts'

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
    const states = statesOf(this.#chart).map(({ id }) => id)
    const transitions = transitionsOf(this.#chart).map(({ name }) => name)
    return [...states, ...transitions].filter((name) => !this.#seen.has(name))
  }

  #namesOf(chart: AnyStateMachine) {
    const names =
      this.#names.get(chart) ??
      new Map(transitionsOf(chart).map(({ definition, name }) => [definition as object, name]))
    this.#names.set(chart, names)
    return names
  }

  #enter(snapshot: AnyMachineSnapshot) {
    if (snapshot.machine?.id !== this.#chart.id) return
    for (const node of snapshot._nodes) this.#seen.add(node.id)
  }
}
