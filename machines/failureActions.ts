import type { EligibilityCode, ErrorCode } from '#contract/errorCodes.ts'
import type { Leave, Notice, NoticeReason, Place, SubmissionAddress } from '#machines/emittedEvents.ts'
import { type ChartFailure, failureOf } from '#machines/failure.ts'

/** Parameters of an action or guard that looks at the failure of an invoked actor. */
export interface Failed {
  readonly failure: ChartFailure
}

/** Takes the failure out of an actor's error, as parameters: `params: failed`. */
export const failed = ({ event }: { event: { error: unknown } }): Failed => ({
  failure: failureOf(event.error),
})

/** Guard: the service refused with one of these codes. */
export const hasCode =
  (...codes: readonly ErrorCode[]) =>
  (_: unknown, { failure }: Failed): boolean =>
    failure.code !== undefined && codes.includes(failure.code)

/** Guard: the call was answered 401 or 403. */
export const isUnauthorized = (_: unknown, { failure }: Failed): boolean =>
  failure.status === 401 || failure.status === 403

const periodCodes: readonly ErrorCode[] = [
  'TIME_OUT',
  'SUPPLEMENT_TIME_OUT',
  'IS_NOT_DURING_THE_APP_PERIOD',
  'IS_NOT_DURING_THE_SUPPLEMENT_PERIOD',
] satisfies EligibilityCode[]

const isPeriodCode = (code: ErrorCode | undefined): code is EligibilityCode =>
  code !== undefined && periodCodes.includes(code)

/** Guard, section 8: a period that is over leads to the check page with its message. */
export const endsThePeriod = (_: unknown, { failure: { code } }: Failed): boolean => isPeriodCode(code)

/** Guard, section 8: a wrong step leads back to the list, a period that is over to the check page with its message. */
export const endsTheStep = (_: unknown, { failure: { code } }: Failed): boolean =>
  code === 'STAGE_ERROR' || isPeriodCode(code)

/** A message about a failure. */
export const noticeOf = (failure: ChartFailure): Notice => ({ type: 'notice', reason: 'failure', failure })

/** A message for a reason of our own. */
export const noticeFor = (reason: NoticeReason): Notice => ({ type: 'notice', reason })

/** Emission: the failure is told. */
export const emitFailure = (_: unknown, { failure }: Failed): Notice => noticeOf(failure)

/**
 * Emission of a step: as `emitFailure`, but a period that is over is told by the check page, which follows. At payment it
 * is told as the failed payment that it is, too (section 8).
 */
export const tellRefusal = (given: unknown, params: Failed): Notice =>
  isPeriodCode(params.failure.code) ? noticeFor('period_over') : emitFailure(given, params)

/** A wish to leave the page; by default the page left stays in the history. */
export const leaveFor = (place: Place, replace = false): Leave => ({ type: 'leave', place, replace })

/** Where a failure that ends a step leads. */
export const leaveAfter = ({ code }: ChartFailure, { submissionType, examId }: SubmissionAddress): Leave =>
  leaveFor(isPeriodCode(code) ? { to: 'check', submissionType, examId, code } : { to: 'home' })

/**
 * The answer to errors of a step that names its guard `endsTheStep` and its actions `notifyFailure` and
 * `leaveAfterFailure`: the failure is told, and where it ends the step the page is left.
 * @param target the state that the step goes on in
 */
export const refusedTo = <Target extends string>(target: Target) =>
  [
    {
      guard: { type: 'endsTheStep', params: failed },
      target,
      actions: [
        { type: 'notifyFailure', params: failed },
        { type: 'leaveAfterFailure', params: failed },
      ],
    },
    { target, actions: { type: 'notifyFailure', params: failed } },
  ] as const
