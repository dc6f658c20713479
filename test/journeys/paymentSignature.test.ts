/** The signature before the payment: its return, its code, and what a closing in between changes. */

import type { Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { periodsOf } from '#contract/external/exampleExams.ts'
import { macaoDateOf } from '#contract/rules/macaoDate.ts'
import { decideSignature, payAtGateway } from '#test/pages/parties.ts'
import { PaymentJourney } from '#test/pages/paymentJourney.ts'
import { exams } from '#test/support/applicant.ts'
import { begun } from '#test/support/begun.ts'
import type { Client } from '#test/support/harness.ts'
import { journeyGround } from '#test/support/journeyGround.ts'

const ground = journeyGround()
const read = (client: Client, { id }: Submission) => client.ok(getSubmission, { params: { id } })

describe('the return from the signature', () => {
  test.for([
    ['cancel', 'error.sign_pdf', 'ZH_TW'],
    ['fail', 'error.code.AUTH_ERROR', 'PT'],
  ] as const)(
    '%s: %s, back on the payment page with its channel, then signed',
    async ([decision, sentence, language], context) => {
      const { page } = await ground.visitor(context)
      const staged = await ground.people.reviewed()
      const journey = new PaymentJourney(page, ground.product, language)
      await journey.open(staged)
      await journey.pay('GOV_PAY')
      await decideSignature(page, decision)
      await journey.toast(journey.words(sentence)).waitFor()
      await journey.expectTitle(journey.words('step.payment'))
      expect(journey.query).toEqual({ paymentType: 'GOV_PAY' })
      expect(await journey.channel('GOV_PAY').isChecked()).toBe(true)
      expect((await read(staged.client, staged.submission)).signed).toBe(false)
      await journey.payButton.click()
      await journey.confirm()
      await decideSignature(page, 'sign')
      await payAtGateway(page)
      await journey.receipt()
    },
  )

  test('its code is exchanged once, out of an address that no longer holds it', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.reviewed()
    const journey = new PaymentJourney(page, ground.product)
    const exchanges: { referer: string | undefined; address: string }[] = []
    page.on('request', (request: Request) => {
      if (!request.url().includes('/authorization/token')) return
      exchanges.push({ referer: request.headers().referer, address: page.url() })
    })
    const returns: string[] = []
    page.on('framenavigated', (frame) => {
      if (frame.url().includes('code=') && frame.url().includes('/authorization/')) returns.push(frame.url())
    })
    await journey.open(staged)
    await journey.pay('GOV_PAY')
    await decideSignature(page, 'sign')
    await page.waitForURL(`${ground.product.sandbox.urls.gateway}/pay/**`)
    expect(exchanges).toHaveLength(1)
    expect(exchanges[0]?.address).not.toContain('code=')
    expect(exchanges[0]?.referer ?? '').not.toContain('code=')

    const used = returns[0] ?? ''
    await page.goto(used)
    await journey.toast(journey.words('error.code.AUTH_ERROR')).waitFor()
    await journey.expectUnderWay(journey.orderOf(staged.submission).reference)
    expect(await read(staged.client, staged.submission)).toMatchObject({ stage: 'PAYING', signed: true })
    await journey.button(journey.words('payment.go_on')).click()
    await payAtGateway(page)
    await journey.receipt()
    expect(journey.orderOf(staged.submission).of).toBe(1)
  })

  test('the return page is reloaded before the code is exchanged: signed once more, paid once', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.reviewed()
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged)
    await journey.pay('GOV_PAY')
    const held = begun(page.waitForRequest('**/authorization/token**'))
    await page.route('**/authorization/token**', () => {}, { times: 1 })
    await decideSignature(page, 'sign')
    await held
    await page.reload()
    await journey.toast(journey.words('error.sign_pdf')).waitFor()
    await journey.expectTitle(journey.words('step.payment'))
    await journey.payButton.click()
    await journey.confirm()
    await decideSignature(page, 'sign')
    await payAtGateway(page)
    await journey.receipt()
  })

  test('the signature is made while the e-signature does not answer: told, and tried again', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.reviewed()
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged)
    ground.product.sandbox.control.faults.set('eSign', 'request', { kind: 'down' })
    await journey.pay('GOV_PAY')
    await journey.toast(journey.words('error.sign_pdf')).waitFor()
    ground.product.sandbox.control.faults.clear()
    await journey.payButton.click()
    await journey.confirm()
    ground.product.sandbox.control.faults.set('eSign', 'token', { kind: 'error' })
    await decideSignature(page, 'sign')
    await journey.expectTitle(journey.words('step.payment'))
    ground.product.sandbox.control.faults.clear()
    await journey.payButton.click()
    await journey.confirm()
    await decideSignature(page, 'sign')
    await payAtGateway(page)
    await journey.receipt()
  })
})

