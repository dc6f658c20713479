import { basePath, limits } from '#contract/limits.ts'
import type { SessionRef } from '#machines/session/session.machine.ts'
import { bearer } from '#src/api/bearer.ts'
import { endSession, sessionParts } from '#src/features/session/endSession.ts'
import type { AppEffects } from '#src/platform/appEffects.ts'
import { onSignedOutElsewhere, signedOutSince, tellSignedOut } from '#src/platform/crossTab.ts'
import { onRestored, onVisible } from '#src/platform/pageLifecycle.ts'
import { redirect } from '#src/platform/redirect.ts'

const here = () => {
  const { pathname, search } = window.location
  return `${pathname.startsWith(basePath) ? pathname.slice(basePath.length) || '/' : '/'}${search}`
}

/** Binds the session with its tab, for as long as the tab lives: bearers that answers bring, other tabs, the app’s effects. */
export function bindSession(session: SessionRef, { handle }: Pick<AppEffects, 'handle'>): void {
  session.on('session.ended', ({ why }) => {
    endSession(why, sessionParts(here))
    if (why === 'signedOut') tellSignedOut(Date.now())
  })
  session.on('*', handle)
  bearer.onTaken((expiresAt) => session.send({ type: 'renewed', expiresAt }))

  const end = () => session.send({ type: 'signedOutElsewhere' })
  const look = () => {
    const expiresAt = bearer.expiresAt()
    if (expiresAt !== null && signedOutSince(expiresAt - limits.sessionLife)) end()
  }
  look()
  onSignedOutElsewhere(end)
  // a page that the browser kept shows the person who was signed in then
  onRestored(() => (bearer.read() === null ? redirect.reload() : look()))
  onVisible(look)
}
