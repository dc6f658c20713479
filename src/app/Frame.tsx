import { useMatches } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { SubmissionType } from '#contract/enums.ts'
import type { SubmissionAddress } from '#machines/emitted.ts'
import type { Unread } from '#src/app/journey/JourneyDriver.tsx'
import type { JourneyPort } from '#src/app/journey/journeyPort.ts'
import { UnreadJourney } from '#src/app/journey/UnreadJourney.tsx'
import { signOutAlone } from '#src/features/session/signOutAlone.ts'
import { Shell } from '#src/features/shell/Shell.tsx'
import { whenIdle } from '#src/platform/idle.ts'
import { JourneyContext, type JourneyOutlet } from '#src/platform/journeyOutlet.ts'
import { useOutlet } from '#src/platform/outlet.ts'
import { freshenPage } from '#src/platform/stalePage.ts'
import { useModule } from '#src/platform/useModule.ts'
import { type RouteRow, routeTable } from '#src/routes/table.ts'
import { Toaster } from '#src/ui/Toaster.tsx'

const loadDriver = () => import('#src/app/journey/JourneyDriver.tsx')
const loadKeeper = () => import('#src/app/SessionKeeper.tsx')

interface ShownPage {
  readonly row: RouteRow | undefined
  readonly address: SubmissionAddress | null
}

/** The page that the address names, and the submission whose journey it belongs to, if any. */
function useShownPage(): ShownPage {
  const shown = useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      const { submissionType, examId, submissionId } = (match?.params ?? {}) as Partial<
        Record<string, string | number>
      >
      // an address whose parts don't parse matches all the same, and is no page of ours
      const row = match?.paramsError ? undefined : match?.staticData.row
      return { row, submissionType, examId, submissionId }
    },
    structuralSharing: true,
  })
  const { row, submissionType, examId, submissionId } = shown
  const inJourney = row?.guard === 'journey'
  // the same object from step to step: one reading serves the whole journey
  const address = useMemo(
    () =>
      inJourney
        ? {
            submissionType: submissionType as SubmissionType,
            examId: Number(examId),
            submissionId: String(submissionId),
          }
        : null,
    [inJourney, submissionType, examId, submissionId],
  )
  return { row, address }
}

/** Signs out where the session's own module did not arrive: this tab forgets, with the service or without it. */
function useSignOutWithout(wanted: boolean) {
  const { go } = useOutlet()
  useEffect(() => {
    if (!wanted) return
    void signOutAlone().then(() => go({ to: 'signIn' }))
  }, [wanted, go])
}

/** A module that a page can't do without: a page that is out of date is loaded anew, otherwise it is told. */
function useFreshPage(isMissing: boolean, tell: () => void) {
  const say = useRef(tell)
  say.current = tell
  useEffect(() => {
    if (!isMissing) return
    let current = true
    freshenPage().then((found) => current && found !== 'leaving' && say.current())
    return () => {
      current = false
    }
  }, [isMissing])
}

interface FrameProps {
  readonly port: JourneyPort
  readonly children: ReactNode
}

/** Around every page: the journey of the submission shown, and the shell that reads it. Neither remounts the other. */
export function Frame({ port, children }: FrameProps) {
  const { row, address } = useShownPage()
  const [journey, setJourney] = useState<JourneyOutlet | null>(null)
  const [unread, setUnread] = useState<Unread | null>(null)
  const [isIdle, setIsIdle] = useState(false)
  const [signOutWishes, setSignOutWishes] = useState(0)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const isBare = row?.guard === 'open'
  const keeper = useModule(loadKeeper, !isBare && (isIdle || signOutWishes > 0))
  const driver = useModule(loadDriver, address !== null)
  useSignOutWithout(keeper.failed && signOutWishes > 0)
  useFreshPage(driver.failed, () => setUnread({ failure: { kind: 'network' }, retry: driver.retry }))
  return (
    <JourneyContext.Provider value={journey}>
      {isBare ? (
        children
      ) : (
        <Shell
          isHome={row?.path === routeTable.home.path}
          hideTop={!row || row.hideTop === true}
          onSignOut={() => setSignOutWishes((wishes) => wishes + 1)}
        >
          {unread && address ? <UnreadJourney unread={unread} /> : children}
        </Shell>
      )}
      <Toaster />
      {!isBare && keeper.module && <keeper.module.SessionKeeper signOutWishes={signOutWishes} />}
      {address && driver.module && (
        <driver.module.JourneyDriver
          key={address.submissionId}
          address={address}
          port={port}
          onChange={setJourney}
          onUnread={setUnread}
        />
      )}
    </JourneyContext.Provider>
  )
}
