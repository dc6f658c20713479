import { buildChecks, checks, runChecks } from './checking/checks.ts'
import { runTests } from './checking/tests.ts'

/** Everything that needs no database server, no browser and no network: what to run before a commit. */
const still = await runChecks([...checks, ...buildChecks])
const tests = await runTests(['unit'])
const failed = [...still.failed, ...(tests.failed ? [`${tests.failed} of the unit tests and guards`] : [])]

console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll in order')
process.exitCode = failed.length ? 1 : 0
