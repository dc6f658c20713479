/** Resumes: one for each application, saved over or skipped. */
import type { Selectable } from 'kysely'
import type { Resume } from '#contract/entities/resume.ts'
import type { Database } from '#service/store/database.ts'
import type { ResumeTable } from '#service/store/schema.ts'
import { type ReadRow, storedData } from '#service/store/storedData.ts'
import type { Trx } from '#service/store/transaction.ts'

export type ResumeRow = ReadRow<Selectable<ResumeTable>, { resume: Resume | null }>

export async function findResume(db: Database, submissionId: string): Promise<ResumeRow | undefined> {
  const row = await db
    .selectFrom('resume')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .executeTakeFirst()
  return row && { ...row, resume: storedData.resume(row) }
}

export async function storeResume(
  trx: Trx,
  submissionId: string,
  { resume, version, savedAt }: { resume: Resume; version: number; savedAt: Date },
): Promise<void> {
  const { schemaVersion } = storedData
  const row = { resume: JSON.stringify(resume), schemaVersion, skipped: false, version, savedAt }
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
    .values({
      submissionId,
      resume: null,
      schemaVersion: storedData.schemaVersion,
      version: 0,
      ...skipped,
    })
    .onConflict((conflict) => conflict.column('submissionId').doUpdateSet(skipped))
    .execute()
}
