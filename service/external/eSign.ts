import { Signature, SignatureRequested, SignatureToken } from '#contract/external/eSign.ts'
import type { Config } from '#service/core/config.ts'
import type { Metrics } from '#service/core/metrics.ts'
import type { Signing } from '#service/core/signing.ts'
import { callExternalService } from '#service/external/callExternalService.ts'

/** The electronic signature by its real protocol; it sees digests, never documents. */
export function eSignClient(config: Config['eSign'], metrics: Metrics): Signing {
  const at = (path: string, body: unknown) => ({
    service: 'eSign',
    url: `${config.url}/${path}`,
    method: 'POST' as const,
    secret: config.secret,
    body,
    metrics,
  })
  return {
    request: (request) => callExternalService({ ...at('requests', request), answer: SignatureRequested }),
    token: (request) => callExternalService({ ...at('token', request), answer: SignatureToken }),
    sign: (request) => callExternalService({ ...at('signature', request), answer: Signature }),
  }
}
