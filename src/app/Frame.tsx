import { useMatches } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { SubmissionType } from '#contract/enums.ts'
import type { SubmissionAddress } from '#machines/emitted.ts'
import type { JourneyPort } from '#src/app/journey/journeyPort.ts'
import { JourneyContext, type JourneyOutlet } from '#src/platform/journeyOutlet.ts'
import type { RouteRow } from '#src/routes/table.ts'

const JourneyDriver = lazy(() =>
  import('#src/app/journey/JourneyDriver.tsx').then((module) => ({ default: module.JourneyDriver })),
)

/** Modules of the journey, fetched before a step is opened. */
export const preloadJourney = () => import('#src/app/journey/JourneyDriver.tsx')

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
  const address = useMemo(
    () =>
      row?.guard === 'journey'
        ? {
            submissionType: submissionType as SubmissionType,
            examId: Number(examId),
            submissionId: String(submissionId),
          }
        : null,
    [row, submissionType, examId, submissionId],
  )
  return { row, address }
}

/** Around every page: the journey of the submission shown, and the shell that reads it. Neither remounts the other. */
export function Frame({ port, children }: { port: JourneyPort; children: ReactNode }) {
  const { address } = useShownPage()
  const [journey, setJourney] = useState<JourneyOutlet | null>(null)
  return (
    <JourneyContext.Provider value={journey}>
      {children}
      {address && (
        <Suspense>
          <JourneyDriver key={address.submissionId} address={address} port={port} onChange={setJourney} />
        </Suspense>
      )}
    </JourneyContext.Provider>
  )
}
