/** What the charts of a page tell while a path is walked: where they are, and which transitions they took. */
import type { Page } from 'playwright-core'
import { type Born, pathTestsHear, type Step, type Told } from '#src/devtools/inspector/message.ts'
import { statePath } from '#test/charts/statePath.ts'

/** A step of one chart, in the order in which they happened. */
export interface HeardStep {
  /** numbers the pages that were opened: another one after each load */
  readonly visit: number
  readonly event: string
  /** as statePath writes it */
  readonly state: string
  readonly tags: readonly string[]
}

/** Everything that was told, by the page that told it: played by the viewer of charts as a trace. */
export interface HeardMessage {
  readonly visit: number
  readonly told: Told
}

export class HeardCharts {
  readonly messages: HeardMessage[] = []
  /** names of transitions that any chart took */
  readonly taken = new Set<string>()
  /** ids of states that any chart was in */
  readonly entered = new Set<string>()
  readonly #steps = new Map<string, HeardStep[]>()
  readonly #chartOf = new Map<string, string>()
  readonly #waiting = new Set<() => void>()
  #visit = 0

  /** Call it before the page is opened. */
  async listen(page: Page): Promise<void> {
    await page.exposeFunction(pathTestsHear, (told: Told) => this.#hear(told))
  }

  /** Steps of a chart so far, those of all its actors. */
  stepsOf(chart: string): readonly HeardStep[] {
    return this.#steps.get(chart) ?? []
  }

  /** Waits until `find` finds something in what was told. @returns null when the time is over */
  async until<Found>(find: () => Found | undefined, timeout: number): Promise<Found | null> {
    const end = Date.now() + timeout
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      const left = end - Date.now()
      if (left <= 0) return null
      await this.#next(left)
    }
  }

  #next(timeout: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, timeout)
    this.#waiting.add(resolve)
    return promise.finally(() => {
      clearTimeout(timer)
      this.#waiting.delete(resolve)
    })
  }

  #hear(told: Told): void {
    // each page that is loaded counts from 1
    if (told.n === 1) this.#visit += 1
    this.messages.push({ visit: this.#visit, told })
    if (told.kind === 'born') this.#born(told)
    else this.#stepped(told)
    for (const wake of this.#waiting) wake()
  }

  #born({ actor, chart }: Born): void {
    const key = `${this.#visit} ${actor}`
    if (chart === null) this.#chartOf.delete(key)
    else this.#chartOf.set(key, chart)
  }

  #stepped({ actor, event, value, tags, moves }: Step): void {
    for (const name of moves.flatMap(({ taken }) => taken)) {
      this.taken.add(name)
      // a state that is only passed through is never told as the state of the chart
      this.entered.add(name.slice(0, name.indexOf(' | ')))
    }
    const chart = this.#chartOf.get(`${this.#visit} ${actor}`)
    if (chart === undefined || value === null) return
    const state = statePath(value)
    for (const id of idsOf(chart, state)) this.entered.add(id)
    const steps = this.#steps.get(chart) ?? []
    this.#steps.set(chart, steps)
    steps.push({ visit: this.#visit, event, state, tags })
  }
}

/** `paying.waiting & x.y` of chart `c` are the states c, c.paying, c.paying.waiting, c.x, c.x.y. */
export const idsOf = (chart: string, state: string): string[] =>
  state.split(' & ').flatMap((path) => {
    const names = path.split('.')
    return [chart, ...names.map((_, at) => [chart, ...names.slice(0, at + 1)].join('.'))]
  })
