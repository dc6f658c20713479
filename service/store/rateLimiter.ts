import { createHash } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { RateLimit, RateLimiter } from '#service/core/rateLimiter.ts'
import type { Database } from '#service/store/database.ts'

/** Fixed windows: in the database for all processes, or in the memory of this one, as each limit says. */
export function createRateLimiter(db: Database): RateLimiter {
  const counters = new Map<string, RateLimiterMemory | RateLimiterPostgres>()
  const counterOf = (limit: RateLimit) => {
    const known = counters.get(limit.name)
    if (known) return known
    const counter = limit.countedBy === 'process' ? inMemory(limit) : inDatabase(db, limit)
    counters.set(limit.name, counter)
    return counter
  }
  return {
    async consume(limit, key) {
      try {
        await counterOf(limit).consume(hashOf(key))
        return 0
      } catch (failure) {
        if (failure instanceof RateLimiterRes) return Math.max(1, Math.ceil(failure.msBeforeNext / 1000))
        throw failure
      }
    },
  }
}

const inMemory = ({ name, calls, seconds }: RateLimit) =>
  new RateLimiterMemory({ keyPrefix: name, points: calls, duration: seconds })

const inDatabase = (db: Database, { name, calls, seconds }: RateLimit) =>
  new RateLimiterPostgres({
    storeClient: { query: (query: Query) => db.executeQuery(CompiledQuery.raw(query.text, query.values)) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: calls,
    duration: seconds,
    // who is over the limit is refused without a question to the database
    inMemoryBlockOnConsumed: calls + 1,
  })

/** What the library hands to a client of PostgreSQL. */
interface Query {
  text: string
  values: unknown[]
}

/** IP addresses and persons are counted, not kept; and whatever a header says fits the column. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Forgets windows that are over. */
export async function removeExpiredWindows(db: Database): Promise<void> {
  await sql`delete from rate_limit where expire < ${Date.now()}`.execute(db)
}
