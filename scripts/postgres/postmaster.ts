import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type Postmaster = { pid: number; port: number; isReady: boolean }

/** Reads PostgreSQL's own lock file. A file left by a process that is no longer there is removed. */
export const findPostmaster = (cluster: string): Postmaster | undefined => {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!isPostgres(pid)) {
    rmSync(file, { force: true })
    return undefined
  }
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/** Waits until it takes connections; undefined when it ended or the time is over. */
export const untilReady = async (cluster: string, withinMs: number): Promise<Postmaster | undefined> => {
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(20)) {
    const found = findPostmaster(cluster)
    if (found?.isReady) return found
  }
  return undefined
}

/** Fast shutdown; after ten seconds an immediate one. Resolves when the process is gone. */
export const stopPostmaster = async (pid: number, how: 'fast' | 'immediate' = 'fast'): Promise<void> => {
  signal(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT')
  for (const end = Date.now() + 10_000; isAlive(pid); await wait(20)) {
    if (Date.now() > end) {
      signal(pid, 'SIGQUIT')
      await wait(1000)
      if (isAlive(pid)) throw new Error(`PostgreSQL (process ${pid}) does not stop`)
      return
    }
  }
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}

/** A dead process that its parent has not collected yet (process 1 of a container often never does). */
const isZombie = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') ?? false
  } catch {
    return false
  }
}

const isPostgres = (pid: number): boolean => isAlive(pid) && commandOf(pid).includes('postgres')

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    try {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    } catch {
      return 'postgres'
    }
  }
}
