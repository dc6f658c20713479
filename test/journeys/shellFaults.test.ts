/** What may go wrong around the steps: a deploy while a tab is open, a defect, no network, refusals at once. */

import type { Page, Route } from 'playwright-core'
import { expect, type TestContext, test } from 'vitest'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { signInAs } from '#test/pages/parties.ts'
import { withDefect } from '#test/pages/serviceAnswers.ts'
import { exams, newcomer, reach } from '#test/support/applicant.ts'
import { begun } from '#test/support/begun.ts'
import { type desk, phone } from '#test/support/browser.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive, stepPath } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

const ground = journeyGround()
const zh = wordsOf('ZH_TW')
const pt = wordsOf('PT')

async function atRegistration(context: TestContext, viewport: typeof phone | typeof desk = phone) {
  const { product, people } = ground
  const client = await newcomer({ sandbox: product.sandbox, signIn: people.signIn })
  const submission = await reach(client, exams.open, 'FORMING')
  const visitor = await ground.visitor(context, { viewport })
  const journey = new ApplyJourney(visitor.page, product, 'ZH_TW')
  const path = stepPath('registration', submission)
  return { ...visitor, journey, subject: client.subject, path }
}

const open = (page: Page, { subject, path }: { subject: string; path: string }) =>
  arrive(page, ground.product, { subject, path })

const isAccount = (url: URL) => url.href.startsWith(ground.product.sandbox.urls.account)
const email = (page: Page, words = zh) => page.getByLabel(words('form.field.email'))
const documentsLoaded = (page: Page) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(ground.product.origin))
      seen.push(request.url())
  })
  return seen
}

/** A file that the deploy has taken away, until the page itself has been loaded anew. */
async function gone(page: Page, file: RegExp) {
  let isOld = true
  let asked = 0
  await page.route(file, (route: Route) => {
    asked += 1
    return isOld ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest() && asked > 0) isOld = false
  })
  return { asked: () => asked }
}

test('a deploy while a form is open: the next step is gone, one reload brings it, nothing is lost', async (context) => {
  const { page, journey, ...person } = await atRegistration(context)
  const files = await gone(page, /\/assets\/ResumePage-/)
  await open(page, person)
  await journey.expectTitle(zh('step.registration'))
  // it is fetched ahead, in vain, and nobody is told
  await expect.poll(files.asked).toBeGreaterThan(0)
  await email(page).fill('antes@example.mo')
  const loads = documentsLoaded(page)
  await journey.fillRegistration({ email: 'antes@example.mo' })
  await journey.expectTitle(zh('step.resume'))
  expect(loads.length).toBe(1)
})

test('a deploy while a form is open: the other language is gone, one reload brings it and what was typed', async (context) => {
  const { page, journey, ...person } = await atRegistration(context)
  await open(page, person)
  await journey.expectTitle(zh('step.registration'))
  await email(page).fill('rascunho@example.mo')
  const catalogues = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\/assets\/registration-/.test(name) ? [name] : [])),
  )
  const loads = documentsLoaded(page)
  await page.route(
    (url) => /\/assets\/registration-/.test(url.pathname) && !catalogues.includes(url.href),
    (route) => (loads.length === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue()),
  )
  await page.getByRole('combobox', { name: zh('language.label') }).selectOption('PT')
  await page.getByRole('heading', { level: 1, name: pt('step.registration') }).waitFor()
  expect(await email(page, pt).inputValue()).toBe('rascunho@example.mo')
  expect(loads.length).toBe(1)
})

