/** A gateway in the same process whose every answer the test decides: for orders of events that no clock should rule. */
import type { GatewayOrder, GatewayOrderRequest, GatewayStatus } from '#contract/external/gateway.ts'
import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import type { PaymentGateway } from '#service/core/paymentGateway.ts'

export interface LedgerGateway extends PaymentGateway {
  orders: Map<string, GatewayOrder>
  /** what the gateway says from now on; it may say less than before, as gateways do */
  say(reference: string, status: GatewayStatus, changes?: Partial<GatewayOrder>): void
  /** no answer to anything */
  down: boolean
  asked: number
}

export function ledgerGateway(): LedgerGateway {
  const orders = new Map<string, GatewayOrder>()
  const answer = (reference: string): GatewayOrder | null => {
    if (gateway.down) throw new ExternalServiceError('gateway', 'unreachable')
    return orders.get(reference) ?? null
  }
  const gateway: LedgerGateway = {
    orders,
    down: false,
    asked: 0,
    say(reference, status, changes = {}) {
      const before = orders.get(reference)
      orders.set(reference, {
        reference,
        amount: 30_000,
        currency: 'MOP',
        channel: 'GOV_PAY',
        payUrl: 'https://gateway.example/pay',
        updatedAt: '2026-03-04T02:00:00Z',
        ...before,
        status,
        ...changes,
      })
    },
    async createOrder({ reference, amount, currency, channel }: GatewayOrderRequest) {
      if (!answer(reference)) gateway.say(reference, 'PENDING', { amount, currency, channel })
      const order = answer(reference)
      if (!order) throw new Error('no order')
      return order
    },
    async readOrder(reference) {
      gateway.asked += 1
      return answer(reference)
    },
    async cancelOrder(reference) {
      const order = answer(reference)
      if (order?.status === 'PENDING') gateway.say(reference, 'CANCELLED')
      return answer(reference)
    },
  }
  return gateway
}
