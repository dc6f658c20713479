/** The check that opens an application, or goes on with the one that exists (section 4, eligibility check). */
import type { CheckData } from '#contract/entities/submission.ts'
import { ApiError } from '#service/core/apiError.ts'
import { applyErrorCode, applyPeriodErrorCode } from '#service/domain/eligibility.ts'
import { findExam } from '#service/store/exams.ts'
import { findPerson } from '#service/store/people.ts'
import { findRound, lockApplication, type SubmissionWithExam } from '#service/store/submissions.ts'
import { inTransaction } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { openRound, type RoundRequest } from '#service/usecases/eligibility/openRound.ts'
import { transitionStage } from '#service/usecases/submission/transitionStage.ts'

const ineligible = (code: Exclude<ReturnType<typeof applyErrorCode>, null>) =>
  new ApiError(code, { message: 'Not eligible' })

/** @throws ApiError with an eligibility code, or NOT_FOUND */
export async function beginApply(
  { db, registers }: Pick<Dependencies, 'db' | 'registers'>,
  { examId, subject, channel, now }: RoundRequest,
  { sevenYearDate }: CheckData,
): Promise<SubmissionWithExam> {
  const exam = await findExam(db, examId)
  const outside = applyPeriodErrorCode(exam, now)
  if (outside) throw ineligible(outside)
  const person = await findPerson(db, subject)
  const personnel = await registers.personnel(person.identityNo)
  return inTransaction(db, async (trx) => {
    const applicationId = await lockApplication(trx, subject, examId, now)
    const existing = await findRound(trx, applicationId, 'apply')
    const hasApplied = existing?.stage === 'END'
    // A submission that goes on keeps the date with which its check was passed.
    const stated = sevenYearDate ?? existing?.sevenYearDate ?? null
    const errorCode = applyErrorCode({ exam, person, personnel, sevenYearDate: stated, hasApplied, now })
    if (errorCode) throw ineligible(errorCode)
    if (existing && existing.stage !== 'CHECKING') return { submission: existing, exam }
    const current = existing
      ? { submission: existing, exam }
      : await openRound(trx, { applicationId, subject, exam, channel, now, type: 'apply' })
    return transitionStage(trx, current, { type: 'checked' }, now, {
      personnel: JSON.stringify(personnel),
      sevenYearDate: person.residence === 'NON_PERMANENT' ? stated : null,
      residenceConditional: person.residence === 'NON_PERMANENT',
    })
  })
}
