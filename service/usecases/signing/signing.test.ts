import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { getReceipt } from '#contract/endpoints/payment.ts'
import {
  exchangeAuthorizationCode,
  getAuthorizationUrl,
  signSubmission,
} from '#contract/endpoints/signature.ts'
import {
  downloadFormDocument,
  downloadFormDocumentThumb,
  listSubmittedFiles,
  resetSubmission,
} from '#contract/endpoints/submission.ts'
import { basePath } from '#contract/limits.ts'
import { sha256Of } from '#service/store/documents/blobs.ts'
import { exams, newcomer, reach } from '#test/support/applicant.ts'
import { type Harness, openHarness, publicOrigin } from '#test/support/harness.ts'
import { askToSign, authorizationPage, sign, tokenFor, walkAgain } from '#test/support/paying.ts'

const run = promisify(execFile)
let harness: Harness
let folder: string
beforeAll(async () => {
  harness = await openHarness()
  folder = await mkdtemp(join(tmpdir(), 'signing-'))
})
afterEach(() => harness.sandbox.control.faults.clear())
afterAll(async () => {
  await harness.close()
  await rm(folder, { recursive: true, force: true })
})

const poppler = async (tool: string, bytes: Uint8Array, ...more: string[]) => {
  const path = join(folder, 'form.pdf')
  await writeFile(path, bytes)
  return (await run(tool, [path, ...more])).stdout
}
const signatures = async () =>
  harness.dependencies.db.selectFrom('signatureRequest').select(['submissionId', 'state']).execute()

describe('signing', () => {
  test('gives a form document whose signature is valid, still tagged, with everything that was entered', async () => {
    const client = await newcomer(harness)
    const submission = await reach(client, exams.open, 'PAYING')
    const params = { id: submission.id }
    const draft = await client.call(downloadFormDocument, { params })
    expect(await poppler('pdftotext', draft.bytes, '-')).toContain('chan@example.mo')

    const signed = await sign(harness, client, submission)
    expect(signed).toMatchObject({ stage: 'PAYING', signed: true })
    const { bytes, headers } = await client.call(downloadFormDocument, { params })
    const verdict = await poppler('pdfsig', bytes, '-nocert')
    expect(verdict).toContain('Signature is Valid')
    expect(verdict).toContain('Total document signed')
    expect(await poppler('pdfinfo', bytes)).toMatch(/Tagged:\s+yes/)
    expect(headers.get('content-disposition')).toContain(`${signed.submissionNo}.pdf`)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    const files = await client.ok(listSubmittedFiles, { params })
    expect(files.find(({ documentCiType }) => documentCiType === 'FI')?.file?.sha256).toBe(sha256Of(bytes))
    expect((await client.call(downloadFormDocumentThumb, { params })).headers.get('content-type')).toBe(
      'image/jpeg',
    )
  })

  test('one byte changed, and the signature is not valid', async () => {
    const client = await newcomer(harness)
    const submission = await sign(harness, client, await reach(client, exams.open, 'PAYING'))
    const { bytes } = await client.call(downloadFormDocument, { params: { id: submission.id } })
    const forged = Buffer.from(bytes)
    const at = forged.indexOf('endstream') - 5
    forged[at] = (forged[at] ?? 0) ^ 1
    expect(await poppler('pdfsig', forged, '-nocert')).not.toContain('Signature is Valid')
  })

  test('ends the application to a test exam, whatever the address says, with one receipt', async () => {
    const client = await newcomer(harness)
    const submission = await reach(client, exams.test, 'PAYING')
    const token = await tokenFor(harness, client, submission, await askToSign(client, submission))
    const query = { token }
    const params = { id: submission.id }
    const ended = await client.ok(signSubmission, { params, query })
    expect(ended).toMatchObject({ stage: 'END', signed: true })
    expect(await client.ok(signSubmission, { params, query })).toEqual(ended)
    expect(await client.ok(getReceipt, { params })).toMatchObject({
      receiptNo: ended.receiptNo,
      test: true,
      paymentType: null,
      amount: null,
    })
  })

  test('five times at once signs once', async () => {
    const client = await newcomer(harness)
    const submission = await reach(client, exams.open, 'PAYING')
    const token = await tokenFor(harness, client, submission, await askToSign(client, submission))
    const bearer = client.token
    const call = () =>
      client.call(signSubmission, { params: { id: submission.id }, query: { token } }, { token: bearer })
    const all = await Promise.all(Array.from({ length: 5 }, call))
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    const own = (await signatures()).filter(({ submissionId }) => submissionId === submission.id)
    expect(own.filter(({ state }) => state === 'SIGNED')).toHaveLength(1)
  })

  test('a signature is void after a reset; what was entered stays', async () => {
    const client = await newcomer(harness)
    const submission = await reach(client, exams.open, 'PAYING')
    const url = await askToSign(client, submission)
    const token = await tokenFor(harness, client, submission, url)
    await client.ok(resetSubmission, { params: { id: submission.id } })
    const again = await walkAgain(client, submission, '澳門新馬路2號')
    expect(again).toMatchObject({ signed: false, submissionNo: submission.submissionNo })
    const call = client.refused(signSubmission, { params: { id: submission.id }, query: { token } })
    expect(await call).toBe('AUTH_ERROR')
    expect(await sign(harness, client, again)).toMatchObject({ signed: true })
  })
})

