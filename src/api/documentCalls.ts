import { downloadReceipt, downloadReceiptThumb } from '#contract/endpoints/payment.ts'
import {
  downloadPersonalDocument,
  downloadPersonalDocumentThumb,
} from '#contract/endpoints/personalDocument.ts'
import {
  downloadFormDocument,
  downloadFormDocumentThumb,
  downloadSubmittedFile,
  downloadSubmittedFileThumb,
} from '#contract/endpoints/submission.ts'
import type { DocumentKind } from '#machines/preview/preview.machine.ts'

/** The calls that answer a document and its small picture. Each takes the id of the document. */
export const documentCalls = {
  personalDocument: { whole: downloadPersonalDocument, thumb: downloadPersonalDocumentThumb },
  submittedFile: { whole: downloadSubmittedFile, thumb: downloadSubmittedFileThumb },
  formDocument: { whole: downloadFormDocument, thumb: downloadFormDocumentThumb },
  receipt: { whole: downloadReceipt, thumb: downloadReceiptThumb },
} as const satisfies Record<DocumentKind, object>
