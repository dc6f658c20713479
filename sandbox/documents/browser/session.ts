/** Signing in to the site: the same way as the application, with a return address of its own. */
import type { LibraryPageData } from '../libraryPageData.ts'

const tokenKey = 'library_token'
const stateKey = 'library_sign_in'

export const token = (): string | null => sessionStorage.getItem(tokenKey)
export const forgetToken = (): void => sessionStorage.removeItem(tokenKey)

/** Every answer may carry a newer token. */
export function keepToken(answer: Response): void {
  const bearer = /^Bearer (.+)$/.exec(answer.headers.get('authorization') ?? '')?.[1]
  if (bearer) sessionStorage.setItem(tokenKey, bearer)
}

/** Where signing in begins; what comes back must carry the state that this tab keeps. */
export function signInAddress(data: LibraryPageData): string {
  const state = crypto.randomUUID()
  sessionStorage.setItem(stateKey, JSON.stringify({ state, language: data.language }))
  const address = new URL(data.signIn)
  address.search = new URLSearchParams({
    client_id: data.clientId,
    redirect_uri: data.redirectUri,
    state,
    language: data.language,
  }).toString()
  return address.href
}

/** True where the address carries what the single account returns. */
export const isReturn = (): boolean => {
  const query = new URLSearchParams(location.search)
  return query.has('code') || query.has('error')
}

/**
 * Exchanges the code in the address, then leaves a clean address behind.
 * @returns `moved` where the page is about to load again in the language that was left
 */
export async function completeSignIn(data: LibraryPageData): Promise<'done' | 'refused' | 'moved'> {
  const query = new URLSearchParams(location.search)
  history.replaceState(null, '', '/')
  const begun = JSON.parse(sessionStorage.getItem(stateKey) ?? '{}')
  sessionStorage.removeItem(stateKey)
  const code = query.get('code')
  if (!code || !begun.state || query.get('state') !== begun.state) return 'refused'
  const asked = new URLSearchParams({
    type: query.get('accountType') ?? '',
    code,
    redirect_uri: data.redirectUri,
  })
  const answer = await fetch(`${data.api}/authorize?${asked}`, { method: 'POST' })
  if (!answer.ok) return 'refused'
  keepToken(answer)
  if (token() === null) return 'refused'
  if (begun.language === data.language) return 'done'
  location.replace(`/?language=${begun.language}`)
  return 'moved'
}

/** Ends the session at the service; the tab forgets it whatever the answer. */
export async function signOut(data: LibraryPageData): Promise<void> {
  const bearer = token()
  forgetToken()
  await fetch(`${data.api}/personal-logout`, { headers: { authorization: `Bearer ${bearer}` } }).catch(
    () => {},
  )
}
