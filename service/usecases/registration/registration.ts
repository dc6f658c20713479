/** The registration form: read with suggestions, saved against the rules and public-service data (section 5). */

import { isDeepStrictEqual } from 'node:util'
import type {
  RegistrationAnswers,
  RegistrationForm,
  RegistrationFormInput,
} from '#contract/entities/registrationForm.ts'
import type { ApplicantStatus, InterfaceLanguage } from '#contract/enums.ts'
import type { Personnel } from '#contract/external/registers.ts'
import { registrationIssues, storedRegistration } from '#contract/rules/registrationForm.ts'
import { ApiError, validationError, versionConflict } from '#service/core/apiError.ts'
import { assertOpen } from '#service/domain/examPeriods.ts'
import { assertMatch, statusOf, suggestedAnswers } from '#service/domain/registrationAnswers.ts'
import { assertType } from '#service/domain/stageTransitions.ts'
import { findPerson } from '#service/store/people.ts'
import { isRowActive } from '#service/store/referenceRows.ts'
import { findForm, findNewestAnswers, saveForm } from '#service/store/registrationForms.ts'
import {
  applyRoundOf,
  findOwned,
  lastEvent,
  lockOwned,
  type SubmissionWithExam,
} from '#service/store/submissions.ts'
import { inTransaction, type Trx } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { transitionStage } from '#service/usecases/submission/transitionStage.ts'

/** @throws ApiError APP_IS_NOT_BELONG_TO_USER */
export async function readRegistration(
  { db }: Pick<Dependencies, 'db'>,
  id: string,
  subject: string,
): Promise<RegistrationForm> {
  const apply = await applyRoundOf(db, await findOwned(db, id, subject))
  const [person, form] = await Promise.all([findPerson(db, subject), findForm(db, apply.id)])
  return {
    nameCn: person.nameCn,
    namePt: person.namePt,
    identityNo: person.identityNo,
    birthday: person.birthday,
    applicantStatus: statusOf(apply),
    sevenYearDate: apply.sevenYearDate,
    registeredAddress: person.address,
    saved: form !== undefined,
    answers: form?.answers ?? suggestedAnswers(await findNewestAnswers(db, subject), person, apply.personnel),
    version: form?.version ?? 0,
  }
}

export interface Saving {
  id: string
  subject: string
  channel: 'WEB' | 'APP'
  language: InterfaceLanguage
  now: Date
}

/** Saves and goes on to the resume. The same answers sent again are answered with what is stored. */
export function saveRegistration(
  { db }: Pick<Dependencies, 'db'>,
  { id, subject, channel, language, now }: Saving,
  { version, ...answers }: RegistrationFormInput,
): Promise<SubmissionWithExam> {
  return inTransaction(db, async (trx) => {
    const current = await lockOwned(trx, id, subject)
    assertType(current, 'apply')
    const { submission } = current
    const status = statusOf(submission)
    const stored = await findForm(trx, id)
    const kept = storedRegistration(answers, status)
    const isSavedLast = (await lastEvent(trx, id)) === 'registration.saved'
    if (isSavedLast && isDeepStrictEqual(kept, stored?.answers)) return current
    assertOpen(current.exam, 'apply', now)
    if ((isSavedLast || submission.stage === 'FORMING') && version !== (stored?.version ?? 0))
      throw versionConflict()
    const next = await transitionStage(trx, current, { type: 'registration.saved' }, now, {
      languageTypeId: kept.languageTypeId,
    })
    await assertValid(trx, answers, status, submission.personnel)
    await saveForm(trx, id, {
      answers: kept,
      language,
      channel,
      version: (stored?.version ?? 0) + 1,
      savedAt: now,
    })
    return next
  })
}

/** Everything that the answers must obey, wrong fields first, then what the registers say. */
async function assertValid(
  trx: Trx,
  answers: RegistrationAnswers,
  status: ApplicantStatus,
  personnel: Personnel | null,
): Promise<void> {
  const issues = registrationIssues(answers, status)
  if (issues.length > 0)
    throw validationError(Object.fromEntries(issues.map(({ field, code }) => [field, code])))
  assertMatch(answers, status, personnel)
  const kept = storedRegistration(answers, status)
  if (kept.entityInfoId !== null && !(await isRowActive(trx, 'entity-info', { id: kept.entityInfoId }))) {
    throw new ApiError('ENTITY_INFO_IS_NOT_ACTIVE', { message: 'The body can’t be chosen' })
  }
  const career = kept.careerOrOfficialType
  if (career !== null && !(await isRowActive(trx, 'career-officialType', { id: career }))) {
    throw new ApiError('CAREER_OR_OFFICIAL_TYPE_IS_NOT_ACTIVE', { message: 'The career can’t be chosen' })
  }
  const department = kept.applicantDepartment
  if (department !== null && !(await isRowActive(trx, 'department', { code: department }))) {
    throw validationError({ applicantDepartment: 'department_required' })
  }
}