test('a test exam ends with its signature, whatever the address says; nothing is paid', async (context) => {
  const { page } = await ground.visitor(context)
  const staged = await ground.people.reviewed(exams.test)
  const journey = new PaymentJourney(page, ground.product)
  await journey.open(staged)
  await page.route('**/authorization-url?**', (route) =>
    route.continue({ url: route.request().url().replace('%2Ftrue', '%2Ffalse') }),
  )
  await journey.pay('GOV_PAY')
  await decideSignature(page, 'sign')
  const number = await journey.receipt()
  await page.getByText(journey.words('receipt.test_success', { receiptNo: number })).waitFor()
  expect(await read(staged.client, staged.submission)).toMatchObject({ stage: 'END', receiptNo: number })
  expect(() => journey.orderOf(staged.submission)).toThrow('no order')
})

describe('the exemption', () => {
  test('is refused without a certificate: said, and paid by another channel', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product, 'PT')
    await journey.open(staged)
    await journey.pay('FREE')
    await journey.toast(journey.words('client.canNot_free_pay')).waitFor()
    await journey.pay('GOV_PAY')
    await payAtGateway(page)
    await journey.receipt()
  })

  test('is granted with one: signed, then the receipt', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.reviewed()
    await ground.product.sandbox.control.people.setHardship(staged.subject, true)
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged, '?paymentType=FREE')
    expect(await journey.channel('FREE').isChecked()).toBe(true)
    await journey.button(journey.words('payment.apply_free')).click()
    await journey.confirm()
    await decideSignature(page, 'sign')
    await journey.receipt()
    await page.getByText(journey.words('payment.channel.FREE')).first().waitFor()
    expect(() => journey.orderOf(staged.submission)).toThrow('no order')
  })
})

describe('the period ends in between', () => {
  const closing = () => Date.parse(periodsOf('CAI-COM-LIC-01', macaoDateOf(Date.now())).endDate)
  const close = () => ground.product.sandbox.control.clock.set(new Date(closing() + 1_000).toISOString())
  const expectClosed = async (journey: PaymentJourney) => {
    await journey.toast(journey.words('client.payment_failed')).waitFor()
    await journey.page.getByRole('main').getByText(journey.words('eligibility.TIME_OUT')).waitFor()
    expect(journey.path).toBe('/application/check/apply/3')
  }

  test('what was begun at the gateway before it counts', async (context) => {
    const { page } = await ground.visitor(context)
    const staged = await ground.people.signed()
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(staged)
    await journey.pay('GOV_PAY')
    await page.waitForURL(`${ground.product.sandbox.urls.gateway}/pay/**`)
    await close()
    await journey.outcome('success')
    await journey.receipt()
  })

  test('a payment page that was opened before it: refused, with the text of the period', async (context) => {
    const { page } = await ground.visitor(context)
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(await ground.people.signed())
    await close()
    await journey.pay('GOV_PAY')
    await expectClosed(journey)
  })

  test('signed before, back after it: refused', async (context) => {
    const { page } = await ground.visitor(context)
    const journey = new PaymentJourney(page, ground.product, 'PT')
    await journey.open(await ground.people.reviewed())
    await journey.pay('MPAY')
    await page.waitForURL(`${ground.product.sandbox.urls.eSign}/**`)
    await close()
    await decideSignature(page, 'sign')
    await expectClosed(journey)
  })

  test('an attempt that never reached the gateway is a new start: the redirect comes back with the text', async (context) => {
    const { page } = await ground.visitor(context)
    const journey = new PaymentJourney(page, ground.product)
    await journey.open(await ground.people.signed())
    ground.product.sandbox.control.faults.set('gateway', 'create', { kind: 'down' })
    await journey.pay('MPAY')
    await journey.toast(journey.words('client.payment_failed')).waitFor()
    ground.product.sandbox.control.faults.clear()
    await close()
    await journey.button(journey.words('payment.go_on')).click()
    await journey.page.getByRole('main').getByText(journey.words('eligibility.TIME_OUT')).waitFor()
    expect(journey.path).toBe('/application/check/apply/3')
  })
})
