/** One path on its way: a person, their page, and what stands between it and the service. */
import type { Locator, Page } from 'playwright-core'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { PaymentJourney } from '#test/pages/paymentJourney.ts'
import type { Gate } from '#test/paths/gate.ts'
import type { HeardCharts } from '#test/paths/heardCharts.ts'
import type { Product } from '#test/support/product.ts'
import { arrive, type Staged, type Staging, stepPath } from '#test/support/staging.ts'
import type { Words } from '#test/support/texts.ts'

export interface WalkParts {
  readonly page: Page
  readonly product: Product
  readonly people: Staging
  readonly gate: Gate
  readonly charts: HeardCharts
  readonly language: InterfaceLanguage
}

export class Walk {
  readonly page: Page
  readonly product: Product
  readonly people: Staging
  readonly gate: Gate
  readonly charts: HeardCharts
  readonly language: InterfaceLanguage
  /** the steps of a person, by the words on the page */
  readonly journey: PaymentJourney
  readonly words: Words
  /** for what a plan remembers from one event to the next, such as the number of an attempt */
  readonly notes = new Map<string, string>()
  #staged: Staged | null = null

  constructor({ page, product, people, gate, charts, language }: WalkParts) {
    this.page = page
    this.product = product
    this.people = people
    this.gate = gate
    this.charts = charts
    this.language = language
    this.journey = new PaymentJourney(page, product, language)
    this.words = this.journey.words
  }

  /** who walks, and the submission that it is about */
  get staged(): Staged {
    if (this.#staged === null) throw new Error('nobody walks yet: the plan stages a person first')
    return this.#staged
  }
  set staged(staged: Staged) {
    this.#staged = staged
  }

  /** Opens a page of the application as the staged person. @param path below the base path */
  async arriveAt(path: string, subject = this.staged.subject): Promise<void> {
    await arrive(this.page, this.product, { subject, path, language: this.language })
  }

  /** path of a step of the staged submission */
  step(step: Parameters<typeof stepPath>[0]): string {
    return stepPath(step, this.staged.submission)
  }

  button(name: string): Locator {
    return this.journey.button(name)
  }

  /** Presses a button that can be pressed. */
  press(name: string): Promise<void> {
    return this.button(name).click()
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  /**
   * Presses a button of the dialog, by key: a walk is faster than people, and a second click at the place of the first
   * within half a second is taken for a double click.
   */
  answer(name: string): Promise<void> {
    return this.dialog.getByRole('button', { name, exact: true }).press('Enter')
  }

  /** A dialog says so, and all of its buttons are inside of it. */
  async asked(words: string): Promise<void> {
    await this.dialog.getByText(words).waitFor()
    const outside = await this.dialog.evaluate((dialog) => {
      const frame = dialog.getBoundingClientRect()
      return [...dialog.querySelectorAll('button')]
        .filter((button) => {
          const { left, right } = button.getBoundingClientRect()
          return left < frame.left || right > frame.right
        })
        .map(({ textContent }) => textContent)
    })
    if (outside.length > 0) throw new Error(`the dialog cuts off ${outside.join(', ')}`)
  }

  sees(words: string | RegExp): Promise<void> {
    return this.page.getByText(words).first().waitFor()
  }

  /** A message in a corner or a banner. */
  told(words: string): Promise<void> {
    return this.journey.toast(words).waitFor()
  }

  /** The heading of the page. */
  title(words: string): Promise<void> {
    return this.journey.expectTitle(words)
  }

  /** Waits for an address of the application. @param path below the base path, without its query */
  async at(path: string | RegExp): Promise<void> {
    const { pathname } = new URL(this.product.address('/'))
    const below = (url: URL) => url.pathname.slice(pathname.length - 1)
    await this.page.waitForURL((url) =>
      typeof path === 'string' ? below(url) === path : path.test(below(url)),
    )
  }

  /** The page's clock, which stands, goes on by itself while a page is opened, and stands again. */
  async whileTimePasses(opens: () => Promise<unknown>): Promise<void> {
    const { clock } = this.page
    await clock.resume()
    await opens()
    // a moment that has not come yet when it is asked for, also where much else is done at the same time
    const pause = async (ahead: number) => clock.pauseAt((await this.page.evaluate(() => Date.now())) + ahead)
    await pause(1_000).catch(() => pause(10_000))
  }

  /**
   * The page's clock, which stands, goes on until a chart's timer strikes, and no millisecond earlier: a chart that tells of
   * anything before fails.
   * @param time milliseconds
   * @param late how much later it may strike; by default a timer that was set between two milliseconds
   */
  async passUntil(chart: string, time: number, late = 1): Promise<void> {
    const told = this.charts.stepsOf(chart).length
    await this.page.clock.runFor(time - 1)
    const early = this.charts.stepsOf(chart)[told]
    if (early) throw new Error(`${chart} told of ${early.event} before its ${time} ms were over`)
    await this.page.clock.runFor(1 + late)
  }

  /** Where no outside page shall be seen: whoever is sent there stays, as with a provider that has no page to show. */
  async outsideShowsNothing(...origins: readonly string[]): Promise<void> {
    await this.page.route(
      (url) => origins.includes(url.origin),
      (route) => route.fulfill({ headers: { 'content-disposition': 'attachment' }, body: '-' }),
    )
  }

  /** Another tab, or the same one after a while: the page is looked at again. */
  lookAgain(): Promise<boolean> {
    return this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  /** The browser shows the page again as it had kept it. */
  comesBack(): Promise<boolean> {
    return this.page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
  }
}
