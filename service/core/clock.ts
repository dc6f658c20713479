/** The service's clock: it rules windows, deadlines, ages and the Date header. */

export interface Clock {
  /** the moment by which applicants are judged; movable in rehearsals */
  now(): Promise<Date>
  /** milliseconds since 1970 by the machine: life of tokens and codes, timeouts; never moved */
  real(): number
}

export const systemClock: Clock = {
  now: async () => new Date(),
  real: () => Date.now(),
}
