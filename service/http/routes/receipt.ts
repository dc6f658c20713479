import {
  downloadReceipt,
  downloadReceiptByNumber,
  downloadReceiptThumb,
  getReceipt,
} from '#contract/endpoints/payment.ts'
import { FileResponse } from '#service/http/responses.ts'
import { handle, type Route } from '#service/http/route.ts'
import type { ThumbnailDependencies } from '#service/usecases/documents/thumbnail.ts'
import {
  readReceipt,
  readReceiptByNumber,
  readReceiptFile,
  receiptThumb,
} from '#service/usecases/receipt/receipts.ts'

export function receiptRoutes(dependencies: ThumbnailDependencies): Route[] {
  return [
    handle(getReceipt, ({ params, principal }) => readReceipt(dependencies, params.id, principal.subject)),
    handle(
      downloadReceipt,
      async ({ params, principal }) =>
        new FileResponse(await readReceiptFile(dependencies, params.id, principal.subject)),
    ),
    handle(
      downloadReceiptThumb,
      async ({ params, principal }) =>
        new FileResponse(await receiptThumb(dependencies, params.id, principal.subject)),
    ),
    handle(
      downloadReceiptByNumber,
      async ({ query, principal }) =>
        new FileResponse(await readReceiptByNumber(dependencies, query.submissionNo, principal.subject)),
    ),
  ]
}
