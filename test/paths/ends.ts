/** From what the model says of a call's end to what the gate does with the call. */
import type { AnyEventObject } from 'xstate'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import type { ChartFailure } from '#machines/failure.ts'
import type { MadeUp } from '#test/pages/serviceAnswers.ts'
import type { Act } from '#test/paths/plan.ts'

/** The failure that an error event of the model carries, as an answer. */
export function failureOf({ type, error }: AnyEventObject): MadeUp {
  const { kind, status, code } = error as ChartFailure
  if (kind === 'http') return code ?? status ?? 500
  if (kind === 'network' || kind === 'malformed') return kind
  throw new Error(`${type} fails by ${kind}, which no answer is`)
}

/** The service answers the call that waits. */
export const answers =
  (endpoint: Endpoint): Act =>
  ({ gate }) =>
    gate.end(endpoint, 'service')

/** The call that waits fails as the event says. */
export const fails =
  (endpoint: Endpoint): Act =>
  ({ gate }, event) =>
    gate.end(endpoint, { answer: failureOf(event) })
