import type { ParsedLocation } from '@tanstack/react-router'
import type { RouteRow } from '#src/routes/table.ts'

/** What the application gives to the routes. */
export interface RouterContext {
  /** The guard (section 4). Where the person has to sign in first, the promise stays open: the browser is leaving. */
  admit(location: Pick<ParsedLocation, 'pathname' | 'searchStr'>): Promise<never> | undefined
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** the row of the route table that the route stands for */
    row?: RouteRow
  }
}
