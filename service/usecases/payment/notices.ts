/** Notices of the gateway: a signed reason to ask it, and nothing more. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { GatewayNotice } from '#contract/parties/gateway.ts'
import { Refusal } from '#service/core/refusal.ts'
import { noteEvent } from '#service/store/payments.ts'
import { type SettlingParts, settleAttempt } from '#service/usecases/payment/settle.ts'

/** @throws Refusal AUTH_ERROR unless `signature` is the hex HMAC-SHA-256 of these very bytes */
export function requireNoticeSignature(
  bytes: Uint8Array,
  signature: string | undefined,
  secret: string,
): void {
  const expected = createHmac('sha256', secret).update(bytes).digest()
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature ?? '') ? (signature ?? '') : '', 'hex')
  if (given.length === expected.length && timingSafeEqual(given, expected)) return
  throw new Refusal('AUTH_ERROR', { message: 'The notice is not signed as agreed' })
}

/** Unknown references are ignored; a final attempt that is recorded is not asked about again. */
export async function takeNotice(parts: SettlingParts, notice: GatewayNotice, now: Date): Promise<void> {
  const known = await parts.db
    .selectFrom('payment')
    .innerJoin('submission', 'submission.id', 'payment.submissionId')
    .select(['payment.status', 'payment.refundDue', 'submission.stage'])
    .where('transactionNo', '=', notice.reference)
    .executeTakeFirst()
  if (!known) return
  await noteEvent(parts.db, notice.reference, {
    kind: 'noticed',
    status: notice.status.slice(0, 20),
    at: now,
  })
  if (known.status === 'SUCCESS' && (known.stage === 'END' || known.refundDue)) return
  await settleAttempt(parts, notice.reference, now)
}
