import { useMatches } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { signOutAlone } from '#src/features/session/signOutAlone.ts'
import { Shell } from '#src/features/shell/Shell.tsx'
import { whenIdle } from '#src/platform/idle.ts'
import { SubmissionContext, type SubmissionRef } from '#src/platform/journey.ts'
import { useOutlet } from '#src/platform/outlet.ts'
import { useModule } from '#src/platform/useModule.ts'
import { journeyRoute } from '#src/routes/journey.tsx'
import { type RouteRow, routeTable } from '#src/routes/table.ts'
import { Toaster } from '#src/ui/Toaster.tsx'

const loadKeeper = () => import('#src/app/SessionKeeper.tsx')

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

/** Signs out where the session's own module did not arrive: this tab forgets, with the service or without it. */
function useSignOutWithout(wanted: boolean) {
  const { go } = useOutlet()
  useEffect(() => {
    if (!wanted) return
    void signOutAlone().then(() => go({ to: 'signIn' }))
  }, [wanted, go])
}

/** Around every page: the submission whose steps are shown, and the shell that reads it. */
export function Frame({ children }: { children: ReactNode }) {
  const row = useRow()
  const opened = useOpened()
  const [isIdle, setIsIdle] = useState(false)
  const [signOutWishes, setSignOutWishes] = useState(0)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const isBare = row?.guard === 'open'
  const keeper = useModule(loadKeeper, !isBare && (isIdle || signOutWishes > 0))
  useSignOutWithout(keeper.failed && signOutWishes > 0)
  return (
    <SubmissionContext.Provider value={opened}>
      {isBare ? (
        children
      ) : (
        <Shell
          isHome={row?.path === routeTable.home.path}
          hideTop={!row || row.hideTop === true}
          onSignOut={() => setSignOutWishes((wishes) => wishes + 1)}
        >
          {children}
        </Shell>
      )}
      <Toaster />
      {!isBare && keeper.module && <keeper.module.SessionKeeper signOutWishes={signOutWishes} />}
    </SubmissionContext.Provider>
  )
}
