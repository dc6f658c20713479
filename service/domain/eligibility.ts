/** Who may apply, decided by the service (sections 4 and 5). Pure: what is asked of others is handed in. */

import type { DocumentCategory } from '#contract/enums.ts'
import type { EligibilityCode } from '#contract/errorCodes.ts'
import type { Admission, Personnel } from '#contract/external/registers.ts'
import type { Identity } from '#contract/external/singleAccount.ts'
import { isAgeAccepted } from '#contract/rules/age.ts'
import { lastApplicationDay, periodState } from '#contract/rules/examWindow.ts'
import { sevenYearVerdict } from '#contract/rules/sevenYear.ts'
import { type ExamDates, examPeriods } from '#service/domain/examPeriods.ts'

export interface ApplyFacts {
  exam: ExamDates
  person: Pick<Identity, 'residence' | 'birthday' | 'sevenYearDate'>
  personnel: Personnel
  /** what the person stated */
  sevenYearDate: string | null
  hasApplied: boolean
  now: Date
}

/** The period comes first, so that nobody else is asked about a person in vain. */
export function applyPeriodErrorCode(exam: ExamDates, now: Date): EligibilityCode | null {
  return periodState(examPeriods(exam), 'apply', now.getTime()) === 'open'
    ? null
    : 'IS_NOT_DURING_THE_APP_PERIOD'
}

/**
 * The first reason against the application, in the settled order: period, already applied, residence, age, applicant status
 * data, seven-year date. @returns null where the person may apply
 */
export function applyErrorCode(facts: ApplyFacts): EligibilityCode | null {
  const { exam, person, personnel, now } = facts
  const lastDay = lastApplicationDay(examPeriods(exam))
  const outside = applyPeriodErrorCode(exam, now)
  if (outside) return outside
  if (facts.hasApplied) return 'USER_ALREADY_APPLY'
  if (person.residence === 'NONE') return 'USER_IS_NOT_MACAO_IDENTIFY'
  if (!isAgeAccepted(person.birthday, lastDay)) return 'USER_AGE_DISMATCH'
  if (personnel.verification === 'DATA_MISMATCH') return 'CHECK_DATA_IS_NOT_MARTCH'
  if (personnel.verification === 'STATUS_MISMATCH') return 'APPLICANT_STATUS_IS_NOT_MATCH'
  const verdict = sevenYearVerdict({
    residence: person.residence,
    date: facts.sevenYearDate,
    knownDate: person.sevenYearDate,
    birthday: person.birthday,
    lastDay,
  })
  return verdict === 'passes' || verdict === 'notAsked' ? null : verdict
}

/** What a supplement round asks of a person. */
export interface SupplementShape {
  documents: DocumentCategory[]
  payment: boolean
}

const sameCategories = (a: readonly DocumentCategory[], b: readonly DocumentCategory[]) =>
  a.length === b.length && a.every((category) => b.includes(category))

/**
 * What is still owed: what the board asks for now, without a fee that an earlier round has paid and without
 * documents that the newest ended round has handed in for the same request.
 * @param ended the person's ended supplement rounds of this exam, oldest first
 */
export function supplementOwed(
  admission: Admission,
  ended: readonly { supplementPayment: boolean; requestedDocuments: readonly DocumentCategory[] }[],
): SupplementShape | Extract<EligibilityCode, 'USER_DISMATCH_NAME_LIST' | 'ALREADY_SUPPLEMENT_PAIED'> {
  if (!admission.listed) return 'USER_DISMATCH_NAME_LIST'
  const isPaid = ended.some(({ supplementPayment }) => supplementPayment)
  const newest = ended.at(-1)
  const isAnswered = newest !== undefined && sameCategories(admission.documents, newest.requestedDocuments)
  const documents = isAnswered ? [] : admission.documents
  const payment = admission.payment && !isPaid
  if (documents.length > 0 || payment) return { documents, payment }
  return admission.payment && isPaid ? 'ALREADY_SUPPLEMENT_PAIED' : 'USER_DISMATCH_NAME_LIST'
}
