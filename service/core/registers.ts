import type { InferOutput } from 'valibot'
import type { Admission, Hardship, Personnel } from '#contract/external/registers.ts'

/** What other authorities know. Rejects with `ExternalServiceError`. */
export interface Registers {
  personnel(identityNo: string): Promise<Personnel>
  hardship(identityNo: string): Promise<InferOutput<typeof Hardship>>
  admission(identityNo: string, examCode: string): Promise<Admission>
}
