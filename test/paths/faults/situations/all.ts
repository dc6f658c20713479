import type { Situation } from '#test/paths/faults/situation.ts'
import { afterwards } from '#test/paths/faults/situations/afterwards.ts'
import { withDocuments } from '#test/paths/faults/situations/documents.ts'
import { toTheForm } from '#test/paths/faults/situations/toTheForm.ts'
import { toTheReceipt } from '#test/paths/faults/situations/toTheReceipt.ts'

/** Every call that a page makes, where it makes it, in the order of a journey. */
export const situations: readonly Situation[] = [
  ...toTheForm,
  ...withDocuments,
  ...toTheReceipt,
  ...afterwards,
]
