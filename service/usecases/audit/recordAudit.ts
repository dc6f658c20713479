/** Who did what: one row for each change and each download, without names, numbers or contents. */
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { insertAudit } from '#service/store/audit.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'

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

export async function recordAudit(
  { db }: Pick<Dependencies, 'db'>,
  endpoint: Endpoint,
  entry: AuditEntry,
): Promise<void> {
  if (endpoint.access !== 'bearer' || !isNoteworthy(endpoint)) return
  const { now, subject, requestId, params } = entry
  const submissionId = submissionIdOf(endpoint, params)
  await insertAudit(db, { at: now, subject, action: endpoint.name, submissionId, requestId })
}
