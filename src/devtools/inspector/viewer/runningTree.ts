import type { Actor } from '#src/devtools/inspector/viewer/eventLog.ts'

/** A chart that runs, with the charts and the calls that run below it. */
export interface Branch {
  readonly actor: Actor
  readonly charts: readonly Branch[]
  readonly calls: readonly Actor[]
}

export const isRunning = ({ gone, last }: Actor): boolean => !gone && last?.status === 'active'

/** Those that run, as parents and children; the youngest of those without a parent first. */
export function runningTree(actors: readonly Actor[]): readonly Branch[] {
  const running = actors.filter(isRunning)
  const charts = running.filter(({ chart }) => chart !== null)
  const branch = (actor: Actor): Branch => ({
    actor,
    charts: charts.filter(({ parent }) => parent === actor.key).map(branch),
    calls: running.filter(({ chart, parent }) => chart === null && parent === actor.key),
  })
  return charts
    .filter(({ parent }) => !charts.some(({ key }) => key === parent))
    .toReversed()
    .map(branch)
}
