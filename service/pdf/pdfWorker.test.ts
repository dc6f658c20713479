import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { pdfLimits, startPdfWorker } from '#service/pdf/pdfWorker.ts'

const worker = startPdfWorker()
afterAll(() => worker.stop())

const finished = async (document: PDFKit.PDFDocument) => {
  const chunks: Buffer[] = []
  document.end()
  for await (const chunk of document) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
const greenPage = (options: PDFKit.PDFDocumentOptions = {}) => {
  const document = new PDFDocument({ size: [300, 600], ...options })
  document.rect(0, 0, 300, 300).fill('#00ff00')
  return finished(document)
}

/** A page with these objects behind it, number 4 being its content; no cross-reference table, as damaged files have. */
const rawPdf = (resources: string, objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
        `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<<${resources}>>>>endobj\n`,
    ),
    ...objects.map((object) => (typeof object === 'string' ? Buffer.from(`${object}\n`) : object)),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF'),
  ])
const stream = (number: number, dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj<</Length ${bytes.length}${dictionary}>>stream\n`),
    bytes,
    Buffer.from('\nendstream endobj\n'),
  ])

/** Twelve forms, each painting the next one ten times: a trillion strokes in about a kilobyte. */
const loop = () => {
  const form = (number: number, body: string, next: string) =>
    stream(number, `/Type/XObject/Subtype/Form/BBox[0 0 300 300]/Resources<<${next}>>`, Buffer.from(body))
  const forms = Array.from({ length: 12 }, (_, level) =>
    level === 11
      ? form(16, '0 0 300 300 re f', '')
      : form(5 + level, '/N Do '.repeat(10), `/XObject<</N ${6 + level} 0 R>>`),
  )
  return rawPdf('/XObject<</N 5 0 R>>', [stream(4, '', Buffer.from('/N Do')), ...forms])
}
/** A content stream of a few hundred bytes that unpacks twice, to 400 MB. */
const deflateBomb = () => {
  const packed = deflateSync(deflateSync(Buffer.alloc(400 * 1024 * 1024, 'q Q ')))
  return rawPdf('', [stream(4, '/Filter[/FlateDecode/FlateDecode]', packed)])
}

describe('draws', () => {
  test('the first page, its longer side at the size asked for', async () => {
    const answer = await worker.draw(await greenPage(), 400)
    if (answer.outcome !== 'drawn') throw new Error(answer.outcome)
    const { data, info } = await sharp(answer.jpeg).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([200, 400])
    expect([...data.subarray(0, 3)].map((part) => Math.round(part / 255))).toEqual([0, 1, 0])
    expect([...data.subarray(-3)].map((part) => Math.round(part / 255))).toEqual([1, 1, 1])
  })

  test('a page that is 14,400 points wide, within the size asked for', async () => {
    const answer = await worker.draw(await greenPage({ size: [14_400, 20] }), 400)
    if (answer.outcome !== 'drawn') throw new Error(answer.outcome)
    expect(await sharp(answer.jpeg).metadata()).toMatchObject({ width: 400, height: 1 })
  })

  test('a scan of an A4 page at 300 points to the inch, within its memory', async () => {
    const pixels = { width: 2480, height: 3508, noise: { type: 'gaussian', mean: 200, sigma: 40 } } as const
    const scan = await sharp({ create: { ...pixels, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer()
    const document = new PDFDocument({ size: 'A4' })
    document.image(scan, 0, 0, { width: 595 })
    // its time is not the subject: the machine may be busy
    const patient = startPdfWorker({ ...pdfLimits, time: 25_000, timeout: 28_000 })
    expect((await patient.draw(await finished(document), 1024)).outcome).toBe('drawn')
    await patient.stop()
  })

  test.each([
    ['text behind a PDF header', Buffer.from('%PDF-1.4 nothing else')],
    ['no pages', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
  ])('%s is unreadable', async (_what, bytes) => {
    expect(await worker.draw(bytes, 400)).toEqual({ outcome: 'unreadable' })
  })
})

describe('opens', () => {
  test('a PDF that anybody may read, also where an owner’s password guards its printing', async () => {
    expect(await worker.open(await greenPage())).toEqual({ outcome: 'opened' })
    expect(await worker.open(await greenPage({ ownerPassword: 'owner' }))).toEqual({ outcome: 'opened' })
  })

  test('a PDF that needs a password is locked', async () => {
    expect(await worker.open(await greenPage({ userPassword: 'secret' }))).toEqual({ outcome: 'locked' })
  })
})

describe('is killed', () => {
  test('at a page that never ends being painted, and serves the next one', async () => {
    const began = Date.now()
    expect(await worker.draw(loop(), 400)).toEqual({ outcome: 'exceeded' })
    expect(Date.now() - began).toBeLessThan(pdfLimits.time + 2_000)
    expect((await worker.draw(await greenPage(), 400)).outcome).toBe('drawn')
  })

  test('at a stream that unpacks beyond the memory', async () => {
    expect(await worker.draw(deflateBomb(), 400)).toEqual({ outcome: 'exceeded' })
  })

  test('at a drawn page of too many bytes', async () => {
    const strict = startPdfWorker({ ...pdfLimits, output: 100 })
    expect(await strict.draw(await greenPage(), 400)).toEqual({ outcome: 'exceeded' })
    await strict.stop()
  })

  test('ten bombs at once: each is answered within ten seconds', async () => {
    const began = Date.now()
    const answers = await Promise.all(Array.from({ length: 10 }, () => worker.draw(loop(), 400)))
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(new Set(answers.map((answer) => answer.outcome))).toEqual(new Set(['exceeded', 'busy']))
  })
})
