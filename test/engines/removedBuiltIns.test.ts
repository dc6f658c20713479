/** The whole journey in Chromium without what older browsers lack: nobody is stopped by a missing built-in. */
import { expect, test } from 'vitest'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { decideSignature, payAtGateway } from '#test/pages/parties.ts'
import { phone } from '#test/support/browser.ts'
import { removeBuiltIns, removedBuiltIns } from '#test/support/engines/removedBuiltIns.ts'
import { journeyGround } from '#test/support/journeyGround.ts'

const ground = journeyGround()
/** Whose engine is it: one person each, as nobody applies twice. */
const people = {
  'ios-15.4': 'permanent',
  'ios-17.3': 'age-64',
  'webview-92': 'age-18',
  'webview-105': 'hardship',
  'firefox-115': 'name-mismatch',
} as const

test('each engine of the list has somebody, and only those', () => {
  expect(Object.keys(removedBuiltIns).sort()).toEqual([...Object.keys(people), 'webview-90'].sort())
})

test.for(Object.entries(people))(
  'without what %s lacks, %s applies, looks at the form, signs, pays and keeps the receipt',
  async ([name, persona], context) => {
    const { page, context: browserContext, problems } = await ground.visitor(context, { viewport: phone })
    await removeBuiltIns(browserContext, removedBuiltIns[name] ?? [])
    const journey = new ApplyJourney(page, ground.product, 'PT')
    await journey.signIn(persona)
    await journey.begin('CAI-COM-LIC-01')
    await journey.fillRegistration()
    await journey.skipResume()
    await journey.handInDocuments()
    await page.getByRole('button', { name: journey.words('review.preview_form') }).click()
    await page.locator('[data-page="1"][data-drawn]').waitFor()
    await page.keyboard.press('Escape')
    await journey.confirmReview()
    await journey.choosePayment('GOV_PAY')
    await decideSignature(page, 'sign')
    await payAtGateway(page)
    const receipt = await journey.readReceipt()
    expect(receipt.text).toContain(receipt.number)
    expect(problems).toEqual([])
  },
)
