import { downloadReceipt, downloadReceiptByNumber, getReceipt } from '#contract/endpoints/payment.ts'
import type { Receipt } from '#contract/entities/payment.ts'
import { receiptMachine } from '#machines/receipt/receipt.machine.ts'
import { reciboMachine } from '#machines/recibo/recibo.machine.ts'
import { call, type Download, download } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { saveFile } from '#src/platform/saveFile.ts'

/** Only where the service names no file. */
const unnamed = 'recibo.pdf'

const hand = ({ blob, fileName }: Download) => saveFile(blob, fileName ?? unnamed)

/** The receipt, with the service behind it. */
export const receiptWithActors = receiptMachine.provide({
  actors: {
    loadReceipt: fromCall<Receipt, { submissionId: string }>(({ input, signal }) =>
      call(getReceipt, { params: { id: input.submissionId }, signal }),
    ),
    downloadReceipt: fromCall<void, { submissionId: string }>(async ({ input, signal }) =>
      hand(await download(downloadReceipt, { params: { id: input.submissionId }, signal })),
    ),
  },
})

/** The receipt by number, with the service behind it. */
export const reciboWithActors = reciboMachine.provide({
  actors: {
    downloadReceipt: fromCall<void, { submissionNo: string }>(async ({ input, signal }) =>
      hand(await download(downloadReceiptByNumber, { query: { submissionNo: input.submissionNo }, signal })),
    ),
  },
})
