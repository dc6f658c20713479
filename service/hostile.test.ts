/** What somebody may put into any value of any call (docs/faults.md, S-04 and S-16): never obeyed, never a fault of ours. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints/all.ts'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { addPersonalDocument } from '#contract/endpoints/personalDocument.ts'
import { saveRegistrationForm, saveResume, submitFiles } from '#contract/endpoints/submission.ts'
import { noticeSignatureHeader } from '#contract/external/gateway.ts'
import { apiBase } from '#contract/limits.ts'
import { answers, exams, newcomer, pdfFile, reach, resume, usualChoices } from '#test/support/applicant.ts'
import { audit } from '#test/support/audit.ts'
import { type Harness, openHarness } from '#test/support/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const hostile = [
  `' or '1'='1`,
  `'; drop table submission; --`,
  `1; select pg_sleep(5)--`,
  `") union select subject from person --`,
  `\\'; select 1`,
  '%27%20or%201=1',
  '$(sleep 5)',
  '{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  'x\r\nX-Evil: 1',
  'x\u0000y',
  '\ud800',
  '💣'.repeat(50),
  'a'.repeat(5_000),
  '-1',
  '1e999',
  'NaN',
  'null',
  '[object Object]',
  '__proto__',
]

/** A value for each name of a schema that has entries. */
const namesOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'entries' in schema
    ? Object.keys(schema.entries as object)
    : []

function requestsWith(
  endpoint: Endpoint,
  value: string,
): { address: string; body?: BodyInit; type?: string }[] {
  const inPath = encodeURIComponent(value.toWellFormed())
  const path = `${apiBase}${endpoint.path.replace(/\{\w+\}/g, inPath)}`
  const query = new URLSearchParams(namesOf(endpoint.query).map((name) => [name, value]))
  const address = `${path}?${query}`
  const { body } = endpoint
  if (!body) return [{ address }]
  const wrong = Object.fromEntries(namesOf(body.schema).map((name) => [name, value]))
  const json = JSON.stringify(wrong)
  if (body.kind === 'json') return [{ address, body: json, type: 'application/json' }]
  return [json, JSON.stringify(value)].map((text) => {
    const form = new FormData()
    form.append('value', text)
    if (body.files !== 'none') form.append('file', pdfFile())
    return { address, body: form }
  })
}

describe('hostile text in every path, query, body and form value', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s',
    async (_name, endpoint) => {
      const client = await newcomer(harness)
      for (const value of hostile) {
        for (const { address, body, type } of requestsWith(endpoint, value)) {
          const begun = performance.now()
          const answer = await harness.request(address, {
            method: endpoint.method,
            headers: {
              authorization: client.token ?? '',
              [noticeSignatureHeader]: value.replace(/[^\x20-\x7e]/g, ''),
              ...(type ? { 'content-type': type } : {}),
            },
            ...(body === undefined ? {} : { body }),
          })
          const story = `${endpoint.name} with ${JSON.stringify(value.slice(0, 40))}`
          expect(answer.status, story).toBeLessThan(500)
          expect(performance.now() - begun, story).toBeLessThan(3_000)
          expect(answer.headers.get('x-evil'), story).toBeNull()
          if (answer.status >= 400)
            expect(await answer.json(), story).toMatchObject({ status: answer.status })
          client.token = answer.headers.get('authorization') ?? client.token
        }
      }
    },
  )

  it('has left everything in order', async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from exam`.execute(
      harness.dependencies.db,
    )
    expect(rows[0]?.count).toBe(8)
    expect(await audit(harness.dependencies.db)).toEqual([])
  })
})

describe('what a body smuggles in', () => {
  const canary = 'smuggled-in'
  const smuggled = {
    id: canary,
    stage: 'END',
    type: canary,
    userId: canary,
    subject: canary,
    receiptNo: canary,
    submissionNo: canary,
    amount: 1,
    status: canary,
    test: true,
    signed: true,
    conditional: canary,
    supplementPayment: canary,
    documentCiType: canary,
    blobKey: canary,
    sha256: canary,
    channel: canary,
    isAdmin: canary,
    constructor: { prototype: { stage: canary } },
  }
  /** also a key that only JSON text can carry */
  const withSmuggled = (value: object) =>
    `{"__proto__":{"stage":"${canary}"},${JSON.stringify({ ...value, ...smuggled }).slice(1)}`
  const everything = async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
    `.execute(harness.dependencies.db)
    const found: string[] = []
    for (const { name } of rows) {
      const hits = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} t where t::text like ${`%${canary}%`}
      `.execute(harness.dependencies.db)
      found.push(...hits.rows.map(({ row }) => `${name}: ${row.slice(0, 200)}`))
    }
    return found
  }

  it.each([
    ['the form', saveRegistrationForm, 'FORMING', async () => answers],
    ['the resume', saveResume, 'RESUMING', async () => resume],
    [
      'the documents',
      submitFiles,
      'UPLOADING',
      async (client: Awaited<ReturnType<typeof newcomer>>, version: number) => ({
        choices: (await usualChoices(client)).map((choice) => ({ ...choice, ...smuggled })),
        conditionalConfirmed: false,
        version,
      }),
    ],
  ] as const)('%s: is not stored and moves nothing but the step', async (_story, endpoint, stage, value) => {
    const client = await newcomer(harness)
    const submission = await reach(client, exams.withResume, stage)
    const form = new FormData()
    form.append('value', withSmuggled(await value(client, submission.version)))
    const address = `${apiBase}${endpoint.path.replace('{id}', submission.id)}?language=PT`
    const headers = { authorization: client.token ?? '' }
    const answer = await harness.request(address, { method: 'POST', body: form, headers })
    expect(await answer.json()).toMatchObject({ type: 'apply', receiptNo: null, signed: false, test: false })
    expect(answer.status).toBe(200)
    expect(await everything()).toEqual([])
    expect(({} as { stage?: string }).stage).toBeUndefined()
  })

  it('a document of the library: keeps its own size, hash and owner', async () => {
    const client = await newcomer(harness)
    const form = new FormData()
    form.append('value', withSmuggled({ documentType: 'ID', documentValue: { ...smuggled, subject: 'x' } }))
    form.append('file', pdfFile())
    const headers = { authorization: client.token ?? '' }
    const address = `${apiBase}${addPersonalDocument.path}`
    const answer = await harness.request(address, { method: 'POST', body: form, headers })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ documentType: 'ID', file: { name: '文件.pdf' } })
    expect(await everything()).toEqual([])
  })

  it('a source that only the board gives is refused', async () => {
    const client = await newcomer(harness)
    const { id, version } = await reach(client, exams.open, 'UPLOADING')
    const choices = (await usualChoices(client)).map((choice) => ({
      ...choice,
      documentSource: 'ADMIN' as const,
    }))
    const body = { choices, conditionalConfirmed: true, version }
    expect(await client.refused(submitFiles, { params: { id }, query: { language: 'PT' }, body })).toBe(
      'INPUT_NOT_VALID',
    )
  })
})
