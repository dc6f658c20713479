import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { completePayment, getReceipt } from '#contract/endpoints/payment.ts'
import { downloadPersonalDocument, listPersonalDocuments } from '#contract/endpoints/personalDocument.ts'
import { getSubmission, submitReview } from '#contract/endpoints/submission.ts'
import { documentFile, statesIn, tableFile } from '#scripts/backup/backupFolder.ts'
import { restoreBackup } from '#scripts/backup/restoreBackup.ts'
import { takeBackup } from '#scripts/backup/takeBackup.ts'
import { createApp } from '#service/http/app.ts'
import { openDatabase } from '#service/store/database.ts'
import { discardBlobs, storeGenerated } from '#service/store/documents/blobs.ts'
import { openDocumentStore } from '#service/store/documents/openDocumentStore.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { addDocument, exams, newcomer, pdfFile, reach } from '#test/support/applicant.ts'
import { audit } from '#test/support/audit.ts'
import { auditBytes } from '#test/support/auditOutside.ts'
import { type FreshDatabase, freshDatabase } from '#test/support/freshDatabase.ts'
import { type Client, clientOf, type Harness, openHarness, publicOrigin } from '#test/support/harness.ts'
import { payingApplication } from '#test/support/paying.ts'

let harness: Harness
let root: string
let databaseUrl: string
beforeAll(async () => {
  harness = await openHarness()
  databaseUrl = harness.dependencies.config.databaseUrl
  root = await mkdtemp(join(tmpdir(), 'backup-'))
})
afterAll(async () => {
  await harness.close()
  await rm(root, { recursive: true, force: true })
})

const opened: { database: FreshDatabase; dependencies: Dependencies }[] = []
afterEach(async () => {
  for (const { dependencies, database } of opened.splice(0)) {
    await dependencies.db.destroy()
    await database.drop()
  }
})

let places = 0
/** An empty database and an empty store. */
async function emptyPlace() {
  places += 1
  const database = await freshDatabase()
  const documents = await openDocumentStore(join(root, `documents-${places}`))
  const { db } = openDatabase(database.url, 4)
  const dependencies: Dependencies = { ...harness.dependencies, db, documents }
  opened.push({ database, dependencies })
  const app = createApp(dependencies)
  const as = ({ token }: Client) =>
    Object.assign(
      clientOf(async (path, init) => app.fetch(new Request(`${publicOrigin}${path}`, init))),
      { token },
    )
  return { databaseUrl: database.url, documents, dependencies, as }
}

const backup = (folder: string) =>
  takeBackup({ databaseUrl, documents: harness.dependencies.documents, folder: join(root, folder) })

describe('a backup', () => {
  it('holds everything acknowledged before it, whole, while others write; the restored service goes on', async () => {
    const client = await newcomer(harness)
    const underWay = await reach(client, exams.open, 'REVIEWING')
    const library = await client.ok(listPersonalDocuments)
    const [payer, paid, transactionNo] = await payingApplication(harness)
    await harness.sandbox.control.gateway.pay(transactionNo, 'neverNotify')
    await payer.ok(completePayment, { query: { paymentId: transactionNo } })
    const receipt = await payer.ok(getReceipt, { params: { id: paid.id } })

    let isOver = false
    const writing = Promise.all(
      [1, 2, 3].map(async () => {
        const subjects: string[] = []
        while (!isOver && subjects.length < 100) {
          const writer = await newcomer(harness)
          subjects.push(writer.subject)
          await addDocument(writer)
          await reach(writer, exams.open, 'PAYING')
        }
        return subjects
      }),
    )
    const { state, missing, manifest } = await backup('hot')
    isOver = true
    const subjects = (await writing).flat()
    expect(missing).toEqual([])
    expect(manifest.documents).toBeGreaterThan(0)

    const place = await emptyPlace()
    const restored = await restoreBackup({ ...place, folder: join(root, 'hot'), state })
    expect(restored.missing).toEqual([])
    expect(await audit(place.dependencies.db)).toEqual([])
    expect(await auditBytes(place, [client.subject, payer.subject, ...subjects])).toEqual([])

    const back = place.as(client)
    expect(await back.ok(getSubmission, { params: { id: underWay.id } })).toEqual(underWay)
    expect(await back.ok(listPersonalDocuments)).toEqual(library)
    expect(await place.as(payer).ok(getReceipt, { params: { id: paid.id } })).toEqual(receipt)
    // Numbers go on behind those that were given.
    const given = await place.dependencies.db.selectFrom('submission').select('submissionNo').execute()
    const { submissionNo } = await back.ok(submitReview, { params: { id: underWay.id } })
    expect(given.map((row) => row.submissionNo)).not.toContain(submissionNo)
    expect(await audit(place.dependencies.db)).toEqual([])
  })

  it('copies a document once, and brings back each state by itself', async () => {
    const client = await newcomer(harness)
    await addDocument(client, 'ID', pdfFile('first.pdf'))
    const first = await backup('states')
    await addDocument(client, 'ID', pdfFile('second.pdf'))
    const second = await backup('states')
    expect(second.copied).toBe(1)
    expect(await statesIn(join(root, 'states'))).toHaveLength(2)
    for (const [{ state }, names] of [
      [first, ['first.pdf']],
      [second, ['second.pdf', 'first.pdf']],
    ] as const) {
      const place = await emptyPlace()
      await restoreBackup({ ...place, folder: join(root, 'states'), state })
      const documents = await place.as(client).ok(listPersonalDocuments)
      expect(documents.map(({ file }) => file.name)).toEqual(names)
      const bytes = await place
        .as(client)
        .call(downloadPersonalDocument, { params: { id: documents[0]?.id ?? '' } })
      expect(Buffer.from(bytes.bytes).toString()).toMatch(/^%PDF/)
    }
  })

  it('keeps bytes from being removed while it runs, and names those that are gone', async () => {
    const { dependencies } = harness
    const blob = await storeGenerated(dependencies, Buffer.from('on its way out'), 'application/pdf')
    const isThere = async () =>
      (await dependencies.db.selectFrom('storedBlob').select('key').where('key', '=', blob.blobKey).execute())
        .length
    let during = -1
    const slow = {
      async read(key: string) {
        if (during === -1) {
          during = 0
          await discardBlobs(dependencies, [blob.blobKey])
          during = await isThere()
        }
        return dependencies.documents.read(key)
      },
    }
    const { missing } = await takeBackup({ databaseUrl, documents: slow, folder: join(root, 'lock') })
    expect([during, missing]).toEqual([1, []])

    await dependencies.documents.remove(blob.blobKey)
    expect((await backup('gone')).missing).toEqual([blob.blobKey])
    await discardBlobs(dependencies, [blob.blobKey])
    expect(await isThere()).toBe(0)
  })

  it('that fails leaves nothing that could be taken for one', async () => {
    const broken = { databaseUrl, documents: harness.dependencies.documents, folder: join(root, 'broken') }
    await writeFile(join(root, 'broken'), 'a file where the folder should be')
    await expect(takeBackup(broken)).rejects.toThrow()
    expect(await statesIn(join(root, 'broken'))).toEqual([])
  })
})

