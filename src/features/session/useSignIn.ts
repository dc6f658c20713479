import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { readReturn } from '#src/features/session/readReturn.ts'
import { provideSignInActors } from '#src/features/session/signIn.actors.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { takeSessionEnd } from '#src/platform/sessionEnd.ts'
import { sessionStore, storageKeys } from '#src/platform/storage.ts'
import { useChart } from '#src/platform/useChart.ts'
import { showToast } from '#src/ui/toasts.ts'

const pageAddress = () => `${window.location.origin}${window.location.pathname.replace(/\/$/, '')}`

/** The return from the single account: its code is taken out of the address and exchanged. */
export function useSignIn() {
  const [input] = useState(() => readReturn(window.location.search, sessionStore))
  const [chart] = useState(() => provideSignInActors(pageAddress()))
  const actor = useChart(chart, { input })
  useLayoutEffect(() => {
    const subscription = actor.on('leave', ({ place }) => {
      if (place.to === 'signIn') return
      if (takeSessionEnd(sessionStore)) showToast('info', { id: 'auth.session_kept' })
      for (const key of [storageKeys.returnTo, storageKeys.reciboSubmissionNo]) sessionStore.remove(key)
    })
    return () => subscription.unsubscribe()
  }, [actor])
  useEmitted(actor)
  useEffect(() => {
    // the code must not stay in the history, nor in an address that is copied
    window.history.replaceState(window.history.state, '', window.location.pathname)
    sessionStore.remove(storageKeys.signInState)
    actor.send({ type: 'begin' })
  }, [actor])
  return {
    refused: useSelector(actor, (s) => s.hasTag('refused')),
    signIn: () => actor.send({ type: 'signIn' }),
  }
}
