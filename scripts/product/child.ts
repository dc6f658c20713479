import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve as resolvePath } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../checking/run.ts'
import { end } from '../processes.ts'

export type Child = {
  name: string
  pid: number
  /** Resolves at the line `{"msg":"ready"}`; rejects, with its last words, when it ends before. */
  ready: Promise<void>
  /** How it ended, in words. */
  ended: Promise<string>
  /** Asks it to finish what it is doing; when it takes too long, ends it. */
  stop: () => Promise<void>
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>
}

type Options = {
  name: string
  /** from the repository's root, such as `service/main.ts` */
  script: string
  env: NodeJS.ProcessEnv
  onLine?: (line: string) => void
  /** how long it may take to finish when asked, in milliseconds */
  timeout?: number
}

const withParent = join(import.meta.dirname, 'endWithParent.ts')

/** Starts a part of the product as a process of its own, which ends when this one does, however this one ends. */
export const startChild = ({ name, script, env, onLine = () => {}, timeout = 10_000 }: Options): Child => {
  const child = spawn(process.execPath, ['--import', withParent, resolvePath(root, script)], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C in a terminal reaches this process only, which then ends the parts in order.
    detached: true,
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${name} could not be started`)
  const lastWords: string[] = []
  const ended = once(child, 'exit').then(([code, signal]) =>
    signal ? `ended by ${signal}` : `ended with code ${code}`,
  )
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        lastWords.push(line)
        if (lastWords.length > 30) lastWords.shift()
        if (isReadyLine(line)) resolve()
        onLine(line)
      })
    }
    child.once('close', () =>
      reject(new Error(`The ${name} did not start:\n${lastWords.map(readable).join('\n')}`)),
    )
  })
  ready.catch(() => {})
  return {
    name,
    pid,
    ready,
    ended,
    stop: () => finish(child, ended, 'SIGTERM', timeout),
    kill: () => finish(child, ended, 'SIGKILL', timeout),
  }
}

const finish = async (
  child: ChildProcess,
  ended: Promise<string>,
  polite: NodeJS.Signals,
  withinMs: number,
): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  await end(child.pid, { polite, forced: 'SIGKILL', withinMs })
  await ended
}

type LogLine = { level?: number; msg?: string; err?: { message?: string } }

export const parseLine = (line: string): LogLine | undefined => {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line) as LogLine
  } catch {
    return undefined
  }
}

const isReadyLine = (line: string): boolean => parseLine(line)?.msg === 'ready'

/** A log line for a person's eyes: what it says, without its fields. */
export const readable = (line: string): string => {
  const parsed = parseLine(line)
  if (!parsed) return line
  return [parsed.msg, parsed.err?.message].filter(Boolean).join(': ') || line
}
