import { createContext, useContext, useLayoutEffect } from 'react'
import type { Leave, Notice, Place, ReceiptKept, SubmissionChanged } from '#machines/emittedEvents.ts'

/** What a chart may emit to the application. A page never navigates by itself. */
export type Emitted = Leave | Notice | SubmissionChanged | ReceiptKept

/** The way out of a feature: given by the application, known to features by this context only. */
export interface Outlet {
  /** The answer to a chart's emitted events: navigation, toast, the journey moving on, a number kept. Others are ignored. */
  handle(event: Emitted | { readonly type: string }): void
  /** For plain links and buttons that no chart stands behind. */
  go(place: Place, options?: { replace?: boolean }): void
}

export const OutletContext = createContext<Outlet | null>(null)

/** @throws Error outside the application's providers */
export function useOutlet(): Outlet {
  const outlet = useContext(OutletContext)
  if (!outlet) throw new Error('useOutlet needs the provider of src/app/providers.tsx')
  return outlet
}

interface EmittingActor {
  on(type: '*', handler: (event: { type: string }) => void): { unsubscribe(): void }
}

/**
 * Hands everything that a page's chart emits to the application. Call it right after `useChart`: a layout effect runs
 * before the effect that starts the chart, so nothing emitted on entry is lost.
 */
export function useEmitted(actor: EmittingActor): void {
  const { handle } = useOutlet()
  useLayoutEffect(() => {
    const subscription = actor.on('*', handle)
    return () => subscription.unsubscribe()
  }, [actor, handle])
}
