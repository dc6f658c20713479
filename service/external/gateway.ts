import { GatewayOrder } from '#contract/external/gateway.ts'
import type { Config } from '#service/core/config.ts'
import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import type { Metrics } from '#service/core/metrics.ts'
import type { PaymentGateway } from '#service/core/paymentGateway.ts'
import { callExternalService } from '#service/external/callExternalService.ts'

/**
 * The payment gateway by its real protocol. Orders go by our own reference, so every call may be repeated.
 * @param timeout ms for which an answer is waited for
 */
export function gatewayClient(config: Config['gateway'], metrics: Metrics, timeout = 10_000): PaymentGateway {
  const at = (path: string) => ({
    service: 'gateway',
    url: `${config.url}/orders${path}`,
    secret: config.secret,
    answer: GatewayOrder,
    metrics,
    timeout,
  })
  return {
    createOrder: (request) => callExternalService({ ...at(''), method: 'POST', body: request }),
    readOrder: (reference) => unlessUnknown(callExternalService(at(`/${reference}`))),
    cancelOrder: (reference) =>
      unlessUnknown(callExternalService({ ...at(`/${reference}/cancel`), method: 'POST' })),
  }
}

async function unlessUnknown<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (failure) {
    if (failure instanceof ExternalServiceError && failure.status === 404) return null
    throw failure
  }
}
