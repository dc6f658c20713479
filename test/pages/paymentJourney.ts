/** The payment, its wait and its receipt as a person meets them, by the words on the page. */
import type { Locator, Page } from 'playwright-core'
import type { Submission } from '#contract/entities/submission.ts'
import type { InterfaceLanguage, PaymentChannel } from '#contract/enums.ts'
import type { GatewayBehaviour } from '#sandbox/gateway/behaviours.ts'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import type { Product } from '#test/support/product.ts'
import { arrive, type Staged, stepPath } from '#test/support/staging.ts'

export class PaymentJourney extends ApplyJourney {
  readonly product: Product
  readonly language: InterfaceLanguage

  constructor(page: Page, product: Product, language: InterfaceLanguage = 'ZH_TW') {
    super(page, product, language)
    this.product = product
    this.language = language
  }

  get path(): string {
    return new URL(this.page.url()).pathname
  }
  get query(): Record<string, string> {
    return Object.fromEntries(new URL(this.page.url()).searchParams)
  }

  /** Signs in behind the scenarios and opens the payment page. @param query such as `?paymentType=MPAY` */
  async open({ subject, submission }: Staged, query = ''): Promise<void> {
    await this.arriveAt(subject, `${stepPath('payment', submission)}${query}`)
    await this.expectTitle(this.words('step.payment'))
  }

  async arriveAt(subject: string, path: string): Promise<void> {
    await arrive(this.page, this.product, { subject, path, language: this.language })
  }

  channel(channel: PaymentChannel): Locator {
    const label = this.words(`payment.channel.${channel}`).replaceAll(/[()]/g, '\\$&')
    return this.page.getByRole('main').getByRole('radio', { name: new RegExp(`^${label}`) })
  }

  /** The button that begins to pay, also while it says that it is busy. */
  get payButton(): Locator {
    return this.button(this.words('payment.pay'))
  }

  /** Chooses, asks and confirms. */
  async pay(channel: PaymentChannel): Promise<void> {
    await this.channel(channel).check()
    await this.button(this.words(channel === 'FREE' ? 'payment.apply_free' : 'payment.pay')).click()
    await this.confirm()
  }

  async confirm(): Promise<void> {
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.words('common.confirm') })
      .click()
  }

  /** At the gateway: the outcome is chosen on its page, then paid. */
  async outcome(behaviour: GatewayBehaviour): Promise<void> {
    await this.page.waitForURL(`${this.product.sandbox.urls.gateway}/pay/**`)
    if (behaviour === 'cancel') await this.page.locator('button[name=behaviour][value=cancel]').click()
    else {
      await this.page.locator(`input[name=chosen][value=${behaviour}]`).check()
      await this.page.locator('form button.primary').click()
    }
  }

  /** @returns the number of the receipt shown */
  async receipt(): Promise<string> {
    await this.expectTitle(this.words('step.receipt'))
    return (await this.page.getByRole('definition').first().textContent()) ?? ''
  }

  toast(words: string): Locator {
    return this.page.getByRole('status').or(this.page.getByRole('alert')).filter({ hasText: words }).first()
  }

  /** The payment page says that an attempt is under way, with its number, and offers no channel. */
  async expectUnderWay(transactionNo: string): Promise<void> {
    const { page, words } = this
    await page.getByText(words('payment.under_way')).waitFor()
    await page.getByText(transactionNo).waitFor()
    await this.channel('GOV_PAY').waitFor({ state: 'detached' })
  }

  /** The newest order of a submission at the gateway. */
  orderOf({ id }: Submission) {
    const orders = this.product.sandbox.control.gateway
      .orders()
      .filter(({ returnUrl }) => returnUrl.includes(id))
    const order = orders.at(-1)
    if (!order) throw new Error(`the gateway has no order for ${id}`)
    return { ...order, of: orders.length }
  }
}
