import type { Identity } from '#contract/external/singleAccount.ts'

/** The single account, server side. Rejects with `ExternalServiceError`. */
export interface SingleAccount {
  exchange(request: { code: string; redirectUri: string; accountType: string }): Promise<Identity>
}
