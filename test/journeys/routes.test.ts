/** Every address of section 2: without a token, with one that is over, as somebody else, and by deep link. */

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Step, stepNames } from '#contract/steps.ts'
import { routeTable } from '#src/routes/table.ts'
import { addressesOf } from '#test/pages/addresses.ts'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { signInAs } from '#test/pages/parties.ts'
import { exams, newcomer, reach } from '#test/support/applicant.ts'
import { begun } from '#test/support/begun.ts'
import { phone } from '#test/support/browser.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

const ground = journeyGround()
const zh = wordsOf('ZH_TW')

/** Every step of one application ends at the same place. */
const ofApplication = (end: string) =>
  Object.fromEntries(stepNames.map((step) => [step, end])) as Record<Step, string>

const names = Object.keys(routeTable) as (keyof typeof routeTable)[]
/** Which browsers work must be readable for somebody who cannot sign in, also in a new window (no token is there). */
const behindSignIn = names.filter((name) => name !== 'accessibility')

async function owner() {
  const { product, people } = ground
  const client = await newcomer({ sandbox: product.sandbox, signIn: people.signIn })
  return { subject: client.subject, submission: await reach(client, exams.open, 'REVIEWING') }
}

const isAccount = (url: URL) => url.href.startsWith(ground.product.sandbox.urls.account)
const atAccount = (page: Page) => page.waitForURL(isAccount, { waitUntil: 'commit' })

/**
 * Where the browser is once the page has come to rest: the single account, or the title shown. An exclamation mark says
 * that something is told on the page itself.
 */
async function endOf(page: Page): Promise<string> {
  const rests = begun(
    page.waitForFunction((checking) => {
      const title = document.querySelector('h1')
      const isBusy = document.querySelector('[aria-busy=true], main .chakra-spinner')
      // the check leads on, or says why not
      const isChecking = title?.textContent?.startsWith(checking) && !document.querySelector('main button')
      return title && !isBusy && !isChecking && !/\/(personal-login|authorization)$/.test(location.pathname)
    }, zh('page.check')),
  )
  await Promise.race([atAccount(page), rests])
  await page.waitForLoadState()
  if (isAccount(new URL(page.url()))) return 'sign-in'
  const title = (await page.locator('h1').first().textContent()) ?? ''
  const tells = await page.locator('main [role=alert], dialog [role=alert]').count()
  return tells > 0 ? `${title}!` : title
}

test('without a token every page leads to the sign-in page, and is remembered', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  const { submission } = await owner()
  const paths = addressesOf(submission)
  const kept: Record<string, unknown> = {}
  for (const name of behindSignIn) {
    await page.goto(ground.product.address(paths[name]))
    await atAccount(page)
    const redirectUri = new URL(page.url()).searchParams.get('redirect_uri')
    expect(redirectUri).toBe(ground.product.address('/personal-login'))
    // what the tab keeps is read on a page of the application's own origin
    await page.goto(`${ground.product.origin}/application/assets/none.js`)
    kept[name] = await page.evaluate(() => {
      const wanted = sessionStorage.getItem('return_to')
      sessionStorage.clear()
      return wanted
    })
  }
  const { accessibility: _, authorization, personalLogin, ...asked } = paths
  expect(kept).toEqual({ ...asked, authorization: null, personalLogin: null })
  expect([authorization, personalLogin]).toEqual(['/authorization', '/personal-login'])
})

test('which browsers work is read without a token, and the link leads to that part', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  await page.setViewportSize({ width: 360, height: 400 })
  await page.goto(ground.product.address('/accessibility#browsers'))
  await page.getByRole('heading', { level: 1, name: zh('accessibility.title') }).waitFor()
  const heading = page.getByRole('heading', { level: 2, name: zh('browsers.title') })
  await page.waitForFunction(
    (element) => element !== null && element.getBoundingClientRect().top < 100,
    await heading.elementHandle(),
  )
  await page.getByRole('button', { name: zh('common.back_home') }).click()
  await atAccount(page)
})

test('a token that is over leads to the sign-in page, and after it back to the page', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  const { subject, submission } = await owner()
  const paths = addressesOf(submission)
  await arrive(page, ground.product, { subject, path: '/notice' })
  await page.getByRole('heading', { level: 1, name: zh('notice.title') }).waitFor()
  const ends: Record<string, string> = {}
  for (const name of behindSignIn) {
    await page.goto(`${ground.product.origin}/application/assets/none.js`)
    await page.evaluate(() => {
      sessionStorage.clear()
      sessionStorage.setItem('access_token', 'Bearer of.yesterday')
      sessionStorage.setItem('access_token_end', String(Date.now() - 1))
    })
    await page.goto(ground.product.address(paths[name]))
    await atAccount(page)
    ends[name] = 'sign-in'
  }
  expect(ends).toEqual(Object.fromEntries(behindSignIn.map((name) => [name, 'sign-in'])))
  await page.goto(ground.product.address(paths.review))
  await atAccount(page)
  await signInAs(page, subject)
  await page.getByRole('heading', { level: 1, name: zh('step.review') }).waitFor()
})

