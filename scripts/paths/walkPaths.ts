/** `npm run paths`: the paths are walked, and the report of them is written. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#scripts/checking/run.ts'
import { AxeWatch } from '#test/paths/axeWatch.ts'
import { walkGround } from '#test/paths/ground.ts'
import { failedPaths, faultsOf } from '#test/paths/report/runReport.ts'
import { reportFile, writeReport } from '#test/paths/report/writeReport.ts'
import { walkAll } from '#test/paths/walkAll.ts'
import { walkPlans } from '#test/paths/walks/all.ts'
import type { PathOptions } from './options.ts'
import { tries } from './tries.ts'

const traces = 'test-results/traces'

type Options = Pick<
  PathOptions,
  'charts' | 'paths' | 'seed' | 'workers' | 'isHeaded' | 'isTraced' | 'usesAxe' | 'bails'
>

/** @returns how many paths were walked, and how many of them and other faults failed */
export async function walkPaths(options: Options): Promise<{ passed: number; failed: number }> {
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
      onWalked: ({ id, name, milliseconds, failure }) => {
        const seconds = (milliseconds / 1000).toFixed(1)
        console.log(`${failure === null ? '✓' : '✗'} ${id} (${seconds} s) ${failure ?? name}`)
      },
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
    const failed = failedPaths(run).length
    const paths = charts.reduce((sum, chart) => sum + chart.paths.length, 0)
    console.log(`\n${reportFile} shows them${options.isTraced ? `, ${traces} how they went` : ''}`)
    return { passed: paths - failed, failed: failed + faults.length }
  } finally {
    await ground.close()
  }
}