test('a page whose module stays away is said after one reload, without a loop', async (context) => {
  const { page } = await ground.visitor(context)
  await page.route(/\/assets\/NoticePage-/, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await arrive(page, ground.product, { subject: 'permanent', path: '/faq' })
  await page.getByRole('heading', { level: 1, name: zh('faq.title') }).waitFor()
  const loads = documentsLoaded(page)
  await page.goto(ground.product.address('/notice'))
  await page.getByRole('alert').getByText(zh('client.update_available')).waitFor()
  expect(loads.length).toBe(2)
  await page.getByRole('button', { name: zh('common.back_home'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: zh('page.home') }).waitFor()
})

test('without a network a page that has not arrived is said, and the tab stays where it can go on', async (context) => {
  const visitor = await ground.visitor(context)
  const { page } = visitor
  await arrive(page, ground.product, { subject: 'permanent', path: '/faq' })
  await page.getByRole('heading', { level: 1, name: zh('faq.title') }).waitFor()
  const loads = documentsLoaded(page)
  await visitor.context.setOffline(true)
  await page.evaluate(() => {
    history.pushState(history.state, '', '/application/notice')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('alert').getByText(zh('client.network_error')).first().waitFor()
  await visitor.context.setOffline(false)
  await page.getByRole('button', { name: zh('common.retry') }).click()
  await page.getByRole('heading', { level: 1, name: zh('notice.title') }).waitFor()
  expect(loads.length).toBe(1)
})

test.for([
  ['a page', /\/assets\/NoticePage-/, '/notice'],
  ['what is around the pages', /\/assets\/SessionDialogs-/, '/faq'],
] as const)('a defect in %s: a reference, and a way back', async ([, file, path], context) => {
  const { page, problems } = await ground.visitor(context)
  await page.route(file, withDefect)
  await arrive(page, ground.product, { subject: 'permanent', path })
  await page.getByRole('heading', { level: 1, name: zh('crash.title') }).waitFor()
  const told = await page.getByRole('alert').textContent()
  const [reference] = /\b[0-9A-F]{8}\b/.exec(told ?? '') ?? []
  expect(reference).toBeDefined()
  expect(told).toContain(zh('crash.reference', { reference: reference ?? '' }))
  expect(problems.some((problem) => problem.includes(reference ?? 'none'))).toBe(true)
  await page.unroute(file)
  await page.getByRole('button', { name: zh('common.back_home'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: zh('page.home') }).waitFor()
})

test('the message about a form does not follow to the next step', async (context) => {
  const { page, journey, ...person } = await atRegistration(context)
  await open(page, person)
  await journey.expectTitle(zh('step.registration'))
  await page.getByLabel(zh('form.field.contact')).fill('6612')
  await email(page).fill('candidato@example.mo')
  for (const [group, answer] of [
    ['form.field.civil', 'common.no'],
    ['form.field.company_type', 'form.company_type.0'],
    ['form.field.language', 'form.language_type.C'],
  ] as const)
    await journey.choose(page.getByRole('group', { name: zh(group) }), zh(answer))
  await page.getByLabel(zh('form.field.company_name')).fill('示範有限公司')
  await page.getByLabel(zh('form.field.company_position')).fill('文員')
  await journey.button(zh('common.next')).click()
  const message = page.getByText(zh('client.form_error'))
  await message.first().waitFor()
  await page.getByLabel(zh('form.field.contact')).fill('66123456')
  await journey.button(zh('common.next')).click()
  await journey.expectTitle(zh('step.resume'))
  expect(await message.count()).toBe(0)
})

test('offline while a form is sent: what was typed stays, and is sent when the network is back', async (context) => {
  const { page, journey, problems: _, ...person } = await atRegistration(context)
  await open(page, person)
  await journey.expectTitle(zh('step.registration'))
  await page.context().setOffline(true)
  await page.getByText(zh('offline.bar')).waitFor()
  const sent = journey.fillRegistration({ email: 'sem.rede@example.mo' }).catch(() => 'not sent')
  await page.getByRole('alert').getByText(zh('client.network_error')).waitFor()
  expect(await email(page).inputValue()).toBe('sem.rede@example.mo')
  await page.context().setOffline(false)
  await page.getByText(zh('offline.restored')).waitFor()
  await journey.button(zh('common.next')).click()
  await sent
  await journey.expectTitle(zh('step.resume'))
  expect(await page.getByText(zh('client.network_error')).count()).toBe(0)
})

test('signing out when the network is gone and the session’s module never came', async (context) => {
  const visitor = await ground.visitor(context)
  const { page } = visitor
  await page.route(/\/assets\/SessionDialogs-/, (route) => route.abort('failed'))
  await arrive(page, ground.product, { subject: 'permanent', path: '/' })
  await page.getByRole('heading', { level: 1, name: zh('page.home') }).waitFor()
  await page.route(/ci-application-api/, (route) => route.abort('failed'))
  await page.evaluate(() => sessionStorage.setItem('draft:permanent:x:registration', '{}'))
  await page.getByRole('button', { name: zh('header.logout') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('common.confirm') })
    .click()
  await page.getByText(zh('auth.logout_done')).waitFor()
  const kept = await page.evaluate(() => ({ ...sessionStorage }))
  expect(Object.keys(kept).filter((key) => /token|profile|draft|return_to/.test(key))).toEqual([])
  await page.waitForURL(isAccount)
})

test('an ended session: five refusals at once, one redirect, one state', async (context) => {
  const { page } = await ground.visitor(context)
  await arrive(page, ground.product, { subject: 'permanent', path: '/' })
  await page.getByRole('heading', { level: 1, name: zh('page.home') }).waitFor()
  // no answer that is still on its way may bring a new token
  await page.goto(`${ground.product.origin}/application/assets/none.js`)
  await page.evaluate(() => sessionStorage.setItem('access_token', 'Bearer taken.back'))
  const departures: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && isAccount(new URL(request.url()))) departures.push(request.url())
  })
  await page.goto(ground.product.address('/'))
  await page.waitForURL(isAccount)
  expect(departures.length).toBe(1)
  const state = new URL(departures[0] ?? '').searchParams.get('state')
  await signInAs(page, 'permanent')
  await page.getByRole('heading', { level: 1, name: zh('page.home') }).waitFor()
  expect(state).toMatch(/^[0-9a-f-]{36}$/)
})

test('the receipt by its number, asked for before sign-in: the number waits, and wins', async (context) => {
  const { page } = await ground.visitor(context)
  const { subject, submission } = await ground.people.ended()
  const submissionNo = submission.submissionNo ?? ''
  await page.goto(ground.product.address(`/recibo?submissionNo=${submissionNo}`))
  await page.waitForURL(isAccount)
  const downloading = begun(page.waitForEvent('download'))
  await signInAs(page, subject).catch(async () => {
    const { code, accountType } = await ground.product.sandbox.control.account.codeFor(subject)
    const state = new URL(page.url()).searchParams.get('state')
    const query = new URLSearchParams({ code, accountType, state: state ?? '' })
    await page.goto(ground.product.address(`/personal-login?${query}`))
  })
  expect((await downloading).suggestedFilename()).toContain('.pdf')
  await page.getByRole('heading', { level: 1, name: zh('page.recibo') }).waitFor()
  expect(await page.getByLabel(zh('submission.number')).inputValue()).toBe(submissionNo)
  expect(await page.evaluate(() => sessionStorage.getItem('reciboSubmissionNo'))).toBeNull()
})

test('from the receipt back leads to the list: the arrow, and the browser’s own back', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  const { subject, submission } = await ground.people.ended()
  await arrive(page, ground.product, { subject, path: stepPath('receipt', submission) })
  await page.getByRole('heading', { level: 1, name: zh('step.receipt') }).waitFor()
  await page.getByRole('button', { name: zh('common.back'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: zh('page.home') }).waitFor()
  await page.goto(ground.product.address(stepPath('payment', submission)))
  await page.getByRole('heading', { level: 1, name: zh('step.receipt') }).waitFor()
  await page.evaluate(() => history.back())
  await page.getByRole('heading', { level: 1, name: zh('page.home') }).waitFor()
})

test.for([
  ['the page’s policy on', true],
  ['the policy off', false],
] as const)('answers from a hostile store, %s: words only', async ([, hasPolicy], context) => {
  const { page, problems } = await ground.visitor(context)
  if (!hasPolicy)
    await page.route(/\/application\/(personal-login|faq)/, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const hostile = [
    '<p>開始</p>',
    '<img src=x onerror=alert(1)>',
    '<script>alert(2)</script>',
    '<svg onload=alert(3)></svg>',
    '<iframe srcdoc="<script>alert(4)</script>"></iframe>',
    '<a href="javascript:alert(5)" onclick="alert(6)" style="position:fixed">甲</a>',
    '<a href="https://www.gov.mo/" target="_self">乙</a>',
    '<form action="https://evil.example"><input name=x></form>',
  ].join('')
  await page.route(/\/assets\/static-/, async (route) => {
    const source = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/javascript',
      // the catalogue is JSON inside of a template
      body: source.replace(
        /("faq\.1\.a":)\[[^\]]*\]/,
        (_, id: string) => id + JSON.stringify([hostile]).replaceAll('\\', '\\\\'),
      ),
    })
  })
  await arrive(page, ground.product, { subject: 'permanent', path: '/faq' })
  const answer = page.locator('details').first()
  await answer.getByText('甲').waitFor()
  expect(await answer.locator('p').allInnerTexts()).toEqual(['開始'])
  expect(await answer.locator('a, img, script, iframe, form, input').count()).toBe(0)
  expect(await answer.textContent()).toContain('<a href="https://www.gov.mo/" target="_self">乙</a>')
  // Lingui names the tags that no element stands for
  const others = problems.filter((problem) => !problem.includes("Can't use element at index"))
  expect([dialogs, others]).toEqual([[], []])
})

test('inside the government app the application is made by the channel APP', async (context) => {
  const { page } = await ground.visitor(context)
  const channels: unknown[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/apply/check-data')) return
    const { channel } = (await response.json()) as { channel: string }
    channels.push([response.request().headers()['app-support'], channel])
  })
  await page.goto(ground.product.sandbox.urls.bridge)
  const app = page.frameLocator('#app')
  await app.locator('button[name=person][value=linked-f]').click()
  await app.getByRole('heading', { level: 1, name: zh('page.home') }).waitFor()
  await page.waitForTimeout(1_000)
  await app
    .getByRole('article')
    .filter({ hasText: 'CAI-COM-LIC-01' })
    .getByRole('button', { name: zh('exam.apply') })
    .click()
  await app.getByRole('heading', { level: 1, name: zh('step.registration') }).waitFor()
  await expect.poll(() => channels).toEqual([['true', 'APP']])
})
