import type { ErrorCode } from '#contract/errorCodes.ts'
import type { Leave, Notice, NoticeReason, Place, SubmissionAddress } from '#machines/emittedEvents.ts'
import type { ChartFailure } from '#machines/failure.ts'

/** What scenarios say often. */

export const address: SubmissionAddress = {
  submissionType: 'apply',
  examId: 7,
  submissionId: 'S000000000000000000001',
}
export const supplementAddress: SubmissionAddress = { ...address, submissionType: 'supplement' }

export const refusal = (code: ErrorCode): ChartFailure => ({ kind: 'http', status: 409, code })
export const offline: ChartFailure = { kind: 'network' }

export const told = (failure: ChartFailure): Notice => ({ type: 'notice', reason: 'failure', failure })
export const says = (reason: NoticeReason): Notice => ({ type: 'notice', reason })

export const goes = (place: Place): Leave => ({ type: 'leave', place, replace: false })
export const goesInstead = (place: Place): Leave => ({ type: 'leave', place, replace: true })

export const home = goes({ to: 'home' })
