import type { AnyEventObject } from 'xstate'
import type { ErrorCode } from '#contract/errorCodes.ts'
import { offline, refusal } from '#test/charts/phrases.ts'

/** Ends of the calls that a chart makes, as events. */

export const done = (id: string, output?: unknown): AnyEventObject => ({
  type: `xstate.done.actor.${id}`,
  output,
  actorId: id,
})
export const error = (id: string, failure: object): AnyEventObject => ({
  type: `xstate.error.actor.${id}`,
  error: failure,
  actorId: id,
})
/** A call that is refused with each of these codes, or gets no answer. */
export const errors = (id: string, ...codes: readonly ErrorCode[]): AnyEventObject[] => [
  error(id, offline),
  ...codes.map((code) => error(id, refusal(code))),
]
export const unauthorized = (id: string) => error(id, { kind: 'http', status: 401 })
