/**
 * What leaves a page for the viewer of charts: a closed list. Names that stand in the source of a chart, numbers, and
 * nothing that a person typed, received or is called.
 */
import * as v from 'valibot'

/** Channel between the pages of the application and the viewer, both of the same origin. */
export const channelName = 'candidatura.inspect'

/** The function that path tests give a page before it starts; each message is handed to it. */
export const pathTestsHear = 'candidaturaPathTestsHear'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** an actor's number within its page, such as `x:4` */
const actor = v.pipe(v.string(), v.regex(/^x:\d+$/))

/** The state of a chart, as XState writes it: a name, or names by region. */
export type StateValue = string | { readonly [region: string]: StateValue }
const StateValue: v.GenericSchema<StateValue> = v.lazy(() =>
  v.union([v.string(), v.record(v.string(), StateValue)]),
)

/** A transition that was considered, in the order in which they are tried. */
const Tried = v.strictObject({
  /** name of the transition, as in machines/chartParts.ts */
  transition: v.string(),
  /** null where it has no guard */
  guard: v.nullable(v.string()),
  verdict: v.picklist(['passed', 'refused', 'threw']),
})
export type Tried = v.InferOutput<typeof Tried>

/** One move of a chart. An event may bring several: those that need no event follow at once. */
const Move = v.strictObject({
  event: v.string(),
  tried: v.array(Tried),
  /** names of the transitions that were taken */
  taken: v.array(v.string()),
})
export type Move = v.InferOutput<typeof Move>

const statuses = ['active', 'done', 'error', 'stopped'] as const

const Born = v.strictObject({
  kind: v.literal('born'),
  n: count,
  at: count,
  actor,
  parent: v.nullable(actor),
  /** id of the chart; null for a call or a reporter */
  chart: v.nullable(v.string()),
  /** id of the chart, or the name of the call in its parent's chart */
  name: v.string(),
})
const Step = v.strictObject({
  kind: v.literal('step'),
  /** number of the message within the page, from 1 */
  n: count,
  /** milliseconds since the page was opened */
  at: count,
  actor,
  event: v.string(),
  /** who sent the event; null: the page itself */
  source: v.nullable(actor),
  /** false: the actor had ended before, and the event was lost */
  heard: v.boolean(),
  status: v.picklist(statuses),
  /** null for a call or a reporter */
  value: v.nullable(StateValue),
  tags: v.array(v.string()),
  moves: v.array(Move),
})
/** What a page tells of its actors. */
export const Told = v.variant('kind', [Born, Step])
export type Told = v.InferOutput<typeof Told>
export type Born = v.InferOutput<typeof Born>
export type Step = v.InferOutput<typeof Step>

/** Made anew each time a page is opened. */
const page = v.pipe(v.string(), v.regex(/^[\da-f]{8}$/))

const Opened = v.strictObject({ kind: v.literal('opened'), page })
const Telling = v.strictObject({ kind: v.literal('told'), page, told: Told })
const Left = v.strictObject({ kind: v.literal('left'), page })

/** What goes over the channel. */
export const Message = v.variant('kind', [
  /** viewer: whoever is there, say what has happened so far */
  v.strictObject({ kind: v.literal('hello') }),
  /** page: here I am */
  Opened,
  Telling,
  /** page: closed, or left for another */
  Left,
])
export type Message = v.InferOutput<typeof Message>

/** What happened, in its order: all that a viewer needs to show it again. */
export const Trace = v.strictObject({
  trace: v.literal(1),
  messages: v.array(v.variant('kind', [Opened, Telling, Left])),
})
export type Trace = v.InferOutput<typeof Trace>
