/** The resume: optional unless the exam analyses it (sections 2 and 5). */
import { isDeepStrictEqual } from 'node:util'
import type { ResumeInput, SavedResume } from '#contract/entities/resume.ts'
import { macaoDateOf } from '#contract/rules/macaoDate.ts'
import { resumeIssues } from '#contract/rules/resume.ts'
import { isNewer, notValid, Refusal } from '#service/core/refusal.ts'
import { assertOpen } from '#service/domain/examPeriods.ts'
import { assertType } from '#service/domain/stageTransitions.ts'
import type { Database } from '#service/store/database.ts'
import { findPerson } from '#service/store/people.ts'
import { applyRoundOf, type Held, lastEvent, lockOwn, readOwn } from '#service/store/submissions.ts'
import { inTransaction } from '#service/store/transaction.ts'
import { takeStep } from '#service/usecases/submission/takeStep.ts'

interface Saving {
  id: string
  subject: string
  now: Date
}

const findResume = (db: Database, submissionId: string) =>
  db.selectFrom('resume').selectAll().where('submissionId', '=', submissionId).executeTakeFirst()

/** @throws Refusal APP_IS_NOT_BELONG_TO_USER */
export async function readResume(db: Database, id: string, subject: string): Promise<SavedResume> {
  const apply = await applyRoundOf(db, await readOwn(db, id, subject))
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
  db: Database,
  { id, subject, now }: Saving,
  { version, ...resume }: ResumeInput,
): Promise<Held> {
  return inTransaction(db, async (trx) => {
    const held = await lockOwn(trx, id, subject)
    assertType(held, 'apply')
    const stored = await findResume(trx, id)
    const isSavedLast = (await lastEvent(trx, id)) === 'resume.saved'
    if (isSavedLast && isDeepStrictEqual(resume, stored?.resume)) return held
    assertOpen(held.exam, 'apply', now)
    const isEditable = isSavedLast || held.submission.stage === 'RESUMING'
    if (isEditable && version !== (stored?.version ?? 0)) throw isNewer()
    const next = await takeStep(trx, held, { type: 'resume.saved' }, now)
    const { birthday } = await findPerson(trx, subject)
    const issues = resumeIssues(resume, { birthday, today: macaoDateOf(now.getTime()) })
    if (issues.length > 0) {
      throw notValid(
        Object.fromEntries(
          issues.map(({ section, row, field, code }) => [
            [section, row, field].filter((part) => part !== null).join('.'),
            code,
          ]),
        ),
      )
    }
    const row = {
      resume: JSON.stringify(resume),
      skipped: false,
      version: (stored?.version ?? 0) + 1,
      savedAt: now,
    }
    await trx
      .insertInto('resume')
      .values({ submissionId: id, ...row })
      .onConflict((conflict) => conflict.column('submissionId').doUpdateSet(row))
      .execute()
    return next
  })
}

/** Goes on without a resume; one that was entered before is kept for later and not handed in. */
export function skipResume(db: Database, { id, subject, now }: Saving): Promise<Held> {
  return inTransaction(db, async (trx) => {
    const held = await lockOwn(trx, id, subject)
    assertType(held, 'apply')
    if ((await lastEvent(trx, id)) === 'resume.skipped') return held
    assertOpen(held.exam, 'apply', now)
    if (held.submission.stage === 'RESUMING' && held.exam.resumeRequired) {
      throw new Refusal('RESUME_NOT_EXIST', { message: 'This exam asks for a resume' })
    }
    const next = await takeStep(trx, held, { type: 'resume.skipped' }, now)
    const skipped = { skipped: true, savedAt: now }
    await trx
      .insertInto('resume')
      .values({ submissionId: id, resume: null, version: 0, ...skipped })
      .onConflict((conflict) => conflict.column('submissionId').doUpdateSet(skipped))
      .execute()
    return next
  })
}
