import { buildChecks, checks, runChecks } from './checking/checks.ts'
import { runTests, type Tally } from './checking/tests.ts'
import { prepareBrowser } from './chromium.ts'
import { runFailingCalls } from './paths/runFailingCalls.ts'
import { runPaths } from './paths/runPaths.ts'

/**
 * Everything: the checks, then every project of vitest.config.ts, the journeys after the others, then the paths of the
 * charts and fault injection.
 * The last lines name what failed, the very last is `N passed, N failed`; the exit code says the same.
 */
const tallies: Tally[] = []

const still = await runChecks([...checks, ...buildChecks])
tallies.push({ passed: still.passed, failures: still.failed.map((check) => `check: ${check}`) })

try {
  const tools = await prepareBrowser(console.log)
  for (const missing of tools.missing) console.log(missing)
} catch (cause) {
  console.log((cause as Error).message)
}

tallies.push(await runTests(['unit', 'sandbox', 'service', 'cluster', 'parts']))
tallies.push(await runTests(['journey', 'how-to']))
tallies.push(await runPaths())
tallies.push(await runFailingCalls())

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failures = tallies.flatMap((tally) => tally.failures)
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1
