/** The steps of an application as a person takes them: by the words on the page, in either language. */

import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import type { InterfaceLanguage, PaymentChannel } from '#contract/enums.ts'
import { signInAs } from '#test/pages/parties.ts'
import { begun } from '#test/support/begun.ts'
import { pdf, photo } from '#test/support/files.ts'
import type { Product } from '#test/support/product.ts'
import { type Words, wordsOf } from '#test/support/texts.ts'

interface Registered {
  phone?: string
  email?: string
}

export class ApplyJourney {
  readonly page: Page
  readonly words: Words
  readonly #product: Product
  readonly #language: InterfaceLanguage

  constructor(page: Page, product: Product, language: InterfaceLanguage) {
    this.page = page
    this.words = wordsOf(language)
    this.#product = product
    this.#language = language
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Picks the card whose words begin with `label`; a hint may follow. */
  async choose(within: Locator, label: string): Promise<void> {
    const beginning = new RegExp(`^${label.replaceAll(/[()[\]\\.*+?^$|{}]/g, '\\$&')}`)
    await within.getByRole('radio', { name: beginning }).first().check()
  }

  async expectTitle(title: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  }

  /** Opens the application in the wanted language and signs in as a persona. */
  async signIn(persona: string): Promise<void> {
    await this.page.context().addInitScript((language) => {
      try {
        localStorage.setItem('lang', language)
      } catch {
        // the empty page that a browser begins with stores nothing
      }
    }, this.#language)
    await this.page.goto(this.#product.address('/'))
    await signInAs(this.page, persona)
    await this.expectTitle(this.words('page.home'))
  }

  card(examCode: string): Locator {
    return this.page.getByRole('article').filter({ hasText: examCode })
  }

  /** The apply button of a card, through the check to the registration form. */
  async begin(examCode: string): Promise<void> {
    await this.card(examCode)
      .getByRole('button', { name: this.words('exam.apply') })
      .click()
    await this.expectTitle(this.words('step.registration'))
  }

  async fillRegistration({ phone = '66123456', email = 'candidato@example.mo' }: Registered = {}) {
    const { page, words } = this
    await page.getByLabel(words('form.field.contact')).fill(phone)
    await page.getByLabel(words('form.field.email')).fill(email)
    const company = page.getByRole('group', { name: words('form.field.company_type') })
    const civil = page.getByRole('group', { name: words('form.field.civil') })
    if (await civil.isVisible()) await this.choose(civil, words('common.no'))
    if (await company.isVisible()) {
      await this.choose(company, words('form.company_type.0'))
      await page.getByLabel(words('form.field.company_name')).fill('示範有限公司')
      await page.getByLabel(words('form.field.company_position')).fill('文員')
    }
    const examLanguage = page.getByRole('group', { name: words('form.field.language') })
    await this.choose(
      examLanguage,
      words(this.#language === 'PT' ? 'form.language_type.P' : 'form.language_type.C'),
    )
    await this.button(words('common.next')).click()
    await this.expectTitle(words('step.resume'))
  }

  async skipResume(): Promise<void> {
    const skip = this.button(this.words('resume.skip'))
    const retry = this.button(this.words('common.retry'))
    // the page may have been read in the very moment in which the service was away
    await skip.or(retry).first().waitFor()
    if (await retry.isVisible()) await retry.click()
    await skip.click()
    await this.answerDialogsUntil(this.words('step.upload'))
  }

  /** An own photograph for identity, an own PDF for the diploma, nothing else. */
  async handInDocuments(): Promise<void> {
    const { page, words } = this
    const category = (name: string) => page.getByRole('region', { name })
    const identity = category(words('document.category.ID'))
    await this.choose(identity, words('document.source.PERSONAL'))
    await identity.locator('input[type=file]').setInputFiles(await photo('身份證.jpg'))
    await identity.getByText(words('upload.done')).waitFor()
    const diploma = category(words('document.category.HA_E'))
    await this.choose(diploma, words('document.source.PERSONAL'))
    await diploma.locator('input[type=file]').setInputFiles(pdf('Certidão de habilitações.pdf'))
    await diploma.getByText(words('upload.done')).waitFor()
    const other = category(words('document.category.OUTROS'))
    await this.choose(other, words('document.source.NOT'))
    await this.button(words('common.next')).click()
    await this.answerDialogsUntil(words('step.review'))
  }

  /** Says yes to each question on the way to a title. */
  async answerDialogsUntil(title: string): Promise<void> {
    const yes = this.page
      .getByRole('dialog')
      .getByRole('button')
      .filter({
        hasText: new RegExp(
          `^(${this.words('common.confirm')}|${this.words('common.continue')}|${this.words('common.yes')})$`,
        ),
      })
    const arrived = this.page.getByRole('heading', { level: 1, name: title, exact: true })
    for (let asked = 0; asked < 8; asked += 1) {
      await arrived.or(yes).first().waitFor()
      if (await arrived.isVisible()) return
      // by key, as a click at the place of the one before is taken for a double click; the last dialog may be closing:
      // then there is nothing left to answer, and a press that still waits would answer the dialog of another step
      await yes
        .first()
        .press('Enter', { timeout: 2_000 })
        .catch(() => {})
    }
    await arrived.waitFor()
  }

  async expectAtReview(email: string): Promise<void> {
    await this.expectTitle(this.words('step.review'))
    await this.page.getByText(email).waitFor()
  }

  async confirmReview(): Promise<void> {
    const { page, words } = this
    await page.getByText(words('review.declare')).click()
    await this.button(words('common.submit')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('common.confirm') })
      .click()
    await this.expectTitle(words('step.payment'))
  }

  /** Ends on the signature's page. */
  async choosePayment(channel: PaymentChannel): Promise<void> {
    const { page, words } = this
    await this.choose(page.getByRole('main'), words(`payment.channel.${channel}`))
    await this.button(words(channel === 'FREE' ? 'payment.apply_free' : 'payment.pay')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('common.confirm') })
      .click()
    await page.waitForURL(`${this.#product.sandbox.urls.eSign}/**`)
  }

  /** The number on the page, and the words of the downloaded file. */
  async readReceipt(): Promise<{ number: string; text: string }> {
    const { page, words } = this
    await this.expectTitle(words('step.receipt'))
    const number = (await page.getByRole('definition').first().textContent()) ?? ''
    const downloading = begun(page.waitForEvent('download'))
    await this.button(words('receipt.download')).click()
    const file = await (await downloading).path()
    if ((await readFile(file)).subarray(0, 5).toString() !== '%PDF-') throw new Error('the receipt is no PDF')
    return { number, text: execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }) }
  }
}
