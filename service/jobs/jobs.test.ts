import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getReceipt } from '#contract/endpoints/payment.ts'
import {
  addPersonalDocument,
  downloadPersonalDocumentThumb,
  removePersonalDocument,
} from '#contract/endpoints/personalDocument.ts'
import {
  downloadSubmittedFile,
  downloadSubmittedFileThumb,
  listSubmittedFiles,
  resetSubmission,
} from '#contract/endpoints/submission.ts'
import { inMacao } from '#service/core/inMacao.ts'
import { startJobs } from '#service/jobs/startJobs.ts'
import { storeGenerated } from '#service/store/documents/blobs.ts'
import { expire, expireAfter } from '#service/usecases/clean-up/expire.ts'
import {
  emptyStagingDir,
  orphanAge,
  removeOrphans,
  removeUnknownBytes,
} from '#service/usecases/clean-up/removeOrphans.ts'
import { exams, newcomer, pdfFile, reach } from '#test/support/applicant.ts'
import { type Harness, openHarness } from '#test/support/harness.ts'
import { askToSign, sign, startPaying } from '#test/support/paying.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const keys = async () => {
  const found: string[] = []
  for await (const { key } of harness.dependencies.documents.list()) found.push(key)
  return found.sort()
}
const rows = async () =>
  (await harness.dependencies.db.selectFrom('storedBlob').select('key').execute())
    .map(({ key }) => key)
    .sort()

describe('bytes that nothing refers to', () => {
  test('bytes without a row are reported and removed; half gathered uploads too', async () => {
    const { dependencies, clock } = harness
    await dependencies.documents.write('Z'.repeat(22), Buffer.from('from an older time'))
    const half = join(dependencies.documents.stagingDir, 'half')
    await writeFile(half, 'half')
    expect(await removeUnknownBytes(dependencies)).toEqual([])
    const old = inMacao(clock.real()).minus(orphanAge).minus({ minutes: 1 }).toJSDate()
    await utimes(half, old, old)
    clock.advance(orphanAge.toMillis() + 1_000)
    expect(await removeUnknownBytes(dependencies)).toEqual(['Z'.repeat(22)])
    expect(await emptyStagingDir(dependencies)).toBe(1)
  })

  test('go after ten minutes, rows and bytes together; what is referred to stays', async () => {
    const { dependencies, clock } = harness
    const client = await newcomer(harness)
    const submission = await sign(harness, client, await reach(client, exams.open, 'PAYING'))
    const files = await client.ok(listSubmittedFiles, { params: { id: submission.id } })
    const diploma = files.find(({ documentType }) => documentType === 'HA_E')
    const params = { id: diploma?.id ?? '' }
    await client.call(downloadSubmittedFileThumb, { params })
    await client.ok(removePersonalDocument, { params: { id: diploma?.personalDocumentId ?? '' } })
    const lost = await storeGenerated(dependencies, Buffer.from('nobody’s'), 'application/pdf')

    clock.advance(orphanAge.toMillis() + 1_000)
    const fresh = await storeGenerated(dependencies, Buffer.from('on its way'), 'application/pdf')
    expect(await rows()).toContain(lost.blobKey)
    await removeOrphans(dependencies)
    expect(await rows()).toEqual(await keys())
    expect(await rows()).not.toContain(lost.blobKey)
    expect(await rows()).toContain(fresh.blobKey)
    expect((await client.call(downloadSubmittedFile, { params })).status).toBe(200)
    expect((await client.call(downloadSubmittedFileThumb, { params })).status).toBe(200)
    expect(await removeOrphans(dependencies)).toBe(0)
  })

  test('a document that leaves the library goes with its preview', async () => {
    const { dependencies, clock } = harness
    const client = await newcomer(harness)
    const before = await rows()
    const { id } = await client.ok(addPersonalDocument, { body: { documentType: 'EP' }, file: pdfFile() })
    await client.call(downloadPersonalDocumentThumb, { params: { id } })
    expect(await rows()).toHaveLength(before.length + 2)
    await client.ok(removePersonalDocument, { params: { id } })
    clock.advance(orphanAge.toMillis() + 1_000)
    await removeOrphans(dependencies)
    await removeOrphans(dependencies)
    expect((await rows()).length).toBeLessThanOrEqual(before.length)
    expect(await rows()).toEqual(await keys())
  })
})

describe('what has served its time', () => {
  test('signatures that were asked for and never given are forgotten; signed ones stay', async () => {
    const { dependencies, clock } = harness
    const client = await newcomer(harness)
    const asked = await reach(client, exams.open, 'PAYING')
    await askToSign(client, asked)
    await sign(harness, client, asked)
    await client.ok(resetSubmission, { params: { id: asked.id } })
    const states = () =>
      dependencies.db
        .selectFrom('signatureRequest')
        .select(['state', 'signedBlobKey'])
        .where('submissionId', '=', asked.id)
        .execute()
    expect(await states()).toHaveLength(2)
    clock.advance(expireAfter.signatureRequests.toMillis() + 1_000)
    await expire(dependencies)
    expect(await states()).toEqual([{ state: 'VOID', signedBlobKey: expect.any(String) }])
  })
})

describe('pg-boss', () => {
  test('two processes settle what nobody has told them, and stop at once', async () => {
    const client = await newcomer(harness)
    const submission = await sign(harness, client, await reach(client, exams.open, 'PAYING'))
    const transactionNo = await startPaying(client, submission)
    await harness.sandbox.control.gateway.pay(transactionNo, 'neverNotify')
    harness.clock.advance(11_000)
    const jobs = await Promise.all([startJobs(harness.dependencies), startJobs(harness.dependencies)])
    await expect
      .poll(() => client.call(getReceipt, { params: { id: submission.id } }), {
        timeout: 15_000,
        interval: 200,
      })
      .toMatchObject({ status: 200 })
    await Promise.all(jobs.map((job) => job.stop()))
  })
})
