import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints/all.ts'
import { referenceTables } from '#contract/enums.ts'

const application = '/api/v1/application'
const open = '/public/api/v1/application'

/** Section 7 of the specification, row by row: method, path, names in the query, what travels. */
const section7: [method: string, path: string, query: string[], travels: 'none' | 'multipart' | 'json'][] = [
  ['GET', `${application}/{examId}/submission`, ['submissionType'], 'none'],
  ['GET', `${application}/submission/{id}`, [], 'none'],
  ['POST', `${application}/exam/{id}/supplement/check-data`, [], 'multipart'],
  ['POST', `${application}/exam/{id}/apply/check-data`, [], 'multipart'],
  ['POST', `${application}/{id}/payment/complete`, [], 'none'],
  ['POST', `${application}/payment/complete`, ['paymentId'], 'none'],
  ['GET', `${application}/submission/{id}/receipt`, [], 'none'],
  ['GET', `${application}/submission/{id}/receipt/download`, [], 'none'],
  ['GET', `${application}/submission/{id}/receipt/download/thumb`, [], 'none'],
  ['POST', `${application}/submission/{id}/apply/free-to-pay`, [], 'none'],
  ['POST', `${application}/submission/{id}/apply/pay-start`, [], 'none'],
  ['POST', `${application}/submission/{id}/apply/registration-form`, ['language'], 'multipart'],
  ['GET', `${application}/submission/{id}/registration-form`, [], 'none'],
  ['POST', `${application}/submission/{id}/apply/review`, ['stage'], 'none'],
  ['POST', `${application}/submission/{id}/apply/submit-file`, ['language'], 'multipart'],
  ['GET', `${application}/submission/{id}/submit-file`, [], 'none'],
  ['POST', `${application}/submission/{id}/apply/submit-review`, [], 'none'],
  ['GET', `${application}/submission/{id}/download/form-document`, [], 'none'],
  ['GET', `${application}/submission/{id}/download/form-document/thumb`, [], 'none'],
  ['POST', `${application}/submission/{id}/supplement/submit-file`, [], 'multipart'],
  ['POST', `${application}/submission/{id}/supplement/submit-review`, [], 'none'],
  ['GET', `${application}/submission/download/submit-file/{id}`, [], 'none'],
  ['GET', `${application}/submission/download/submit-file/{id}/thumb`, [], 'none'],
  ['POST', `${application}/supplement/{id}/pay-start`, [], 'none'],
  ['GET', `${application}/payment`, ['transactionNo'], 'none'],
  ['GET', `${application}/payment/list`, ['submissionNo'], 'none'],
  ['GET', `${application}/psvendor`, [], 'none'],
  [
    'GET',
    `${application}/submission/{id}/authorization-url`,
    ['identityLevel', 'language', 'reason', 'redirectUri'],
    'none',
  ],
  ['GET', `${application}/submission/{id}/sign`, ['token'], 'none'],
  ['POST', `${application}/submission/{id}/apply/pay`, [], 'none'],
  ['GET', `${application}/submission/{id}/reset`, [], 'none'],
  ['GET', `${application}/submissionNo/receipt/download`, ['submissionNo'], 'none'],
  ['GET', '/api/v1/exam/{id}/application-info', [], 'none'],
  ['GET', '/api/v1/exam/{id}/detail', [], 'none'],
  ['GET', '/api/v1/exam/{id}/apply/submit-file', [], 'none'],
  ['GET', '/api/v1/exam/{id}/supplement/submit-file', [], 'none'],
  ['GET', '/api/v1/exam/start/list', [], 'none'],
  ['GET', '/api/v1/exam/start/test/list', [], 'none'],
  ['POST', '/api/v1/exam/{id}/check-free-to-pay', [], 'none'],
  ['POST', '/api/v1/base/career-officialType/search', [], 'json'],
  ['POST', '/api/v1/base/{table}/search', ['page', 'size'], 'json'],
  ['GET', '/api/v1/base/payment-channel', [], 'none'],
  ['POST', '/api/v1/codeTable/{type}/all', [], 'none'],
  ['POST', '/api/v1/codeTable/{type}/search', ['page', 'size', 'sort'], 'json'],
  ['GET', '/api/v1/personal-document/{id}', [], 'none'],
  ['GET', '/api/v1/personal-document/list', ['documentTypes'], 'none'],
  ['GET', '/api/v1/personal-document/{id}/download', [], 'none'],
  ['GET', '/api/v1/personal-document/{id}/download/thumb', [], 'none'],
  ['GET', `${open}/create/pay`, ['channel', 'submissionId', 'appSupport'], 'none'],
  ['GET', `${open}/start/pay`, ['channel', 'transactionNo', 'language', 'appSupport'], 'none'],
  ['POST', '/authorize', ['type', 'code', 'redirect_uri'], 'none'],
  ['GET', '/profile', [], 'none'],
  ['GET', '/personal-logout', [], 'none'],
  ['GET', '/api/v1/authorization/token', ['code', 'redirectUri'], 'none'],
  ['GET', '/api/v1/ali/token/ali-token', ['originPlatform'], 'none'],
]

/** What section 7 leaves out and the product needs. */
const additions = [
  `GET ${application}/submission/{id}/resume`,
  `POST ${application}/submission/{id}/apply/resume`,
  `POST ${application}/submission/{id}/apply/resume/skip`,
  'POST /api/v1/personal-document',
  'DELETE /api/v1/personal-document/{id}',
  `POST ${open}/payment/notify`,
]

/** Parameters that may be left out, and that section 7 does without. */
const extended: Readonly<Record<string, readonly string[]>> = {
  submitReview: ['version'],
  submitSupplementReview: ['version'],
}

const entriesOf = (schema: unknown): string[] =>
  schema && typeof schema === 'object' && 'entries' in schema ? Object.keys(schema.entries as object) : []

const wordOf = (method: string, path: string) => `${method} ${path}`

test.each(section7)('%s %s is declared as section 7 has it', (method, path, query, travels) => {
  const declared = endpoints.find((e) => e.method === method && e.path === path)
  expect(declared?.body?.kind ?? (declared ? 'none' : 'not declared')).toBe(travels)
  const more = extended[declared?.name ?? ''] ?? []
  expect(entriesOf(declared?.query).sort()).toEqual([...query, ...more].sort())
})

test('nothing is declared beyond section 7 and the listed additions', () => {
  const rows = section7.map(([method, path]) => wordOf(method, path))
  const declared = endpoints.map((e) => wordOf(e.method, e.path))
  expect(declared.filter((word) => !rows.includes(word)).sort()).toEqual([...additions].sort())
})

test('names and addresses are unique', () => {
  expect(new Set(endpoints.map((e) => e.name)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map((e) => wordOf(e.method, e.path))).size).toBe(endpoints.length)
})

test('each parameter in a path is declared', () => {
  for (const e of endpoints) {
    const inPath = [...e.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1])
    expect([e.name, entriesOf(e.params)]).toEqual([e.name, inPath])
  }
})

test('the seven searchable tables of section 7 are the seven of the enumeration', () => {
  expect([...referenceTables].sort()).toEqual([
    'department',
    'education-level',
    'education-location',
    'entity-info',
    'identity-type',
    'language-type',
    'vinculum-type',
  ])
})
