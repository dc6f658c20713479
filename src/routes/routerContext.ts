import type { ParsedLocation } from '@tanstack/react-router'
import type { InnerPlace } from '#src/platform/paths.ts'
import type { RouteRow } from '#src/routes/table.ts'

/** What the application gives to the routes. */
export interface RouterContext {
  /** The guard (section 4). Where the person has to sign in first, the promise stays open: the browser is leaving. */
  admit(location: Pick<ParsedLocation, 'pathname' | 'searchStr'>): Promise<never> | undefined
  /** Takes the person to another page in place of this one; the promise stays open, this page never loads. */
  sendOn(place: InnerPlace): Promise<never>
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the row of the route table that the route stands for */
    row?: RouteRow
  }
}
