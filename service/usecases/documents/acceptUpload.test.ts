import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#service/core/apiError.ts'
import { systemClock } from '#service/core/clock.ts'
import type { DocumentStore } from '#service/core/documentStore.ts'
import { startPdfWorker } from '#service/pdf/pdfWorker.ts'
import { type OpenDatabase, openDatabase } from '#service/store/database.ts'
import { discardBlobs, sha256Of } from '#service/store/documents/blobs.ts'
import { openDocumentStore } from '#service/store/documents/openDocumentStore.ts'
import { acceptUpload, type IncomingFile } from '#service/usecases/documents/acceptUpload.ts'
import { thumbnailOf } from '#service/usecases/documents/thumbnail.ts'
import { type FreshDatabase, freshDatabase } from '#test/support/freshDatabase.ts'

let database: FreshDatabase
let opened: OpenDatabase
let documents: DocumentStore
let folder: string
const pdfs = startPdfWorker()
const dependencies = () => ({ db: opened.db, documents, pdfs, clock: systemClock })

beforeAll(async () => {
  database = await freshDatabase()
  opened = openDatabase(database.url, 4)
  folder = await mkdtemp(join(tmpdir(), 'take-'))
  documents = await openDocumentStore(folder)
})
afterAll(async () => {
  await pdfs.stop()
  await opened.db.destroy()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const incoming = (name: string, bytes: Uint8Array, declaredType = '', chunk = 1_000): IncomingFile => ({
  field: 'file',
  name,
  declaredType,
  bytes: (async function* () {
    for (let at = 0; at < bytes.length; at += chunk) yield Buffer.from(bytes.subarray(at, at + chunk))
  })(),
})
const pdf = async (options: PDFKit.PDFDocumentOptions = {}) => {
  const document = new PDFDocument({ size: [300, 600], ...options })
  document.rect(0, 0, 300, 300).fill('#00ff00')
  document.end()
  const chunks: Buffer[] = []
  for await (const part of document) chunks.push(part as Buffer)
  return Buffer.concat(chunks)
}
const stored = async () => {
  const rows = await opened.db
    .selectFrom('storedBlob')
    .select(['key', 'state', 'sha256'])
    .orderBy('key')
    .execute()
  const keys: string[] = []
  for await (const { key } of documents.list()) keys.push(key)
  return { rows, keys: keys.sort(), stagingDir: await readdir(documents.stagingDir) }
}

describe('takes', () => {
  test('a PDF of exactly 5 MiB byte for byte, its row beside it', async () => {
    const bytes = Buffer.concat([await pdf(), Buffer.alloc(limits.fileSize, 32)]).subarray(0, limits.fileSize)
    const taken = await acceptUpload(dependencies(), incoming('履歷.pdf', bytes, 'application/pdf', 65_536))
    expect(taken).toEqual({
      blobKey: expect.stringMatching(/^[\w-]{22}$/),
      fileName: '履歷.pdf',
      mediaType: 'application/pdf',
      size: 5_242_880,
      sha256: sha256Of(bytes),
    })
    expect(Buffer.from(await documents.readBytes(taken.blobKey)).equals(bytes)).toBe(true)
    const { rows, keys, stagingDir } = await stored()
    expect(rows).toEqual([{ key: taken.blobKey, state: 'STORED', sha256: taken.sha256 }])
    expect([keys, stagingDir]).toEqual([[taken.blobKey], []])
    await discardBlobs(dependencies(), [taken.blobKey])
    expect(await stored()).toEqual({ rows: [], keys: [], stagingDir: [] })
  })

  test('a photo, upright: size and hash are those of what is stored', async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const taken = await acceptUpload(dependencies(), incoming('a.JPG', photo, 'image/jpeg'))
    const bytes = await documents.readBytes(taken.blobKey)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 40 })
    expect([taken.size, taken.sha256]).toEqual([bytes.length, sha256Of(bytes)])
    await discardBlobs(dependencies(), [taken.blobKey])
  })

  test('a PDF that only an owner’s password guards', async () => {
    const taken = await acceptUpload(dependencies(), incoming('a.pdf', await pdf({ ownerPassword: 'x' })))
    expect(taken.mediaType).toBe('application/pdf')
    await discardBlobs(dependencies(), [taken.blobKey])
  })
})

