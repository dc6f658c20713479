import { type AnyActorRef, type AnyStateMachine, createActor, SimulatedClock } from 'xstate'
import type { ChartCoverage } from '#test/charts/coverage.ts'
import { holdActors } from '#test/charts/heldActors.ts'
import type { Path } from '#test/charts/paths/allEdgesPaths.ts'
import { statePath } from '#test/charts/statePath.ts'

/**
 * Walks a path with a real actor whose own actors never answer: each event of the path is sent, timers and answers too.
 * @returns where actor and model part, as a sentence, or null
 */
export function replayPath(chart: AnyStateMachine, path: Path, coverage: ChartCoverage): string | null {
  const actor: AnyActorRef = createActor(holdActors(chart, []), {
    input: path.input,
    clock: new SimulatedClock(),
    inspect: coverage.inspect,
  })
  actor.start()
  const walked: string[] = ['(start)']
  const parting = (model: Path['start']): string | null => {
    const snapshot = actor.getSnapshot()
    const is = snapshot.status === 'error' ? String(snapshot.error) : statePath(snapshot.value)
    const should = statePath(model.value)
    return is === should ? null : `${walked.join(' > ')}: is ${is}, should be ${should}`
  }
  const states = [path.start, ...path.steps.map(({ after }) => after)]
  for (const [at, state] of states.entries()) {
    const event = path.steps[at - 1]?.event
    if (event !== undefined) {
      walked.push(event.type)
      actor.send(event)
    }
    const found = parting(state)
    if (found !== null) return found
  }
  actor.stop()
  return null
}
