/** `npm run paths`: walks the paths of the charts through the real screens. docs/testing.md tells a tester how. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { AxeWatch } from '#test/paths/axeWatch.ts'
import { walkGround } from '#test/paths/ground.ts'
import type { Lived } from '#test/paths/random/life.ts'
import { walkAtRandom } from '#test/paths/random/randomWalk.ts'
import { failedPaths, faultsOf } from '#test/paths/report/runReport.ts'
import { reportFile, writeReport } from '#test/paths/report/writeReport.ts'
import { tasksFor, walkAll } from '#test/paths/walkAll.ts'
import { walkPlans } from '#test/paths/walks/all.ts'
import { help, type PathOptions, readOptions } from './paths/options.ts'
import { askedCases, walkFaults } from './paths/walkFaults.ts'

const traces = 'test-results/traces'

interface Counts {
  readonly passed: number
  readonly failed: number
}

/** @returns how many paths were walked, and how many of them and other faults failed */
async function walkPaths(options: PathOptions): Promise<Counts> {
  const begun = new Date()
  const axe = options.usesAxe ? new AxeWatch() : null
  if (options.isTraced) mkdirSync(traces, { recursive: true })
  const ground = await walkGround(options)
  try {
    const charts = await walkAll(walkPlans, ground, {
      ...options,
      ...(axe && { watch: axe.watch }),
      ...(options.isTraced && { tracesInto: traces }),
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

/** @returns how many people walked soundly, and how many did not */
async function walkRandomly(options: PathOptions, steps: number): Promise<Counts> {
  const ground = await walkGround(options)
  try {
    const lives = await walkAtRandom(ground, {
      ...options,
      steps,
      onLived: ({ seed, steps: done, fault }) =>
        console.log(`${fault === null ? '✓' : '✗'} seed ${seed}: ${done[0]}, ${done.length - 1} steps`),
    })
    const failed = lives.filter(({ fault }) => fault !== null)
    for (const life of failed) console.log(toldOf(life))
    const taken = lives.reduce((sum, life) => sum + life.steps.length - 1, 0)
    console.log(`\n${taken} steps by chance, by ${lives.length} people`)
    return { passed: lives.length - failed.length, failed: failed.length }
  } finally {
    await ground.close()
  }
}

/** What somebody needs to see it again. */
function toldOf({ seed, steps, fault, screenshot }: Lived): string {
  const picture = `test-results/random-${seed}.jpg`
  if (screenshot !== null) {
    mkdirSync('test-results', { recursive: true })
    writeFileSync(picture, screenshot)
  }
  return [
    `\nSeed ${seed}, after ${steps.length - 1} steps: ${fault}`,
    ...steps.slice(-30).map((step) => `  ${step}`),
    `Again: npm run paths -- --random ${Math.max(steps.length - 1, 1)} --seed ${seed}; the page is in ${picture}`,
  ].join('\n')
}

/** @returns null where the command line can't be meant, once that is said */
function askedFor(args: readonly string[]): PathOptions | null {
  try {
    const options = readOptions(args)
    const { DISPLAY, WAYLAND_DISPLAY } = process.env
    if (options.isHeaded && process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)
      throw new Error('There is no screen to show the browser on (DISPLAY is not set): leave --headed out.')
    if (options.faults.length > 0) askedCases(options.faults)
    else tasksFor(walkPlans, options)
    return options
  } catch (cause) {
    console.log(`${(cause as Error).message}\n\nnpm run paths -- --help lists the options.`)
    return null
  }
}

const options = askedFor(process.argv.slice(2))
if (options?.wantsHelp) console.log(help)
else if (options === null) process.exitCode = 2
else {
  const { random, faults } = options
  const { passed, failed } = await (faults.length > 0
    ? walkFaults(options)
    : random === null
      ? walkPaths(options)
      : walkRandomly(options, random))
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