describe('a restore', () => {
  it('is refused where something is there already', async () => {
    const { state } = await backup('refused')
    const options = {
      databaseUrl,
      documents: harness.dependencies.documents,
      folder: join(root, 'refused'),
      state,
    }
    await expect(restoreBackup(options)).rejects.toThrow('is not empty')
  })

  it('of a damaged backup is refused before anything is written, and can be begun again', async () => {
    const { state } = await backup('damaged')
    const place = await emptyPlace()
    const options = { ...place, folder: join(root, 'damaged'), state }
    await appendFile(tableFile(state, 'submission'), 'x')
    await expect(restoreBackup(options)).rejects.toThrow(
      'submission.copy.gz is not the file that was written',
    )
    expect(await place.dependencies.db.selectFrom('person').select('subject').execute()).toEqual([])
    const again = await backup('damaged')
    await restoreBackup({ ...options, state: again.state })
    expect(await audit(place.dependencies.db)).toEqual([])
  })

  it('names a document that the backup has lost', async () => {
    const client = await newcomer(harness)
    await addDocument(client)
    const { state } = await backup('lost')
    const [row] = await harness.dependencies.db
      .selectFrom('personalDocument')
      .select('blobKey')
      .where('subject', '=', client.subject)
      .execute()
    await rm(documentFile(join(root, 'lost'), row?.blobKey ?? ''))
    const { missing } = await restoreBackup({ ...(await emptyPlace()), folder: join(root, 'lost'), state })
    expect(missing).toEqual([row?.blobKey])
  })
})

describe('npm run backup, npm run restore', () => {
  const run = (script: string, args: string[], env: Record<string, string>) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const file = fileURLToPath(new URL(`../../scripts/${script}.ts`, import.meta.url))
      execFile(process.execPath, [file, ...args], { env: { ...process.env, ...env } }, (failure, said) =>
        resolve({ code: typeof failure?.code === 'number' ? failure.code : 0, said }),
      )
    })

  it('say what they did, or in a sentence why not', async () => {
    const env = { DATABASE_URL: databaseUrl, DOCUMENT_STORE: harness.dependencies.config.documentStore }
    const folder = join(root, 'by command')
    expect(await run('backup', [], env)).toEqual({
      code: 1,
      said: 'Where to? npm run backup -- --to FOLDER\n',
    })
    const taken = await run('backup', ['--to', folder], env)
    expect(taken).toEqual({
      code: 0,
      said: expect.stringMatching(/: \d+ rows, \d+ documents, \d+ of them new\n$/),
    })
    const place = await emptyPlace()
    const to = { DATABASE_URL: place.databaseUrl, DOCUMENT_STORE: join(root, 'documents by command') }
    const restored = await run('restore', ['--from', folder], to)
    expect(restored).toEqual({ code: 0, said: expect.stringMatching(/Z: \d+ rows, \d+ documents\n$/) })
    expect(await audit(place.dependencies.db)).toEqual([])
    expect(await readdir(join(root, 'documents by command'))).toContain('objects')
    expect((await run('restore', ['--from', folder], to)).said).toContain('is not empty')
    expect((await run('restore', ['--from', root], to)).said).toContain('holds no finished backup')
  })
})
