/** Back, forward, reload, closed and second tabs, and the wait: one charge, and the result wherever one looks. */

import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { goBack, goForward, lookAgain, payAtGateway } from '#test/pages/parties.ts'
import { PaymentJourney } from '#test/pages/paymentJourney.ts'
import { begun } from '#test/support/begun.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { stepPath } from '#test/support/staging.ts'

const ground = journeyGround({ withBackForwardCache: true })
const atGateway = (page: Page) => page.locator('form[method=post] button.primary:not([name])').waitFor()

describe('back, forward and reload', () => {
  test('from the e-signature and again to it, and everywhere reloaded', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.reviewed()
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged)
    await journey.channel('GOV_PAY').check()
    await page.reload()
    await journey.expectTitle(journey.words('step.payment'))
    await journey.pay('GOV_PAY')
    const sign = page.locator('button[name=decision][value=sign]')
    await sign.waitFor()
    await goBack(page)
    await journey.expectTitle(journey.words('step.payment'))
    await journey.channel('GOV_PAY').waitFor()
    await goForward(page)
    await sign.waitFor()
    await page.reload()
    await sign.click()
    await atGateway(page)
    await page.reload()
    await payAtGateway(page)
    const number = await journey.receipt()
    await page.reload()
    expect(await journey.receipt()).toBe(number)
    expect(journey.orderOf(staged.submission).of).toBe(1)
  })

  test('back from the gateway the attempt is shown, forward it is paid; paid again from there it is not', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product, 'PT')
    await journey.open(staged)
    await journey.pay('GOV_PAY')
    await atGateway(page)
    await goBack(page)
    await journey.expectUnderWay(journey.orderOf(staged.submission).reference)
    await goForward(page)
    await payAtGateway(page)
    const number = await journey.receipt()
    // the gateway's page as the browser kept it, with its button
    await goBack(page)
    await payAtGateway(page)
    expect(await journey.receipt()).toBe(number)
    const { of, history } = journey.orderOf(staged.submission)
    expect([of, history.map(({ status }) => status)]).toEqual([1, ['PENDING', 'SUCCESS']])
  })

  test.for(['registration', 'upload', 'review', 'payment'] as const)(
    'after the end the address of %s is that of the receipt',
    async (step, context) => {
      const { page } = await ground.visitor(context)
      const { subject, submission } = await ground.people.ended()
      const journey = new PaymentJourney(page, ground.product)
      await journey.arriveAt(subject, stepPath(step, submission))
      expect(await journey.receipt()).toBe(submission.receiptNo)
      expect(journey.path).toContain('/receipt/apply/3/')
      await goBack(page)
      expect(await page.getByRole('textbox').count()).toBe(0)
    },
  )
})

describe('tabs', () => {
  test('closed between paying and return: the list says complete, and leads to the receipt', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged)
    await journey.pay('GOV_PAY')
    await atGateway(page)
    const { reference } = journey.orderOf(staged.submission)
    await page.close()
    await ground.product.sandbox.control.gateway.pay(reference, 'neverNotify')

    const later = await ground.visitor(context)
    const next = new PaymentJourney(later.page, ground.product)
    await next.arriveAt(staged.subject, '/')
    const card = next.card('CAI-COM-LIC-01')
    await card.getByText(next.words('exam.applied')).first().waitFor()
    await card.getByRole('button').or(card.getByRole('link')).first().click()
    await next.receipt()
  })

  test('a second tab shows the attempt of the first at once, and both learn the result', async (context) => {
    const { page, context: browserContext } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const first = new PaymentJourney(page, ground.product)
    const second = new PaymentJourney(await browserContext.newPage(), ground.product)
    await first.open(staged)
    await second.open(staged)
    await second.channel('MPAY').check()
    await first.pay('GOV_PAY')
    await atGateway(page)
    await lookAgain(second.page)
    const { reference } = first.orderOf(staged.submission)
    await second.expectUnderWay(reference)
    await second.button(second.words('payment.choose_other')).click()
    await second.pay('MPAY')
    await second.expectTitle(second.words('payment.waiting_title'))
    await second.page.getByText(reference).waitFor()
    await ground.product.sandbox.control.gateway.pay(reference, 'neverNotify')
    await page.goto(first.orderOf(staged.submission).returnUrl)
    const number = await first.receipt()
    expect(await second.receipt()).toBe(number)
    expect(first.orderOf(staged.submission).of).toBe(1)
  })

  test('both tabs press pay at the same moment: one order', async (context) => {
    const { page, context: browserContext } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const first = new PaymentJourney(page, ground.product)
    const second = new PaymentJourney(await browserContext.newPage(), ground.product)
    await first.open(staged)
    await second.open(staged)
    for (const journey of [first, second]) {
      await journey.channel('GOV_PAY').check()
      await journey.payButton.click()
    }
    await Promise.all([first.confirm(), second.confirm()])
    await Promise.all([atGateway(first.page), atGateway(second.page)])
    expect(first.orderOf(staged.submission).of).toBe(1)
    await payAtGateway(second.page)
    await second.receipt()
    await goBack(page)
    await first.receipt()
  })

  test('without any word from the other tab, being looked at is enough', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.paying()
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged)
    await journey.expectUnderWay(staged.transactionNo)
    await ground.product.sandbox.control.gateway.pay(staged.transactionNo, 'success')
    await ground.product.sandbox.control.gateway.runQueue()
    await lookAgain(page)
    await journey.receipt()
  })
})

