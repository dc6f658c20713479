import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

export type Tally = { passed: number; failed: number }

/** Runs projects of vitest.config.ts, shows them, and counts: a file that does not load is one failure. */
export const runTests = async (projects: readonly string[]): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'candidatura-report-'))
  const file = join(folder, 'report.json')
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run(['vitest', 'run', ...chosen, ...reporters], { isShown: true })
  const tally = tallyOf(existsSync(file) ? readFileSync(file, 'utf8') : '', code)
  rmSync(folder, { recursive: true, force: true })
  return tally
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** @param report Vitest's JSON report, empty when it wrote none; @param code its exit code, which is never believed less */
export const tallyOf = (report: string, code: number): Tally => {
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as Report
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = numFailedTests + broken.length
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
}
