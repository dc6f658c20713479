/** Own files on the documents step, as a browser takes them: names, sizes, kinds, large pictures, phones' formats. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, type TestContext, test } from 'vitest'
import {
  addPersonalDocument,
  downloadPersonalDocument,
  listPersonalDocuments,
} from '#contract/endpoints/personalDocument.ts'
import { skipResume } from '#contract/endpoints/submission.ts'
import { apiBase, limits } from '#contract/limits.ts'
import { exams, newcomer, pdfFile, reach, smallPdf } from '#test/support/applicant.ts'
import { type HandedFile, pdf, photo } from '#test/support/files.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive, stepPath } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

const ground = journeyGround()
const words = wordsOf('ZH_TW')

/** A newcomer who has chosen to hand in own diplomas. */
async function atDiploma(context: TestContext) {
  const { product, people } = ground
  const client = await newcomer({ sandbox: product.sandbox, signIn: people.signIn })
  const submission = await reach(client, exams.open, 'UPLOADING')
  const visitor = await ground.visitor(context)
  const { page } = visitor
  await arrive(page, product, { subject: client.subject, path: stepPath('upload', submission) })
  const region = page.getByRole('region', { name: words('document.category.HA_E') })
  await region.getByRole('radio', { name: new RegExp(`^${words('document.source.PERSONAL')}`) }).check()
  return {
    ...visitor,
    region,
    give: (...files: HandedFile[]) => region.locator('input[type=file]').first().setInputFiles(files),
    row: (name: string) => region.getByRole('listitem').filter({ hasText: name }),
    /** names and bytes as the service has them, the newest first */
    stored: async () => {
      const documents = await client.ok(listPersonalDocuments)
      return Promise.all(
        documents.map(async ({ id, file }) => {
          const path = downloadPersonalDocument.path.replace('{id}', id)
          const answer = await fetch(`${product.origin}${apiBase}${path}`, {
            headers: { Authorization: client.token ?? '' },
          })
          return { name: file.name, bytes: Buffer.from(await answer.arrayBuffer()) }
        }),
      )
    },
  }
}

const named = (name: string, buffer: Buffer, mimeType = 'application/pdf'): HandedFile => ({
  name,
  mimeType,
  buffer,
})

test('names are shown and stored as they are, whatever is in them', async (context) => {
  const { give, row, region, stored, page } = await atDiploma(context)
  const names = ['學歷證明（正本）.pdf', 'Certidão de habilitações.pdf', '<img src=x onerror=alert(1)>.pdf']
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await give(...names.map((name) => pdf(name)))
  for (const name of names) await row(name).getByText(words('upload.done')).waitFor()
  expect(await region.locator('img[src=x]').count()).toBe(0)
  expect((await stored()).map(({ name }) => name).sort()).toEqual(names.toSorted())
  expect(dialogs).toEqual([])
})

const grown = (size: number) => Buffer.concat([smallPdf, Buffer.alloc(size - smallPdf.length, '\n')])

test('5 MB to the byte is taken; a byte more, disguises and empty files are refused in a sentence that names the file', async (context) => {
  const { give, row, stored } = await atDiploma(context)
  const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .webp()
    .toBuffer()
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const film = Buffer.from('\0\0\0\x18ftypisom0000')
  const refused: [HandedFile, Parameters<typeof words>[0]][] = [
    [named('大一字節.pdf', grown(limits.fileSize + 1)), 'upload.too_large'],
    [named('空.pdf', Buffer.alloc(0)), 'upload.empty_file'],
    [named('webp.jpg', webp, 'image/jpeg'), 'upload.content_mismatch'],
    [named('html.pdf', Buffer.from('<html><body>x')), 'upload.content_mismatch'],
    [named('pic.png', png, 'image/png'), 'upload.bad_format'],
    [named('IMG_0001.HEIC', film, 'image/heic'), 'upload.bad_format'],
  ]
  await give(named('剛好.pdf', grown(limits.fileSize)), ...refused.map(([file]) => file))
  for (const [{ name }, text] of refused)
    await row(name)
      .getByText(words(text, { fileName: name }))
      .waitFor()
  await row('剛好.pdf').getByText(words('upload.done')).waitFor()
  expect((await stored()).map(({ name }) => name)).toEqual(['剛好.pdf'])
})

/** Noise of more than 5 MB, upright only after turning as the camera says; its upright top left quarter is red. */
async function largePhoto(orientation: 1 | 3 | 6 | 8): Promise<Buffer> {
  const [width, height] = [2600, 2000]
  const upright = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .composite([
      {
        input: { create: { width: width / 2, height: height / 2, channels: 3, background: '#f00' } },
        left: 0,
        top: 0,
      },
    ])
    .png({ compressionLevel: 0 })
    .toBuffer()
  const back = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation]
  return sharp(upright)
    .rotate(back)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '22/1 11/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

