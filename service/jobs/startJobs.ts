/** What happens without a caller, on pg-boss: shared by all processes on one database, one run at a time. */
import { PgBoss } from 'pg-boss'
import { inMacao } from '#service/core/inMacao.ts'
import { expire } from '#service/usecases/clean-up/expire.ts'
import {
  emptyStagingDir,
  removeOrphans,
  removeUnknownBytes,
} from '#service/usecases/clean-up/removeOrphans.ts'
import { removeRateLimits } from '#service/usecases/clean-up/removeRateLimits.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { reconcilePayments } from '#service/usecases/payment/reconcilePayments.ts'
import type { SyncDependencies } from '#service/usecases/payment/syncPayment.ts'

type JobDependencies = SyncDependencies & Pick<Dependencies, 'documents' | 'config'>

interface Task {
  name: string
  /** seconds from the end of one run to the next */
  every: number
  run(dependencies: JobDependencies): Promise<unknown>
}

const minute = 60
const day = 24 * 60 * minute

const tasks: readonly Task[] = [
  { name: 'settle-payments', every: 10, run: reconcilePayments },
  {
    name: 'remove-orphans',
    every: 5 * minute,
    run: (dependencies) =>
      removeOrphans(dependencies, inMacao(dependencies.clock.real()).minus({ days: 2 }).toJSDate()),
  },
  { name: 'remove-rate-limits', every: minute, run: removeRateLimits },
  {
    name: 'clean-up',
    every: day / 2,
    async run(dependencies) {
      await expire(dependencies)
      await removeOrphans(dependencies)
      await removeUnknownBytes(dependencies)
    },
  },
]

export interface Jobs {
  /** runs under way are finished */
  stop(): Promise<void>
}

export async function startJobs(dependencies: JobDependencies): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: dependencies.config.databaseUrl,
    application_name: 'candidatura jobs',
    schema: 'jobs',
    schedule: false,
    max: 3,
  })
  boss.on('error', (failure) =>
    dependencies.log.warn({ name: failure.name }, 'jobs: the database does not answer'),
  )
  await boss.start()
  // Each process receives uploads in a folder of its own where the store is far away.
  await emptyStagingDir(dependencies)
  for (const task of tasks) await startTask(boss, dependencies, task)
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}

/**
 * Each run ends by asking for the next one. `short` keeps one waiting at most, so that several processes, and a start
 * after a kill, still make one chain; a run that a kill has left open holds nothing up.
 */
async function startTask(
  boss: PgBoss,
  dependencies: JobDependencies,
  { name, every, run }: Task,
): Promise<void> {
  await boss.createQueue(name, {
    policy: 'short',
    retryLimit: 0,
    expireInSeconds: 15 * minute,
    deleteAfterSeconds: 60 * minute,
  })
  await boss.work(name, { pollingIntervalSeconds: 2 }, async () => {
    try {
      await run(dependencies)
    } catch (failure) {
      dependencies.log.error(
        { task: name, name: failure instanceof Error ? failure.name : 'unknown' },
        'a job failed',
      )
    } finally {
      await boss.sendAfter(name, {}, null, every)
    }
  })
  await boss.send(name)
}
