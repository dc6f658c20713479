import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { type Identity, identify } from '#src/devtools/inspector/identify.ts'
import { eventElsewhere } from '#src/devtools/inspector/vocabulary.ts'
import { withoutPhantoms } from '#src/devtools/inspector/withoutPhantoms.ts'

/** How many events are kept for a window that is opened later. */
const mostKept = 200

/** What is known of an actor, by its number. */
type Known = ReadonlyMap<string, Identity>

const safeSnapshot = (who: Identity | undefined, snapshot: unknown) => {
  const { status, value, tags } = (snapshot ?? {}) as {
    status?: 'active'
    value?: unknown
    tags?: Iterable<string>
  }
  if (!who?.vocabulary) return { status }
  return { status, value: who.vocabulary.value(value), tags: who.vocabulary.tags({ tags: tags ?? [] }) }
}

const safeEvent = (who: Identity | undefined, { type }: { type: string }) => ({
  type: who?.vocabulary?.event(type) ?? eventElsewhere(type),
})

/**
 * What may leave the page of a message to Stately's inspector: the same words as for our own viewer. Nothing is copied that
 * is not named here; its output is its own fixed point, because the inspector serializes more than once.
 */
export function serializeSafely(known: Known, message: StatelyInspectionEvent): StatelyInspectionEvent {
  const { _version, createdAt, sessionId } = message
  const rootId = message.rootId ?? ''
  const who = known.get(sessionId)
  const base = { _version, createdAt, id: '', rootId, sessionId }
  if (message.type === '@xstate.actor') {
    const name = who?.name ?? 'actor'
    const definition = who?.chart ? message.definition : JSON.stringify({ id: name })
    const snapshot = safeSnapshot(who, message.snapshot)
    return { ...base, type: message.type, name, parentId: who?.parent ?? undefined, definition, snapshot }
  }
  const event = safeEvent(who, message.event)
  if (message.type === '@xstate.event')
    return { ...base, type: message.type, event, sourceId: message.sourceId }
  return { ...base, type: message.type, event, snapshot: safeSnapshot(who, message.snapshot) as never }
}

/**
 * Stately's inspector in a window of its own. It is a page of another organisation: only a developer who asks for it gets it.
 * @returns `inspect` for the charts, and `open` for a press, where the browser lets no window open by itself
 */
export function connectStately(window: Window) {
  const known = new Map<string, Identity>()
  const kept: InspectionEvent[] = []
  let inspector: ReturnType<typeof createBrowserInspector> | null = null
  const inspect = withoutPhantoms((event) => {
    if (event.type === '@xstate.actor') known.set(event.actorRef.sessionId, identify(event.actorRef))
    kept.push(event)
    if (kept.length > mostKept) kept.shift()
    inspector?.inspect.next?.(event)
  })
  const open = () => {
    const shown = inspector?.adapter.targetWindow
    // one that the browser did not let open, or that was closed, hears nothing: another takes its place
    if (shown && !shown.closed) return shown.focus()
    inspector = createBrowserInspector({
      window,
      serialize: (message) => serializeSafely(known, message),
      // enough for every chart; what is deeper would be cut out of its definition
      serializationDepthLimit: 30,
    })
    for (const event of kept) inspector.inspect.next?.(event)
  }
  return { inspect, open }
}
