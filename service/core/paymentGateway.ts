import type { GatewayOrder, GatewayOrderRequest } from '#contract/external/gateway.ts'

/** The payment gateway, server side. Every call may be repeated. Rejects with `ExternalServiceError`. */
export interface PaymentGateway {
  createOrder(request: GatewayOrderRequest): Promise<GatewayOrder>
  /** null where the gateway knows no such order */
  readOrder(reference: string): Promise<GatewayOrder | null>
  cancelOrder(reference: string): Promise<GatewayOrder | null>
}
