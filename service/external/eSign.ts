import { Signature, SignatureRequested, SignatureToken } from '#contract/parties/eSign.ts'
import type { Config } from '#service/core/config.ts'
import type { Metrics } from '#service/core/metrics.ts'
import type { Signing } from '#service/core/signing.ts'
import { askParty } from '#service/external/askParty.ts'

/** The electronic signature by its real protocol; it sees digests, never documents. */
export function eSignClient(config: Config['eSign'], metrics: Metrics): Signing {
  const at = (path: string, body: unknown) => ({
    party: 'eSign',
    url: `${config.url}/${path}`,
    method: 'POST' as const,
    secret: config.secret,
    body,
    metrics,
  })
  return {
    request: (request) => askParty({ ...at('requests', request), answer: SignatureRequested }),
    token: (request) => askParty({ ...at('token', request), answer: SignatureToken }),
    sign: (request) => askParty({ ...at('signature', request), answer: Signature }),
  }
}
