import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { root } from '../checking/run.ts'
import { commandOf, end, isAlive } from '../processes.ts'

type Run = { supervisor: number; address: string; children: { script: string; pid: number }[] }

const supervisors = ['scripts/start.ts', 'scripts/dev.ts']

/**
 * Which processes belong to an installation, kept while it runs (`.data/run.json`), so that a start after a
 * kill finds what was left running.
 */
export const runFile = (file: string) => ({
  /** The address of an installation that is running here now. */
  running: (): string | undefined => {
    const run = read(file)
    if (!run || run.supervisor === process.pid || !isAlive(run.supervisor)) return undefined
    const command = commandOf(run.supervisor) ?? ''
    return supervisors.some((script) => command.includes(script)) ? run.address : undefined
  },

  /** Ends parts that outlived the one that started them. A number that now belongs to another program is left alone. */
  endLeftovers: async (log: (line: string) => void): Promise<void> => {
    for (const { script, pid } of read(file)?.children ?? []) {
      if (!isAlive(pid) || !commandOf(pid)?.includes(resolve(root, script))) continue
      log(`ending ${script}, left running by an earlier start (process ${pid})`)
      await end(pid, { polite: 'SIGTERM', forced: 'SIGKILL', withinMs: 5000 })
    }
  },

  write: (run: Omit<Run, 'supervisor'>): void => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ supervisor: process.pid, ...run } satisfies Run))
  },

  remove: (): void => rmSync(file, { force: true }),
})

const read = (file: string): Run | undefined => {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Run
  } catch {
    return undefined
  }
}
