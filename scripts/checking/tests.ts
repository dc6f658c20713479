import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
  const tally = tallyOf(file)
  rmSync(folder, { recursive: true, force: true })
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const tallyOf = (file: string): Tally => {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
