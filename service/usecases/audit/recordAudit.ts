/** Who did what: one row for each change and each download, without names, numbers or contents. */
import { sql } from 'kysely'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { asyncCommit } from '#service/store/asyncCommit.ts'
import type { Database } from '#service/store/database.ts'

/** These change something although they are GETs (section 7). */
const changingGets = new Set(['resetSubmission', 'signSubmission', 'signOut'])
/** These only read although they are POSTs. */
const isSearch = ({ path }: Endpoint) => /\/(search|all|check-free-to-pay)$/.test(path)

const isNoteworthy = (endpoint: Endpoint): boolean =>
  changingGets.has(endpoint.name) ||
  (endpoint.method !== 'GET' && !isSearch(endpoint)) ||
  (endpoint.answer.kind === 'blob' && !endpoint.path.endsWith('/thumb'))

export interface AuditEntry {
  subject: string
  requestId: string
  now: Date
  params: unknown
}

/** Ids in addresses are a submission's, or a document's; the exam's are plain numbers. */
function submissionIdOf(endpoint: Endpoint, params: unknown): string | null {
  const id = params !== null && typeof params === 'object' && 'id' in params ? params.id : null
  const isSubmission = /\/(submission|supplement)\/\{id\}|application\/\{id\}\/payment/.test(endpoint.path)
  return isSubmission && typeof id === 'string' ? id : null
}

export async function recordAudit(db: Database, endpoint: Endpoint, entry: AuditEntry): Promise<void> {
  if (endpoint.access !== 'bearer' || !isNoteworthy(endpoint)) return
  const { now, subject, requestId, params } = entry
  await asyncCommit(
    db,
    sql`insert into audit (at, subject, action, submission_id, request_id)
      select ${now}::timestamptz, ${subject}, ${endpoint.name}, ${submissionIdOf(endpoint, params)}, ${requestId}
      from later`,
  )
}
