import { expect, test } from 'vitest'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { open } from '#test/pages/openScreen.ts'
import { lookAgain, signInAs } from '#test/pages/parties.ts'
import { screens } from '#test/pages/screens.ts'
import { phone } from '#test/support/browser.ts'
import type { Ground } from '#test/support/journeyGround.ts'
import { moveTo } from '#test/support/otherTab.ts'
import { arrive, stepPath } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

const zh = wordsOf('ZH_TW')
const pt = wordsOf('PT')

const screenNamed = (name: string) => {
  const found = screens.find((screen) => screen.name === name)
  if (!found) throw new Error(`there is no screen “${name}”`)
  return found
}

/** What goes on around the steps: documents looked at, the language, signing out, another tab. */
export function storiesAround(ground: Ground): void {
  test('a PDF is drawn and searched', async (context) => {
    const { page, problems } = await ground.visitor(context, { viewport: phone })
    await open(page, ground.product, screenNamed('viewer, a PDF searched'), 'ZH_TW')
    const ink = await page.locator('[data-page="1"] canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      return data ? data.filter((value, at) => at % 4 === 0 && value < 128).length : 0
    })
    expect(ink).toBeGreaterThan(100)
    expect(problems).toEqual([])
  })

  test('a picture is shown, whole', async (context) => {
    const { page, problems } = await ground.visitor(context, { viewport: phone })
    await open(page, ground.product, screenNamed('viewer, a picture'), 'ZH_TW')
    const picture = page.getByRole('dialog').locator('img').last()
    const [width, height] = await picture.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ])
    expect([width, height]).toEqual([1200, 1600])
    expect(problems).toEqual([])
  })

  test('the language is switched with a dialog open: the dialog stays, its words change', async (context) => {
    const { page } = await ground.visitor(context, { viewport: phone })
    await open(page, ground.product, screenNamed('registration, leaving asked about'), 'ZH_TW')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: zh('common.confirm') }).waitFor()
    // no finger reaches the header now, but the government app may change the language
    await page.locator('header select').evaluate((select: HTMLSelectElement) => {
      select.value = 'PT'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await dialog.getByRole('button', { name: pt('common.confirm') }).waitFor()
    expect(await dialog.count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  })

  test('signed out: another tab is signed out too, and Back shows nothing of the person', async (context) => {
    const visitor = await ground.visitor(context, { viewport: phone })
    const { page } = visitor
    const { product } = ground
    const signInPage = `${product.sandbox.urls.account}/**`
    await page.goto(product.address('/'))
    await signInAs(page, 'permanent')
    await page.getByRole('heading', { level: 1, name: zh('page.home') }).waitFor()
    const other = await visitor.context.newPage()
    await other.goto(product.address('/faq'))
    await signInAs(other, 'permanent')
    await other.getByRole('heading', { level: 1, name: zh('faq.title') }).waitFor()
    // the session listens to other tabs once its module has come
    await other.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('SessionDialogs')),
    )
    await page.bringToFront()
    await page.getByRole('button', { name: zh('header.logout') }).click()
    await page.waitForURL(signInPage)
    await other.waitForURL(signInPage)
    await page.goBack({ waitUntil: 'commit' }).catch(() => null)
    expect(await page.getByRole('heading', { name: zh('page.home') }).count()).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('access_token'))).toBeNull()
  })

  test('two tabs: a save says that the other was first, and what was typed stays', async (context) => {
    const { page } = await ground.visitor(context, { viewport: phone })
    const { product, people } = ground
    const staged = await people.at('REVIEWING')
    const submission = await moveTo(product, staged, 'FORMING')
    await arrive(page, product, { subject: staged.subject, path: stepPath('registration', submission) })
    const journey = new ApplyJourney(page, product, 'ZH_TW')
    await journey.expectTitle(zh('step.registration'))
    const email = page.getByLabel(zh('form.field.email'))
    await email.fill('outra@example.mo')
    await moveTo(product, staged, 'RESUMING')
    await lookAgain(page)
    await journey.button(zh('common.next')).click()
    await page.getByRole('dialog').getByText(zh('draft.conflict')).waitFor()
    expect(await email.inputValue()).toBe('outra@example.mo')
  })
}
