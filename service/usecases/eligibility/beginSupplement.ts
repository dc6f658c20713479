/** The check that opens a supplement round, or goes on with the open one (sections 4 and 6). */
import type { EligibilityCode } from '#contract/errorCodes.ts'
import { periodState } from '#contract/rules/examWindow.ts'
import { Refusal } from '#service/core/refusal.ts'
import { supplementOwed } from '#service/domain/eligibility.ts'
import { examPeriods } from '#service/domain/examPeriods.ts'
import { findExam } from '#service/store/exams.ts'
import { findPerson } from '#service/store/people.ts'
import { findRound, type Held, lockApplication } from '#service/store/submissions.ts'
import { inTransaction } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { openRound, type RoundRequest } from '#service/usecases/eligibility/openRound.ts'

const refused = (code: EligibilityCode) => new Refusal(code, { message: 'Nothing to supplement' })

/**
 * Order of refusals: period, no ended application, not conditionally admitted, paid already.
 * @throws Refusal with one of these codes, or NOT_FOUND
 */
export async function beginSupplement(
  { db, registers }: Dependencies,
  { examId, subject, channel, now }: RoundRequest,
): Promise<Held> {
  const exam = await findExam(db, examId)
  if (periodState(examPeriods(exam), 'supplement', now.getTime()) !== 'open') {
    throw refused('IS_NOT_DURING_THE_SUPPLEMENT_PERIOD')
  }
  const ended = await db
    .selectFrom('submission')
    .select('id')
    .where('subject', '=', subject)
    .where('examId', '=', examId)
    .where('type', '=', 'apply')
    .where('stage', '=', 'END')
    .executeTakeFirst()
  if (!ended) throw refused('USER_NOT_APPLY')
  const person = await findPerson(db, subject)
  const admission = await registers.admission(person.identityNo, exam.code)
  return inTransaction(db, async (trx) => {
    const applicationId = await lockApplication(trx, subject, examId, now)
    const newest = await findRound(trx, applicationId, 'supplement')
    if (newest && newest.stage !== 'END') return { submission: newest, exam }
    const earlier = await trx
      .selectFrom('submission')
      .selectAll()
      .where('applicationId', '=', applicationId)
      .where('type', '=', 'supplement')
      .orderBy('createdAt')
      .execute()
    const owed = supplementOwed(admission, earlier)
    if (typeof owed === 'string') throw refused(owed)
    return openRound(trx, { applicationId, subject, exam, channel, now, type: 'supplement', shape: owed })
  })
}
