/** Holds one answer of any back end, live or recorded, against the declaration of its call. */
import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { ErrorBody, type ErrorCode, statusOfCode } from '#contract/errorCodes.ts'

/** An answer as it came. */
export interface RecordedAnswer {
  status: number
  /** by names in small letters */
  headers: Readonly<Record<string, string | undefined>>
  /** text of the body; of a download it isn't looked at */
  body: string
}

/**
 * @returns a sentence for each thing that the contract does not allow; none where all is well
 */
export function validateAnswer(endpoint: Endpoint, answer: RecordedAnswer): string[] {
  const isSuccess = answer.status >= 200 && answer.status <= 399
  return [...generalIssues(answer), ...(isSuccess ? successIssues : refusalIssues)(endpoint, answer)]
}

/** Section 7: the clock of the service decides, and data of persons are never kept on the way. */
function generalIssues({ headers }: RecordedAnswer): string[] {
  const issues: string[] = []
  if (Number.isNaN(Date.parse(headers.date ?? ''))) issues.push('Date is missing or no date')
  if (!/\bno-store\b/.test(headers['cache-control'] ?? '')) issues.push('Cache-Control is not no-store')
  return issues
}

function successIssues(endpoint: Endpoint, answer: RecordedAnswer): string[] {
  return [...bearerIssues(endpoint, answer), ...bodyIssues(endpoint, answer)]
}

/** Section 7: the bearer is replaced from the answer's header. */
function bearerIssues({ access, name }: Endpoint, { headers }: RecordedAnswer): string[] {
  const given = headers.authorization
  const isGiven = access === 'bearer' ? name !== 'signOut' : name === 'authorize'
  if (!isGiven) return given === undefined ? [] : ['Authorization is given where nobody is signed in']
  return /^Bearer \S+$/.test(given ?? '') ? [] : ['Authorization does not carry the next bearer']
}

function bodyIssues({ answer: declared }: Endpoint, answer: RecordedAnswer): string[] {
  const expected = (status: number) =>
    answer.status === status ? [] : [`status ${answer.status}, not ${status}`]
  switch (declared.kind) {
    case 'empty':
      return [...expected(204), ...(answer.body === '' ? [] : ['a body where none is declared'])]
    case 'blob':
      return [...expected(200), ...downloadIssues(answer)]
    case 'jsonOrRedirect':
      return answer.status === 302
        ? redirectIssues(answer)
        : [...expected(200), ...jsonIssues(declared.schema, answer)]
    case 'json':
      return [...expected(200), ...jsonIssues(declared.schema, answer)]
  }
}

const redirectIssues = ({ headers }: RecordedAnswer) =>
  /^https?:\/\//.test(headers.location ?? '') ? [] : ['Location is no address']

/** A name by RFC 6266, in the form that carries every letter. */
function downloadIssues({ headers }: RecordedAnswer): string[] {
  const disposition = headers['content-disposition'] ?? ''
  const issues: string[] = []
  if (!/^attachment\b/i.test(disposition)) issues.push('Content-Disposition is not attachment')
  if (!/filename\*=UTF-8''[^;]+/i.test(disposition)) issues.push('Content-Disposition has no filename*')
  if (!/^(application\/pdf|image\/(jpeg|png|svg\+xml))\b/.test(headers['content-type'] ?? ''))
    issues.push(`Content-Type ${headers['content-type'] ?? 'is missing'}`)
  return issues
}

function jsonIssues(schema: v.GenericSchema, answer: RecordedAnswer): string[] {
  const read = readJson(answer)
  if ('issue' in read) return [read.issue]
  const parsed = v.safeParse(schema, read.value)
  if (parsed.success) return []
  return parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
}

function readJson({ headers, body }: RecordedAnswer): { value: unknown } | { issue: string } {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    return { issue: `Content-Type ${headers['content-type'] ?? 'is missing'}, not application/json` }
  try {
    return { value: JSON.parse(body) }
  } catch {
    return { issue: 'the body is no JSON' }
  }
}

/** Codes that a call may answer with, the ones that every call may included. */
export function codesOf({ errors, access }: Endpoint): ErrorCode[] {
  const always: ErrorCode[] = ['INPUT_NOT_VALID', 'SERVICE_ERROR', 'DATA_INTEGRITY_VIOLATION']
  return [...errors, ...(access === 'bearer' ? (['UNAUTHORIZED'] as const) : []), ...always]
}

/** Section 8: `{ status, code, message, data }`, with a code that the call declares, in its own status. */
function refusalIssues(endpoint: Endpoint, answer: RecordedAnswer): string[] {
  const issues = jsonIssues(ErrorBody, answer)
  if (issues.length > 0) return issues
  const { status, code } = v.parse(ErrorBody, JSON.parse(answer.body))
  if (status !== answer.status) issues.push(`the body says ${status}, the answer ${answer.status}`)
  if (!codesOf(endpoint).includes(code)) issues.push(`${code} is not declared for ${endpoint.name}`)
  // A service that is busy for a moment may say so.
  const isBusy = code === 'SERVICE_ERROR' && answer.status === 503
  if (statusOfCode(code) !== answer.status && !isBusy)
    issues.push(`${code} belongs to ${statusOfCode(code)}, not ${answer.status}`)
  if ((answer.status === 429 || isBusy) && !/^\d+$/.test(answer.headers['retry-after'] ?? ''))
    issues.push('Retry-After is missing')
  return issues
}
