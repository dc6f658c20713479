/** `npm run paths -- --fault …`: the calls of the journeys fail, and the table of it is written. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#scripts/checking/run.ts'
import { casesOf, chosenCases, type FaultCase } from '#test/paths/faults/cases.ts'
import { faultPage } from '#test/paths/faults/faultPage.ts'
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

/** @returns how many cases passed, and how many of them and of the auditor's findings failed */
export async function walkFaults({
  faults: filters,
  ...options
}: FaultOptions): Promise<{ passed: number; failed: number }> {
  const run = await runFaults(askedCases(filters), {
    ...options,
    tries,
    onDone: ({ case: { name }, milliseconds, failure }) => {
      const seconds = (milliseconds / 1000).toFixed(1)
      console.log(
        `${failure === null ? '✓' : '✗'} ${name} (${seconds} s)${failure === null ? '' : ` ${failure}`}`,
      )
    },
  })
  const file = join(root, faultReportFile)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, faultPage({ ...run, filters }))
  for (const wrong of run.audit) console.log(`the auditor: ${wrong}`)
  const failed = run.results.filter(({ failure }) => failure !== null).length
  const seconds = Math.round(run.milliseconds / 1000)
  console.log(`\n${run.results.length} cases in ${seconds} s; ${faultReportFile} shows them`)
  return { passed: run.results.length - failed, failed: failed + run.audit.length }
}
