import { buildChecks, checks, runChecks } from './checking/checks.ts'
import { runTests } from './checking/tests.ts'

/** Everything that needs no database server, no browser and no network: what to run before a commit. */
const still = await runChecks([...checks, ...buildChecks])
const tests = await runTests(['unit'])
const failed = [...still.failed, ...tests.failures]

console.log(failed.length ? `\nFailed:\n${failed.join('\n')}` : '\nAll in order')
process.exitCode = failed.length ? 1 : 0
