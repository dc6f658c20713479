/** The check that opens a supplement round, or goes on with the open one (sections 4 and 6). */
import type { EligibilityCode } from '#contract/errorCodes.ts'
import { periodState } from '#contract/rules/examWindow.ts'
import { ApiError } from '#service/core/apiError.ts'
import { supplementOwed } from '#service/domain/eligibility.ts'
import { examPeriods } from '#service/domain/examPeriods.ts'
import { findExam } from '#service/store/exams.ts'
import { findPerson } from '#service/store/people.ts'
import {
  findRound,
  listEnded,
  listRounds,
  lockApplication,
  type SubmissionWithExam,
} from '#service/store/submissions.ts'
import { inTransaction } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { openRound, type RoundRequest } from '#service/usecases/eligibility/openRound.ts'

const ineligible = (code: EligibilityCode) => new ApiError(code, { message: 'Nothing to supplement' })

/**
 * Order of errors: period, no ended application, not conditionally admitted, paid already.
 * @throws ApiError with one of these codes, or NOT_FOUND
 */
export async function beginSupplement(
  { db, registers }: Pick<Dependencies, 'db' | 'registers'>,
  { examId, subject, channel, now }: RoundRequest,
): Promise<SubmissionWithExam> {
  const exam = await findExam(db, examId)
  if (periodState(examPeriods(exam), 'supplement', now.getTime()) !== 'open') {
    throw ineligible('IS_NOT_DURING_THE_SUPPLEMENT_PERIOD')
  }
  const [ended] = await listEnded(db, { subject, examId, type: 'apply' })
  if (!ended) throw ineligible('USER_NOT_APPLY')
  const person = await findPerson(db, subject)
  const admission = await registers.admission(person.identityNo, exam.code)
  return inTransaction(db, async (trx) => {
    const applicationId = await lockApplication(trx, subject, examId, now)
    const newest = await findRound(trx, applicationId, 'supplement')
    if (newest && newest.stage !== 'END') return { submission: newest, exam }
    const earlier = await listRounds(trx, applicationId, 'supplement')
    const owed = supplementOwed(admission, earlier)
    if (typeof owed === 'string') throw ineligible(owed)
    return openRound(trx, { applicationId, subject, exam, channel, now, type: 'supplement', shape: owed })
  })
}
