/** The viewer of charts as a developer uses it, and a way into a payment that it can show. */

import type { Locator, Page } from 'playwright-core'
import { decideSignature, signInAs } from '#test/pages/parties.ts'
import { PaymentJourney } from '#test/pages/paymentJourney.ts'
import { begun } from '#test/support/begun.ts'
import type { Visitor } from '#test/support/browser.ts'
import type { Product } from '#test/support/product.ts'

/** What the person of these journeys types: none of it may leave the page. */
export const typed = {
  phone: '66987123',
  email: 'canario.amarelo@example.mo',
  company: '示範有限公司',
  files: ['身份證.jpg', 'Certidão de habilitações.pdf'],
} as const

/** Opens the application with `?inspect` and signs in. @returns the journey, and the viewer that opened by itself */
export async function openInspected(
  { page, context }: Visitor,
  product: Product,
  persona: string,
): Promise<{ journey: PaymentJourney; viewer: Page }> {
  const journey = new PaymentJourney(page, product)
  const opening = begun(context.waitForEvent('page', { timeout: 60_000 }))
  await page.goto(product.address('/?inspect'))
  await signInAs(page, persona)
  await journey.expectTitle(journey.words('page.home'))
  return { journey, viewer: await opening }
}

/** From the list to the page that waits for a payment, of which the gateway says nothing. @returns its number */
export async function waitForPayment(journey: PaymentJourney): Promise<string> {
  await journey.begin('CAI-COM-LIC-01')
  await journey.fillRegistration(typed)
  await journey.skipResume()
  await journey.handInDocuments()
  await journey.confirmReview()
  await journey.choosePayment('GOV_PAY')
  await decideSignature(journey.page, 'sign')
  await journey.outcome('slow')
  await journey.page.getByText(journey.words('payment.under_way')).waitFor()
  await journey.button(journey.words('payment.check_again')).click()
  await journey.expectTitle(journey.words('payment.waiting_title'))
  return journey.query.transactionNo ?? ''
}

export class InspectorViewer {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get title(): Locator {
    return this.page.locator('.drawing h2')
  }

  /** A state of the drawing, by its class of machines/chartParts.ts, where it is active. */
  lit(cssClass: string): Locator {
    return this.page.locator(`.room .${cssClass}.on`)
  }

  /** Rows of what was tried for the last event: verdict, guard, transition. */
  async tried(): Promise<string[][]> {
    const rows = await this.page.locator('.moves tbody tr').all()
    return Promise.all(
      rows.map(async (row) => (await row.locator('td').allTextContents()).map((cell) => cell.trim())),
    )
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  get standing(): Locator {
    return this.page.getByRole('status').first()
  }

  /** @returns the file's text */
  async saveTrace(): Promise<string> {
    const saving = begun(this.page.waitForEvent('download'))
    await this.button('Save trace').click()
    const stream = await (await saving).createReadStream()
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(part as Buffer)
    return Buffer.concat(parts).toString('utf8')
  }

  async openTrace(name: string, text: string): Promise<void> {
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
    await this.page.locator('input[type=file]').setInputFiles(file)
  }
}
