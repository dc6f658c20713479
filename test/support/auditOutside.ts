/** What must hold against books that are not the service's own: the gateway's ledger, and the store's bytes. */

import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import { sha256Of } from '#service/store/documents/blobs.ts'
import { syncPayment } from '#service/usecases/payment/syncPayment.ts'
import type { Harness } from '#test/support/harness.ts'

const isPaid = (status: string | undefined) => status === 'SUCCESS' || status === 'NOTIFIED'

const mostQuestions = 20

/**
 * Asks about every attempt of these people until the answer is that of the ledger, as the job does within a minute: a
 * gateway that fails, or names a wrong amount, is asked again.
 */
export async function settleAll(
  { dependencies, clock, sandbox }: Harness,
  subjects: readonly string[],
): Promise<void> {
  const rows = await dependencies.db
    .selectFrom('payment')
    .select('transactionNo')
    .where('subject', 'in', subjects)
    .where('status', '!=', 'SUCCESS')
    .execute()
  const orders = sandbox.control.gateway.orders()
  for (const { transactionNo } of rows) {
    const truth = orders.find(({ reference }) => reference === transactionNo)?.status
    for (let questions = 0; questions < mostQuestions; questions += 1) {
      try {
        const { status } = await syncPayment(dependencies, transactionNo, await clock.now())
        if (isPaid(status) === isPaid(truth)) break
      } catch (failure) {
        if (!(failure instanceof ExternalServiceError)) throw failure
      }
    }
  }
}

/** Examples, which were never at a gateway, have no events. @returns a sentence for each order and attempt that disagree */
export async function auditLedger(
  { dependencies, sandbox }: Pick<Harness, 'dependencies' | 'sandbox'>,
  subjects: readonly string[] | null = null,
): Promise<string[]> {
  const orders = new Map(sandbox.control.gateway.orders().map((order) => [order.reference, order]))
  let attempts = dependencies.db
    .selectFrom('payment')
    .select(['transactionNo', 'status', 'amount', 'paymentType'])
    .where('transactionNo', 'in', (from) => from.selectFrom('paymentEvent').select('transactionNo'))
  if (subjects) attempts = attempts.where('subject', 'in', subjects)
  const wrong: string[] = []
  for (const { transactionNo, status, amount, paymentType } of await attempts.execute()) {
    const order = orders.get(transactionNo)
    if (isPaid(status) !== isPaid(order?.status))
      wrong.push(`${transactionNo}: ${status}, not ${order?.status}`)
    if (isPaid(status) && (order?.amount !== amount * 100 || order.channel !== paymentType)) {
      wrong.push(`${transactionNo}: another amount or channel at the gateway`)
    }
  }
  return wrong
}

/** @returns a sentence for each document whose bytes are not those that its row names */
export async function auditBytes(
  { dependencies }: Pick<Harness, 'dependencies'>,
  subjects: readonly string[],
): Promise<string[]> {
  const rows = await dependencies.db
    .selectFrom('personalDocument')
    .select(['id', 'blobKey', 'sha256', 'size'])
    .where('subject', 'in', subjects)
    .unionAll(
      dependencies.db
        .selectFrom('submittedFile')
        .innerJoin('submission', 'submission.id', 'submittedFile.submissionId')
        .innerJoin('storedBlob', 'storedBlob.key', 'submittedFile.blobKey')
        .select(['submittedFile.id', 'storedBlob.key as blobKey', 'storedBlob.sha256', 'storedBlob.size'])
        .where('submission.subject', 'in', subjects),
    )
    .execute()
  const wrong = await Promise.all(
    rows.map(async ({ id, blobKey, sha256, size }) => {
      const bytes = await dependencies.documents.readBytes(blobKey)
      return bytes.length === size && sha256Of(bytes) === sha256
        ? []
        : [`${id}: other bytes than were handed in`]
    }),
  )
  return wrong.flat()
}
