/** What a tester writes for a chart: how its events come about on the screen, and what its states look like there. */
import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Alphabet } from '#test/charts/paths/allEdgesPaths.ts'
import type { Walk } from '#test/paths/walk.ts'

/** Brings an event about: by hand on the page, by the clock, or by ending calls that wait in the gate. */
export type Act = (walk: Walk, event: AnyEventObject) => Promise<unknown>
/** Fails where the screen doesn't show the state. */
export type Look = (walk: Walk) => Promise<unknown>

/** A transition that no path in the browser takes, and why. */
export interface Excluded {
  /** name as in machines/chartParts.ts */
  readonly transition: string
  readonly why: string
}

export interface WalkPlan {
  readonly chart: AnyStateMachine
  /** what the browser can bring about; fewer cases than in plain Node, one for each outcome of a guard */
  readonly alphabet: Alphabet
  /** the page's clock stands still, and moves only where an act moves it */
  readonly clockStands?: boolean
  /** the page makes the chart with its first event, such as a press: nothing is told before */
  readonly isMadeLate?: boolean
  /** takes a person, the service and a page to the start of the chart */
  readonly begin: (walk: Walk, input: never) => Promise<unknown>
  /** by type of event */
  readonly events: Readonly<Record<string, Act>>
  /** by state, as statePath writes it */
  readonly states: Readonly<Record<string, Look>>
  readonly excluded?: readonly Excluded[]
}

/** One entry of a table by its name. @throws Error where there is none: a path never passes over what it doesn't know */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string, what: string): Entry {
  if (!Object.hasOwn(table, name)) throw new Error(`${what} “${name}” has no entry in the plan of its chart`)
  return table[name] as Entry
}
