/** The invariants of a running product: its database, the gateway's own book and the document store agree. */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { LedgerOrder } from '#sandbox/gateway/ledger.ts'
import { type Database, openDatabase } from '#service/store/database.ts'
import { openDocumentStore } from '#service/store/documents/openDocumentStore.ts'
import { audit } from '#test/support/audit.ts'
import type { Product } from '#test/support/product.ts'

/** How long the service may take to learn of what the gateway has settled, in milliseconds. */
const timeout = 60_000
const interval = 500

/**
 * Money, stages, receipts and numbers (`audit`), the gateway's book against ours, and the bytes of every document by their
 * hash. Notices that the sandbox still holds back are sent first; the service then has a minute to learn the rest.
 * @returns a sentence for each thing that is wrong; none where all is well
 */
export async function auditProduct(product: Product): Promise<string[]> {
  const { gateway, faults } = product.sandbox.control
  faults.clear()
  await gateway.healStatus()
  await gateway.runQueue()
  const { db } = openDatabase(product.databaseUrl, 2)
  try {
    const books = await patiently(() => compareBooks(db, gateway.orders()))
    return [...books, ...(await audit(db)), ...(await compareBytes(db, product.documents))]
  } finally {
    await db.destroy()
  }
}

/** Asks until nothing is wrong or the timeout is over: a job that runs now and then may have to settle it. */
async function patiently(ask: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + timeout
  for (;;) {
    const wrong = await ask()
    if (wrong.length === 0 || Date.now() > end) return wrong
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
}

const isTaken = ({ status }: { status: string }) => status === 'SUCCESS' || status === 'NOTIFIED'

/** I1: what the gateway has taken is what we know of, at our price, once a submission; what is too much is owed back. */
async function compareBooks(db: Database, orders: readonly LedgerOrder[]): Promise<string[]> {
  const payments = await db.selectFrom('payment').selectAll().execute()
  const wrong: string[] = []
  const paid = new Map<string, number>()
  for (const order of orders) {
    const ours = payments.find(({ transactionNo }) => transactionNo === order.reference)
    if (!ours) {
      wrong.push(`the gateway has an order ${order.reference} that nobody here began`)
      continue
    }
    if (order.amount !== ours.amount * 100) wrong.push(`${order.reference}: ${order.amount} avos there`)
    if (isTaken(order) !== isTaken(ours))
      wrong.push(`${order.reference}: ${order.status} there, ${ours.status} here`)
    if (isTaken(order) && !ours.refundDue)
      paid.set(ours.submissionId, (paid.get(ours.submissionId) ?? 0) + order.amount)
  }
  for (const [submission, avos] of paid)
    if (avos !== 30_000) wrong.push(`${submission}: ${avos} avos were taken for it`)
  return wrong
}

/** I5: every row that speaks of stored bytes has them, and they are the ones that were handed in. */
async function compareBytes(db: Database, folder: string): Promise<string[]> {
  const blobs = await db
    .selectFrom('storedBlob')
    .select(['key', 'sha256', 'size'])
    .where('state', '=', 'STORED')
    .execute()
  const store = await openDocumentStore(folder)
  const wrong: string[] = []
  for (const { key, sha256, size } of blobs) {
    try {
      const bytes = await buffer(await store.read(key))
      const digest = createHash('sha256').update(bytes).digest('hex')
      if (digest !== sha256 || bytes.length !== size) wrong.push(`${key}: other bytes than were stored`)
    } catch {
      wrong.push(`${key}: no bytes`)
    }
  }
  return wrong
}
