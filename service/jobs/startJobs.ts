/** What happens without a caller, on pg-boss: shared by all processes on one database, one run at a time. */
import { PgBoss } from 'pg-boss'
import { expire } from '#service/usecases/clean-up/expire.ts'
import { emptySpool, removeOrphans, removeUnknownBytes } from '#service/usecases/clean-up/removeOrphans.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { settlePayments } from '#service/usecases/payment/settlePayments.ts'

interface Task {
  name: string
  /** seconds from the end of one run to the next */
  every: number
  run(parts: Dependencies): Promise<unknown>
}

const minute = 60
const day = 24 * 60 * minute

const tasks: readonly Task[] = [
  { name: 'settle-payments', every: 10, run: settlePayments },
  {
    name: 'remove-orphans',
    every: 5 * minute,
    run: (parts) => removeOrphans(parts, new Date(parts.clock.real() - 2 * day * 1000)),
  },
  {
    name: 'clean-up',
    every: day / 2,
    async run(parts) {
      await expire(parts)
      await removeOrphans(parts)
      await removeUnknownBytes(parts)
    },
  },
]

export interface Jobs {
  /** runs under way are finished */
  stop(): Promise<void>
}

export async function startJobs(parts: Dependencies): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: parts.config.databaseUrl,
    application_name: 'candidatura jobs',
    schema: 'jobs',
    schedule: false,
    max: 3,
  })
  boss.on('error', (failure) => parts.log.warn({ name: failure.name }, 'jobs: the database does not answer'))
  await boss.start()
  // Each process gathers uploads in a folder of its own where the store is far away.
  await emptySpool(parts)
  for (const task of tasks) await startTask(boss, parts, task)
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}

/**
 * Each run ends by asking for the next one. `short` keeps one waiting at most, so that several processes, and a start
 * after a kill, still make one chain; a run that a kill has left open holds nothing up.
 */
async function startTask(boss: PgBoss, parts: Dependencies, { name, every, run }: Task): Promise<void> {
  await boss.createQueue(name, {
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: 15 * minute,
    deleteAfterSeconds: 60 * minute,
  })
  await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
    try {
      await run(parts)
    } catch (failure) {
      parts.log.error(
        { task: name, name: failure instanceof Error ? failure.name : 'unknown' },
        'a job failed',
      )
    } finally {
      await boss.sendAfter(name, {}, null, every)
    }
  })
  await boss.send(name)
}
