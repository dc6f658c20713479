import { useMatches } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { AppDependencies } from '#src/app/createDependencies.ts'
import { signOutAlone } from '#src/features/session/signOutAlone.ts'
import { Shell } from '#src/features/shell/Shell.tsx'
import { useAppEffects } from '#src/platform/appEffects.ts'
import { whenIdle } from '#src/platform/idle.ts'
import { SubmissionContext, type SubmissionRef } from '#src/platform/journey.ts'
import { useModule } from '#src/platform/useModule.ts'
import { journeyRoute } from '#src/routes/journey.tsx'
import { type RouteRow, routeTable } from '#src/routes/table.ts'
import { Toaster } from '#src/ui/Toaster.tsx'

/** The row of the page that the address names. */
const useRow = (): RouteRow | undefined =>
  useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      // an address whose parts don't parse matches all the same, and is no page of ours
      return match?.paramsError ? undefined : match?.staticData.row
    },
  })

/** The submission whose steps are shown, if any. */
const useOpened = (): SubmissionRef | null =>
  useMatches({
    select: (matches) =>
      (matches.find(({ routeId }) => routeId === journeyRoute.id)?.loaderData as SubmissionRef | undefined) ??
      null,
  })

/** Around every page: the submission whose steps are shown, and the shell that reads it. */
export function Frame({
  loadSession,
  children,
}: Pick<AppDependencies, 'loadSession'> & { children: ReactNode }) {
  const row = useRow()
  const opened = useOpened()
  const { go } = useAppEffects()
  const [needsSession, setNeedsSession] = useState(false)
  useEffect(() => whenIdle(() => setNeedsSession(true)), [])
  const isBare = row?.guard === 'open'
  const { module } = useModule(loadSession, !isBare && needsSession)
  const signOut = async () => {
    setNeedsSession(true)
    try {
      const { session } = await loadSession()
      session.send({ type: 'signOut' })
    } catch {
      // what signs out did not arrive: this tab forgets, with the service or without it
      await signOutAlone()
      go({ to: 'signIn' })
    }
  }
  return (
    <SubmissionContext.Provider value={opened}>
      {isBare ? (
        children
      ) : (
        <Shell
          isHome={row?.path === routeTable.home.path}
          hideTop={!row || row.hideTop === true}
          onSignOut={signOut}
        >
          {children}
        </Shell>
      )}
      <Toaster />
      {!isBare && module && <module.SessionDialogs session={module.session} />}
    </SubmissionContext.Provider>
  )
}
