import { accountType } from '#contract/external/singleAccount.ts'
import type { SignInInput } from '#machines/session/signIn.machine.ts'
import { type Store, storageKeys } from '#src/platform/storage.ts'

/**
 * What the single account's return says, compared with what this tab sent out.
 * @param search the address's query, with `code`, `accountType` and `state`
 */
export function readReturn(search: string, store: Store): SignInInput {
  const query = new URLSearchParams(search)
  const sent = store.read(storageKeys.signInState)
  return {
    code: query.get('code') || null,
    accountType: query.get('accountType') || accountType,
    stateMatches: sent !== null && sent === query.get('state'),
    reciboSubmissionNo: store.read(storageKeys.reciboSubmissionNo),
    wantedPath: store.read(storageKeys.returnTo),
  }
}
