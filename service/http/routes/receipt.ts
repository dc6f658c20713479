import {
  downloadReceipt,
  downloadReceiptByNumber,
  downloadReceiptThumb,
  getReceipt,
} from '#contract/endpoints/payment.ts'
import { FileAnswer } from '#service/http/answer.ts'
import { handle, type Route } from '#service/http/call.ts'
import { thumbnailOf } from '#service/usecases/documents/thumbnail.ts'
import type { Parts } from '#service/usecases/parts.ts'
import { findByNumber, readReceipt, receiptFile } from '#service/usecases/receipt/receipts.ts'

export function receiptRoutes(parts: Parts): Route[] {
  const { db, documents } = parts
  const download = async (id: string, subject: string) => {
    const file = await receiptFile(parts, id, subject)
    return new FileAnswer({ ...file, bytes: await documents.read(file.blobKey) })
  }
  return [
    handle(getReceipt, ({ params, caller }) => readReceipt(db, params.id, caller.subject)),
    handle(downloadReceipt, ({ params, caller }) => download(params.id, caller.subject)),
    handle(downloadReceiptThumb, async ({ params, caller }) => {
      const { blobKey, fileName } = await receiptFile(parts, params.id, caller.subject)
      return thumbnailOf(parts, blobKey, fileName)
    }),
    handle(downloadReceiptByNumber, async ({ query, caller }) =>
      download(await findByNumber(db, query.submissionNo, caller.subject), caller.subject),
    ),
  ]
}
