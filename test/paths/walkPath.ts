/** Walks one path in the browser: each event is brought about, then chart and screen must be where the model is. */
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { AnyEventObject } from 'xstate'
import type { Path } from '#test/charts/paths/allEdgesPaths.ts'
import { statePath } from '#test/charts/statePath.ts'
import { Gate } from '#test/paths/gate.ts'
import { HeardCharts, type HeardMessage, type HeardStep } from '#test/paths/heardCharts.ts'
import { entryOf, type WalkPlan } from '#test/paths/plan.ts'
import { standClock } from '#test/paths/standingClock.ts'
import { Walk } from '#test/paths/walk.ts'
import { visit } from '#test/support/browser.ts'
import type { Product } from '#test/support/product.ts'
import type { Staging } from '#test/support/staging.ts'

export interface WalkedStep {
  /** type of the event, `(start)` for the first */
  readonly event: string
  /** where the model is afterwards */
  readonly state: string
  readonly milliseconds: number
}

export interface WalkedPath {
  /** `payment/7`: what `--path` takes */
  readonly id: string
  readonly name: string
  readonly steps: readonly WalkedStep[]
  readonly milliseconds: number
  /** what went wrong, in words; null where nothing did */
  readonly failure: string | null
  /** JPEG of the page as it failed */
  readonly screenshot: Buffer | null
  readonly messages: readonly HeardMessage[]
  readonly taken: ReadonlySet<string>
  readonly entered: ReadonlySet<string>
}

export interface Ground {
  readonly browser: Browser
  readonly product: Product
  readonly people: Staging
}

/** Called in each state that a path comes to, once the screen has been looked at. */
export type Watch = (walk: Walk, at: { path: string; chart: string; state: string }) => Promise<unknown>

export interface Watching {
  readonly watch?: Watch
  /** folder for a trace of each path that Playwright's viewer shows; none is made without it */
  readonly tracesInto?: string
}

/** Milliseconds until a chart must have told of an event. */
const patience = 8_000
/** Milliseconds until what a plan looks for must be there. */
const lookPatience = 8_000

export async function walkPath(
  plan: WalkPlan,
  path: Path,
  id: string,
  ground: Ground,
  { watch, tracesInto }: Watching = {},
): Promise<WalkedPath> {
  const begun = performance.now()
  const visitor = await visit(ground.browser)
  visitor.context.setDefaultTimeout(lookPatience)
  const gate = new Gate()
  const charts = new HeardCharts()
  const walk = new Walk({ ...ground, page: visitor.page, gate, charts, language: languageOf(id) })
  const steps: WalkedStep[] = []
  const hearing = new Hearing(charts, plan.chart.id)
  let failure: string | null = null
  let screenshot: Buffer | null = null
  const take = async (event: AnyEventObject | null, model: Path['start'], leaves = false) => {
    const since = performance.now()
    const name = event?.type ?? '(start)'
    const state = statePath(model.value)
    if (event === null) await plan.begin(walk, path.input as never)
    else await entryOf(plan.events, event.type, 'event')(walk, event)
    if (event !== null || !plan.isMadeLate) await hearing.expect(event?.type ?? 'xstate.init', state)
    if (!leaves) {
      await entryOf(plan.states, state, 'state')(walk)
      await watch?.(walk, { path: id, chart: plan.chart.id, state })
    }
    steps.push({ event: name, state, milliseconds: performance.now() - since })
  }
  try {
    if (tracesInto !== undefined) await visitor.context.tracing.start({ screenshots: true, snapshots: true })
    await gate.open(visitor.context)
    await charts.listen(visitor.page)
    if (plan.clockStands) await standClock(visitor.context)
    await take(null, path.start)
    for (const { event, after, leaves } of path.steps) await take(event, after, leaves)
  } catch (cause) {
    const reached = ['(start)', ...path.steps.map(({ event }) => event.type)].slice(0, steps.length + 1)
    failure = `${reached.join(' > ')}\n${(cause as Error).message}\n${visitor.problems.join('\n')}`
    screenshot = await visitor.page.screenshot({ type: 'jpeg', quality: 60 }).catch(() => null)
  } finally {
    const path = tracesInto && join(tracesInto, `${id.replace('/', '-')}.zip`)
    if (path) await visitor.context.tracing.stop({ path })
    await visitor.leave()
  }
  return {
    id,
    name: path.name,
    steps,
    milliseconds: performance.now() - begun,
    failure,
    screenshot,
    messages: charts.messages,
    taken: charts.taken,
    entered: charts.entered,
  }
}

/** Every other path is walked in Portuguese. */
const languageOf = (id: string) => (Number(id.split('/').at(-1)) % 2 === 0 ? 'PT' : 'ZH_TW')

/** Reads what one chart tells, step by step, and takes nothing for granted: no event that was not brought about. */
class Hearing {
  readonly #charts: HeardCharts
  readonly #chart: string
  #read = 0
  #state = ''

  constructor(charts: HeardCharts, chart: string) {
    this.#charts = charts
    this.#chart = chart
  }

  async expect(event: string, state: string): Promise<void> {
    const heard = await this.#charts.until(() => this.#next(event), patience)
    if (heard === null) {
      const told = this.#charts.stepsOf(this.#chart).map((step) => `${step.event} -> ${step.state}`)
      throw new Error(`${this.#chart} has not told of ${event}. It told: ${told.join(', ') || 'nothing'}`)
    }
    if (heard.state !== state) throw new Error(`${this.#chart} is ${heard.state}, the model says ${state}`)
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
      if (step.state !== this.#state && this.#state !== '')
        throw new Error(`${this.#chart} went to ${step.state} by ${step.event}, which no step of the path is`)
    }
    return undefined
  }
}
