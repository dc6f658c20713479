import { type ActorRefLike, type AnyActor, type AnyStateMachine, StateMachine } from 'xstate'
import { type Vocabulary, vocabularyOf } from '#src/devtools/inspector/vocabulary.ts'

export interface Identity {
  readonly id: string
  readonly parent: string | null
  /** id of the chart; null for a call or a reporter */
  readonly chart: string | null
  /** id of the chart, or the name of the call in its parent's chart: never the actor's own id, which may be anything */
  readonly name: string
  readonly vocabulary: Vocabulary | null
}

const chartOf = (ref: object) =>
  'logic' in ref && ref.logic instanceof StateMachine ? (ref.logic as AnyStateMachine) : null

/** Who an actor is, in words that may be said. */
export function identify(actorRef: ActorRefLike): Identity {
  const { sessionId, src, _parent: parent } = actorRef as AnyActor
  const chart = chartOf(actorRef)
  const parentChart = parent ? chartOf(parent) : null
  return {
    id: sessionId,
    parent: parent?.sessionId ?? null,
    chart: chart?.id ?? null,
    name: chart?.id ?? (parentChart ? vocabularyOf(parentChart).source(src) : 'actor'),
    vocabulary: chart && vocabularyOf(chart),
  }
}
