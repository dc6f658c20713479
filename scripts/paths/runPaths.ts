import type { Tally } from '../checking/tests.ts'
import { walkPaths } from './walkPaths.ts'
import { walkRandomly } from './walkRandomly.ts'

/** Random steps that every run of all tests takes; `npm run paths -- --random 20000` takes more. */
const steps = 300

const options = { seed: 0, workers: 2, engine: 'chromium', isHeaded: false } as const

/** All paths of the charts, looked at by axe, then a random walk; what keeps one of them from running is one failure. */
export async function runPaths(): Promise<Tally> {
  const tallies = [
    await counted(() =>
      walkPaths({ ...options, charts: [], paths: [], isTraced: false, usesAxe: true, bails: false }),
    ),
    await counted(() => walkRandomly({ ...options, steps })),
  ]
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  }
}

async function counted(walk: () => Promise<Tally>): Promise<Tally> {
  try {
    return await walk()
  } catch (cause) {
    return { passed: 0, failures: [(cause as Error).message] }
  }
}