test.for([1, 3, 6, 8] as const)(
  'a photograph beyond 5 MB with orientation %i is offered to be shrunk, and is stored upright below the limit',
  async (orientation, context) => {
    const { give, row, stored } = await atDiploma(context)
    const original = await largePhoto(orientation)
    expect(original.length).toBeGreaterThan(limits.fileSize)
    await give(named('IMG_0007.JPG', original, 'image/jpeg'))
    await row('IMG_0007.JPG')
      .getByText(words('upload.shrink_offer', { fileName: 'IMG_0007.JPG' }))
      .waitFor()
    await row('IMG_0007.JPG')
      .getByRole('button', { name: words('upload.shrink') })
      .click()
    await row('IMG_0007.JPG').getByText(words('upload.done')).waitFor()
    await row('IMG_0007.JPG')
      .getByText(/圖片已縮小至/)
      .waitFor()
    const [document] = await stored()
    const picture = sharp(document?.bytes)
    const { width = 0, height = 0, exif, orientation: turned = 1 } = await picture.metadata()
    expect(document?.bytes.length).toBeLessThanOrEqual(limits.fileSize)
    expect([width > height, turned, exif]).toEqual([true, 1, undefined])
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
    const at = (Math.floor(info.height / 4) * info.width + Math.floor(info.width / 4)) * info.channels
    expect([(data[at] ?? 0) > 200, (data[at + 1] ?? 255) < 60]).toEqual([true, true])
  },
)

test('a phone’s format that this browser can read becomes a JPG; one that it cannot is explained', async (context) => {
  const { give, row, stored } = await atDiploma(context)
  // Chromium reads this kind of the format, and no HEVC
  const readable = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#0b6b50' } })
    .avif()
    .toBuffer()
  await give(named('IMG_0001.HEIC', readable, 'image/heic'))
  await row('IMG_0001.jpg').getByText(words('upload.heic_converted')).waitFor()
  const [document] = await stored()
  expect([document?.name, (await sharp(document?.bytes).metadata()).format]).toEqual(['IMG_0001.jpg', 'jpeg'])

  const unreadable = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  await give(named('IMG_0002.jpg', unreadable, 'image/jpeg'))
  await row('IMG_0002.jpg')
    .getByText(words('upload.heic_help', { fileName: 'IMG_0002.jpg' }))
    .waitFor()
  expect((await stored()).length).toBe(1)
})

test('what is said of a file goes with it, and is asked anew for the next', async (context) => {
  const { give, row, region } = await atDiploma(context)
  const level = region.getByLabel(words('document.field.education_level'))
  await level.selectOption({ index: 3 })
  const chosen = (await level.locator('option:checked').textContent()) ?? ''
  await region.getByText(words('upload.more_details')).click()
  await region.getByLabel(words('document.field.description')).fill('一九九八年取得')
  await region.getByLabel(words('document.field.name_non')).check()
  await give(await photo('證書.jpg'))
  const note = [chosen, '一九九八年取得', words('document.field.name_non')].join(' · ')
  await row('證書.jpg').getByText(note).waitFor()
  expect(await level.inputValue()).toBe('')
})

async function openLibrary(page: Page, region: ReturnType<Page['locator']>) {
  await region.getByRole('button', { name: words('upload.choose_from_library') }).click()
  return page.getByRole('dialog')
}

test('the library is searched without accents, looked at, and ticked', async (context) => {
  const { give, row, region, page } = await atDiploma(context)
  await give(pdf('Certidão de licenciatura.pdf'), pdf('學士學位證書.pdf'), await photo('成績表.jpg'))
  for (const name of ['Certidão de licenciatura.pdf', '學士學位證書.pdf', '成績表.jpg'])
    await row(name).getByText(words('upload.done')).waitFor()
  const dialog = await openLibrary(page, region)
  expect(await dialog.getByRole('checkbox').count()).toBe(3)
  await dialog.getByRole('searchbox').fill('certidao')
  await dialog.getByText(words('common.results_count', { count: 1 })).waitFor()
  expect(await dialog.getByRole('checkbox').count()).toBe(1)
  await dialog.getByRole('searchbox').fill('')
  await dialog.getByRole('button', { name: `${words('common.view')} 成績表.jpg` }).click()
  const preview = page.getByRole('dialog', { name: '成績表.jpg' })
  await preview.getByAltText(words('viewer.image_alt', { fileName: '成績表.jpg' })).waitFor()
  await page.keyboard.press('Escape')
  await preview.waitFor({ state: 'detached' })
  await dialog.getByRole('checkbox', { name: '成績表.jpg' }).uncheck()
  await dialog.getByText(words('upload.selected_count', { count: 2 })).waitFor()
  await dialog.getByRole('button', { name: words('common.confirm') }).click()
  await row('成績表.jpg').waitFor({ state: 'detached' })
})

