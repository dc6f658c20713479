/** Receipts: one for each ended submission. */
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#service/store/database.ts'
import type { ReceiptTable } from '#service/store/schema.ts'
import type { Trx } from '#service/store/transaction.ts'

export type ReceiptRow = Selectable<ReceiptTable>

export const findReceiptOf = (db: Database, submissionId: string): Promise<ReceiptRow | undefined> =>
  db.selectFrom('receipt').selectAll().where('submissionId', '=', submissionId).executeTakeFirst()

export async function insertReceipt(trx: Trx, row: Insertable<ReceiptTable>): Promise<void> {
  await trx.insertInto('receipt').values(row).execute()
}

/** Keeps the drawing of a receipt, unless another was kept before. @returns the one that is kept */
export async function keepDrawing(db: Database, receiptNo: string, drawnKey: string): Promise<string> {
  await db
    .updateTable('receipt')
    .set({ blobKey: drawnKey })
    .where('receiptNo', '=', receiptNo)
    .where('blobKey', 'is', null)
    .execute()
  const { blobKey } = await db
    .selectFrom('receipt')
    .select('blobKey')
    .where('receiptNo', '=', receiptNo)
    .executeTakeFirstOrThrow()
  return blobKey ?? drawnKey
}
