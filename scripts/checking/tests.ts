import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root, run } from './run.ts'

/** `failures`: a line each, which names what failed and begins to say why. */
export type Tally = { passed: number; failures: readonly string[] }

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
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** @param report Vitest's JSON report, empty when it wrote none; @param code its exit code, which is never believed less */
export const tallyOf = (report: string, code: number): Tally => {
  if (!report) return { passed: 0, failures: ['Vitest wrote no report'] }
  const { numPassedTests, testResults } = JSON.parse(report) as Report
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter((one) => one.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [`${file}: ${beginningOf(message)}`]
    return tests.map((one) => `${file}: ${one.fullName}: ${beginningOf(one.failureMessages[0] ?? '')}`)
  })
  if (code !== 0 && failures.length === 0)
    failures.push(`Vitest ended with ${code}: an error outside the tests`)
  return { passed: numPassedTests, failures }
}

/** Of a message of many lines the first, without colours. */
const beginningOf = (message: string): string =>
  (stripVTControlCharacters(message).split('\n')[0] ?? '').slice(0, 300)
