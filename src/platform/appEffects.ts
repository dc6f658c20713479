import { createContext, useContext, useLayoutEffect } from 'react'
import type { Leave, Notice, Place, ReceiptKept, SubmissionChanged } from '#machines/emittedEvents.ts'

/** What a chart may emit to the application. A page never navigates by itself. */
export type Emitted = Leave | Notice | SubmissionChanged | ReceiptKept

/** The way out of a feature: given by the application, known to features by this context only. */
export interface AppEffects {
  /** The answer to a chart's emitted events: navigation, toast, the journey moving on, a number kept. Others are ignored. */
  handle(event: Emitted | { readonly type: string }): void
  /** For plain links and buttons that no chart stands behind. */
  go(place: Place, options?: { replace?: boolean }): void
}

export const AppEffectsContext = createContext<AppEffects | null>(null)

/** @throws Error outside the application's providers */
export function useAppEffects(): AppEffects {
  const appEffects = useContext(AppEffectsContext)
  if (!appEffects) throw new Error('useAppEffects needs the provider of src/app/App.tsx')
  return appEffects
}

interface EmittingActor {
  on(type: '*', handler: (event: { type: string }) => void): { unsubscribe(): void }
}

/**
 * Hands everything that a page's chart emits to the application. Call it right after `useChart`: a layout effect runs
 * before the effect that starts the chart, so nothing emitted on entry is lost.
 */
export function useEmitted(actor: EmittingActor): void {
  const { handle } = useAppEffects()
  useLayoutEffect(() => {
    const subscription = actor.on('*', handle)
    return () => subscription.unsubscribe()
  }, [actor, handle])
}
