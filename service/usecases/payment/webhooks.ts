/** Webhooks of the gateway: a signed reason to ask it, and nothing more. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { GatewayNotice } from '#contract/external/gateway.ts'
import { ApiError } from '#service/core/apiError.ts'
import { findWithStage, recordPaymentEvent } from '#service/store/payments.ts'
import { type SyncDependencies, syncPayment } from '#service/usecases/payment/syncPayment.ts'

/** @throws ApiError AUTH_ERROR unless `signature` is the hex HMAC-SHA-256 of these very bytes */
export function assertWebhookSignature(
  bytes: Uint8Array,
  signature: string | undefined,
  secret: string,
): void {
  const expected = createHmac('sha256', secret).update(bytes).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature ?? '') ? (signature ?? '') : '', 'hex')
  if (given.length === expected.length && timingSafeEqual(given, expected)) return
  throw new ApiError('AUTH_ERROR', { message: 'The notice is not signed as agreed' })
}

/** Unknown references are ignored; a final attempt that is recorded is not asked about again. */
export async function handleWebhook(
  dependencies: SyncDependencies,
  notice: GatewayNotice,
  now: Date,
): Promise<void> {
  const known = await findWithStage(dependencies.db, notice.reference)
  if (!known) return
  await recordPaymentEvent(dependencies.db, notice.reference, {
    kind: 'noticed',
    status: notice.status.slice(0, 20),
    at: now,
  })
  if (known.status === 'SUCCESS' && (known.stage === 'END' || known.refundDue)) return
  await syncPayment(dependencies, notice.reference, now)
}
