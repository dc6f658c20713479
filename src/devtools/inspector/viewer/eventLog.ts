import type { Born, Step, Trace } from '#src/devtools/inspector/message.ts'
import { atlas, statesIn, withOuter } from '#src/devtools/inspector/viewer/atlas.ts'

type Message = Trace['messages'][number]

export interface Actor {
  /** page and number, which together are unique */
  readonly key: string
  /** number of the page, from 1, in the order of arrival */
  readonly page: number
  readonly chart: string | null
  readonly name: string
  readonly parent: string | null
  /** the page was left */
  readonly gone: boolean
  readonly last: Step | null
}

/** A step in the log. */
export interface Entry {
  readonly key: string
  readonly actor: Actor
  readonly step: Step
  /** it is in another state than before, or was just started */
  readonly moved: boolean
}

/** States and transitions of a chart that were seen, by id and name, with how often. */
export type Seen = ReadonlyMap<string, number>

/** All that is known after some messages. Grows by `add`; never forgets. */
export class EventLog {
  readonly #pages = new Map<string, number>()
  readonly #actors = new Map<string, Actor>()
  readonly #entries: Entry[] = []
  readonly #seen = new Map<string, Map<string, number>>()

  static of(messages: readonly Message[]): EventLog {
    const eventLog = new EventLog()
    for (const message of messages) eventLog.add(message)
    return eventLog
  }

  /** In the order in which they were born. */
  get actors(): readonly Actor[] {
    return [...this.#actors.values()]
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  actor(key: string | null): Actor | null {
    return (key !== null && this.#actors.get(key)) || null
  }

  seen(chart: string): Seen {
    return this.#seen.get(chart) ?? new Map()
  }

  add(message: Message): void {
    const page = this.#pageOf(message.page)
    if (message.kind !== 'told') {
      this.#mark(page, message.kind === 'left')
      return
    }
    if (message.told.kind === 'born') this.#bear(message.page, page, message.told)
    else this.#step(message.page, message.told)
  }

  #pageOf(id: string): number {
    const number = this.#pages.get(id) ?? this.#pages.size + 1
    this.#pages.set(id, number)
    return number
  }

  /** A page that is left takes its actors with it; one that the browser kept brings them back. */
  #mark(page: number, gone: boolean) {
    for (const actor of this.#actors.values())
      if (actor.page === page) this.#actors.set(actor.key, { ...actor, gone })
  }

  #bear(pageId: string, page: number, { actor, parent, chart, name }: Born) {
    const key = `${pageId}/${actor}`
    const family = { parent: parent && `${pageId}/${parent}` }
    this.#actors.set(key, { key, page, chart, name, ...family, gone: false, last: null })
  }

  #step(pageId: string, step: Step) {
    const key = `${pageId}/${step.actor}`
    const before = this.#actors.get(key)
    // an actor of a trace that was cut, whose birth nobody kept
    if (!before) return
    const actor = { ...before, gone: false, last: step }
    this.#actors.set(key, actor)
    const moved = JSON.stringify(before.last?.value) !== JSON.stringify(step.value)
    this.#entries.push({ key: `${pageId}/${step.n}`, actor, step, moved })
    if (actor.chart !== null && step.heard) this.#count(actor.chart, step)
  }

  #count(chart: string, { value, moves }: Step) {
    const seen = this.#seen.get(chart) ?? new Map<string, number>()
    this.#seen.set(chart, seen)
    const count = (name: string) => seen.set(name, (seen.get(name) ?? 0) + 1)
    const passed = new Set(statesIn(chart, value))
    for (const name of moves.flatMap(({ taken }) => taken)) {
      count(name)
      const transition = atlas.get(chart)?.transitions.get(name)
      for (const id of [...withOuter(transition?.from ?? null), ...withOuter(transition?.to ?? null)])
        passed.add(id)
    }
    for (const id of passed) count(id)
  }
}

export interface Coverage {
  readonly states: readonly [seen: number, all: number]
  readonly transitions: readonly [seen: number, all: number]
}

export function coverageOf(chart: string, seen: Seen): Coverage {
  const sheet = atlas.get(chart)
  const count = (names: readonly string[]) =>
    [names.filter((name) => seen.has(name)).length, names.length] as const
  return {
    states: count([...(sheet?.states.keys() ?? [])]),
    transitions: count([...(sheet?.transitions.keys() ?? [])]),
  }
}
