import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A dead process that nobody has collected yet (the first process of a container often never does) is not alive. */
export const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
  return !isZombie(pid)
}

/** Sends a signal; a process that is already gone is no error. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}

/** Program and arguments of a process, in one text; undefined when it can't be told. */
export const commandOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    try {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    } catch {
      return undefined
    }
  }
}

/** Asks a process to end, and makes it end when it has not within the time. Resolves when it is gone. */
export const end = async (
  pid: number,
  { polite, forced, withinMs }: { polite: NodeJS.Signals; forced: NodeJS.Signals; withinMs: number },
): Promise<void> => {
  signal(pid, polite)
  if (await isGone(pid, withinMs)) return
  signal(pid, forced)
  if (!(await isGone(pid, 5000))) throw new Error(`Process ${pid} does not end`)
}

const isGone = async (pid: number, withinMs: number): Promise<boolean> => {
  for (const limit = Date.now() + withinMs; Date.now() < limit; await wait(20)) if (!isAlive(pid)) return true
  return !isAlive(pid)
}

const isZombie = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') ?? false
  } catch {
    return false
  }
}
