import { sql } from 'kysely'
import { asyncCommit } from '#service/store/asyncCommit.ts'
import type { Database } from '#service/store/database.ts'

export interface AuditRow {
  at: Date
  subject: string
  action: string
  submissionId: string | null
  requestId: string
}

export async function insertAudit(db: Database, row: AuditRow): Promise<void> {
  const { at, subject, action, submissionId, requestId } = row
  await asyncCommit(
    db,
    sql`insert into audit (at, subject, action, submission_id, request_id)
      select ${at}::timestamptz, ${subject}, ${action}, ${submissionId}, ${requestId}
      from later`,
  )
}
