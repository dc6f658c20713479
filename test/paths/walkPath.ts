/** Walks one path in the browser: each event is brought about, then chart and screen must be where the model is. */
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { AnyEventObject } from 'xstate'
import type { Path } from '#test/charts/paths/allEdgesPaths.ts'
import { statePath } from '#test/charts/statePath.ts'
import { eventWords, pathName } from '#test/paths/eventWords.ts'
import { Gate } from '#test/paths/gate.ts'
import { HeardCharts, type HeardMessage } from '#test/paths/heardCharts.ts'
import { Hearing } from '#test/paths/hearing.ts'
import { type Doing, type PathFailure, pathFailure, seenOn } from '#test/paths/pathFailure.ts'
import { entryOf, type WalkPlan } from '#test/paths/plan.ts'
import { standClock } from '#test/paths/standingClock.ts'
import { Walk } from '#test/paths/walk.ts'
import { visit } from '#test/support/browser.ts'
import type { Product } from '#test/support/product.ts'
import type { Staging } from '#test/support/staging.ts'

export interface WalkedStep {
  /** in the words of the drawing, `(start)` for the first */
  readonly event: string
  /** where the model is afterwards */
  readonly state: string
  readonly milliseconds: number
}

export interface WalkedPath {
  /** `payment/7`: what `--path` takes */
  readonly id: string
  readonly name: string
  /** all that it is made of, also those that were not reached; the start first */
  readonly events: readonly string[]
  readonly steps: readonly WalkedStep[]
  readonly milliseconds: number
  /** null where nothing went wrong */
  readonly failure: PathFailure | null
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

/** Milliseconds until what a plan looks for must be there. */
const lookTimeout = 8_000

export async function walkPath(
  plan: WalkPlan,
  path: Path,
  id: string,
  ground: Ground,
  { watch, tracesInto }: Watching = {},
): Promise<WalkedPath> {
  const begun = performance.now()
  const visitor = await visit(ground.browser)
  visitor.context.setDefaultTimeout(lookTimeout)
  const gate = new Gate()
  const charts = new HeardCharts()
  const walk = new Walk({ ...ground, page: visitor.page, gate, charts, language: languageOf(id) })
  const steps: WalkedStep[] = []
  const words = eventWords(plan.chart, plan.alphabet)
  const events = [words.ofStart(path.input), ...path.steps.map(({ event }) => words.ofEvent(event))]
  const states = [path.start, ...path.steps.map(({ after }) => after)].map(({ value }) => statePath(value))
  const hearing = new Hearing(charts, plan.chart.id, words)
  let failure: PathFailure | null = null
  let screenshot: Buffer | null = null
  let doing: Doing = 'acting'
  const take = async (event: AnyEventObject | null, leaves = false) => {
    const since = performance.now()
    const state = states[steps.length] ?? ''
    doing = 'acting'
    if (event === null) await plan.begin(walk, path.input as never)
    else await entryOf(plan.events, event.type, 'event')(walk, event)
    doing = 'hearing'
    if (event !== null || !plan.isMadeLate) await hearing.expect(event?.type ?? 'xstate.init', state)
    doing = 'looking'
    if (!leaves) {
      await entryOf(plan.states, state, 'state')(walk)
      await watch?.(walk, { path: id, chart: plan.chart.id, state })
    }
    steps.push({ event: events[steps.length] ?? '', state, milliseconds: performance.now() - since })
  }
  try {
    if (tracesInto !== undefined) await visitor.context.tracing.start({ screenshots: true, snapshots: true })
    await gate.open(visitor.context)
    await charts.listen(visitor.page)
    if (plan.clockStands) await standClock(visitor.context)
    await take(null)
    for (const { event, leaves } of path.steps) await take(event, leaves)
  } catch (cause) {
    screenshot = await visitor.page.screenshot({ type: 'jpeg', quality: 60 }).catch(() => null)
    const at = steps.length
    failure = pathFailure({
      doing,
      event: at === 0 ? null : (events[at] ?? null),
      state: states[at] ?? '',
      seen: await seenOn(visitor.page, new URL(ground.product.address('/')).origin),
      cause: cause as Error,
      problems: visitor.problems,
    })
  } finally {
    const path = tracesInto && join(tracesInto, `${id.replace('/', '-')}.zip`)
    if (path) await visitor.context.tracing.stop({ path })
    await visitor.leave()
  }
  return {
    id,
    name: pathName(events),
    events,
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
