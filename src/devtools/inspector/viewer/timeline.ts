import * as v from 'valibot'
import { Message, type Trace } from '#src/devtools/inspector/message.ts'
import { EventLog } from '#src/devtools/inspector/viewer/eventLog.ts'

type Kept = Trace['messages'][number]

/** What the viewer shows: the pages as they are, or a trace; all of it, or the beginning up to a step. */
export interface Shown {
  /** what had happened at the step that is shown */
  readonly eventLog: EventLog
  /** all that has happened */
  readonly all: EventLog
  /** number of steps that are shown */
  readonly at: number
  /** number of steps that there are */
  readonly end: number
  /** name of the file that is played; null: live */
  readonly file: string | null
  /** pages of the application that are open */
  readonly pages: number
}

export interface Timeline {
  /** a message of the channel, whatever came */
  hear(data: unknown): void
  play(file: string, trace: Trace): void
  live(): void
  /** shows the beginning only, up to a step; null shows all, and goes on with what comes */
  goTo(at: number | null): void
  forget(): void
  messages(): readonly Kept[]
  shown(): Shown
  subscribe(listener: () => void): () => void
}

/** Where a beginning of so many steps ends in the messages. */
function endOf(messages: readonly Kept[], steps: number): number {
  let count = 0
  for (const [index, message] of messages.entries()) {
    if (message.kind === 'told' && message.told.kind === 'step') count += 1
    if (count > steps) return index
  }
  return messages.length
}

/** @param ask greets a page that has just opened, so that it tells what it knows */
export function createTimeline(ask: () => void): Timeline {
  const listeners = new Set<() => void>()
  const heardUpTo = new Map<string, number>()
  const open = new Set<string>()
  let kept: Kept[] = []
  let eventLog = new EventLog()
  let played: { file: string; messages: readonly Kept[]; eventLog: EventLog } | null = null
  let position: number | null = null
  let shown: Shown | null = null

  const now = (): Shown => {
    const all = played?.eventLog ?? eventLog
    const end = all.entries.length
    const at = position === null ? end : Math.min(position, end)
    const messages = played?.messages ?? kept
    return {
      eventLog: at === end ? all : EventLog.of(messages.slice(0, endOf(messages, at))),
      all,
      at,
      end,
      file: played?.file ?? null,
      pages: open.size,
    }
  }
  const changed = () => {
    shown = null
    for (const listener of listeners) listener()
  }
  const keep = (message: Kept) => {
    kept.push(message)
    eventLog.add(message)
  }

  return {
    hear(data) {
      const read = v.safeParse(Message, data)
      if (!read.success || read.output.kind === 'hello') return
      const message = read.output
      if (message.kind === 'told') {
        const { page, told } = message
        // a page tells everything again to each viewer that greets it
        if (told.n <= (heardUpTo.get(page) ?? 0)) return
        heardUpTo.set(page, told.n)
        open.add(page)
        keep(message)
      } else {
        if (message.kind === 'left') open.delete(message.page)
        else open.add(message.page)
        keep(message)
        if (message.kind === 'opened') ask()
      }
      changed()
    },
    play(file, { messages }) {
      played = { file, messages, eventLog: EventLog.of(messages) }
      position = null
      changed()
    },
    live() {
      played = null
      position = null
      changed()
    },
    goTo(at) {
      position = at === null ? null : Math.max(0, at)
      changed()
    },
    forget() {
      // who is there stays there; only what they did is forgotten
      kept = kept.filter(
        (message) => open.has(message.page) && !(message.kind === 'told' && message.told.kind === 'step'),
      )
      eventLog = EventLog.of(kept)
      played = null
      position = null
      changed()
    },
    messages: () => played?.messages ?? kept,
    shown() {
      shown ??= now()
      return shown
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
