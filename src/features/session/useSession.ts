import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { basePath, limits } from '#contract/limits.ts'
import { bearer } from '#src/api/bearer.ts'
import { endSession, sessionParts } from '#src/features/session/endSession.ts'
import { wiredSession } from '#src/features/session/wireSession.ts'
import { onSignedOutElsewhere, signedOutSince, tellSignedOut } from '#src/platform/crossTab.ts'
import { useEmitted } from '#src/platform/outlet.ts'
import { onRestored, onVisible } from '#src/platform/pageLifecycle.ts'
import { redirect } from '#src/platform/redirect.ts'
import { useChart } from '#src/platform/useChart.ts'

const here = () => {
  const { pathname, search } = window.location
  return `${pathname.startsWith(basePath) ? pathname.slice(basePath.length) || '/' : '/'}${search}`
}

type Told = (event: { type: string }) => void
interface Teller {
  on(type: '*', handler: Told): { unsubscribe(): void }
}

/** The sign-out has a dialog of its own: its notice would say the same again. */
const withoutFarewell = (actor: Teller): Teller => ({
  on: (type, handler) =>
    actor.on(type, (event) => {
      if (!('reason' in event && event.reason === 'signed_out')) handler(event)
    }),
})

export interface Session {
  signOut(): void
  extend(): void
  /** the warning is shown: the session ends at `expiresAt` unless it is extended */
  readonly warns: boolean
  readonly extending: boolean
  /** signed out, about to leave */
  readonly signingOut: boolean
  /** milliseconds on the device's clock */
  readonly expiresAt: number
}

/** The tab's session, once in the application. */
export function useSession(): Session {
  const actor = useChart(wiredSession, { input: { expiresAt: bearer.expiresAt(), now: Date.now } })
  useLayoutEffect(() => {
    const subscription = actor.on('session.ended', ({ why }) => {
      endSession(why, sessionParts(here))
      if (why === 'signedOut') tellSignedOut(Date.now())
    })
    return () => subscription.unsubscribe()
  }, [actor])
  useEmitted(useMemo(() => withoutFarewell(actor), [actor]))
  useEffect(() => {
    const renew = (expiresAt: number) => actor.send({ type: 'renewed', expiresAt })
    // an answer may have come since the chart was made
    const known = bearer.expiresAt()
    if (known !== null && known !== actor.getSnapshot().context.expiresAt) renew(known)
    return bearer.onTaken(renew)
  }, [actor])
  useEffect(() => {
    const end = () => actor.send({ type: 'signedOutElsewhere' })
    const look = () => {
      const expiresAt = bearer.expiresAt()
      if (expiresAt !== null && signedOutSince(expiresAt - limits.sessionLife)) end()
    }
    look()
    const endings = [
      onSignedOutElsewhere(end),
      // a page that the browser kept shows the person who was signed in then
      onRestored(() => (bearer.read() === null ? redirect.reload() : look())),
      onVisible(look),
    ]
    return () => {
      for (const stop of endings) stop()
    }
  }, [actor])
  return {
    signOut: () => actor.send({ type: 'signOut' }),
    extend: () => actor.send({ type: 'extend' }),
    warns: useSelector(actor, (s) => s.hasTag('dialog')),
    extending: useSelector(actor, (s) => s.matches({ signedIn: 'extending' })),
    signingOut: useSelector(actor, (s) => s.matches('signingOut') || s.matches('signedOutHere')),
    expiresAt: useSelector(actor, (s) => s.context.expiresAt),
  }
}
