import type { Tally } from '../checking/tests.ts'
import { walkFaults } from './walkFaults.ts'

/** The chosen part of fault injection (`npm run paths -- --fault some`); what keeps it from running is one failure. */
export const runFailingCalls = async (): Promise<Tally> => {
  try {
    return await walkFaults({ faults: ['some'], workers: 2, isHeaded: false })
  } catch (cause) {
    return { passed: 0, failures: [(cause as Error).message] }
  }
}
