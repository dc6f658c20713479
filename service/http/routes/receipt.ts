import {
  downloadReceipt,
  downloadReceiptByNumber,
  downloadReceiptThumb,
  getReceipt,
} from '#contract/endpoints/payment.ts'
import { FileAnswer } from '#service/http/answer.ts'
import { handle, type Route } from '#service/http/call.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import {
  readReceipt,
  readReceiptByNumber,
  readReceiptFile,
  receiptThumb,
} from '#service/usecases/receipt/receipts.ts'

export function receiptRoutes(parts: Dependencies): Route[] {
  return [
    handle(getReceipt, ({ params, caller }) => readReceipt(parts, params.id, caller.subject)),
    handle(
      downloadReceipt,
      async ({ params, caller }) => new FileAnswer(await readReceiptFile(parts, params.id, caller.subject)),
    ),
    handle(
      downloadReceiptThumb,
      async ({ params, caller }) => new FileAnswer(await receiptThumb(parts, params.id, caller.subject)),
    ),
    handle(
      downloadReceiptByNumber,
      async ({ query, caller }) =>
        new FileAnswer(await readReceiptByNumber(parts, query.submissionNo, caller.subject)),
    ),
  ]
}
