import { Identity } from '#contract/external/singleAccount.ts'
import type { Config } from '#service/core/config.ts'
import type { Metrics } from '#service/core/metrics.ts'
import type { SingleAccount } from '#service/core/singleAccount.ts'
import { callExternalService } from '#service/external/callExternalService.ts'

/** The single account by its real protocol: `POST /token` with the client's secret. */
export function singleAccountClient(config: Config['singleAccount'], metrics: Metrics): SingleAccount {
  return {
    exchange: ({ code, redirectUri, accountType }) =>
      callExternalService({
        service: 'singleAccount',
        url: `${config.url}/token`,
        method: 'POST',
        body: {
          clientId: config.clientId,
          clientSecret: config.clientSecret,
          code,
          redirectUri,
          accountType,
        },
        answer: Identity,
        metrics,
      }),
  }
}
