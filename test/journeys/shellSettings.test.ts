/** What whoever runs the service can switch on: maintenance with its phrase, and the header of the government's portal. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { desk, phone } from '#test/support/browser.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

const phrase = '木棉花開 na Praia Grande'
const ground = journeyGround({
  settings: {
    MAINTENANCE: 'on',
    MAINTENANCE_PHRASE_HASH: createHash('sha256').update(phrase).digest('hex'),
    HEADER_FRAME: 'on',
  },
})
const zh = wordsOf('ZH_TW')
const pt = wordsOf('PT')

test('every page gives way to the notice; a wrong phrase is said, the right one opens this tab', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  const notice = page.getByRole('heading', { level: 1, name: zh('maintain.title') })
  await arrive(page, ground.product, { subject: 'permanent', path: '/faq' })
  await notice.waitFor()
  expect(page.url()).toBe(ground.product.address('/maintain'))
  await page.goto(ground.product.address('/check/apply/3'))
  await notice.waitFor()

  const box = page.getByLabel(zh('maintain.input_label'))
  const confirm = page.getByRole('button', { name: zh('common.confirm'), exact: true })
  await box.fill('another phrase')
  await confirm.click()
  await page.getByText(zh('maintain.input_wrong')).first().waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('maintain'))).toBeNull()
  await box.fill(` ${phrase} `)
  await confirm.click()
  await page.getByRole('heading', { level: 1, name: zh('page.home') }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('maintain'))).toBe('true')
  await page.goto(ground.product.address('/faq'))
  await page.getByRole('heading', { level: 1, name: zh('faq.title') }).waitFor()

  // the page holds the phrase's hash only, and another tab has its own flag
  expect(await page.content()).not.toContain(phrase)
  const other = await page.context().newPage()
  await arrive(other, ground.product, { subject: 'permanent', path: '/faq' })
  await other.getByRole('heading', { level: 1, name: zh('maintain.title') }).waitFor()
})

test('on a wide screen there is the notice and no box', async (context) => {
  const { page } = await ground.visitor(context, { viewport: desk })
  await arrive(page, ground.product, { subject: 'permanent', path: '/' })
  await page.getByText(zh('maintain.text')).waitFor()
  expect(await page.getByLabel(zh('maintain.input_label')).isVisible()).toBe(false)
})

test('a forged flag opens pages and nothing else: the service asks for its own token', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  await page.addInitScript(() => {
    for (const [key, value] of [
      ['maintain', 'true'],
      ['isApp', 'true'],
      ['isMobileDevices', 'true'],
      ['access_token', 'Bearer forged'],
    ] as const)
      if (!sessionStorage.getItem('sign_in_state')) sessionStorage.setItem(key, value)
  })
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/v1/')) answers.push(response.status())
  })
  await page.goto(ground.product.address('/'))
  await page.waitForURL((url) => url.href.startsWith(ground.product.sandbox.urls.account))
  expect(new Set(answers)).toEqual(new Set([401]))
})

test('the portal’s header stands above, in the language of the page; its token is in no address', async (context) => {
  const { page, problems } = await ground.visitor(context, { viewport: desk })
  await page.addInitScript(() => {
    if (location.pathname !== '/header') return
    addEventListener('message', ({ data, origin }) => {
      document.documentElement.dataset.told = JSON.stringify({ ...data, origin })
    })
  })
  const tokens: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/ali-token')) tokens.push(((await response.json()) as { data: string }).data)
  })
  await arrive(page, ground.product, { subject: 'permanent', path: '/' })
  const frame = page.frameLocator(`iframe[title="${zh('header.frame')}"]`)
  await frame.getByText('澳門特別行政區政府入口網站').waitFor()
  const told = await frame.locator('html[data-told]').getAttribute('data-told')
  expect(JSON.parse(told ?? '{}')).toEqual({
    header: 'candidatura',
    token: tokens.at(-1),
    origin: ground.product.origin,
  })
  await page.getByRole('combobox', { name: zh('language.label') }).selectOption('PT')
  await page
    .frameLocator(`iframe[title="${pt('header.frame')}"]`)
    .getByText('Portal do Governo da RAEM')
    .waitFor()
  const addresses = page.frames().map((one) => one.url())
  expect(addresses.filter((address) => tokens.some((token) => address.includes(token)))).toEqual([])
  expect(problems).toEqual([])
  const strip = await fetch(`${ground.product.sandbox.urls.account}/header`)
  const signInPage = await fetch(`${ground.product.sandbox.urls.account}/authorize`)
  const mayFrame = ({ headers }: Response) =>
    /frame-ancestors [^;]*/
      .exec(headers.get('content-security-policy') ?? '')?.[0]
      .includes(ground.product.origin)
  expect([mayFrame(strip), mayFrame(signInPage)]).toEqual([true, false])
})
