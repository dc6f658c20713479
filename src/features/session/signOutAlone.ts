import { signOut } from '#contract/endpoints/session.ts'
import { limits } from '#contract/limits.ts'
import { call } from '#src/api/client.ts'
import { endSession, sessionParts } from '#src/features/session/endSession.ts'
import { tellSignedOut } from '#src/platform/crossTab.ts'
import { showToast } from '#src/ui/toasts.ts'

/** How long the service may take, in milliseconds: the tab forgets all the same. */
const timeout = 5_000

/** Signs out without the session's chart, which did not arrive. Resolves when the page is to be left (section 2). */
export async function signOutAlone(): Promise<void> {
  const asking = new AbortController()
  const timer = setTimeout(() => asking.abort(), timeout)
  await call(signOut, { signal: asking.signal }).catch(() => {})
  clearTimeout(timer)
  endSession(
    'signedOut',
    sessionParts(() => '/'),
  )
  tellSignedOut(Date.now())
  showToast('info', { id: 'auth.logout_done' })
  await new Promise((done) => setTimeout(done, limits.signOutDelay))
}
