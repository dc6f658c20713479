/** The list, the pages without a submission, the sign-in and the session, and what takes the place of them all. */

import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { type RuntimeConfig, runtimeConfigElement } from '#contract/runtimeConfig.ts'
import { type Scenario, type Screen, speak } from '#test/pages/openScreen.ts'
import { answering, stay, withDefect } from '#test/pages/serviceAnswers.ts'
import { begun } from '#test/support/begun.ts'
import { phone } from '#test/support/browser.ts'
import { wordsOf } from '#test/support/texts.ts'

/** The page as it would be deployed with other settings. */
const configured = (change: (config: RuntimeConfig) => unknown) => (page: Page) =>
  page.route(/\/application\//, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(
      new RegExp(`(id="${runtimeConfigElement}">)([^<]*)`),
      (_, begin: string, json: string) => begin + JSON.stringify(change(JSON.parse(json))),
    )
    return route.fulfill({ response, body })
  })

const gone = (file: RegExp) => (page: Page) =>
  page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }))

const heading =
  (name: string) =>
  ({ page }: Scenario) =>
    page.getByRole('heading', { level: 1, name }).first().waitFor()
const crashed = ({ page, words }: Scenario) =>
  page.getByRole('heading', { level: 1, name: words('crash.title') }).waitFor()

const listScreens: Screen[] = [
  { name: 'exam list', start: { path: '/' } },
  {
    name: 'exam list, empty',
    start: { path: '/' },
    before: (page) => page.route('**/exam/start/**', (route) => route.fulfill({ json: [] })),
    act: ({ page, words }) => page.getByText(words('exam.empty_list')).waitFor(),
  },
  {
    name: 'exam list, failed',
    start: { path: '/' },
    before: (page) => page.route('**/exam/start/**', (route) => route.fulfill({ status: 500, body: '{}' })),
    act: ({ button, words }) => button(words('common.retry')).waitFor(),
  },
  {
    name: 'exam list, on its way',
    start: { path: '/' },
    before: (page) => page.route('**/exam/start/**', () => {}),
    act: ({ page }) => page.locator('main [aria-busy=true]').waitFor(),
  },
  {
    name: 'exam list, applied and owing',
    start: { persona: 'conditional-files', path: '/' },
    act: ({ page, words }) => page.getByText(words('exam.applied')).first().waitFor(),
  },
  {
    name: 'exam list, the side menu open',
    start: { path: '/' },
    act: ({ button, words }) => button(words('menu.expand')).click(),
  },
]

const staticScreens: Screen[] = [
  { name: 'receipt by its number', start: { path: '/recibo' } },
  { name: 'questions and answers', start: { path: '/faq' } },
  { name: 'notice', start: { path: '/notice' } },
  { name: 'service agreement', start: { path: '/service-agreement' } },
  { name: 'maintenance', start: { path: '/maintain' } },
  { name: 'accessibility', start: { path: '/accessibility' } },
  { name: 'no such page', start: { path: '/nowhere' } },
  {
    name: 'questions and answers, all open',
    start: { path: '/faq' },
    act: ({ page }) =>
      page.locator('summary').evaluateAll((all) => {
        for (const summary of all)
          if (!summary.parentElement?.hasAttribute('open')) (summary as HTMLElement).click()
      }),
  },
  {
    name: 'maintenance, a wrong phrase',
    start: { path: '/maintain' },
    before: configured((config) => ({
      ...config,
      maintenancePhraseHash: createHash('sha256').update('木棉花開').digest('hex'),
    })),
    async act({ page, words, button }) {
      // the box is for small screens
      await page.setViewportSize(phone)
      await page.getByLabel(words('maintain.input_label')).fill('another phrase')
      await button(words('common.confirm')).click()
      await page.getByText(words('maintain.input_wrong')).first().waitFor()
    },
  },
]

const sessionScreens: Screen[] = [
  {
    name: 'sign-in, under way',
    start: { path: '/' },
    before: answering('/authorize', 'never'),
    staysAtSignIn: true,
    act: ({ page, words }) => page.getByText(words('auth.signing_in')).waitFor(),
  },
  {
    name: 'sign-in, refused',
    start: { path: '/' },
    before: answering('/authorize', 'AUTH_ERROR'),
    staysAtSignIn: true,
    act: ({ page, words }) => page.getByRole('alert').getByText(words('auth.login_failed')).waitFor(),
  },
  {
    name: 'session, about to end',
    hasDialog: true,
    start: { path: '/notice' },
    before: (page) => page.clock.install(),
    async act({ page, words }) {
      // its module is fetched when the page is idle, and reckons from the clock when it arrives
      const keeper = begun(page.waitForResponse(/\/SessionDialogs-/))
      await page.clock.runFor('00:00:05')
      await keeper
      // an answer on its way would begin the time anew
      await page.waitForLoadState('networkidle')
      await page.clock.runFor('00:25:10')
      await page.getByRole('dialog', { name: words('session.expiring_title') }).waitFor()
    },
  },
  {
    name: 'session, signing out asked about',
    hasDialog: true,
    start: { stage: 'FORMING' },
    async act({ page, words, button }) {
      await page.getByLabel(words('form.field.email')).fill('rascunho@example.mo')
      await page
        .getByText(words('draft.saved_at').split('{')[0] ?? '')
        .first()
        .waitFor()
      await button(words('header.logout')).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'session, signed out',
    hasDialog: true,
    start: { path: '/notice' },
    before: stay,
    async act({ page, words, button }) {
      await button(words('header.logout')).click()
      await page.getByRole('dialog').getByText(words('auth.logout_done')).waitFor()
    },
  },
]

const faultScreens: Screen[] = [
  {
    name: 'without a network',
    start: { path: '/faq' },
    async act({ page, words, language }) {
      // both languages are there before it is gone
      for (const spoken of [language === 'PT' ? 'ZH_TW' : 'PT', language] as const) {
        const title = page.getByRole('heading', { level: 1, name: wordsOf(spoken)('faq.title') })
        // again where the page was drawn anew meanwhile
        for (let tries = 0; tries < 5 && !(await title.isVisible()); tries += 1) {
          await speak(page, spoken)
          await title.waitFor({ timeout: 2_000 }).catch(() => undefined)
        }
        await title.waitFor()
      }
      await page.context().setOffline(true)
      await page.getByText(words('offline.bar')).waitFor()
    },
  },
  {
    name: 'a defect in a page',
    start: { path: '/notice' },
    before: (page) => page.route(/\/assets\/NoticePage-/, withDefect),
    act: crashed,
  },
  {
    name: 'a defect around the pages',
    start: { path: '/faq' },
    before: (page) => page.route(/\/assets\/SessionDialogs-/, withDefect),
    act: crashed,
  },
  {
    name: 'a page that is out of date',
    start: { path: '/notice' },
    before: gone(/\/assets\/NoticePage-/),
    act: ({ page, words }) => page.getByText(words('client.update_available')).waitFor(),
  },
  {
    name: 'wrong configuration',
    start: { path: '/' },
    before: configured(({ signInUrl: _, ...rest }) => rest),
    staysAtSignIn: true,
    act: heading('系統設定有誤'),
  },
  {
    name: 'not started',
    start: { path: '/' },
    before: gone(/\/assets\/core-/),
    staysAtSignIn: true,
    act: heading('暫時未能開啟'),
  },
]

export const shellScreens: Screen[] = [...listScreens, ...staticScreens, ...sessionScreens, ...faultScreens]
