/** How often something may be asked for. */
export interface RateLimit {
  name: string
  calls: number
  /** seconds in which so many calls may pass */
  seconds: number
  /**
   * `installation`: counted in the database, for all processes together. `process`: counted in memory, where the limit
   * keeps a process from work of its own, and a call must not wait for the database.
   */
  countedBy: 'installation' | 'process'
}

export interface RateLimiter {
  /**
   * Counts one call.
   * @param key who or what is counted
   * @returns 0 where the call may pass, else the seconds to wait
   */
  consume(limit: RateLimit, key: string): Promise<number>
}
