/** Documents looked at: PDFs and pictures in the preview of the documents step, in a real browser. */

import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, type TestContext, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { ViewerPage } from '#test/pages/viewer.ts'
import { addDocument, exams, newcomer, pdfFile, reach } from '#test/support/applicant.ts'
import { begun } from '#test/support/begun.ts'
import { desk, openBrowser, phone, visit } from '#test/support/browser.ts'
import { photo } from '#test/support/files.ts'
import { startJourneyProduct } from '#test/support/journeyProduct.ts'
import { keepOnFailure } from '#test/support/onFailure.ts'
import {
  activePdf,
  activePdfs,
  cutFontPdf,
  hanPdf,
  textPdf,
  truncatedPdf,
  wrongTablePdf,
} from '#test/support/pdfs.ts'
import { carriers } from '#test/support/pictureCarriers.ts'
import type { Product } from '#test/support/product.ts'
import { arrive, staging, stepPath } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

const wholeFont = fileURLToPath(import.meta.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'))
let product: Product
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startJourneyProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

interface Looked {
  bytes: Buffer
  mediaType?: 'application/pdf' | 'image/jpeg'
  name?: string
  language?: InterfaceLanguage
  viewport?: typeof desk | typeof phone
}

/**
 * A newcomer at the documents step whose library holds one document, opened in the preview. The service has an ordinary
 * file; the bytes that the preview gets for it are those of the test.
 */
async function look(context: TestContext, looked: Looked) {
  const { bytes, mediaType = 'application/pdf', name = '學歷證明.pdf', language = 'ZH_TW' } = looked
  const { signIn } = staging(product)
  const client = await newcomer({ sandbox: product.sandbox, signIn })
  const submission = await reach(client, exams.open, 'UPLOADING')
  const image = mediaType === 'image/jpeg' ? await photo(name) : null
  await addDocument(
    client,
    'HA_E',
    image ? new File([new Uint8Array(image.buffer)], name, { type: mediaType }) : pdfFile(name),
  )
  const visitor = await visit(browser, { viewport: looked.viewport ?? desk })
  keepOnFailure(context, visitor)
  const { page } = visitor
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/personal-document/*/download', (route) =>
    route.fulfill({ body: bytes, contentType: mediaType }),
  )
  await arrive(page, product, { subject: client.subject, path: stepPath('upload', submission), language })
  const words = wordsOf(language)
  const diploma = page.getByRole('region', { name: words('document.category.HA_E') })
  const own = new RegExp(`^${words('document.source.PERSONAL')}`)
  await diploma.getByRole('radio', { name: own }).check()
  await diploma.getByRole('button', { name: words('upload.choose_from_library') }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name }).check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('common.confirm') })
    .click()
  const open = diploma.getByRole('button', { name: `${words('common.view')} ${name}` })
  const viewer = new ViewerPage(page, words)
  const beforeOpening = asked.filter((address) => address.includes('pdf'))
  await open.click()
  await viewer.dialog(name).waitFor()
  return { visitor, page, viewer, words, open, asked, beforeOpening }
}

const threePages = textPdf(['Certid\\343o de', 'Habilita\\347\\365es', 'Liter\\341rias'])

test('a PDF is read by keyboard: pages, zoom, rotation, search, back to where one was', async (context) => {
  const { visitor, page, viewer, words, open, asked, beforeOpening } = await look(context, {
    bytes: threePages,
  })
  await viewer.drawn(1)
  expect(await viewer.ink(1)).toBeGreaterThan(0.002)
  // Helvetica isn't in the file: its stand-in comes from our own origin
  expect(asked.filter((address) => address.includes('/standard_fonts/'))).not.toEqual([])
  expect(beforeOpening).toEqual([])
  expect(asked.every((address) => /^(blob|data):/.test(address) || address.startsWith(product.origin))).toBe(
    true,
  )

  await viewer
    .dialog()
    .getByText(words('viewer.page_of', { page: 1, pages: 3 }))
    .waitFor()
  await viewer.button('viewer.next_page').focus()
  await page.keyboard.press('Enter')
  await viewer
    .dialog()
    .getByText(words('viewer.page_of', { page: 2, pages: 3 }))
    .first()
    .waitFor()
  await viewer.drawn(2)

  const fitted = await viewer.width(2)
  await page.keyboard.press('-')
  await expect.poll(() => viewer.width(2)).toBeLessThan(fitted)
  await page.keyboard.press('0')
  await expect.poll(() => viewer.width(2)).toBe(fitted)
  await page.keyboard.press('r')
  await expect
    .poll(async () => {
      const box = await viewer.sheet(2).boundingBox()
      return (box?.width ?? 0) > (box?.height ?? 0)
    })
    .toBe(true)

  await page.keyboard.press('Control+f')
  await page.keyboard.type('literarias')
  await viewer
    .dialog()
    .getByText(words('viewer.found', { place: 1, count: 1 }))
    .waitFor()
  await viewer.drawn(3)
  await viewer.sheet(3).locator('[data-current]').waitFor()
  expect(await viewer.sheet(3).locator('[data-current]').textContent()).toBe('Literárias')

  await page.keyboard.press('Escape')
  expect(await viewer.dialog().count()).toBe(1)
  await page.keyboard.press('Escape')
  await viewer.dialog().waitFor({ state: 'detached' })
  expect(await open.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(visitor.problems).toEqual([])
  await visitor.leave()
})

test('its text can be selected', async (context) => {
  const { visitor, page, viewer } = await look(context, { bytes: threePages })
  const sheet = await viewer.drawn(1)
  await sheet.getByText('Certidão de').dblclick({ position: { x: 20, y: 20 } })
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe('Certidão')
  await visitor.leave()
})

test('of a long PDF only the pages that are near are drawn', async (context) => {
  const { visitor, viewer } = await look(context, {
    bytes: textPdf(Array.from({ length: 60 }, (_, index) => `Page ${index + 1}`)),
  })
  await viewer.drawn(1)
  const drawn = () => viewer.dialog().locator('canvas').count()
  expect(await drawn()).toBeLessThan(6)
  await viewer.sheet(60).scrollIntoViewIfNeeded()
  await viewer.drawn(60)
  await expect.poll(drawn).toBeLessThan(6)
  await visitor.leave()
})

test('Han text in a font that is not in the file is shown by the character maps that we serve', async (context) => {
  const { visitor, viewer, asked } = await look(context, { bytes: hanPdf('學歷證明') })
  const sheet = await viewer.drawn(1)
  await sheet.getByText('學歷證明').waitFor({ state: 'attached' })
  expect(await viewer.ink(1)).toBeGreaterThan(0.002)
  const maps = asked.filter((address) => address.includes('/cmaps/'))
  expect(maps.length).toBeGreaterThan(0)
  expect(maps.every((address) => address.startsWith(product.address('/assets/pdfjs-')))).toBe(true)
  expect(visitor.problems).toEqual([])
  await visitor.leave()
})

test.for<[string, Buffer]>([
  ['cut short', truncatedPdf()],
  ['no PDF at all', Buffer.from('<html><script>alert(1)</script>')],
  ['empty', Buffer.alloc(0)],
])('a file that is %s gives a sentence and the file itself', async ([, bytes], context) => {
  const { visitor, page, viewer, words } = await look(context, { bytes })
  await viewer.dialog().getByText(words('viewer.download_instead')).waitFor()
  const downloading = begun(page.waitForEvent('download'))
  await viewer.button('common.download').click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('學歷證明.pdf')
  expect(await readFile(await file.path())).toEqual(bytes)
  await visitor.leave()
})

test.for<[string, Buffer]>([
  ['a table that points elsewhere', wrongTablePdf('Certid\\343o')],
  ['a font that is cut', cutFontPdf('Certid\\343o', readFileSync(wholeFont))],
])('a file with %s is shown all the same, and can be downloaded', async ([, bytes], context) => {
  const { visitor, page, viewer } = await look(context, { bytes })
  const sheet = await viewer.drawn(1)
  expect(await viewer.ink(1)).toBeGreaterThan(0.0005)
  await sheet.getByText('Certidão').waitFor({ state: 'attached' })
  const downloading = begun(page.waitForEvent('download'))
  await viewer.button('common.download').click()
  expect(await readFile(await (await downloading).path())).toEqual(bytes)
  expect(visitor.problems).toEqual([])
  await visitor.leave()
})

test('active documents do nothing: no dialog, no window, no request', async (context) => {
  const { visitor, page, viewer, asked } = await look(context, { bytes: activePdf(activePdfs[0] ?? '') })
  const events: string[] = []
  page.on('dialog', (dialog) => {
    events.push(dialog.message())
    void dialog.dismiss()
  })
  visitor.context.on('page', (opened) => events.push(opened.url()))
  for (const activity of activePdfs) {
    await page.unroute('**/personal-document/*/download')
    await page.route('**/personal-document/*/download', (route) =>
      route.fulfill({ body: activePdf(activity), contentType: 'application/pdf' }),
    )
    await page.keyboard.press('Escape')
    await viewer.dialog().waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await viewer.drawn(1)
    await (await viewer.drawn(1)).click({ position: { x: 300, y: 200 } })
  }
  const outside = asked.filter(
    (address) => !/^(blob|data):/.test(address) && !address.startsWith(product.origin),
  )
  expect({ events, outside, address: page.url().startsWith(product.origin) }).toEqual({
    events: [],
    outside: [],
    address: true,
  })
  await visitor.leave()
})

test('pictures that carry something in their metadata do nothing: shown, no dialog, no window, no request', async (context) => {
  const plain = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#f00' } })
  const name = '<img src=x onerror=alert(3)>.jpg'
  const { visitor, page, viewer, words, asked } = await look(context, {
    bytes: await plain().jpeg().toBuffer(),
    mediaType: 'image/jpeg',
    name,
  })
  const events: string[] = []
  page.on('dialog', (dialog) => {
    events.push(dialog.message())
    void dialog.dismiss()
  })
  visitor.context.on('page', (opened) => events.push(opened.url()))
  // a picture that is closed while it still loads would be one that could not be read
  const seenWidth = async () => {
    const image = viewer.dialog().getByAltText(words('viewer.image_alt', { fileName: name }))
    await image.waitFor()
    return image.evaluate((it: HTMLImageElement) => it.decode().then(() => it.naturalWidth))
  }
  expect(await seenWidth()).toBe(300)
  for (const [, make] of carriers) {
    const bytes = await make(plain())
    await page.unroute('**/personal-document/*/download')
    await page.route('**/personal-document/*/download', (route) =>
      route.fulfill({ body: bytes, contentType: 'image/jpeg' }),
    )
    await page.keyboard.press('Escape')
    await viewer.dialog().waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    expect(await seenWidth()).toBe(300)
  }
  const outside = asked.filter(
    (address) => !/^(blob|data):/.test(address) && !address.startsWith(product.origin),
  )
  expect({ events, outside }).toEqual({ events: [], outside: [] })
  expect(visitor.problems).toEqual([])
  await visitor.leave()
})

/** A picture whose camera was held in one of the eight ways: upright, its top left quarter is red. */
async function turnedPhoto(orientation: number): Promise<Buffer> {
  const upright = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 200, height: 100, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
  const back = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation] ?? 0
  return sharp(upright).rotate(back).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
}

test.for([1, 3, 6, 8])('a photograph with orientation %i is upright', async (orientation, context) => {
  const { visitor, viewer, words } = await look(context, {
    bytes: await turnedPhoto(orientation),
    mediaType: 'image/jpeg',
    name: 'IMG_0001.JPG',
  })
  const image = viewer.dialog().getByAltText(words('viewer.image_alt', { fileName: 'IMG_0001.JPG' }))
  await image.waitFor()
  const seen = await sharp(await image.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = seen.info
  expect(width).toBeGreaterThan(height)
  const colourAt = (x: number, y: number) => [
    ...seen.data.subarray((y * width + x) * channels, (y * width + x) * channels + 3),
  ]
  const [red = 0, green = 255] = colourAt(Math.floor(width / 4), Math.floor(height / 4))
  expect([red > 200, green < 60]).toEqual([true, true])
  expect(colourAt(Math.floor((width * 3) / 4), Math.floor(height / 4)).every((value) => value > 200)).toBe(
    true,
  )
  await visitor.leave()
})

test('on a phone two fingers zoom a picture, a finger moves it', async (context) => {
  const { visitor, page, viewer, words } = await look(context, {
    bytes: (await photo('x.jpg', 1600, 1200)).buffer,
    mediaType: 'image/jpeg',
    name: '身份證.jpg',
    language: 'PT',
    viewport: phone,
  })
  const image = viewer.dialog().getByAltText(words('viewer.image_alt', { fileName: '身份證.jpg' }))
  await image.waitFor()
  const width = async () => (await image.boundingBox())?.width ?? 0
  const before = await width()
  const touch = await visitor.context.newCDPSession(page)
  const points = (gap: number) => [
    { x: 206 - gap, y: 420 },
    { x: 206 + gap, y: 420 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(30) })
  for (const gap of [50, 70, 90])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(gap) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(width).toBeGreaterThan(before * 2)
  expect(visitor.problems).toEqual([])
  await visitor.leave()
})

test('the step is over: the preview becomes the question whether to go home', async (context) => {
  const { visitor, page, viewer, words } = await look(context, { bytes: threePages })
  await viewer.drawn(1)
  await page.unroute('**/personal-document/*/download')
  await page.route('**/personal-document/*/download', (route) =>
    route.fulfill({
      status: 409,
      json: { status: 409, code: 'STAGE_ERROR', message: 'wrong step', data: null },
    }),
  )
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await viewer.dialog().getByText(words('confirm.stage_error_home')).waitFor()
  await viewer.button('common.confirm').click()
  await page.getByRole('heading', { level: 1, name: words('page.home') }).waitFor()
  await visitor.leave()
})
