import type {
  ActorRefLike,
  AnyActor,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
  Snapshot,
} from 'xstate'
import { identify } from '#src/devtools/inspector/identify.ts'
import type { Move, Step, Told } from '#src/devtools/inspector/message.ts'
import { tryAlways, tryTransitions } from '#src/devtools/inspector/tryTransitions.ts'
import { eventElsewhere, type Vocabulary } from '#src/devtools/inspector/vocabulary.ts'
import { withoutPhantoms } from '#src/devtools/inspector/withoutPhantoms.ts'

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>

/** An actor as far as it has been heard. */
interface Heard {
  readonly id: string
  readonly vocabulary: Vocabulary | null
  /** of a chart: where it was before what comes next */
  before: AnyMachineSnapshot | null
  status: Snapshot<unknown>['status']
  /** moves since the last step was told */
  moves: Move[]
}

/**
 * Turns what the charts of a page tell into messages that hold only what may leave the page.
 * @param now milliseconds since the page was opened
 */
export function createRecorder(
  send: (told: Told) => void,
  now: () => number,
): (event: InspectionEvent) => void {
  const heard = new WeakMap<ActorRefLike, Heard>()
  const sources = new WeakMap<AnyEventObject, string>()
  const done = new WeakSet<AnyEventObject>()
  let count = 0
  const next = () => {
    count += 1
    return { n: count, at: Math.round(now()) }
  }

  function born(actorRef: ActorRefLike) {
    const { id, parent, chart, name, vocabulary } = identify(actorRef)
    heard.set(actorRef, { id, vocabulary, before: null, status: 'active', moves: [] })
    send({ kind: 'born', ...next(), actor: id, parent, chart, name })
  }

  const wordOf = ({ vocabulary }: Heard, { type }: AnyEventObject) =>
    vocabulary ? vocabulary.event(type) : eventElsewhere(type)

  function moved(actor: Heard, { event, snapshot, _transitions }: Microstep) {
    const { vocabulary, before } = actor
    if (!vocabulary || event.type === 'xstate.stop') return
    const needsNoEvent = _transitions.some(isAlways)
    const tried = !before ? [] : needsNoEvent ? tryAlways(before, event) : tryTransitions(before, event)
    const taken = _transitions.flatMap((definition) => vocabulary.transition(definition) ?? [])
    const word = needsNoEvent ? 'always' : wordOf(actor, event)
    // the start itself is no transition; what follows at once without an event is one
    if (before || needsNoEvent) actor.moves.push({ event: word, tried, taken })
    actor.before = snapshot as AnyMachineSnapshot
  }

  function told(actor: Heard, event: AnyEventObject, snapshot: Snapshot<unknown>, wasHeard: boolean) {
    done.add(event)
    const { vocabulary } = actor
    const state = vocabulary ? (snapshot as AnyMachineSnapshot) : null
    if (state && 'machine' in state) {
      const refused = snapshot.status === 'active' ? tryAlways(state, event) : []
      if (refused.length > 0) actor.moves.push({ event: 'always', tried: refused, taken: [] })
      actor.before = state
    }
    actor.status = snapshot.status
    const step: Step = {
      kind: 'step',
      ...next(),
      actor: actor.id,
      event: wordOf(actor, event),
      source: sources.get(event) ?? null,
      heard: wasHeard,
      status: snapshot.status,
      value: vocabulary ? vocabulary.value(state?.value) : null,
      tags: state?.tags && vocabulary ? vocabulary.tags(state) : [],
      moves: actor.moves.splice(0),
    }
    send(step)
  }

  /** An actor that fails in the middle tells nothing more, and one that has ended never did. */
  function lookAfter(actor: Heard, ref: AnyActor, event: AnyEventObject) {
    const hadEnded = actor.status !== 'active'
    queueMicrotask(() => {
      const snapshot = ref.getSnapshot()
      if (!done.has(event) && snapshot.status !== 'active') told(actor, event, snapshot, !hadEnded)
    })
  }

  return withoutPhantoms((inspected) => {
    const { actorRef } = inspected
    if (inspected.type === '@xstate.actor') born(actorRef)
    const actor = heard.get(actorRef)
    if (!actor) return
    if (inspected.type === '@xstate.event') {
      const { event, sourceRef } = inspected
      if (event.type === 'xstate.init') actor.status = 'active'
      const source = sourceRef as AnyActor | undefined
      if (source) sources.set(event, source.sessionId)
      lookAfter(actor, actorRef as AnyActor, event)
    }
    if (inspected.type === '@xstate.microstep') moved(actor, inspected)
    if (inspected.type === '@xstate.snapshot') told(actor, inspected.event, inspected.snapshot, true)
  })
}

const isAlways = (definition: AnyTransitionDefinition): boolean =>
  definition.source.always?.includes(definition) ?? false
