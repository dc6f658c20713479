import { useMatches } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { SubmissionType } from '#contract/enums.ts'
import type { SubmissionAddress } from '#machines/emitted.ts'
import type { Unread } from '#src/app/journey/JourneyDriver.tsx'
import type { JourneyPort } from '#src/app/journey/journeyPort.ts'
import { UnreadJourney } from '#src/app/journey/UnreadJourney.tsx'
import { Shell } from '#src/features/shell/Shell.tsx'
import { whenIdle } from '#src/platform/idle.ts'
import { JourneyContext, type JourneyOutlet } from '#src/platform/journeyOutlet.ts'
import { type RouteRow, routeTable } from '#src/routes/table.ts'
import { Toaster } from '#src/ui/Toaster.tsx'

const JourneyDriver = lazy(() =>
  import('#src/app/journey/JourneyDriver.tsx').then((module) => ({ default: module.JourneyDriver })),
)

const SessionKeeper = lazy(() =>
  import('#src/app/SessionKeeper.tsx').then((module) => ({ default: module.SessionKeeper })),
)

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
      return { row: match?.staticData.row, submissionType, examId, submissionId }
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
      {!isBare && (isIdle || signOutWishes > 0) && (
        <Suspense>
          <SessionKeeper signOutWishes={signOutWishes} />
        </Suspense>
      )}
      {address && (
        <Suspense>
          <JourneyDriver
            key={address.submissionId}
            address={address}
            port={port}
            onChange={setJourney}
            onUnread={setUnread}
          />
        </Suspense>
      )}
    </JourneyContext.Provider>
  )
}
