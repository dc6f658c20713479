/** Resumes: one for each application, saved over or skipped. */
import type { Selectable } from 'kysely'
import type { Resume } from '#contract/entities/resume.ts'
import type { Database } from '#service/store/database.ts'
import type { ResumeTable } from '#service/store/schema.ts'
import type { Trx } from '#service/store/transaction.ts'

export const findResume = (
  db: Database,
  submissionId: string,
): Promise<Selectable<ResumeTable> | undefined> =>
  db.selectFrom('resume').selectAll().where('submissionId', '=', submissionId).executeTakeFirst()

export async function storeResume(
  trx: Trx,
  submissionId: string,
  { resume, version, savedAt }: { resume: Resume; version: number; savedAt: Date },
): Promise<void> {
  const row = { resume: JSON.stringify(resume), skipped: false, version, savedAt }
  await trx
    .insertInto('resume')
    .values({ submissionId, ...row })
    .onConflict((conflict) => conflict.column('submissionId').doUpdateSet(row))
    .execute()
}

/** What was entered before stays. */
export async function storeSkipped(trx: Trx, submissionId: string, savedAt: Date): Promise<void> {
  const skipped = { skipped: true, savedAt }
  await trx
    .insertInto('resume')
    .values({ submissionId, resume: null, version: 0, ...skipped })
    .onConflict((conflict) => conflict.column('submissionId').doUpdateSet(skipped))
    .execute()
}
