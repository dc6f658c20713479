/** The review: back to an earlier step, or confirmed (section 4). Confirmation gives the numbers for people. */

import type { ReturnStage, SubmissionType } from '#contract/enums.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import { ApiError } from '#service/core/apiError.ts'
import { assertOpen } from '#service/domain/examPeriods.ts'
import { applicationNumber, submissionNumber, yearOf } from '#service/domain/numbers.ts'
import { assertType } from '#service/domain/stageTransitions.ts'
import { nextNumber } from '#service/store/numbers.ts'
import { findForm } from '#service/store/registrationForms.ts'
import {
  changeSubmission,
  giveApplicationNumber,
  lastEvent,
  lockOwned,
  type SubmissionWithExam,
} from '#service/store/submissions.ts'
import { inTransaction, type Trx } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { finalizeSubmission } from '#service/usecases/submission/finalizeSubmission.ts'
import { transitionStage } from '#service/usecases/submission/transitionStage.ts'

interface Request {
  id: string
  subject: string
  now: Date
}

/** Back to an earlier step. A repeat is answered with what is stored. */
export function returnFromReview(
  { db }: Pick<Dependencies, 'db'>,
  { id, subject, now }: Request,
  to: ReturnStage,
): Promise<SubmissionWithExam> {
  return inTransaction(db, async (trx) => {
    const current = await lockOwned(trx, id, subject)
    if (current.submission.stage === to && (await lastEvent(trx, id)) === 'returned') return current
    assertOpen(current.exam, current.submission.type, now)
    return transitionStage(trx, current, { type: 'returned', to }, now)
  })
}

/**
 * Confirms the review: an application goes on to its payment; a supplement too, or ends where nothing is to be paid.
 * A repeat is answered with what is stored.
 * @param seen the version that the person has read; undefined where the client doesn't tell
 * @throws ApiError VERSION_CONFLICT where it has changed since: nobody submits what they haven't seen
 */
export function submitReview(
  { db }: Pick<Dependencies, 'db'>,
  { id, subject, now, seen }: Request & { seen?: number | undefined },
  type: SubmissionType,
): Promise<SubmissionWithExam> {
  return inTransaction(db, async (trx) => {
    const current = await lockOwned(trx, id, subject)
    assertType(current, type)
    if ((await lastEvent(trx, id)) === 'review.submitted') return current
    assertOpen(current.exam, type, now)
    if (current.submission.stage === 'REVIEWING' && type === 'apply') await requireForm(trx, id)
    if (current.submission.stage === 'REVIEWING' && seen !== undefined && seen !== current.submission.version)
      throw new ApiError('VERSION_CONFLICT', { message: 'Changed since it was read; read it again' })
    // The chart is asked first, so that a refused step takes no number.
    if (current.submission.stage !== 'REVIEWING')
      return transitionStage(trx, current, { type: 'review.submitted' }, now)
    const numbered = await withNumbers(trx, current, now)
    const endsHere = type === 'supplement' && !current.submission.supplementPayment
    return endsHere
      ? finalizeSubmission(trx, numbered, { type: 'review.submitted' }, now, null)
      : transitionStage(trx, numbered, { type: 'review.submitted' }, now)
  })
}

async function requireForm(trx: Trx, submissionId: string): Promise<void> {
  if (!(await findForm(trx, submissionId)))
    throw new ApiError('REGISTRATION_NOT_EXIST', { message: 'The registration form is missing' })
}

/** Numbers are given once: a reset and a second review keep them. */
async function withNumbers(trx: Trx, current: SubmissionWithExam, now: Date): Promise<SubmissionWithExam> {
  const { submission } = current
  if (submission.type === 'apply') {
    const applicationNo = await numberOr('CREATE_APP_NO_ERROR', async () =>
      applicationNumber(yearOf(now), await nextNumber(trx, 'application_number')),
    )
    await giveApplicationNumber(trx, submission.applicationId, applicationNo)
  }
  if (submission.submissionNo !== null) return current
  const submissionNo = await numberOr('CREATE_SUBMISSION_NO_ERROR', async () =>
    submissionNumber(yearOf(now), await nextNumber(trx, 'submission_number')),
  )
  return changeSubmission(trx, current, { submissionNo })
}

async function numberOr(code: ErrorCode, take: () => Promise<string>): Promise<string> {
  try {
    return await take()
  } catch {
    throw new ApiError(code, { message: 'No number could be given' })
  }
}
