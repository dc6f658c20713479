import { useCallback, useSyncExternalStore } from 'react'

/** As much of an actor as a view that selects needs. */
interface Observed<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(listener: () => void): { unsubscribe(): void }
}

const nothingToEnd = () => {}

/**
 * Selects from an actor that a route has started, or null without one. It is XState's `useSelector` for what the first
 * visit shows, which must not wait for XState.
 * @param select answers the same object as long as nothing has changed
 */
export function useSnapshot<Snapshot, Selected>(
  actor: Observed<Snapshot> | null | undefined,
  select: (snapshot: Snapshot) => Selected,
): Selected | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!actor) return nothingToEnd
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    [actor],
  )
  const selected = () => (actor ? select(actor.getSnapshot()) : null)
  return useSyncExternalStore(subscribe, selected, selected)
}