describe('the wait', () => {
  test('60 seconds, not stretched by a reload, then it can be closed; the payment page shows the attempt', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.paying()
    const journey = new PaymentJourney(page, ground.product)
    await page.clock.install()
    await journey.open(staged)
    await journey.button(journey.words('payment.check_again')).click()
    await journey.expectTitle(journey.words('payment.waiting_title'))
    const close = journey.button(journey.words('common.close'))
    expect(await close.isDisabled()).toBe(true)
    await page.clock.fastForward(40_000)
    await page.reload()
    await journey.expectTitle(journey.words('payment.waiting_title'))
    await page.getByRole('timer').waitFor()
    expect(Number((await page.getByRole('timer').textContent())?.match(/\d+/)?.[0])).toBeLessThanOrEqual(20)
    expect(await close.isDisabled()).toBe(true)
    await page.clock.fastForward(21_000)
    await page.getByText(journey.words('payment.no_result_yet')).waitFor()
    await close.click()
    await page.getByRole('dialog').getByText(journey.words('confirm.close_wait_dialog')).waitFor()
    await journey.confirm()
    await journey.expectUnderWay(staged.transactionNo)
  })

  test('polls every 3 seconds without overlap, and goes to the receipt by itself', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.paying()
    const journey = new PaymentJourney(page, ground.product, 'PT')
    await page.clock.install()
    let asked = 0
    let open = 0
    let most = 0
    const isPoll = (url: string) => url.includes('/application/payment?transactionNo=')
    page.on('request', (request) => {
      if (!isPoll(request.url())) return
      asked += 1
      open += 1
      most = Math.max(most, open)
    })
    page.on('requestfinished', (request) => {
      if (isPoll(request.url())) open -= 1
    })
    await journey.arriveAt(staged.subject, `/pay?transactionNo=${staged.transactionNo}`)
    await journey.expectTitle(journey.words('payment.waiting_title'))
    for (let turn = 1; turn <= 3; turn += 1) {
      const answered = begun(page.waitForResponse((response) => isPoll(response.url())))
      await page.clock.fastForward(3_000)
      await answered
    }
    expect(asked).toBeGreaterThanOrEqual(3)
    expect(most).toBe(1)
    await ground.product.sandbox.control.gateway.pay(staged.transactionNo, 'notifyTwice')
    await ground.product.sandbox.control.gateway.runQueue()
    await page.clock.fastForward(3_000)
    await journey.receipt()
  })

  test('a call that fails stops it, with the number and a way to ask again', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.paying()
    const journey = new PaymentJourney(page, ground.product)
    await journey.arriveAt(staged.subject, `/pay?transactionNo=${staged.transactionNo}`)
    await journey.expectTitle(journey.words('payment.waiting_title'))
    await page.getByRole('timer').waitFor()
    await page.context().setOffline(true)
    await page.getByText(journey.words('payment.poll_error')).waitFor()
    await page.getByText(staged.transactionNo).waitFor()
    await page.context().setOffline(false)
    await ground.product.sandbox.control.gateway.pay(staged.transactionNo, 'neverNotify')
    await journey.button(journey.words('payment.check_again')).click()
    await journey.receipt()
  })

  test('a failure found while waiting leads back to the channels', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.paying()
    const journey = new PaymentJourney(page, ground.product)
    await journey.arriveAt(staged.subject, `/pay?transactionNo=${staged.transactionNo}`)
    await journey.expectTitle(journey.words('payment.waiting_title'))
    await ground.product.sandbox.control.gateway.pay(staged.transactionNo, 'fail')
    await journey.toast(journey.words('client.payment_failed')).waitFor()
    await journey.channel('GOV_PAY').waitFor()
    expect(journey.query).toEqual({ paymentType: 'GOV_PAY' })
  })
})
