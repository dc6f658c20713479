import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, type TestContext, test } from 'vitest'
import { open, type Scenario, type Start } from '#test/pages/openScreen.ts'
import { boxOf, pressSlowly } from '#test/pages/slowPress.ts'
import { addDocument, exams } from '#test/support/applicant.ts'
import { desk } from '#test/support/browser.ts'
import type { Ground } from '#test/support/journeyGround.ts'
import { arrive, stepPath } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

const phone = { width: 360, height: 640 }

/** What engines count, draw and lay out differently: double clicks, pictures, lists, the tab at the side. */
export function controlStories(ground: Ground): void {
  async function at(context: TestContext, start: Start, viewport: { width: number; height: number } = desk) {
    const { page } = await ground.visitor(context, { viewport })
    return new Promise<Scenario>((opened, failed) => {
      const act = async (scenario: Scenario) => opened(scenario)
      open(page, ground.product, { name: '', start, act }, 'PT').catch(failed)
    })
  }

  test('a second press at the place of the first answers no question; a later one and a key do', async (context) => {
    // low enough that the button stands in the page and can be brought under the answer
    const { page, words, button } = await at(context, { stage: 'REVIEWING' }, { width: 360, height: 470 })
    const submit = button(words('common.submit'))
    const dialog = page.getByRole('dialog')
    const answer = dialog.getByRole('button', { name: words('common.cancel') })
    await page.getByRole('checkbox').check()
    await submit.click()
    await dialog.waitFor()
    const { x, y, width, height } = await boxOf(answer)
    await answer.press('Enter')
    await dialog.waitFor({ state: 'detached' })

    const under = await boxOf(submit)
    await page.evaluate((by) => window.scrollBy(0, by), under.y - y)
    await expect.poll(async () => Math.abs((await boxOf(submit)).y - y)).toBeLessThan(3)
    await page.mouse.move(x + width / 2, y + height / 2)
    const press = async () => {
      await page.mouse.down()
      await page.mouse.up()
    }
    const untilDoubleClickIsOver = () => wait(600)
    // WebKit counts the click that opened the dialog before, wherever it was
    await untilDoubleClickIsOver()
    await press()
    await dialog.waitFor()
    await press()
    await untilDoubleClickIsOver()
    expect(await dialog.isVisible()).toBe(true)
    await press()
    await dialog.waitFor({ state: 'detached' })
  })

  test('a picture larger than the phone is seen whole, and gets no smaller than that', async (context) => {
    const words = wordsOf('PT')
    const { page } = await ground.visitor(context, { viewport: phone })
    const { client, subject, submission } = await ground.people.at('UPLOADING', exams.open)
    const bytes = await sharp({ create: { width: 5000, height: 7000, channels: 3, background: '#396' } })
      .jpeg({ quality: 40 })
      .toBuffer()
    const name = 'IMG_5000.jpg'
    await addDocument(client, 'HA_E', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
    await arrive(page, ground.product, { subject, path: stepPath('upload', submission), language: 'PT' })
    const diploma = page.getByRole('region', { name: words('document.category.HA_E') })
    const own = diploma.getByRole('radio', { name: new RegExp(`^${words('document.source.PERSONAL')}`) })
    await own.check()
    await diploma.getByRole('button', { name: words('upload.choose_from_library') }).click()
    await page.getByRole('button', { name: `${words('common.view')} ${name}` }).click()
    const alt = words('viewer.image_alt', { fileName: name })
    const image = page.getByAltText(alt)
    await image.waitFor()
    const fits = async () => {
      const [inner, outer] = [await boxOf(image), await boxOf(page.getByRole('region', { name: alt }))]
      return inner.width <= outer.width && inner.height <= outer.height && inner.width > 100
    }
    expect(await fits()).toBe(true)
    const { width } = await boxOf(image)
    const smaller = page.getByRole('button', { name: words('viewer.zoom_out') })
    await page.getByRole('button', { name: words('viewer.zoom_in') }).click()
    await expect.poll(async () => (await boxOf(image)).width).toBeGreaterThan(width)
    await smaller.click()
    await smaller.click()
    await expect.poll(async () => Math.round((await boxOf(image)).width)).toBe(Math.round(width))
  })

  test('text of a PDF is selected by drawing the mouse over it', async (context) => {
    const { page, words, button } = await at(context, { stage: 'REVIEWING' })
    await button(words('review.preview_form')).click()
    const piece = page.locator('[data-page="1"] span', { hasText: 'chan@example.mo' }).first()
    await page.locator('[data-page="1"][data-drawn]').waitFor()
    await piece.waitFor()
    await piece.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await boxOf(piece)
    await page.mouse.move(x + 1, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.move(x + width - 1, y + height / 2)
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).toContain('chan@example.m')
  })

  test('every list of choices has our look, not that of the engine', async (context) => {
    const { page } = await at(context, { stage: 'FORMING' })
    await page.getByLabel(wordsOf('PT')('form.field.contact')).waitFor()
    const looks = await page.evaluate(() =>
      [...document.querySelectorAll('select')].map((select) => [
        getComputedStyle(select).appearance,
        select.parentElement?.querySelector('svg') !== null,
      ]),
    )
    expect(looks.length).toBeGreaterThan(2)
    expect(looks).toEqual(looks.map(() => ['none', true]))
  })

  test.for([360, 768, 1024, 1280])(
    'at %i px the tab at the side is clear of a scroll bar, and of the page',
    async (width, context) => {
      const { page, words, button } = await at(context, { path: '/' }, { width, height: 800 })
      await page.getByRole('article').first().waitFor()
      const tab = button(words('menu.expand'))
      const { x, y, width: wide, height } = await boxOf(tab)
      const edge = await page.evaluate(() => document.documentElement.clientWidth)
      expect(edge - x - wide).toBeGreaterThanOrEqual(12)
      const covered = await page.evaluate(
        (box) =>
          [...document.querySelectorAll('article, h1, main p, main a')]
            .map((one) => one.getBoundingClientRect())
            .filter((one) => one.right > box.x && one.top < box.y + box.height && one.bottom > box.y).length,
        { x, y, height },
      )
      // a block's box may be wider than its words: the column ends before the tab on wide windows
      if (width >= 768) expect(covered).toBe(0)
      await pressSlowly(page, tab)
      await button(words('menu.collapse')).waitFor()
    },
  )
}
