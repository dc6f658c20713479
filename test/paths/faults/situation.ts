/** A moment of a journey at which a page makes a call: how a person gets there, and what must come of it. */
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import type { Showing } from '#test/paths/faults/seen.ts'
import type { Walk } from '#test/paths/walk.ts'

export type Doing = (walk: Walk) => Promise<unknown>
export type Asking = (walk: Walk) => Promise<boolean>

export interface Situation {
  /** what of: the first part of a case's name */
  readonly walk: string
  readonly call: Endpoint
  /** from nobody to the moment before the call */
  readonly begin: Doing
  /** what the person does that makes the call */
  readonly act: Doing
  /** such calls that pass before the one that fails */
  readonly skip?: number
  readonly shows: Showing
  /** the journey's next step is reached */
  readonly reached: Asking
  /** what one does again where the page has no button to try again; the step's usual way otherwise */
  readonly again?: Doing
  /** fails where something that was typed, chosen, uploaded or paid is lost, or paid twice */
  readonly kept?: Doing
  /** what the service must know for a code to be true */
  readonly truth?: Partial<Record<ErrorCode, Doing>>
  /** the page shows nothing of the call while it runs */
  readonly isUnnoticed?: boolean
  /** the browser itself goes there: what fails is no page of ours */
  readonly isVisit?: boolean
  /** the page's clock is set before the page is opened */
  readonly usesClock?: boolean
}
