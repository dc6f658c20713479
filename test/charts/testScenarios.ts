import { describe, expect, it } from 'vitest'
import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  type InputFrom,
  type OutputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import type { ErrorCode } from '#contract/errorCodes.ts'
import type { ChartFailure } from '#machines/failure.ts'
import { ChartCoverage } from '#test/charts/coverage.ts'
import { type Held, holdActors } from '#test/charts/heldActors.ts'
import { statePath } from '#test/charts/statePath.ts'

/** What a scenario runs in: a clock that only the scenario moves, and the calls that the chart's actors have made. */
export interface World {
  readonly clock: SimulatedClock
  readonly now: () => number
  readonly calls: Held[]
  /** an actor that the chart has invoked, by its id */
  readonly child: (id: string) => AnyActorRef
}

type Act = (world: World) => Promise<void> | void

/** An event, by its type where it carries nothing else, or an act of the world around the chart. */
type Stimulus<Chart extends AnyStateMachine> = EventFromLogic<Chart> | EventFromLogic<Chart>['type'] | Act

/** What happens; the state the chart is in then; what it emits meanwhile (nothing, where left out). */
type Step<Chart extends AnyStateMachine> =
  | readonly [Stimulus<Chart>, string]
  | readonly [Stimulus<Chart>, string, readonly EmittedFrom<Chart>[]]

export interface Scenario<Chart extends AnyStateMachine> {
  readonly story: string
  readonly input?: InputFrom<Chart> | ((world: World) => InputFrom<Chart>)
  /** the state after the start, and what the start emits */
  readonly starts: string | readonly [string, readonly EmittedFrom<Chart>[]]
  readonly steps: readonly Step<Chart>[]
  /** inputs of the calls made, in order, as [actor, input] */
  readonly calls?: readonly (readonly [string, unknown])[]
  /** parts of the context at the end */
  readonly context?: Partial<SnapshotFrom<Chart>['context']>
  /** what the chart ends with */
  readonly output?: OutputFrom<Chart>
  /** tags at the end, all of them */
  readonly tags?: readonly string[]
}

const settle = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

const openCall = ({ calls }: World, name: string): Held => {
  const call = calls.find((made) => made.name === name && made.open)
  if (call === undefined) throw new Error(`no call of "${name}" is waiting for an answer`)
  return call
}

/** The oldest open call of an actor is answered. */
export const answers =
  (name: string, output?: unknown): Act =>
  (world) => {
    const call = openCall(world, name)
    call.open = false
    call.answer(output)
  }

/** The oldest open call of an actor fails, by default as the service refuses: 409 with a code. */
export const fails =
  (name: string, failure: ErrorCode | ChartFailure): Act =>
  (world) => {
    const call = openCall(world, name)
    call.open = false
    call.fail(typeof failure === 'string' ? { kind: 'http', status: 409, code: failure } : failure)
  }

/** The oldest open call of a reporting actor reports. */
export const reports =
  (name: string, event: AnyEventObject): Act =>
  (world) =>
    openCall(world, name).report(event)

/** A person answers an actor that the chart has invoked. */
export const tells =
  (id: string, type: string): Act =>
  ({ child }) =>
    child(id).send({ type })

/** A defect ends an actor that the chart has invoked. */
export const breaksDown = (id: string) =>
  ({ type: `xstate.error.actor.${id}`, error: new Error('a defect') }) as never

/** Time passes, in milliseconds; what becomes due is done in its order. */
export const waits =
  (duration: number): Act =>
  async ({ clock }) => {
    for (let left = duration; left > 0; left -= 500) {
      clock.increment(Math.min(500, left))
      await settle()
    }
  }

/** No call of an actor is open: none was made, or what was made was given up. */
export const isNotCalled =
  (name: string): Act =>
  ({ calls }) =>
    expect(calls.filter((call) => call.name === name && call.open)).toEqual([])

const inputOf = <Chart extends AnyStateMachine>({ input }: Scenario<Chart>, world: World): unknown =>
  typeof input === 'function' ? (input as (world: World) => unknown)(world) : input

async function play<Chart extends AnyStateMachine>(
  chart: Chart,
  scenario: Scenario<Chart>,
  coverage: ChartCoverage,
) {
  const clock = new SimulatedClock()
  const child = (id: string): AnyActorRef => {
    const found = actor.getSnapshot().children[id]
    if (found === undefined) throw new Error(`no actor "${id}" is running`)
    return found
  }
  const world: World = { clock, now: () => clock.now(), calls: [], child }
  const actor: AnyActorRef = createActor(holdActors(chart, world.calls), {
    input: inputOf(scenario, world),
    clock,
    inspect: coverage.inspect,
  })
  let heard: unknown[] = []
  actor.on('*', (emitted) => heard.push(emitted))
  const sees = (where: string, state: string, emitted: readonly unknown[] = []) => {
    const snapshot = actor.getSnapshot()
    if (snapshot.status === 'error') throw snapshot.error
    expect({ where, state: statePath(snapshot.value), emitted: heard }).toEqual({ where, state, emitted })
    heard = []
  }

  actor.start()
  await settle()
  if (typeof scenario.starts === 'string') sees('start', scenario.starts)
  else sees('start', ...scenario.starts)
  for (const [at, [stimulus, state, emitted]] of scenario.steps.entries()) {
    if (typeof stimulus === 'function') await (stimulus as Act)(world)
    else actor.send(typeof stimulus === 'string' ? { type: stimulus } : stimulus)
    await settle()
    sees(`line ${at + 1}`, state, emitted)
  }
  const snapshot = actor.getSnapshot()
  for (const [name, value] of Object.entries(scenario.context ?? {})) {
    expect({ [name]: snapshot.context[name] }).toEqual({ [name]: value })
  }
  if (scenario.output !== undefined) expect(snapshot.output).toEqual(scenario.output)
  if (scenario.tags) expect([...snapshot.tags].sort()).toEqual([...scenario.tags].sort())
  if (scenario.calls) expect(world.calls.map(({ name, input }) => [name, input])).toEqual(scenario.calls)
  actor.stop()
}

/**
 * Tells the scenarios of a chart, one test each, and then holds that together they go through every state and every
 * transition; what they miss is named.
 */
export function testScenarios<Chart extends AnyStateMachine>(
  chart: Chart,
  scenarios: readonly Scenario<Chart>[],
): void {
  describe(chart.id, () => {
    const coverage = new ChartCoverage(chart)
    it.each(scenarios)('$story', (scenario) => play(chart, scenario, coverage))
    it('goes through every state and transition', () => expect(coverage.missed()).toEqual([]))
  })
}
