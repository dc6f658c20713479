import type { InspectionEvent } from 'xstate'

/** Development only: a build and a test know no inspector, and this folds to false. */
export const isInspected: boolean = typeof __INSPECT__ === 'boolean' && __INSPECT__

type Listener = (event: InspectionEvent) => void
const listeners = new Set<Listener>()
const inspect: Listener = (event) => {
  for (const listener of listeners) listener(event)
}

/** Hears everything that the charts of this page tell, from now on. In production no chart tells anything. */
export function hearCharts(listener: Listener): void {
  listeners.add(listener)
}

/** The options with which a chart is started: in development it tells what happens in it, in production these as they are. */
export const inspected = <Options extends object>(options: Options): Options =>
  isInspected ? { ...options, inspect } : options