test('a token that the service has taken back: every page that asks for data signs in, once', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  const { subject, submission } = await owner()
  const paths = addressesOf(submission)
  await arrive(page, ground.product, { subject, path: '/notice' })
  await page.getByRole('heading', { level: 1, name: zh('notice.title') }).waitFor()
  const departures: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && isAccount(new URL(request.url()))) departures.push(request.url())
  })
  const asking = names.filter(
    (name) =>
      !/maintain|faq|notice|serviceAgreement|accessibility|recibo|authorization$|personalLogin/.test(name),
  )
  for (const name of asking) {
    await page.goto(`${ground.product.origin}/application/assets/none.js`)
    await page.evaluate(() => {
      sessionStorage.clear()
      sessionStorage.setItem('access_token', 'Bearer taken.back')
      sessionStorage.setItem('access_token_end', String(Date.now() + 60_000))
    })
    await page.goto(ground.product.address(paths[name]))
    await atAccount(page)
  }
  expect(departures.length).toBe(asking.length)
  const states = departures.map((address) => new URL(address).searchParams.get('state'))
  expect(new Set(states).size).toBe(asking.length)
})

type Ends = Record<keyof typeof routeTable, string>

/** Nobody's application in particular. */
const forAll = {
  home: zh('page.home'),
  submittedFile: zh('page.submitted_file'),
  recibo: zh('page.recibo'),
  authorization: 'sign-in',
  personalLogin: 'sign-in',
  maintain: zh('maintain.title'),
  faq: zh('faq.title'),
  notice: zh('notice.title'),
  serviceAgreement: zh('agreement.title'),
  accessibility: zh('accessibility.title'),
}

test('by deep link the owner of an application gets the page, or the step that the service is at', async (context) => {
  const { page, problems } = await ground.visitor(context, { viewport: phone })
  const { subject, submission } = await owner()
  const paths = addressesOf(submission)
  await arrive(page, ground.product, { subject, path: '/notice' })
  await page.getByRole('heading', { level: 1, name: zh('notice.title') }).waitFor()
  const ends: Record<string, string> = {}
  for (const name of names) {
    await page.goto(ground.product.address(paths[name]))
    ends[name] = await endOf(page)
    if (name === 'pay') await page.getByText(zh('payment.poll_error')).waitFor()
  }
  expect(ends).toEqual({
    ...forAll,
    ...ofApplication(zh('step.review')),
    check: zh('step.review'),
    resumeJourney: zh('step.review'),
    resumeJourneyOfType: zh('step.review'),
    pay: zh('payment.waiting_title'),
    paymentResult: `${zh('page.payment_result')}!`,
    authorizationReturn: zh('step.review'),
  } satisfies Ends)
  // an attempt that nobody made is refused; no script fails over it
  expect(problems.filter((problem) => problem.startsWith('script'))).toEqual([])
})

test('somebody else gets nothing of it', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  const { submission } = await owner()
  const paths = addressesOf(submission)
  const journey = new ApplyJourney(page, ground.product, 'ZH_TW')
  await arrive(page, ground.product, { subject: 'permanent', path: '/' })
  await journey.expectTitle(zh('page.home'))
  const ends: Record<string, string> = {}
  for (const name of names) {
    await page.goto(ground.product.address(paths[name]))
    ends[name] = await endOf(page)
    if (name === 'pay') await page.getByText(zh('payment.poll_error')).waitFor()
    expect(await page.getByText('chan@example.mo').count()).toBe(0)
  }
  expect(ends).toEqual({
    ...forAll,
    ...ofApplication(zh('page.home')),
    check: zh('step.registration'),
    resumeJourney: zh('step.registration'),
    resumeJourneyOfType: zh('step.registration'),
    pay: zh('payment.waiting_title'),
    paymentResult: `${zh('page.payment_result')}!`,
    authorizationReturn: zh('page.home'),
  } satisfies Ends)
})

test('an address whose parts are none of ours asks the service for nothing, and says so', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  const journey = new ApplyJourney(page, ground.product, 'ZH_TW')
  await arrive(page, ground.product, { subject: 'permanent', path: '/' })
  await journey.expectTitle(zh('page.home'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['/registration/apply/abc/1', '/review/nothing/3/1', '/check/apply/999999999999']) {
    await page.goto(ground.product.address(path))
    await journey.expectTitle(zh('not_found.title'))
    // what a step fetches when the browser is idle has come by then
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((url) => /NaN|\/(exam|submission)\/(abc|1|9{3,})\b/.test(url))).toEqual([])
})
