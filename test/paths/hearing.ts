import type { EventWords } from '#test/paths/eventWords.ts'
import type { HeardCharts, HeardStep } from '#test/paths/heardCharts.ts'

/** Milliseconds until a chart must have told of an event. */
const timeout = 8_000

/** Reads what one chart tells, step by step, and takes nothing for granted: no event that was not brought about. */
export class Hearing {
  readonly #charts: HeardCharts
  readonly #chart: string
  readonly #words: EventWords
  #read = 0
  #state = ''

  constructor(charts: HeardCharts, chart: string, words: EventWords) {
    this.#charts = charts
    this.#chart = chart
    this.#words = words
  }

  async expect(event: string, state: string): Promise<void> {
    const heard = await this.#charts.until(() => this.#next(event), timeout)
    if (heard === null) {
      const told = this.#charts
        .stepsOf(this.#chart)
        .map((step) => `${this.#words.ofType(step.event)} → ${step.state}`)
      throw new Error(
        `${this.#chart} has not told of “${this.#words.ofType(event)}”. It told: ${told.join(', ') || 'nothing'}`,
      )
    }
    if (heard.state !== state)
      throw new Error(`${this.#chart} is in “${heard.state}”, its model in “${state}”.`)
  }

  /** The next step by this event; one by another event that changed the state fails. */
  #next(event: string): HeardStep | undefined {
    const steps = this.#charts.stepsOf(this.#chart)
    for (let at = this.#read; at < steps.length; at += 1) {
      const step = steps[at]
      if (step === undefined) return undefined
      this.#read = at + 1
      if (step.event === event) {
        this.#state = step.state
        return step
      }
      if (step.state !== this.#state && this.#state !== '') {
        const by = this.#words.ofType(step.event)
        throw new Error(`${this.#chart} went to “${step.state}” by “${by}”, which no step of the path is.`)
      }
    }
    return undefined
  }
}
