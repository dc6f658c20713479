/** Everything around the steps: sign-in and out, languages, themes, a damaged browser, no network. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { signInAs } from '#test/pages/parties.ts'
import { begun } from '#test/support/begun.ts'
import { desk, openBrowser, phone, visit } from '#test/support/browser.ts'
import { startJourneyProduct } from '#test/support/journeyProduct.ts'
import { keepOnFailure } from '#test/support/onFailure.ts'
import type { Product } from '#test/support/product.ts'
import { wordsOf } from '#test/support/texts.ts'

const zh = wordsOf('ZH_TW')
const pt = wordsOf('PT')
let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([
    startJourneyProduct(),
    openBrowser({ withBackForwardCache: true }),
  ])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const signInPage = () => new RegExp(`^${product.sandbox.urls.account}`)

test('sign-in leads back to the page asked for, with the code used once and gone from the address', async (context) => {
  const visitor = await visit(browser)
  keepOnFailure(context, visitor)
  const { page } = visitor
  const exchanges: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(product.call('/authorize'))) exchanges.push(request.method())
  })
  await page.goto(product.address('/notice'))
  await signInAs(page, 'permanent')
  await page.getByRole('heading', { level: 1, name: zh('notice.title') }).waitFor()
  expect([page.url(), exchanges]).toEqual([product.address('/notice'), ['POST']])
  expect(await page.title()).toContain(zh('notice.title'))
  expect(visitor.problems).toEqual([])
  await visitor.leave()
})

test.for([
  ['a code that nobody sent for', '?code=forged&accountType=PERSONAL&state=forged'],
  ['a code without a state', '?code=forged&accountType=PERSONAL'],
])('%s is refused in words, without another redirect', async ([, query], context) => {
  const visitor = await visit(browser, { viewport: phone })
  keepOnFailure(context, visitor)
  const { page } = visitor
  await page.goto(product.address(`/personal-login${query}`))
  await page.getByRole('alert').getByText(zh('auth.login_failed')).waitFor()
  expect(page.url()).toBe(product.address('/personal-login'))
  await page.getByRole('button', { name: zh('auth.login') }).click()
  await page.waitForURL(signInPage())
  await visitor.leave()
})

test('a language switch keeps what was typed, the place and the page', async (context) => {
  const visitor = await visit(browser, { viewport: phone })
  keepOnFailure(context, visitor)
  const { page } = visitor
  const journey = new ApplyJourney(page, product, 'ZH_TW')
  await page.goto(product.address('/'))
  await signInAs(page, 'hardship')
  await journey.begin('CAI-COM-ESC-01')
  const address = page.url()
  await page.getByLabel(zh('form.field.email')).fill('rascunho@example.mo')
  await page.getByRole('combobox', { name: zh('language.label') }).selectOption('PT')
  await page.getByRole('heading', { level: 1, name: pt('step.registration') }).waitFor()
  expect(await page.getByLabel(pt('form.field.email')).inputValue()).toBe('rascunho@example.mo')
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('lang')])).toEqual([
    'pt',
    'PT',
  ])
  await page.reload()
  await page.getByRole('heading', { level: 1, name: pt('step.registration') }).waitFor()
  await visitor.leave()
})

test('the close icon asks before it leaves an application; no stays, yes goes to the list', async (context) => {
  const visitor = await visit(browser)
  keepOnFailure(context, visitor)
  const { page } = visitor
  const journey = new ApplyJourney(page, product, 'ZH_TW')
  await journey.signIn('linked-f')
  await journey.begin('CAI-COM-ESC-01')
  await page.getByRole('button', { name: zh('header.close') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(zh('confirm.leave_to_home')).waitFor()
  await page.mouse.click(5, 400)
  expect(await dialog.isVisible()).toBe(true)
  await dialog.getByRole('button', { name: zh('common.cancel') }).click()
  await dialog.waitFor({ state: 'detached' })
  await journey.expectTitle(zh('step.registration'))
  await page
    .getByRole('navigation', { name: zh('header.breadcrumb') })
    .getByRole('button')
    .click()
  await dialog.getByRole('button', { name: zh('common.confirm') }).click()
  await journey.expectTitle(zh('page.home'))
  await visitor.leave()
})

test('sign-out empties this tab, the other one and a page that the browser kept', async (context) => {
  const visitor = await visit(browser)
  keepOnFailure(context, visitor)
  const { page } = visitor
  await page.goto(product.address('/'))
  await signInAs(page, 'permanent')
  await page.getByRole('heading', { level: 1, name: zh('page.home') }).waitFor()
  const [other, asleep] = [await visitor.context.newPage(), await visitor.context.newPage()]
  for (const tab of [other, asleep]) {
    await tab.goto(product.address('/faq'))
    await signInAs(tab, 'permanent')
    await tab.getByRole('heading', { level: 1, name: zh('faq.title') }).waitFor()
    // the session arrives when the browser is idle, and listens from then on
    await tab.waitForTimeout(1_000)
  }
  await asleep.goto(product.sandbox.urls.panel)
  await page.bringToFront()
  await page.getByRole('button', { name: zh('header.logout') }).click()
  await page.getByRole('dialog').getByText(zh('auth.logout_done')).waitFor()
  await Promise.all([page.waitForURL(signInPage()), other.waitForURL(signInPage())])
  await asleep.goBack({ waitUntil: 'commit' })
  await asleep.waitForURL(signInPage())
  await page.goBack({ waitUntil: 'commit' }).catch(() => null)
  expect(await page.getByRole('heading', { name: zh('page.home') }).count()).toBe(0)
  await visitor.leave()
})

test.for([
  ['lang', '{"PT'],
  ['theme', 'purple'],
  ['access_token', 'Bearer nonsense'],
  ['access_token_end', 'tomorrow'],
  ['profile', '{"subject":'],
  ['isApp', '[object Object]'],
  ['sh', '-40px'],
  ['sign_in_state', ''],
  ['return_to', 'https://evil.example/'],
  ['draft:permanent:x:registration', '{{{'],
])('a damaged %s starts anew and is never a blank page', async ([key, value], context) => {
  const visitor = await visit(browser)
  keepOnFailure(context, visitor)
  const { page } = visitor
  await page.goto(product.address('/personal-login?code=x&state=y'))
  await page.getByRole('button', { name: zh('auth.login') }).waitFor()
  await page.evaluate(
    ([name, damaged]) => {
      localStorage.setItem(name ?? '', damaged ?? '')
      sessionStorage.setItem(name ?? '', damaged ?? '')
    },
    [key, value],
  )
  await page.goto(product.address('/'))
  await signInAs(page, 'permanent')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).origin).toBe(product.origin)
  await visitor.leave()
})

test('a browser that refuses all storage says so in words instead of a blank page', async (context) => {
  const visitor = await visit(browser)
  keepOnFailure(context, visitor)
  const { page } = visitor
  await page.addInitScript((origin) => {
    if (location.origin !== origin) return
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('refused', 'SecurityError')
      }
  }, product.origin)
  await page.goto(product.address('/'))
  await signInAs(page, 'permanent')
  await page.getByRole('alert').getByText(zh('auth.login_failed')).waitFor()
  await visitor.leave()
})

test('without a network a bar says so, and goes away by itself', async (context) => {
  const visitor = await visit(browser, { viewport: phone })
  keepOnFailure(context, visitor)
  const { page } = visitor
  await page.goto(product.address('/faq'))
  await signInAs(page, 'permanent')
  await page.getByRole('heading', { level: 1, name: zh('faq.title') }).waitFor()
  await visitor.context.setOffline(true)
  await page.getByText(zh('offline.bar')).waitFor()
  await visitor.context.setOffline(false)
  await page.getByText(zh('offline.restored')).waitFor()
  await page.getByText(zh('offline.restored')).waitFor({ state: 'detached' })
  await visitor.leave()
})

test('a theme that was chosen stays, whatever the system says', async (context) => {
  const visitor = await visit(browser, { viewport: desk, colorScheme: 'light' })
  keepOnFailure(context, visitor)
  const { page } = visitor
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  await page.goto(product.address('/notice'))
  await signInAs(page, 'permanent')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await isDark()).toBe(false)
  await page.getByRole('combobox', { name: zh('theme.label') }).selectOption('dark')
  expect(await isDark()).toBe(true)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await isDark()).toBe(true)
  await page.getByRole('combobox', { name: zh('theme.label') }).selectOption('system')
  expect(await isDark()).toBe(false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
  await visitor.leave()
})

test('the first two questions are open, the side menu opens windows of its own', async (context) => {
  const visitor = await visit(browser, { viewport: phone })
  keepOnFailure(context, visitor)
  const { page } = visitor
  await page.goto(product.address('/faq'))
  await signInAs(page, 'permanent')
  await page.getByRole('heading', { level: 1, name: zh('faq.title') }).waitFor()
  expect(
    await page.locator('details').evaluateAll((cards) => cards.map((card) => card.hasAttribute('open'))),
  ).toEqual([true, true, ...Array(6).fill(false)])
  await page.locator('details li').first().waitFor()
  await page.getByRole('button', { name: zh('menu.expand') }).click()
  const links = page.getByRole('navigation', { name: zh('menu.title') }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('target')))).toEqual(
    Array(7).fill('_blank'),
  )
  await visitor.leave()
})

test('the session warns five minutes before its end, goes on when asked to, and else comes back to its page', async (context) => {
  const visitor = await visit(browser)
  keepOnFailure(context, visitor)
  const { page } = visitor
  await page.clock.install()
  await page.goto(product.address('/notice'))
  await signInAs(page, 'permanent')
  await page.getByRole('heading', { level: 1, name: zh('notice.title') }).waitFor()
  // the session's module is fetched when the page is idle, and needs real time to arrive
  const keeper = begun(page.waitForResponse(/\/SessionDialogs-/))
  await page.clock.runFor('00:00:05')
  await keeper
  await page.waitForTimeout(500)
  const warning = page.getByRole('dialog', { name: zh('session.expiring_title') })
  await page.clock.runFor('00:24:25')
  expect(await warning.count()).toBe(0)
  await page.clock.runFor('00:00:40')
  await warning.getByText(zh('session.expiring', { minutes: 5 })).waitFor()
  await warning.getByRole('button', { name: zh('session.extend') }).click()
  await warning.waitFor({ state: 'detached' })
  await page.clock.runFor('00:25:10')
  await warning.waitFor()
  await page.clock.runFor('00:05:10')
  await page.waitForURL(signInPage())
  await signInAs(page, 'permanent')
  await page.getByRole('heading', { level: 1, name: zh('notice.title') }).waitFor()
  await visitor.leave()
})

test('inside the government app: its language, theme and status bar, no sign-out, and back closes the page', async (context) => {
  const visitor = await visit(browser)
  keepOnFailure(context, visitor)
  const { page } = visitor
  await page.goto(product.sandbox.urls.bridge)
  await page.locator('select[name=language]').selectOption('pt')
  await page.locator('input[name=dark]').check()
  await page.locator('#settings button').click()
  const app = page.frameLocator('#app')
  await app.locator('button[name=person][value=permanent]').click()
  await app.getByRole('heading', { level: 1, name: pt('page.home') }).waitFor()
  const header = app.locator('header')
  expect(await header.evaluate((element) => getComputedStyle(element).paddingTop)).toBe('44px')
  expect(await app.locator('html').getAttribute('class')).toContain('dark')
  expect(await app.getByRole('button', { name: pt('header.logout') }).count()).toBe(0)
  await app.getByRole('button', { name: pt('common.back'), exact: true }).click()
  await page.locator('#closed').waitFor()
  await visitor.leave()
})
