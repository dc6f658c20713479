/**
 * The payment gateway's side: orders, status and signed notices.
 * Server to server calls carry `Authorization: Bearer <shared secret>`. Amounts are avos (1 pataca = 100 avos).
 */
import * as v from 'valibot'
import { Instant, RandomId } from '#contract/entities/primitives.ts'
import { InterfaceLanguage, PaymentChannel } from '#contract/enums.ts'

export const GatewayStatus = v.picklist(['PENDING', 'SUCCESS', 'NOTIFIED', 'FAILED', 'CANCELLED'])
export type GatewayStatus = v.InferOutput<typeof GatewayStatus>

/** `POST /orders`. Safe to repeat: the same reference answers with the same order. */
export const GatewayOrderRequest = v.object({
  reference: RandomId,
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.literal('MOP'),
  channel: PaymentChannel,
  language: InterfaceLanguage,
  notifyUrl: v.string(),
  returnUrl: v.string(),
})
export type GatewayOrderRequest = v.InferOutput<typeof GatewayOrderRequest>

/** Answer of `POST /orders`, `GET /orders/{reference}` and `POST /orders/{reference}/cancel`. */
export const GatewayOrder = v.object({
  reference: RandomId,
  amount: v.number(),
  currency: v.literal('MOP'),
  channel: PaymentChannel,
  status: GatewayStatus,
  /** where the person pays */
  payUrl: v.string(),
  updatedAt: Instant,
})
export type GatewayOrder = v.InferOutput<typeof GatewayOrder>

/** Header of a notice: hex HMAC-SHA-256 of the raw body under the notice secret. */
export const noticeSignatureHeader = 'x-gateway-signature'

export const GatewayNotice = v.object({
  reference: v.pipe(v.string(), v.maxLength(64)),
  amount: v.number(),
  currency: v.string(),
  status: v.string(),
  sentAt: Instant,
})
export type GatewayNotice = v.InferOutput<typeof GatewayNotice>
