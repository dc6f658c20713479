import { buildChecks, checks, runChecks } from './checking/checks.ts'
import { runTests, type Tally } from './checking/tests.ts'
import { prepareBrowser } from './chromium.ts'
import { runFailingCalls } from './paths/runFailingCalls.ts'
import { runPaths } from './paths/runPaths.ts'

/**
 * Everything: the checks, then every project of vitest.config.ts, the journeys after the others, then the paths of the
 * charts and calls that fail.
 * The last line is `N passed, N failed`, and the exit code says the same.
 */
const tallies: Tally[] = []

const still = await runChecks([...checks, ...buildChecks])
tallies.push({ passed: still.passed, failed: still.failed.length })

try {
  const tools = await prepareBrowser(console.log)
  for (const missing of tools.missing) console.log(missing)
} catch (cause) {
  console.log((cause as Error).message)
}

tallies.push(await runTests(['unit', 'sandbox', 'service', 'cluster']))
tallies.push(await runTests(['journey', 'how-to']))
tallies.push(await runPaths())
tallies.push(await runFailingCalls())

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
if (still.failed.length) console.log(`\nFailed checks: ${still.failed.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