/** Without the mark that says how its four inks are written. */
function withoutAdobeMark(jpeg: Buffer): Buffer {
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; ) {
    const next = at + 2 + jpeg.readUInt16BE(at + 2)
    if (jpeg[at + 1] === 0xee) return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(next)])
    at = next
  }
  throw new Error('the picture has no such mark')
}

const plain = () => sharp({ create: { width: 320, height: 200, channels: 3, background: '#e02020' } })
const inFourInks = () => plain().toColourspace('cmyk')
/** Pictures as scanners and print shops make them, and what is to be seen of them. */
const scans: [string, () => Promise<Buffer>, seen: 'red' | 'grey'][] = [
  ['in four inks', () => inFourInks().jpeg().toBuffer(), 'red'],
  ['in four inks, progressive', () => inFourInks().jpeg({ progressive: true }).toBuffer(), 'red'],
  ['in four inks, unmarked', async () => withoutAdobeMark(await inFourInks().jpeg().toBuffer()), 'red'],
  ['in grey, progressive', () => plain().greyscale().jpeg({ progressive: true }).toBuffer(), 'grey'],
]

/** What is in the middle of a picture on the page. */
const colourOf = async (image: Locator): Promise<string> => {
  const [red, green, blue] = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const pen = canvas.getContext('2d')
    pen?.drawImage(element, element.naturalWidth / 2, element.naturalHeight / 2, 1, 1, 0, 0, 1, 1)
    return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])] as [number, number, number]
  })
  if (red > 180 && green < 90 && blue < 90) return 'red'
  return Math.abs(red - green) < 8 && Math.abs(green - blue) < 8 ? 'grey' : `${red} ${green} ${blue}`
}

test.for(scans)(
  'a picture %s has its colours in the small picture and in the preview',
  async ([kind, make, seen], context) => {
    const { give, row, page, problems } = await atDiploma(context)
    const name = `${kind}.jpg`
    await give(named(name, await make(), 'image/jpeg'))
    await row(name).getByText(words('upload.done')).waitFor()
    const small = await colourOf(row(name).locator('img'))
    await row(name)
      .getByRole('button', { name: words('common.view') })
      .click()
    const whole = await colourOf(page.getByAltText(words('viewer.image_alt', { fileName: name })))
    expect([small, whole]).toEqual([seen, seen])
    expect(problems).toEqual([])
  },
)

test('the 151st document is refused in a sentence, on the screen and by the service; the other 150 stay', async (context) => {
  const { product, people } = ground
  const client = await people.signIn('full-library')
  const before = (await client.ok(listPersonalDocuments)).length
  expect(before).toBe(limits.libraryDocuments)
  const submission = await reach(client, exams.open, 'RESUMING')
  await client.ok(skipResume, { params: { id: submission.id } })
  const { page } = await ground.visitor(context)
  await arrive(page, product, { subject: 'full-library', path: stepPath('upload', submission) })
  const region = page.getByRole('region', { name: words('document.category.HA_E') })
  await region.getByRole('radio', { name: new RegExp(`^${words('document.source.PERSONAL')}`) }).check()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/personal-document')) sent.push(request.url())
  })
  await region.locator('input[type=file]').first().setInputFiles(pdf('第一百五十一份.pdf'))
  await page.getByRole('alert').getByText(words('error.code.DOC_NUM_MORE_THAN_150')).waitFor()
  // the page knows it without asking; who asks all the same is told the same
  expect(sent).toEqual([])
  const code = await client.refused(addPersonalDocument, { body: { documentType: 'HA_E' }, file: pdfFile() })
  expect([code, (await client.ok(listPersonalDocuments)).length]).toEqual(['DOC_NUM_MORE_THAN_150', before])
  // one of those that are there still can be taken
  const dialog = await openLibrary(page, region)
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: words('common.confirm') }).click()
  await region.getByText(words('upload.done')).waitFor()
})

test('a replaced file has the new name, size and picture at once', async (context) => {
  const { give, row, region } = await atDiploma(context)
  await give(await photo('abc.jpg', 300, 200))
  await row('abc.jpg').locator('img').waitFor()
  await row('abc.jpg')
    .getByRole('button', { name: words('upload.remove') })
    .click()
  await give(await photo('xyz.jpg', 900, 1200))
  await row('xyz.jpg').locator('img').waitFor()
  const shape = await row('xyz.jpg')
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth)
  expect(shape).toBeCloseTo(4 / 3, 1)
  expect(await region.getByText('abc.jpg').count()).toBe(0)
})
