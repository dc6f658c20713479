/** The exchange of a sign-in code (sections 4 and 7, login). */

import { accountType } from '#contract/external/singleAccount.ts'
import { basePath } from '#contract/limits.ts'
import { ApiError } from '#service/core/apiError.ts'
import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import type { Authenticated, Sessions } from '#service/usecases/session/sessions.ts'

const refusedCode = (message: string) => new ApiError('AUTH_ERROR', { message })

/** Where our own application returns to after the single account. */
const ownReturn = `${basePath}/personal-login`

/**
 * Whether a return address is on the list: our own by its exact text, the others' by their exact origin, without
 * fragment and credentials.
 */
export function isReturnUrl(address: string, publicOrigin: string, allowed: readonly string[]): boolean {
  if (address === `${publicOrigin}${ownReturn}`) return true
  if (!URL.canParse(address)) return false
  const { origin, hash, username, password, href } = new URL(address)
  const isForeign = origin !== publicOrigin && allowed.includes(origin)
  return (
    isForeign &&
    hash === '' &&
    username === '' &&
    password === '' &&
    (href === address || href === `${address}/`)
  )
}

/**
 * @throws ApiError AUTH_ERROR for a foreign return address, another account type, and any code that the single
 *   account refuses; a code used before also ends the session that it opened
 */
export async function signIn(
  { singleAccount, config }: Pick<Dependencies, 'singleAccount' | 'config'>,
  sessions: Sessions,
  { type, code, redirect_uri }: { type: string; code: string; redirect_uri: string },
): Promise<Authenticated> {
  if (!isReturnUrl(redirect_uri, config.publicOrigin, config.allowedOrigins)) {
    throw refusedCode('The return address is not known')
  }
  if (type !== accountType) throw refusedCode('This kind of account is not accepted')
  await sessions.refuseReplay(code)
  try {
    const identity = await singleAccount.exchange({ code, redirectUri: redirect_uri, accountType: type })
    return await sessions.open(identity, code)
  } catch (failure) {
    if (failure instanceof ExternalServiceError && failure.kind === 'refused')
      throw refusedCode('The code is not accepted')
    throw failure
  }
}
