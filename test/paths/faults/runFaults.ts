/** Runs the matrix, two cases at a time, and asks the auditor at the end. */
import type { FaultCase } from '#test/paths/faults/cases.ts'
import { type CaseResult, runCase } from '#test/paths/faults/runCase.ts'
import { walkGround } from '#test/paths/ground.ts'
import { auditProduct } from '#test/support/auditor.ts'

export interface FaultRun {
  readonly results: readonly CaseResult[]
  /** what the auditor finds wrong in the books */
  readonly audit: readonly string[]
  readonly milliseconds: number
}

interface RunOptions {
  readonly workers: number
  readonly isHeaded?: boolean
  /** how often a case may be run until it goes well; 1 where left out */
  readonly tries?: number
  readonly onDone: (result: CaseResult) => void
}

export async function runFaults(
  cases: readonly FaultCase[],
  { workers, isHeaded = false, tries = 1, onDone }: RunOptions,
): Promise<FaultRun> {
  const begun = performance.now()
  const ground = await walkGround({ isHeaded })
  try {
    const waiting = cases.map((one, at) => [one, at] as const)
    const results: CaseResult[] = []
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        let result = await runCase(...next, ground)
        onDone(result)
        for (let left = tries - 1; result.failure !== null && left > 0; left -= 1) {
          result = await runCase(...next, ground)
          onDone(result)
        }
        results.push(result)
      }
    }
    await Promise.all(Array.from({ length: workers }, work))
    const audit = await auditProduct(ground.product)
    return { results, audit, milliseconds: performance.now() - begun }
  } finally {
    await ground.close()
  }
}
