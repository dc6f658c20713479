/** The first journey: from sign-in to the receipt, in both languages, on real parts. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { decideSignature, payAtGateway } from '#test/pages/parties.ts'
import { desk, openBrowser, phone, visit } from '#test/support/browser.ts'
import { startJourneyProduct } from '#test/support/journeyProduct.ts'
import { keepOnFailure } from '#test/support/onFailure.ts'
import type { Product } from '#test/support/product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startJourneyProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const pathOf = (page: Page) => new URL(page.url()).pathname

const rows: [language: InterfaceLanguage, persona: string, viewport: typeof desk | typeof phone][] = [
  ['ZH_TW', 'permanent', desk],
  ['PT', 'age-64', phone],
]

test.for(rows)(
  '%s: %s applies, signs, pays and keeps the receipt',
  async ([language, persona, viewport], context) => {
    const visitor = await visit(browser, { viewport })
    keepOnFailure(context, visitor)
    const journey = new ApplyJourney(visitor.page, product, language)
    await journey.signIn(persona)
    await journey.begin('CAI-COM-LIC-01')
    await journey.fillRegistration()
    await journey.skipResume()
    await journey.handInDocuments()
    await journey.confirmReview()
    await journey.choosePayment('GOV_PAY')
    await decideSignature(visitor.page, 'sign')
    await payAtGateway(visitor.page)
    const receipt = await journey.readReceipt()
    expect(receipt.text).toContain(receipt.number)
    expect(pathOf(visitor.page)).toMatch(/^\/application\/receipt\/apply\/3\//)
    expect(visitor.problems).toEqual([])
    await visitor.leave()
  },
)

test('the service dies in mid-journey and comes back: nothing that was acknowledged is lost', async (context) => {
  const visitor = await visit(browser)
  keepOnFailure(context, visitor)
  const journey = new ApplyJourney(visitor.page, product, 'ZH_TW')
  await journey.signIn('hardship')
  await journey.begin('CAI-COM-LIC-01')
  await journey.fillRegistration({ email: 'guardado@example.mo' })
  await product.service.kill()
  await product.service.start()
  await journey.skipResume()
  await journey.handInDocuments()
  await product.service.kill()
  await product.service.start()
  await visitor.page.reload()
  await journey.expectAtReview('guardado@example.mo')
  await journey.confirmReview()
  await journey.choosePayment('FREE')
  await decideSignature(visitor.page, 'sign')
  const receipt = await journey.readReceipt()
  expect(receipt.text).toContain(receipt.number)
  await visitor.leave()
})
