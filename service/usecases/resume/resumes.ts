/** The resume: optional unless the exam analyses it (sections 2 and 5). */
import { isDeepStrictEqual } from 'node:util'
import type { ResumeInput, SavedResume } from '#contract/entities/resume.ts'
import { macaoDateOf } from '#contract/rules/macaoDate.ts'
import { resumeIssues } from '#contract/rules/resume.ts'
import { ApiError, validationError, versionConflict } from '#service/core/apiError.ts'
import { assertOpen } from '#service/domain/examPeriods.ts'
import { assertType } from '#service/domain/stageTransitions.ts'
import { findPerson } from '#service/store/people.ts'
import { findResume, storeResume, storeSkipped } from '#service/store/resumes.ts'
import {
  applyRoundOf,
  findOwned,
  lastEvent,
  lockOwned,
  type SubmissionWithExam,
} from '#service/store/submissions.ts'
import { inTransaction } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { transitionStage } from '#service/usecases/submission/transitionStage.ts'

interface Saving {
  id: string
  subject: string
  now: Date
}

/** @throws ApiError APP_IS_NOT_BELONG_TO_USER */
export async function readResume(
  { db }: Pick<Dependencies, 'db'>,
  id: string,
  subject: string,
): Promise<SavedResume> {
  const apply = await applyRoundOf(db, await findOwned(db, id, subject))
  const [person, row] = await Promise.all([findPerson(db, subject), findResume(db, apply.id)])
  return {
    resume: row?.resume ?? null,
    skipped: row?.skipped ?? false,
    birthday: person.birthday,
    version: row?.version ?? 0,
  }
}

/** Saves and goes on to the documents. The same resume sent again is answered with what is stored. */
export function saveResume(
  { db }: Pick<Dependencies, 'db'>,
  { id, subject, now }: Saving,
  { version, ...resume }: ResumeInput,
): Promise<SubmissionWithExam> {
  return inTransaction(db, async (trx) => {
    const current = await lockOwned(trx, id, subject)
    assertType(current, 'apply')
    const stored = await findResume(trx, id)
    const isSavedLast = (await lastEvent(trx, id)) === 'resume.saved'
    if (isSavedLast && isDeepStrictEqual(resume, stored?.resume)) return current
    assertOpen(current.exam, 'apply', now)
    const isEditable = isSavedLast || current.submission.stage === 'RESUMING'
    if (isEditable && version !== (stored?.version ?? 0)) throw versionConflict()
    const next = await transitionStage(trx, current, { type: 'resume.saved' }, now)
    const { birthday } = await findPerson(trx, subject)
    const issues = resumeIssues(resume, { birthday, today: macaoDateOf(now.getTime()) })
    if (issues.length > 0) {
      throw validationError(
        Object.fromEntries(
          issues.map(({ section, row, field, code }) => [
            [section, row, field].filter((part) => part !== null).join('.'),
            code,
          ]),
        ),
      )
    }
    await storeResume(trx, id, { resume, version: (stored?.version ?? 0) + 1, savedAt: now })
    return next
  })
}

/** Goes on without a resume; one that was entered before is kept for later and not handed in. */
export function skipResume(
  { db }: Pick<Dependencies, 'db'>,
  { id, subject, now }: Saving,
): Promise<SubmissionWithExam> {
  return inTransaction(db, async (trx) => {
    const current = await lockOwned(trx, id, subject)
    assertType(current, 'apply')
    if ((await lastEvent(trx, id)) === 'resume.skipped') return current
    assertOpen(current.exam, 'apply', now)
    if (current.submission.stage === 'RESUMING' && current.exam.resumeRequired) {
      throw new ApiError('RESUME_NOT_EXIST', { message: 'This exam asks for a resume' })
    }
    const next = await transitionStage(trx, current, { type: 'resume.skipped' }, now)
    await storeSkipped(trx, id, now)
    return next
  })
}
