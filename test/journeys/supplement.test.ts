/** Supplements: what is asked for, in its three shapes, and everything that keeps somebody from it. */
import { describe, expect, test } from 'vitest'
import { getSubmission } from '#contract/endpoints/submission.ts'
import { periodsOf } from '#contract/external/exampleExams.ts'
import { macaoDateOf } from '#contract/rules/macaoDate.ts'
import { payAtGateway } from '#test/pages/parties.ts'
import { SupplementJourney, supplementExam } from '#test/pages/supplementJourney.ts'
import { phone } from '#test/support/browser.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { stepPath } from '#test/support/staging.ts'

const ground = journeyGround()
const closing = () => Date.parse(periodsOf(supplementExam, macaoDateOf(Date.now())).endSupplementDate ?? '')
const moveTo = (moment: number) => ground.product.sandbox.control.clock.set(new Date(moment).toISOString())

test('files only: at least one, reviewed, then the receipt; the files are there to see', async (context) => {
  const { page, problems } = await ground.visitor(context)
  const journey = new SupplementJourney(page, ground.product)
  await journey.beginSupplement('conditional-files', 'step.supplement_upload')
  await page.getByText(journey.words('document.category.HA_E')).first().waitFor()
  expect(await page.getByRole('region', { name: journey.words('document.category.ID') }).count()).toBe(0)
  await journey.next()
  await page.getByText(journey.words('supplement.need_file')).first().waitFor()
  await journey.addFile('HA_E', '學士學位證書（補交）.pdf')
  await journey.next()
  await journey.submitReview()
  const number = await journey.receipt()
  await page.getByText(journey.words('receipt.supplement_success', { receiptNo: number })).waitFor()
  await page.getByRole('link', { name: journey.words('exam.view_submitted') }).click()
  await journey.expectTitle(journey.words('page.submitted_file'))
  await page.getByText('學士學位證書（補交）.pdf').first().waitFor()
  expect(await page.getByRole('region').count()).toBe(2)
  expect(problems).toEqual([])
})

test('PT, payment only: no exemption, no signature, paid; then there is nothing left to pay', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  const journey = new SupplementJourney(page, ground.product, 'PT')
  await journey.beginSupplement('conditional-payment', 'step.payment')
  await journey.channel('GOV_PAY').waitFor()
  expect(await journey.channel('FREE').count()).toBe(0)
  expect(await page.getByText(journey.words('payment.free_hint')).count()).toBe(0)
  await journey.pay('GOV_PAY')
  await payAtGateway(page)
  await journey.receipt()
  expect(journey.path).toContain('/receipt/supplement/6/')
  const again = await ground.visitor(context)
  const later = new SupplementJourney(again.page, ground.product, 'PT')
  await later.arriveAt('conditional-payment', '/check/supplement/6')
  await again.page.getByText(later.words('eligibility.ALREADY_SUPPLEMENT_PAIED')).waitFor()
})

test('files and payment: back from the review, more files, then MPAY that fails once', async (context) => {
  const { page } = await ground.visitor(context)
  const journey = new SupplementJourney(page, ground.product)
  await journey.beginSupplement('conditional-both', 'step.supplement_upload')
  await page.getByText(journey.words('supplement.fee_due', { amount: '澳門元300元' })).waitFor()
  expect(await page.getByText(journey.words('common.optional_field'), { exact: true }).count()).toBe(0)
  await journey.addFile('ID', '身份證副本.pdf')
  await journey.next()
  await journey.expectTitle(journey.words('step.review'))
  await page.goBack()
  await journey.answerDialogsUntil(journey.words('step.supplement_upload'))
  await journey.addFile('HA_E', 'Certidão (suprida).pdf')
  await journey.next()
  await journey.submitReview()
  await journey.expectTitle(journey.words('step.payment'))
  await journey.pay('MPAY')
  await journey.outcome('fail')
  await journey.toast(journey.words('client.payment_failed')).waitFor()
  await journey.payButton.click()
  await journey.confirm()
  await journey.outcome('neverNotify')
  await journey.receipt()
  await page.goto(ground.product.address('/submitted-file/6'))
  await page.getByText('Certidão (suprida).pdf').first().waitFor()
  await page.getByText('身份證副本.pdf').first().waitFor()
})

describe('nobody else', () => {
  test('admitted without conditions: not on the list', async (context) => {
    const { page } = await ground.visitor(context)
    const journey = new SupplementJourney(page, ground.product)
    await journey.arriveAt('admitted', '/check/supplement/6')
    await page
      .getByText(journey.words('eligibility.USER_DISMATCH_NAME_LIST'))
      .or(page.getByText(journey.words('eligibility.USER_NOT_APPLY')))
      .waitFor()
    await journey.button(journey.words('common.back_home')).click()
    await journey.expectTitle(journey.words('page.home'))
  })

  test('PT, never applied: nothing to press on the list, and told so at the address', async (context) => {
    const { page } = await ground.visitor(context)
    const journey = new SupplementJourney(page, ground.product, 'PT')
    await journey.arriveAt('permanent', '/')
    const card = journey.card(supplementExam)
    await card.getByText(/Prazo de suprimento/).waitFor()
    expect(await card.getByRole('button', { name: journey.words('exam.supplement') }).count()).toBe(0)
    await page.goto(ground.product.address('/check/supplement/6'))
    await page.getByText(journey.words('eligibility.USER_NOT_APPLY')).waitFor()
  })
})

describe('the period', () => {
  test('before its opening and after its closing the check says so', async (context) => {
    const { page } = await ground.visitor(context)
    const journey = new SupplementJourney(page, ground.product)
    await moveTo(closing() + 1_000)
    await journey.arriveAt('admitted', '/check/supplement/6')
    await page.getByText(journey.words('eligibility.IS_NOT_DURING_THE_SUPPLEMENT_PERIOD')).waitFor()
  })

  test('ends between the payment page and the payment: refused, with its text', async (context) => {
    await ground.product.sandbox.control.people.setAdmission('admitted', supplementExam, {
      listed: true,
      documents: ['OUTROS'],
      payment: true,
    })
    const { page } = await ground.visitor(context)
    const journey = new SupplementJourney(page, ground.product, 'PT')
    await journey.beginSupplement('admitted', 'step.supplement_upload')
    await journey.addFile('OUTROS', 'Declaração.pdf')
    await journey.next()
    await journey.submitReview()
    await journey.channel('GOV_PAY').waitFor()
    await moveTo(closing() + 1_000)
    await journey.pay('GOV_PAY')
    await journey.toast(journey.words('client.payment_failed')).waitFor()
    await page.getByRole('main').getByText(journey.words('eligibility.SUPPLEMENT_TIME_OUT')).waitFor()
    expect(journey.path).toBe('/application/check/supplement/6')
  })

  test('begun at the gateway before the closing: it counts', async (context) => {
    const staged = await ground.people.owing('admitted')
    const { page } = await ground.visitor(context)
    const journey = new SupplementJourney(page, ground.product)
    await journey.arriveAt('admitted', stepPath('payment', staged.submission))
    await journey.pay('GOV_PAY')
    await page.waitForURL(`${ground.product.sandbox.urls.gateway}/pay/**`)
    await moveTo(closing() + 1_000)
    await payAtGateway(page)
    await journey.receipt()
    const { stage } = await staged.client.ok(getSubmission, { params: { id: staged.submission.id } })
    expect(stage).toBe('END')
  })
})
