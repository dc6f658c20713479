import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RateLimit } from '#service/core/rateLimiter.ts'
import { openDatabase } from '#service/store/database.ts'
import { migrate } from '#service/store/migrate.ts'
import { createRateLimiter, removeExpiredWindows } from '#service/store/rateLimiter.ts'
import { type FreshDatabase, freshDatabase } from '#test/support/freshDatabase.ts'

let fresh: FreshDatabase
let one: ReturnType<typeof openDatabase>
let other: ReturnType<typeof openDatabase>
beforeAll(async () => {
  fresh = await freshDatabase()
  one = openDatabase(fresh.url, 5)
  other = openDatabase(fresh.url, 5)
})
beforeEach(() => one.pool.query('delete from rate_limit'))
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await one.db.destroy()
  await other.db.destroy()
  await fresh.drop()
})

const everywhere: RateLimit = { name: 'signIn', calls: 3, seconds: 60, countedBy: 'installation' }
const here: RateLimit = { name: 'preview', calls: 3, seconds: 60, countedBy: 'process' }
const stored = async () => (await one.pool.query('select key, points from rate_limit')).rows
const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

describe('a limit of the installation', () => {
  it('is counted by two processes together, and holds in both', async () => {
    const [first, second] = [createRateLimiter(one.db), createRateLimiter(other.db)]
    expect(await first.consume(everywhere, '10.0.0.1')).toBe(0)
    expect(await second.consume(everywhere, '10.0.0.1')).toBe(0)
    expect(await first.consume(everywhere, '10.0.0.1')).toBe(0)
    for (const limiter of [first, second, first]) {
      const wait = await limiter.consume(everywhere, '10.0.0.1')
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
    }
    expect(await first.consume(everywhere, '10.0.0.2')).toBe(0)
    expect(await first.consume({ ...everywhere, name: 'pay' }, '10.0.0.1')).toBe(0)
  })

  it('lets exactly as many pass of a hundred at once', async () => {
    const limiters = [createRateLimiter(one.db), createRateLimiter(other.db)]
    const waits = await Promise.all(
      Array.from({ length: 100 }, (_, call) => limiters[call % 2]?.consume(everywhere, 'somebody')),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  it('is over when its window is, and outlives a restart before', async () => {
    for (let call = 0; call < 4; call += 1) await createRateLimiter(one.db).consume(everywhere, 'somebody')
    expect(await createRateLimiter(one.db).consume(everywhere, 'somebody')).toBeGreaterThan(0)
    later(61)
    expect(await createRateLimiter(one.db).consume(everywhere, 'somebody')).toBe(0)
  })

  it('asks the database no more about whoever is over it', async () => {
    const limiter = createRateLimiter(one.db)
    for (let call = 0; call < 50; call += 1) await limiter.consume(everywhere, 'somebody')
    expect(await stored()).toMatchObject([{ points: 4 }])
  })

  it('keeps no IP address, and takes one of any length', async () => {
    const limiter = createRateLimiter(one.db)
    await limiter.consume(everywhere, '2001:db8::1')
    await limiter.consume(everywhere, 'forged'.repeat(1_000))
    const keys = (await stored()).map(({ key }) => key)
    expect(keys).toEqual([expect.stringMatching(/^signIn:[\w-]{43}$/), expect.stringMatching(/^signIn:/)])
  })

  it('is refused where the database does not answer, as the call itself would be', async () => {
    const absent = openDatabase('postgresql://127.0.0.1:1/absent', 1)
    await expect(createRateLimiter(absent.db).consume(everywhere, 'somebody')).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    })
    await absent.db.destroy()
  })
})

describe('a limit of a process', () => {
  it('is counted by each alone, without the database', async () => {
    const [first, second] = [createRateLimiter(one.db), createRateLimiter(other.db)]
    for (let call = 0; call < 3; call += 1) expect(await first.consume(here, 'somebody')).toBe(0)
    expect(await first.consume(here, 'somebody')).toBeGreaterThan(0)
    expect(await second.consume(here, 'somebody')).toBe(0)
    expect(await stored()).toEqual([])
  })

  it('frees nobody, however many others are counted', async () => {
    const limiter = createRateLimiter(one.db)
    for (let call = 0; call < 4; call += 1) await limiter.consume(here, 'somebody')
    for (let person = 0; person < 100_001; person += 1) await limiter.consume(here, `person ${person}`)
    expect(await limiter.consume(here, 'somebody')).toBeGreaterThan(0)
  })
})

it('forgets windows that are over, and no others', async () => {
  const limiter = createRateLimiter(one.db)
  await limiter.consume({ ...everywhere, seconds: 60 }, 'early')
  await limiter.consume({ ...everywhere, name: 'long', seconds: 600 }, 'late')
  later(61)
  await removeExpiredWindows(one.db)
  expect(await stored()).toMatchObject([{ key: expect.stringMatching(/^long:/) }])
})

it('its table goes with its migration, and comes back', async () => {
  await migrate(one.db, '001Initial')
  await expect(stored()).rejects.toThrow('relation "rate_limit" does not exist')
  await migrate(one.db)
  expect(await stored()).toEqual([])
})
