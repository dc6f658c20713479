import { useEffect, useRef } from 'react'
import { SessionDialogs } from '#src/features/session/SessionDialogs.tsx'
import { useSession } from '#src/features/session/useSession.ts'

/** Keeps the tab's session: warning before the end, sign-out. Arrives when the browser is idle, or with the first wish. */
export function SessionKeeper({ signOutWishes }: { signOutWishes: number }) {
  const session = useSession()
  const signOut = useRef(session.signOut)
  signOut.current = session.signOut
  useEffect(() => {
    if (signOutWishes > 0) signOut.current()
  }, [signOutWishes])
  return <SessionDialogs session={session} />
}
