/** Opens and draws PDFs in processes that are killed when they take too long, too much memory or answer too much. */
import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PdfAnswer, PdfWorker } from '#service/core/pdfWorker.ts'
import type { PdfOutcome, PdfTask } from '#service/pdf/pdfWorkerChild.ts'

export interface PdfLimits {
  /** ms that one file may take */
  time: number
  /** ms that a file may wait for its turn and be worked at */
  timeout: number
  /** bytes of memory of the process that opens and of the one that draws */
  memory: Record<PdfTask['kind'], number>
  /** bytes of a drawn page */
  output: number
}

const mebibyte = 1024 * 1024

export const pdfLimits: PdfLimits = {
  time: 4_000,
  timeout: 9_000,
  // together below 512 MiB; a scan of an A4 page at 300 points to the inch takes about 310 to be drawn
  memory: { open: 130 * mebibyte, draw: 380 * mebibyte },
  output: mebibyte,
}

interface Job {
  task: Omit<PdfTask, 'id'>
  settle(answer: PdfAnswer): void
  deadline: NodeJS.Timeout
}

const childFile = fileURLToPath(new URL('./pdfWorkerChild.ts', import.meta.url))
const pageSize = 4096

/** Opening, which an upload waits for, never waits for a drawing: each has a process of its own. */
export function startPdfWorker(limits: PdfLimits = pdfLimits): PdfWorker {
  const opening = startLine('open', limits)
  const drawing = startLine('draw', limits)
  return {
    open: (bytes) => opening.ask({ kind: 'open', bytes, side: 0 }),
    draw: (bytes, side) => drawing.ask({ kind: 'draw', bytes, side }),
    stop: async () => {
      await Promise.all([opening.stop(), drawing.stop()])
    },
  }
}

/** Files that wait for one process; when it is killed the next file gets a new one. */
function startLine(kind: PdfTask['kind'], limits: PdfLimits) {
  const queue: Job[] = []
  let lane: ReturnType<typeof openLane> | null = null
  let stopped = false

  function serve() {
    if (stopped || lane?.busy()) return
    const job = queue.shift()
    if (!job) return
    clearTimeout(job.deadline)
    if (!lane || lane.ended()) lane = openLane(limits, limits.memory[kind])
    lane.run(job.task).then((answer) => {
      job.settle(answer)
      serve()
    })
  }

  function ask(task: Job['task']): Promise<PdfAnswer> {
    if (stopped) return Promise.resolve({ outcome: 'busy' })
    return new Promise((settle) => {
      const giveUp = () => {
        queue.splice(queue.indexOf(job), 1)
        settle({ outcome: 'busy' })
      }
      const deadline = setTimeout(giveUp, limits.timeout - limits.time)
      const job: Job = { task, settle, deadline }
      queue.push(job)
      serve()
    })
  }

  return {
    ask,
    async stop() {
      stopped = true
      for (const job of queue.splice(0)) {
        clearTimeout(job.deadline)
        job.settle({ outcome: 'busy' })
      }
      await lane?.end()
    },
  }
}

/** One process, working at one file at a time; it ends itself when nothing has come for a while. */
function openLane(limits: PdfLimits, memory: number) {
  let child: ChildProcess | null = fork(childFile, [], {
    // Nothing of ours goes in: no settings, no secrets, no arguments of the parent.
    env: {},
    execArgv: [`--max-old-space-size=${Math.round(memory / 2 / mebibyte)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  const gone = new Promise<void>((resolve) => {
    child?.once('exit', () => {
      child = null
      resolve()
    })
  })
  let nextId = 0
  let busy = false
  let idle: NodeJS.Timeout | undefined
  const kill = () => {
    child?.kill('SIGKILL')
    return gone
  }

  return {
    busy: () => busy,
    ended: () => child === null,
    end: kill,
    run(task: Omit<PdfTask, 'id'>): Promise<PdfAnswer> {
      const process = child
      if (!process) return Promise.resolve({ outcome: 'busy' })
      busy = true
      clearTimeout(idle)
      nextId += 1
      const id = nextId
      return new Promise<PdfAnswer>((resolve) => {
        const stop = () => kill().then(() => settle({ outcome: 'exceeded' }))
        const time = setTimeout(stop, limits.time)
        const watch = setInterval(async () => {
          if ((await memoryOf(process.pid)) > memory) await stop()
        }, 50)
        const answered = (answer: PdfOutcome) => {
          if (answer.id !== id) return
          if (answer.outcome === 'drawn' && answer.jpeg.length > limits.output) void stop()
          else
            settle(
              answer.outcome === 'drawn'
                ? { outcome: 'drawn', jpeg: answer.jpeg }
                : { outcome: answer.outcome },
            )
        }
        const broken = () => settle({ outcome: 'exceeded' })
        function settle(answer: PdfAnswer) {
          clearTimeout(time)
          clearInterval(watch)
          process?.off('message', answered)
          process?.off('exit', broken)
          busy = false
          idle = setTimeout(kill, 60_000)
          idle.unref()
          resolve(answer)
        }
        process.on('message', answered)
        process.once('exit', broken)
        process.send({ ...task, id } satisfies PdfTask, (failure) => {
          if (failure) void stop()
        })
      })
    },
  }
}

/** Resident bytes; 0 where the system does not tell (then the process's own limit on its heap must do). */
async function memoryOf(pid: number | undefined): Promise<number> {
  try {
    const [, pages] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
    return Number(pages) * pageSize
  } catch {
    return 0
  }
}