describe('errors', () => {
  test.each([
    ['another origin', (_page: string) => 'https://evil.example/application/authorization'],
    ['another origin that begins alike', (page: string) => page.replace('4300', '4300.evil.example')],
    ['another page of ours', () => `${publicOrigin}${basePath}/payment-result`],
    ['a query behind it', (page: string) => `${page}?next=//evil.example`],
    ['a fragment behind it', (page: string) => `${page}#x`],
    ['a step up', (page: string) => page.replace('/apply/', '/../apply/')],
    ['another submission', (page: string) => page.replace(/[\w-]{22}/, 'A'.repeat(22))],
    ['a channel that there is not', (page: string) => page.replace('GOV_PAY', 'CASH')],
  ])('a return to %s', async (_what, change) => {
    const client = await newcomer(harness)
    const submission = await reach(client, exams.open, 'PAYING')
    const query = {
      identityLevel: 'L3',
      language: 'PT' as const,
      reason: '',
      redirectUri: change(authorizationPage(submission)),
    }
    const params = { id: submission.id }
    expect(await client.refused(getAuthorizationUrl, { params, query })).toBe('INPUT_NOT_VALID')
  })

  test('before the payment step, and after the period', async () => {
    const client = await newcomer(harness)
    const early = await reach(client, exams.open, 'REVIEWING')
    const query = {
      identityLevel: 'L3',
      language: 'PT' as const,
      reason: '',
      redirectUri: authorizationPage(early),
    }
    expect(await client.refused(getAuthorizationUrl, { params: { id: early.id }, query })).toBe('STAGE_ERROR')
    const params = { id: early.id }
    expect(await client.refused(downloadFormDocument, { params: { id: 'A'.repeat(22) } })).toBe(
      'APP_IS_NOT_BELONG_TO_USER',
    )
    expect(await client.refused(signSubmission, { params, query: { token: 'x' } })).toBe('STAGE_ERROR')
  })

  test('a code that was used, one of another person, one that nobody gave', async () => {
    const client = await newcomer(harness)
    const submission = await reach(client, exams.open, 'PAYING')
    const url = await askToSign(client, submission)
    const back = new URL(await harness.sandbox.control.eSign.decide(url, 'sign'))
    const query = { code: back.searchParams.get('code') ?? '', redirectUri: authorizationPage(submission) }
    const other = await newcomer(harness)
    expect(await other.refused(exchangeAuthorizationCode, { query })).toBe('AUTH_ERROR')
    expect(await client.refused(exchangeAuthorizationCode, { query: { ...query, code: 'guess' } })).toBe(
      'AUTH_ERROR',
    )
    await client.ok(exchangeAuthorizationCode, { query })
    expect(await client.refused(exchangeAuthorizationCode, { query })).toBe('AUTH_ERROR')
  })

  test.each(['down', 'error', 'garbage'] as const)(
    'the signing service is %s: SIGN_PDF_ERROR, and the next try succeeds',
    async (kind) => {
      const client = await newcomer(harness)
      const submission = await reach(client, exams.open, 'PAYING')
      const { faults } = harness.sandbox.control
      const query = {
        identityLevel: 'L3',
        language: 'PT' as const,
        reason: '',
        redirectUri: authorizationPage(submission),
      }
      const params = { id: submission.id }
      faults.set('eSign', 'request', { kind, times: 1 })
      expect(await client.refused(getAuthorizationUrl, { params, query })).toBe('SIGN_PDF_ERROR')
      const token = await tokenFor(harness, client, submission, await askToSign(client, submission))
      faults.set('eSign', 'signature', { kind, times: 1 })
      expect(await client.refused(signSubmission, { params, query: { token } })).toBe('SIGN_PDF_ERROR')
      expect(await client.ok(signSubmission, { params, query: { token } })).toMatchObject({ signed: true })
    },
  )
})
