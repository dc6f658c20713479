import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Child, parseLine, readable, startChild } from './child.ts'

export type Part = { name: string; script: string; env: NodeJS.ProcessEnv; logFile: string }

type KeepOptions = {
  log: (line: string) => void
  /** called when it ended too often to be started again */
  onGivenUp: (sentence: string) => void
  /** called with the process at each start */
  onStarted: () => void
}

const warning = 40
/** So many ends within a minute are taken for a fault that starting again does not heal. */
const tooOften = 3

export type KeptPart = { script: string; pid: () => number; ready: Promise<void>; stop: () => Promise<void> }

/** Runs a part of the product and starts it again when it ends unasked. Its log goes to a file, its worries to us. */
export const keepRunning = (part: Part, { log, onGivenUp, onStarted }: KeepOptions): KeptPart => {
  const file = freshLog(part.logFile)
  const ends: number[] = []
  let isStopping = false
  let hasBeenReady = false
  let child: Child

  const start = (): Child => {
    const started = startChild({
      ...part,
      onLine: (line) => {
        file.write(`${line}\n`)
        const parsed = parseLine(line)
        // before it is ready, what it says comes with the failure
        if (!hasBeenReady) return
        if (!parsed || (parsed.level ?? 0) >= warning) log(`${part.name}: ${readable(line)}`)
      },
    })
    started.ended.then((how) => (isStopping ? undefined : again(how)))
    return started
  }

  const again = (how: string): void => {
    if (!hasBeenReady) return
    ends.push(Date.now())
    if (ends.filter((time) => time > Date.now() - 60_000).length >= tooOften) {
      onGivenUp(`The ${part.name} ${how}, for the third time within a minute. Its log: ${part.logFile}`)
      return
    }
    log(`the ${part.name} ${how}; starting it again`)
    child = start()
    onStarted()
    child.ready.then(
      () => log(`the ${part.name} is back`),
      () => {},
    )
  }

  child = start()
  const { ready } = child
  ready.then(
    () => {
      hasBeenReady = true
    },
    () => {},
  )
  return {
    script: part.script,
    pid: () => child.pid,
    ready,
    stop: async () => {
      isStopping = true
      await child.stop()
      file.end()
    },
  }
}

/** The log of this start; that of the one before is kept beside it. */
const freshLog = (path: string) => {
  mkdirSync(dirname(path), { recursive: true })
  const before = path.replace(/\.log$/, '.before.log')
  rmSync(before, { force: true })
  try {
    renameSync(path, before)
  } catch {
    // the first start
  }
  return createWriteStream(path)
}
