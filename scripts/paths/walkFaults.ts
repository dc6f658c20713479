/** `npm run paths -- --fault …`: the calls of the journeys fail, and the table of it is written. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#scripts/checking/run.ts'
import type { Tally } from '#scripts/checking/tests.ts'
import { casesOf, chosenCases, type FaultCase } from '#test/paths/faults/cases.ts'
import { faultPage } from '#test/paths/faults/faultPage.ts'
import type { CaseResult } from '#test/paths/faults/runCase.ts'
import { runFaults } from '#test/paths/faults/runFaults.ts'
import { situations } from '#test/paths/faults/situations/all.ts'
import { tries } from './tries.ts'

export const faultReportFile = 'test-results/faults.html'

/** @throws Error where a filter fits no case, in words */
export const askedCases = (filters: readonly string[]): FaultCase[] =>
  chosenCases(casesOf(situations), filters)

interface FaultOptions {
  readonly faults: readonly string[]
  readonly workers: number
  readonly isHeaded: boolean
}

/** @returns how many cases passed; the cases that failed and what the auditor found */
export async function walkFaults({ faults: filters, ...options }: FaultOptions): Promise<Tally> {
  const run = await runFaults(askedCases(filters), {
    ...options,
    tries,
    onDone: (result) => console.log(toldOf(result)),
  })
  const file = join(root, faultReportFile)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, faultPage({ ...run, filters }))
  for (const wrong of run.audit) console.log(`the auditor: ${wrong}`)
  const failed = run.results.filter(({ failure }) => failure !== null)
  const seconds = Math.round(run.milliseconds / 1000)
  console.log(`\n${run.results.length} cases in ${seconds} s; ${faultReportFile} shows them`)
  return {
    passed: run.results.length - failed.length,
    failures: [...failed.map(toldOf), ...run.audit.map((wrong) => `the auditor: ${wrong}`)],
  }
}

function toldOf({ case: { name }, milliseconds, failure }: CaseResult): string {
  const took = `${name} (${(milliseconds / 1000).toFixed(1)} s)`
  return failure === null ? `✓ ${took}` : `✗ ${took} ${failure}`
}