describe('refuses, and keeps nothing', () => {
  test.each<[string, () => Promise<IncomingFile>, string, object | null]>([
    [
      'a PDF that needs a password, however its bytes arrive',
      async () => incoming('a.pdf', await pdf({ userPassword: 'x' }), '', 7),
      'FILE_NOT_ACCEPTED',
      { name: 'a.pdf', fault: 'locked' },
    ],
    [
      'PNG bytes in a JPEG’s clothes',
      async () => incoming('a.jpg', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'image/jpeg'),
      'FILE_NOT_ACCEPTED',
      { name: 'a.jpg', fault: 'content', found: 'PNG' },
    ],
    [
      'an empty file',
      async () => incoming('a.pdf', Buffer.alloc(0)),
      'FILE_NOT_ACCEPTED',
      { name: 'a.pdf', fault: 'empty' },
    ],
    [
      'a JPEG that is only a beginning',
      async () => incoming('a.jpg', Buffer.from('ffd8ffe000104a464946', 'hex')),
      'FILE_NOT_ACCEPTED',
      { name: 'a.jpg', fault: 'unreadable' },
    ],
    [
      'a file whose stream breaks',
      async () => ({
        ...incoming('a.pdf', Buffer.alloc(0)),
        bytes: (async function* () {
          yield Buffer.from('%PDF-1.7')
          throw new ApiError('INPUT_NOT_VALID', { data: { reason: 'body_cut' } })
        })(),
      }),
      'INPUT_NOT_VALID',
      { reason: 'body_cut' },
    ],
  ])('%s', async (_what, file, code, data) => {
    const rejection = await acceptUpload(dependencies(), await file()).catch((error: unknown) => error)
    expect(rejection).toMatchObject({ code, data })
    expect(await stored()).toEqual({ rows: [], keys: [], stagingDir: [] })
  })

  test('what is no PDF before its second kilobyte has come', async () => {
    let sent = 0
    const html: IncomingFile = {
      ...incoming('a.pdf', Buffer.alloc(0)),
      bytes: (async function* () {
        for (; sent < 1_000; sent += 1) yield Buffer.alloc(1024, '<p>')
      })(),
    }
    await expect(acceptUpload(dependencies(), html)).rejects.toMatchObject({ data: { fault: 'content' } })
    expect(sent).toBeLessThan(20)
  })
})

describe('previews', () => {
  const pictureOf = async (blobKey: string) => {
    const answer = await thumbnailOf(dependencies(), blobKey, '證明.pdf')
    if (!(answer.bytes instanceof Uint8Array)) throw new Error('bytes expected')
    return { ...(await sharp(answer.bytes).metadata()), fileName: answer.fileName }
  }

  test('are drawn once for many wishes, and kept', async () => {
    const taken = await acceptUpload(dependencies(), incoming('證明.pdf', await pdf()))
    const drawn = await Promise.all([1, 2, 3].map(() => pictureOf(taken.blobKey)))
    expect(drawn).toEqual(
      drawn.map(() => expect.objectContaining({ format: 'jpeg', height: 1024, fileName: '證明.jpg' })),
    )
    expect((await stored()).keys).toHaveLength(2)
    expect(await pictureOf(taken.blobKey)).toMatchObject({ height: 1024 })
    expect((await stored()).keys).toHaveLength(2)
  })

  test('are neutral where a PDF can’t be drawn, without a second try', async () => {
    const taken = await acceptUpload(dependencies(), incoming('a.pdf', Buffer.from('%PDF-1.7 broken')))
    expect(await pictureOf(taken.blobKey)).toMatchObject({ format: 'jpeg', width: 362 })
    const row = await opened.db
      .selectFrom('storedBlob')
      .select(['thumbnailNeutral', 'thumbnailKey'])
      .where('key', '=', taken.blobKey)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ thumbnailNeutral: true, thumbnailKey: null })
    expect(await pictureOf(taken.blobKey)).toMatchObject({ width: 362 })
  })
})
