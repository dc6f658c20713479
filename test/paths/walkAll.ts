/** Walks the paths of all charts in the browser, two at a time, and adds up what they took. */
import type { AnyStateMachine } from 'xstate'
import { statesOf, transitionsOf } from '#machines/chartParts.ts'
import { allEdgesPaths, type Path } from '#test/charts/paths/allEdgesPaths.ts'
import type { WalkPlan } from '#test/paths/plan.ts'
import { type Ground, type WalkedPath, type Watching, walkPath } from '#test/paths/walkPath.ts'

/** A chart after its paths were walked. */
export interface WalkedChart {
  readonly chart: AnyStateMachine
  readonly paths: readonly WalkedPath[]
  /** names of states and transitions that were taken, by this chart's paths or those of others */
  readonly covered: ReadonlySet<string>
  /** those that were not, and are not excluded */
  readonly missed: readonly string[]
  /** by name, with the reason */
  readonly excluded: ReadonlyMap<string, string>
  /** excluded though a path took it: the exclusion is wrong */
  readonly excludedWrongly: readonly string[]
}

export interface WalkChoice extends Watching {
  /** ids of charts; all where empty */
  readonly charts: readonly string[]
  /** ids of paths such as `payment/7`; all where empty */
  readonly paths: readonly string[]
  readonly seed: number
  /** how many at a time */
  readonly workers: number
  /** how often a path may be walked until it goes well; 1 where left out */
  readonly tries?: number
  /** the first path that fails ends the run */
  readonly bails?: boolean
  /** told of each path as it ends, of one that is walked again each time */
  readonly onWalked: (path: WalkedPath) => void
}

interface Task {
  readonly plan: WalkPlan
  readonly path: Path
  readonly id: string
}

const pathsOf = (plan: WalkPlan, seed: number): Task[] =>
  allEdgesPaths(plan.chart, plan.alphabet, { each: 'state', seed }).map((path, at) => ({
    plan,
    path,
    id: `${plan.chart.id}/${at + 1}`,
  }))

/** @throws Error that says what there is, where a path or chart is asked for that there is not */
export function tasksFor(
  plans: readonly WalkPlan[],
  { charts, paths, seed }: Pick<WalkChoice, 'charts' | 'paths' | 'seed'>,
) {
  const wanted = [...charts, ...paths.map((id) => id.split('/')[0] ?? '')]
  const ids = plans.map(({ chart }) => chart.id)
  for (const id of wanted)
    if (!ids.includes(id))
      throw new Error(`There is no chart “${id}” to walk. Choose among ${ids.join(', ')}.`)
  const chosen = plans.filter(({ chart }) => wanted.length === 0 || wanted.includes(chart.id))
  const all = chosen.flatMap((plan) => pathsOf(plan, seed))
  for (const id of paths) {
    if (all.some((task) => task.id === id)) continue
    const last = all.findLast(({ plan }) => id.startsWith(`${plan.chart.id}/`))?.id
    throw new Error(`There is no path “${id}” with seed ${seed}: the last of its chart is ${last}.`)
  }
  return { chosen, tasks: all.filter(({ id }) => paths.length === 0 || paths.includes(id)) }
}

export async function walkAll(
  plans: readonly WalkPlan[],
  ground: Ground,
  { charts, paths, seed, workers, tries = 1, bails = false, onWalked, ...watching }: WalkChoice,
): Promise<readonly WalkedChart[]> {
  const { chosen, tasks } = tasksFor(plans, { charts, paths, seed })
  const waiting = [...tasks]
  const walked: WalkedPath[] = []
  const work = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      let result = await walkPath(task.plan, task.path, task.id, ground, watching)
      onWalked(result)
      for (let left = tries - 1; result.failure !== null && left > 0; left -= 1) {
        result = await walkPath(task.plan, task.path, task.id, ground, watching)
        onWalked(result)
      }
      walked.push(result)
      if (bails && result.failure !== null) waiting.length = 0
    }
  }
  await Promise.all(Array.from({ length: workers }, work))

  const taken = new Set(walked.flatMap((path) => [...path.taken, ...path.entered]))
  return chosen.map((plan) => coverageOf(plan, taken, walked, tasks))
}

function coverageOf(
  { chart, excluded = [] }: WalkPlan,
  taken: ReadonlySet<string>,
  walked: readonly WalkedPath[],
  tasks: readonly Task[],
): WalkedChart {
  const names = [...statesOf(chart).map(({ id }) => id), ...transitionsOf(chart).map(({ name }) => name)]
  const reasons = new Map(excluded.map(({ transition, why }) => [transition, why]))
  const unknown = [...reasons.keys()].filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`${chart.id} has no ${unknown.join(', ')}: it can't be excluded`)
  const ids = tasks.filter(({ plan }) => plan.chart === chart).map(({ id }) => id)
  return {
    chart,
    paths: ids.flatMap((id) => walked.find((path) => path.id === id) ?? []),
    covered: new Set(names.filter((name) => taken.has(name))),
    missed: names.filter((name) => !taken.has(name) && !reasons.has(name)),
    excluded: reasons,
    excludedWrongly: [...reasons.keys()].filter((name) => taken.has(name)),
  }
}
