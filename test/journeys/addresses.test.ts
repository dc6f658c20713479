/** Addresses: the guard, deep links, and the browser's own back and forward, bound to the journey's chart. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { signInAs } from '#test/pages/parties.ts'
import { openBrowser, phone, visit } from '#test/support/browser.ts'
import { startJourneyProduct } from '#test/support/journeyProduct.ts'
import { keepOnFailure } from '#test/support/onFailure.ts'
import type { Product } from '#test/support/product.ts'
import { wordsOf } from '#test/support/texts.ts'

const zh = wordsOf('ZH_TW')
let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startJourneyProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test.for([
  ['a static page', '/faq', 'faq.title'],
  ['a query is kept', '/check/apply/3?channel=1', 'step.registration'],
] as const)(
  'without a token every page leads to the sign-in and back: %s',
  async ([, path, title], context) => {
    const visitor = await visit(browser, { viewport: phone })
    keepOnFailure(context, visitor)
    const { page } = visitor
    await page.goto(product.address(path))
    await page.waitForURL((url) => url.href.startsWith(product.sandbox.urls.account))
    await signInAs(page, 'permanent')
    await page.getByRole('heading', { level: 1, name: zh(title), exact: true }).waitFor()
    expect(visitor.problems).toEqual([])
    await visitor.leave()
  },
)

test('a deep link shows the step that the service is at, and back and forward agree with it', async (context) => {
  const visitor = await visit(browser, { viewport: phone })
  keepOnFailure(context, visitor)
  const { page } = visitor
  const journey = new ApplyJourney(page, product, 'ZH_TW')
  await journey.signIn('linked-f')
  await journey.begin('CAI-COM-LIC-01')
  const registration = new URL(page.url()).pathname
  const at = (step: string) => `${product.origin}${registration.replace('/registration/', `/${step}/`)}`

  // too far ahead
  await page.goto(at('payment'))
  await journey.expectTitle(zh('step.registration'))
  expect(page.url()).toBe(at('registration'))

  // by the exam alone
  await page.goto(product.address(`/registration/${registration.split('/').at(-2)}`))
  await journey.expectTitle(zh('step.registration'))
  expect(page.url()).toBe(at('registration'))

  await journey.fillRegistration()
  await journey.expectTitle(zh('step.resume'))
  expect(page.url()).toBe(at('resume'))

  // back is not possible here: the person is asked, once, and stays
  const dialog = page.getByRole('dialog')
  for (let turn = 0; turn < 3; turn += 1) {
    await page.evaluate(() => history.back())
    await dialog.getByText(zh('confirm.leave_to_home')).waitFor()
    // by a key: a second click so soon after the first would count as a double click
    await dialog.getByRole('button', { name: zh('common.cancel') }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(page.url()).toBe(at('resume'))
  }
  await journey.expectTitle(zh('step.resume'))

  // another tab has not come so far, and follows
  const other = await page.context().newPage()
  await other.goto(at('registration'))
  await signInAs(other, 'linked-f')
  await other.getByRole('heading', { level: 1, name: zh('step.resume'), exact: true }).waitFor()
  expect(other.url()).toBe(at('resume'))
  await other.close()
  expect(visitor.problems).toEqual([])
  await visitor.leave()
})

test.for([
  ['an application that is not the person’s own', '/upload/apply/3/AAAAAAAAAAAAAAAAAAAAAA', 'page.home'],
  ['an id of another form', '/upload/apply/3/short', 'not_found.title'],
  ['a kind of submission that does not exist', '/check/appeal/3', 'not_found.title'],
  ['an exam that is no number', '/check/apply/three', 'not_found.title'],
  ['an address that no page has', '/nothing/here', 'not_found.title'],
  ['a payment result without its ids', '/payment-result', 'not_found.title'],
] as const)('%s', async ([, path, title], context) => {
  const visitor = await visit(browser, { viewport: phone })
  keepOnFailure(context, visitor)
  const { page } = visitor
  const journey = new ApplyJourney(page, product, 'ZH_TW')
  await journey.signIn('permanent')
  await page.goto(product.address(path))
  await journey.expectTitle(zh(title))
  await visitor.leave()
})

test('a wrong configuration shows a plain page in both languages', async (context) => {
  const visitor = await visit(browser, { viewport: phone })
  keepOnFailure(context, visitor)
  const { page } = visitor
  await page.route(product.address('/'), async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    await route.fulfill({ response: answer, body: html.replace(/"apiBase":"[^"]*"/, '"apiBase":"nowhere"') })
  })
  await page.goto(product.address('/'))
  await page.getByRole('heading', { name: '系統設定有誤' }).waitFor()
  await page.getByRole('heading', { name: 'Configuração incorrecta' }).waitFor()
  expect(await page.locator('pre').textContent()).toContain('apiBase')
  await visitor.leave()
})
