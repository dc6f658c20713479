/** `npm run paths`: the paths are walked, and the report of them is written. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/checking/run.ts'
import type { Tally } from '#scripts/checking/tests.ts'
import { AxeWatch } from '#test/paths/axeWatch.ts'
import { walkGround } from '#test/paths/ground.ts'
import { committedDrawing } from '#test/paths/report/committedDrawing.ts'
import { failedPaths, faultsOf, missedByFailing } from '#test/paths/report/runReport.ts'
import { reportFile, writeReport } from '#test/paths/report/writeReport.ts'
import { walkAll } from '#test/paths/walkAll.ts'
import type { WalkedPath } from '#test/paths/walkPath.ts'
import { walkPlans } from '#test/paths/walks/all.ts'
import type { PathOptions } from './options.ts'
import { tries } from './tries.ts'

const traces = 'test-results/traces'

type Options = Pick<
  PathOptions,
  'charts' | 'paths' | 'seed' | 'workers' | 'engine' | 'isHeaded' | 'isTraced' | 'usesAxe' | 'bails'
>

/** @returns how many paths passed; the paths that failed and what else was found */
export async function walkPaths(options: Options): Promise<Tally> {
  const begun = new Date()
  const axe = options.usesAxe ? new AxeWatch() : null
  if (options.isTraced) mkdirSync(join(root, traces), { recursive: true })
  const ground = await walkGround(options)
  try {
    const charts = await walkAll(walkPlans, ground, {
      ...options,
      tries,
      ...(axe && { watch: axe.watch }),
      ...(options.isTraced && { tracesInto: join(root, traces) }),
      onWalked: (path) => console.log(toldOf(path)),
    })
    const run = {
      charts,
      seed: options.seed,
      asked: { charts: options.charts, paths: options.paths },
      begun,
      milliseconds: Date.now() - begun.getTime(),
      axe: axe?.lookedAt() ?? null,
    }
    writeReport(run)
    const faults = faultsOf(run)
    for (const fault of faults) console.log(fault)
    const missed = missedByFailing(run)
    if (missed.length > 0) console.log(`not taken, as paths failed (${missed.length}):`)
    for (const name of missed) console.log(`  ${name}`)
    for (const { chart } of charts) {
      const { warning } = committedDrawing(chart)
      if (warning !== null) console.log(`${chart.id}: ${warning}`)
    }
    const failed = failedPaths(run)
    const paths = charts.reduce((sum, chart) => sum + chart.paths.length, 0)
    console.log(`\n${reportFile} shows them${options.isTraced ? `, ${traces} how they went` : ''}`)
    return { passed: paths - failed.length, failures: [...failed.map(toldOf), ...faults] }
  } finally {
    await ground.close()
  }
}

/** One line; below a path that failed, what the page complained of. The report has the reason in full. */
function toldOf({ id, name, milliseconds, failure }: WalkedPath): string {
  const took = `${id} (${(milliseconds / 1000).toFixed(1)} s)`
  if (failure === null) return `✓ ${took} ${name}`
  return [`✗ ${took} ${failure.headline}`, ...failure.problems.map((problem) => `    ${problem}`)].join('\n')
}
