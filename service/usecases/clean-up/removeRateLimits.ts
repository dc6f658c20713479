import { removeExpiredWindows } from '#service/store/rateLimiter.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

/** Forgets counters of rate limits whose window is over, so that the table holds a few minutes at most. */
export const removeRateLimits = ({ db }: Pick<Dependencies, 'db'>): Promise<void> => removeExpiredWindows(db)
