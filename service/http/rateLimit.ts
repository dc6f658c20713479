/** Fixed windows in memory, per process: a brake on guessing and on storms, not an account of use. */

export interface RateLimit {
  /** calls within a window */
  calls: number
  /** ms */
  window: number
}

export interface RateLimiter {
  /** @returns 0 where the call may pass, else the seconds to wait */
  take(key: string, limit: RateLimit, realNow: number): number
}

const mostKeys = 100_000

export function createRateLimiter(): RateLimiter {
  const windows = new Map<string, { start: number; calls: number }>()
  return {
    take(key, { calls, window }, realNow) {
      const current = windows.get(key)
      if (!current || realNow >= current.start + window) {
        if (windows.size >= mostKeys) windows.clear()
        windows.set(key, { start: realNow, calls: 1 })
        return 0
      }
      current.calls += 1
      return current.calls <= calls ? 0 : Math.ceil((current.start + window - realNow) / 1000)
    },
  }
}
