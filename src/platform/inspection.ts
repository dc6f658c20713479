import type { InspectionEvent } from 'xstate'

type Listener = (event: InspectionEvent) => void
const listeners = new Set<Listener>()
const inspect: Listener = (event) => {
  for (const listener of listeners) listener(event)
}

/**
 * Hears everything that the charts of this page tell, from now on. Development only: in production no chart tells
 * anything.
 */
export function hearCharts(listener: Listener): void {
  listeners.add(listener)
}

/** The options with which a chart is started: in development it tells what happens in it, in production these as they are. */
export const inspected = <Options extends object>(options: Options): Options =>
  __INSPECT__ ? { ...options, inspect } : options
