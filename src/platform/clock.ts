/**
 * The service's time. Deadlines and "today" follow the clock of the service, which its answers tell in the `Date` header;
 * the device's own clock may be wrong by hours (architecture decisions: product).
 */

export interface Clock {
  /** milliseconds since the epoch, as the service counts them */
  now(): number
  /** Takes the `Date` header of an answer that has just arrived; null and nonsense change nothing. */
  note(dateHeader: string | null): void
  /** Tells when the offset has moved, for views that show remaining time. */
  subscribe(listener: () => void): () => void
}

/** `Date` headers count whole seconds: smaller differences are noise and would make countdowns jump. */
const noise = 1_500

export function createClock(deviceNow: () => number): Clock {
  let offset = 0
  const listeners = new Set<() => void>()
  return {
    now: () => deviceNow() + offset,
    note(dateHeader) {
      const serviceTime = Date.parse(dateHeader ?? '')
      if (Number.isNaN(serviceTime)) return
      const seen = serviceTime - deviceNow()
      if (Math.abs(seen - offset) < noise) return
      offset = seen
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const clock = createClock(() => Date.now())
