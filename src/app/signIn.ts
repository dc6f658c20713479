import { basePath } from '#contract/limits.ts'
import type { RuntimeConfig } from '#contract/runtimeConfig.ts'
import { currentLanguage } from '#src/i18n/language.ts'
import { pathOf } from '#src/platform/paths.ts'
import type { Redirect } from '#src/platform/redirect.ts'
import { noteSessionEnd } from '#src/platform/sessionEnd.ts'
import { type Store, storageKeys } from '#src/platform/storage.ts'

/** Where the single account returns to (section 2); the exchange of the code names exactly the same address. */
export const returnAddress = (origin: string) => `${origin}${basePath}/personal-login`

export interface SignInParts {
  readonly config: () => RuntimeConfig
  readonly store: Store
  readonly redirect: Pick<Redirect, 'replace'>
  readonly origin: () => string
  readonly newState: () => string
  /** milliseconds on the device's clock */
  readonly now: () => number
  readonly onRestored: (listener: () => void) => void
}

export interface SignIn {
  /** Remembers the page asked for and leaves for the single account; one departure however often it is called. */
  start(asked: { readonly pathname: string; readonly searchStr: string } | null): void
  /** the guard's question */
  readonly isSignedIn: () => boolean
}

/** Sign-in starts here only, so that many refusals at once lead to one redirect with one state value. */
export function createSignIn(parts: SignInParts): SignIn {
  let leaving = false
  // back from the sign-in page, to a page that the browser kept
  parts.onRestored(() => {
    leaving = false
  })
  return {
    isSignedIn: () => parts.store.read(storageKeys.token) !== null && !hasEnded(parts),
    start(asked) {
      if (leaving) return
      leaving = true
      if (asked) remember(parts.store, asked)
      // a token that is there has run out: it is told after the next sign-in
      if (parts.store.read(storageKeys.token) !== null) noteSessionEnd(parts.store)
      const state = parts.newState()
      parts.store.write(storageKeys.signInState, state)
      const { signInUrl, clientId } = parts.config()
      const address = new URL(signInUrl)
      address.searchParams.set('client_id', clientId)
      address.searchParams.set('redirect_uri', returnAddress(parts.origin()))
      address.searchParams.set('state', state)
      address.searchParams.set('language', currentLanguage())
      parts.redirect.replace(address.href)
    },
  }
}

/** A token that is known to be over is none: pages that ask the service for nothing would open with it. */
function hasEnded({ store, now }: Pick<SignInParts, 'store' | 'now'>): boolean {
  const end = Number(store.read(storageKeys.tokenEnd) ?? Number.NaN)
  return Number.isFinite(end) && end <= now()
}

const reciboPath = pathOf({ to: 'recibo', submissionNo: '' }).replace(/\?.*/, '')

/** Section 4, route guard: the receipt's number on `/recibo`; otherwise the page itself. */
function remember(store: Store, { pathname, searchStr }: { pathname: string; searchStr: string }) {
  const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname
  const submissionNo = new URLSearchParams(searchStr).get('submissionNo')
  if (path === reciboPath && submissionNo) store.write(storageKeys.reciboSubmissionNo, submissionNo)
  else if (!isSignInPage(path)) store.write(storageKeys.returnTo, `${path || '/'}${searchStr}`)
}

const isSignInPage = (path: string) => /^\/(personal-login|authorization)\/?$/.test(path)
