import type { ChartFailure } from '#machines/failure.ts'

/** What the row of a file says that did not arrive; `fileName` fills it in. */
export function uploadFailureText(failure: ChartFailure | null) {
  switch (failure?.code) {
    case 'FILE_NOT_ACCEPTED':
      return 'upload.cannot_process'
    case 'FILE_TOO_LARGE':
      return 'upload.too_large'
    case 'DOC_NUM_MORE_THAN_150':
      return 'upload.library_full'
    default:
      return 'upload.failed'
  }
}
