import type { ParsedLocation } from '@tanstack/react-router'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import type { SubmissionRef } from '#src/platform/journey.ts'
import type { RouteRow } from '#src/routes/table.ts'

/** What the application gives to the routes. */
export interface RouterContext {
  /** The guard (section 4). Where the person has to sign in first, the promise stays open: the browser is leaving. */
  admit(location: Pick<ParsedLocation, 'pathname' | 'searchStr'>): Promise<never> | undefined
  /**
   * The actor of a submission, which is read meanwhile; the same one from step to step. None while the build draws the
   * first screen.
   * @throws ModuleMissing
   */
  openSubmission(address: SubmissionAddress): Promise<SubmissionRef | null>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the row of the route table that the route stands for */
    row?: RouteRow
  }
}
