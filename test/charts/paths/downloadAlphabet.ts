import type { Alphabet } from '#test/charts/paths/allEdgesPaths.ts'
import { done, errors } from '#test/charts/paths/ends.ts'

/** In plain Node and in the browser alike. */
export const downloadAlphabet: Alphabet = {
  inputs: [undefined],
  cases: [
    { type: 'download', document: { id: 'F1', name: 'F1.pdf' } },
    done('saveDocument'),
    ...errors('saveDocument', 'STAGE_ERROR'),
  ],
  reads: () => [],
}
