import type { ActorRefLike, InspectionEvent } from 'xstate'

type Listener = (event: InspectionEvent) => void

/**
 * Passes on what charts tell, but holds back an actor until it is started: React's strict mode makes a second one of each,
 * which never starts.
 */
export function withoutPhantoms(listener: Listener): Listener {
  const held = new WeakMap<ActorRefLike, InspectionEvent[]>()
  return (event) => {
    const { actorRef, type } = event
    if (type === '@xstate.actor') held.set(actorRef, [])
    const waiting = held.get(actorRef)
    if (waiting && type !== '@xstate.event') {
      waiting.push(event)
      return
    }
    held.delete(actorRef)
    for (const one of waiting ?? []) listener(one)
    listener(event)
  }
}
