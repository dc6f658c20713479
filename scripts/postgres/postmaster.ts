import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { commandOf, end, isAlive } from '../processes.ts'

export type Postmaster = { pid: number; port: number; isReady: boolean }

/** Reads PostgreSQL's own lock file. */
export const findPostmaster = (cluster: string): Postmaster | undefined => {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!isPostgres(pid)) return undefined
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/** Removes a lock file whose process is gone: its number may by now belong to another program. */
export const clearStaleLock = (cluster: string): void => {
  if (!findPostmaster(cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** Waits until it takes connections; undefined when the time is over. */
export const untilReady = async (cluster: string, withinMs: number): Promise<Postmaster | undefined> => {
  for (const limit = Date.now() + withinMs; Date.now() < limit; await wait(20)) {
    const found = findPostmaster(cluster)
    if (found?.isReady) return found
  }
  return undefined
}

/** Fast shutdown (open transactions are rolled back), or the immediate one of a database that is thrown away. */
export const stopPostmaster = (pid: number, how: 'fast' | 'immediate' = 'fast'): Promise<void> =>
  end(pid, { polite: how === 'fast' ? 'SIGINT' : 'SIGQUIT', forced: 'SIGQUIT', withinMs: 10_000 })

const isPostgres = (pid: number): boolean =>
  isAlive(pid) && (commandOf(pid) ?? 'postgres').includes('postgres')
