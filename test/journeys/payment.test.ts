/** Paying for an application: signature, channels, every outcome at the gateway. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { InterfaceLanguage, PaymentChannel } from '#contract/enums.ts'
import { type Database, openDatabase } from '#service/store/database.ts'
import { decideSignature, lookAgain } from '#test/pages/parties.ts'
import { PaymentJourney } from '#test/pages/paymentJourney.ts'
import { desk, phone } from '#test/support/browser.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import type { Staged } from '#test/support/staging.ts'

const ground = journeyGround()

test.for<[InterfaceLanguage, PaymentChannel, 'success' | 'notified', typeof desk | typeof phone]>([
  ['ZH_TW', 'GOV_PAY', 'success', desk],
  ['PT', 'MPAY', 'notified', phone],
])('%s: %s, from the choice to the receipt', async ([language, channel, behaviour, viewport], context) => {
  const { page, problems } = await ground.visitor(context, { viewport })
  const staged = await ground.people.reviewed()
  const journey = new PaymentJourney(page, ground.product, language)
  await journey.open(staged)
  expect(await journey.payButton.isDisabled()).toBe(true)
  await journey.pay(channel)
  await decideSignature(page, 'sign')
  await journey.outcome(behaviour)
  const number = await journey.receipt()
  const { receiptNo } = await staged.client.ok(getSubmission, { params: { id: staged.submission.id } })
  expect(number).toBe(receiptNo)
  expect(problems).toEqual([])
})

test('the second half of a double click on the pay button answers nothing', async (context) => {
  const { page } = await ground.visitor(context)
  const staged = await ground.people.signed()
  const journey = new PaymentJourney(page, ground.product)
  await journey.open(staged)
  await journey.channel('GOV_PAY').check()
  await journey.payButton.click()
  const dialog = page.getByRole('dialog')
  const answer = dialog.getByRole('button', { name: journey.words('common.confirm') })
  const box = await answer.boundingBox()
  if (!box) throw new Error('no button to confirm with')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await dialog.isVisible()).toBe(true)
  await answer.click({ position: { x: 12, y: 12 } })
  await page.waitForURL(`${ground.product.sandbox.urls.gateway}/**`)
})

describe('what the gateway does with the payment', () => {
  test.for<[InterfaceLanguage, PaymentChannel, 'fail' | 'cancel']>([
    ['PT', 'GOV_PAY', 'fail'],
    ['ZH_TW', 'MPAY', 'cancel'],
  ])(
    '%s: %s, %s: it is said, the channels are offered, a second attempt is paid',
    async ([language, channel, behaviour], context) => {
      const { page } = await ground.visitor(context)
      const staged = await ground.people.signed()
      const journey = new PaymentJourney(page, ground.product, language)
      await journey.open(staged)
      await journey.pay(channel)
      await journey.outcome(behaviour)
      await journey.toast(journey.words('client.payment_failed')).waitFor()
      await journey.expectTitle(journey.words('step.payment'))
      expect(journey.query).toEqual({ paymentType: channel })
      expect(await journey.channel(channel).isChecked()).toBe(true)
      const first = journey.orderOf(staged.submission).reference
      await journey.payButton.click()
      await journey.confirm()
      await journey.outcome('success')
      await journey.receipt()
      const second = journey.orderOf(staged.submission)
      expect([second.of, second.reference === first]).toEqual([2, false])
    },
  )

  test('slow: under way with its number, asked again in vain, then captured', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged)
    await journey.pay('GOV_PAY')
    await journey.outcome('slow')
    const { reference } = journey.orderOf(staged.submission)
    await journey.expectUnderWay(reference)
    await journey.toast(journey.words('payment.no_result_yet')).waitFor()
    expect(await page.getByText(journey.words('client.payment_failed')).count()).toBe(0)
    await journey.button(journey.words('payment.check_again')).click()
    await journey.expectTitle(journey.words('payment.waiting_title'))
    await page.getByText(reference).waitFor()
    await ground.product.sandbox.control.gateway.runQueue()
    await journey.button(journey.words('payment.check_again')).click()
    await journey.receipt()
    expect(journey.orderOf(staged.submission).of).toBe(1)
  })

  test.for(['neverNotify', 'notifyTwice', 'notifyLate', 'outOfOrder'] as const)(
    '%s: one receipt, which stays',
    async (behaviour, context) => {
      const { page } = await ground.visitor(context)
      const staged = await ground.people.signed()
      const journey = new PaymentJourney(page, ground.product)
      await journey.open(staged)
      await journey.pay('GOV_PAY')
      await journey.outcome(behaviour)
      const number = await journey.receipt()
      await ground.product.sandbox.control.gateway.runQueue()
      await page.reload()
      expect(await journey.receipt()).toBe(number)
    },
  )

  test('failed, then captured after all: looking at the page again shows the receipt', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged)
    await journey.pay('GOV_PAY')
    await journey.outcome('failThenSuccess')
    await journey.toast(journey.words('client.payment_failed')).waitFor()
    await journey.channel('GOV_PAY').waitFor()
    await ground.product.sandbox.control.gateway.runQueue()
    await lookAgain(page)
    await journey.receipt()
  })

  test('its status answers 502: asked again, then the receipt', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged)
    await journey.pay('GOV_PAY')
    // its notice does not help either: the service asks, and is not answered
    await journey.outcome('status502')
    await page.getByText(journey.words('payment.poll_error')).waitFor()
    await page.getByText(journey.orderOf(staged.submission).reference).waitFor()
    expect(await page.getByText(journey.words('client.payment_failed')).count()).toBe(0)
    await ground.product.sandbox.control.gateway.healStatus()
    await journey.button(journey.words('common.retry')).click()
    await journey.receipt()
  })
})

describe('the gateway is out of order', () => {
  test.for<[PaymentChannel, 'down' | 'error' | 'garbage' | 'resetAfterEffect']>([
    ['GOV_PAY', 'down'],
    ['GOV_PAY', 'garbage'],
    ['GOV_PAY', 'resetAfterEffect'],
    ['MPAY', 'error'],
    ['MPAY', 'resetAfterEffect'],
  ])(
    '%s, %s when the order is placed: told, and paid by the same attempt',
    async ([channel, kind], context) => {
      const { page } = await ground.visitor(context)
      const staged = await ground.people.signed()
      const journey = new PaymentJourney(page, ground.product)
      await journey.open(staged)
      ground.product.sandbox.control.faults.set('gateway', 'create', { kind })
      await journey.pay(channel)
      await journey.toast(journey.words('client.payment_failed')).waitFor()
      await journey.expectTitle(journey.words('step.payment'))
      await expect.poll(() => journey.query).toEqual({ paymentType: channel })
      ground.product.sandbox.control.faults.clear()
      await page.reload()
      await journey.button(journey.words('payment.go_on')).click()
      await journey.outcome('success')
      await journey.receipt()
      expect(journey.orderOf(staged.submission).of).toBe(1)
    },
  )

  test('an attempt that never reached it makes way for another channel', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged)
    ground.product.sandbox.control.faults.set('gateway', 'create', { kind: 'down' })
    await journey.pay('MPAY')
    await journey.toast(journey.words('client.payment_failed')).waitFor()
    ground.product.sandbox.control.faults.clear()
    await journey.button(journey.words('payment.choose_other')).click()
    await ground.product.sandbox.control.clock.set(new Date(Date.now() + 10_000).toISOString())
    await journey.pay('GOV_PAY')
    await journey.outcome('success')
    await journey.receipt()
    expect(journey.orderOf(staged.submission)).toMatchObject({ of: 1, channel: 'GOV_PAY' })
  })

  test('it does not say what became of the payment: its number stays on the page', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product, 'PT')
    await journey.open(staged)
    await journey.pay('GOV_PAY')
    ground.product.sandbox.control.faults.set('gateway', 'status', { kind: 'down' })
    await journey.outcome('neverNotify')
    await page.getByText(journey.words('payment.poll_error')).waitFor()
    await journey.button(journey.words('payment.back_to_payment')).click()
    await journey.expectUnderWay(journey.orderOf(staged.submission).reference)
    ground.product.sandbox.control.faults.clear()
    await journey.button(journey.words('payment.check_again')).click()
    await journey.button(journey.words('payment.check_again')).click()
    await journey.receipt()
  })
})

describe('what the installation offers', () => {
  test('a card becomes active and is paid with; another is withdrawn while the page is open', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product)
    expect(await offers(journey, staged)).toEqual(['GOV_PAY', 'MPAY', 'FREE'])
    await setActive('VISA', true)
    await setActive('MASTERCARD', true)
    await page.reload()
    await journey.channel('MASTERCARD').waitFor()
    await setActive('MASTERCARD', false)
    await journey.pay('MASTERCARD')
    await journey.toast(journey.words('error.code.PAYMENT_CHANNEL_NOT_ACTIVE')).waitFor()
    await journey.pay('VISA')
    await journey.outcome('success')
    await journey.receipt()
    expect(journey.orderOf(staged.submission)).toMatchObject({ of: 1, channel: 'VISA' })
    await setActive('VISA', false)
  })

  test('PT: no amount is in force: the authority is to be asked', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product, 'PT')
    await journey.open(staged)
    await withDatabase((db) => db.updateTable('exam').set({ fee: null }).where('id', '=', 3).execute())
    await journey.pay('GOV_PAY')
    await journey.toast(journey.words('error.code.ACTIVE_PAYMENT_AMOUNT_NOT_EXIST')).waitFor()
    await withDatabase((db) => db.updateTable('exam').set({ fee: 300 }).where('id', '=', 3).execute())
    await journey.payButton.click()
    await journey.confirm()
    await journey.outcome('success')
    await journey.receipt()
  })

  test('the address names a channel that is not offered: none is chosen', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged, '?paymentType=VISA')
    await journey.channel('GOV_PAY').waitFor()
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await journey.payButton.isDisabled()).toBe(true)
  })

  const offers = async (journey: PaymentJourney, staged: Staged) => {
    await journey.open(staged)
    await journey.channel('GOV_PAY').waitFor()
    return journey.page
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  }
  const withDatabase = async (change: (db: Database) => Promise<unknown>) => {
    const { db } = openDatabase(ground.product.databaseUrl, 1)
    await change(db)
    await db.destroy()
  }
  const setActive = (channel: PaymentChannel, active: boolean) =>
    withDatabase((db) =>
      db
        .updateTable('referenceRow')
        .set({ active, data: sql`data || ${JSON.stringify({ active })}::jsonb` })
        .where('tableName', '=', 'payment-channel')
        .where('code', '=', channel)
        .execute(),
    )
})
