import * as v from 'valibot'
import { apiBase } from '#contract/limits.ts'
import { RuntimeConfig } from '#contract/runtimeConfig.ts'
import type { Config } from '#service/core/config.ts'

/** What the served application is told, from the service's settings. */
export function runtimeConfigOf(config: Config): RuntimeConfig {
  const { singleAccount } = config
  return v.parse(RuntimeConfig, {
    apiBase,
    signInUrl: `${singleAccount.url}/authorize`,
    clientId: singleAccount.clientId,
    signOutUrl: `${singleAccount.url}/logout`,
    personalDocumentsUrl: config.personalDocumentsUrl,
    bridgeOrigin: config.bridgeOrigin,
    support: config.support,
    features: { headerFrame: config.headerFrame, maintenance: config.maintenance },
    maintenancePhraseHash: config.maintenancePhraseHash,
  })
}
