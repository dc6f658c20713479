/** Section 8 on the screens: what a person reads of each refusal, in both languages, and where they end up. */

import type { Page } from 'playwright-core'
import { describe, expect, type TestContext, test } from 'vitest'
import { returnFromReview } from '#contract/endpoints/submission.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { eligibilityCodes, errorCodes } from '#contract/errorCodes.ts'
import type { PlainTextId } from '#locales/textIds.gen.ts'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { dateField } from '#test/pages/dates.ts'
import { signInAs } from '#test/pages/parties.ts'
import { intercept, type MadeUp } from '#test/pages/serviceAnswers.ts'
import { exams, newcomer, reach } from '#test/support/applicant.ts'
import { begun } from '#test/support/begun.ts'
import { phone } from '#test/support/browser.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive, type Staged, stepPath } from '#test/support/staging.ts'

const ground = journeyGround()
const languages = ['ZH_TW', 'PT'] as const

/** A complete registration form that was saved before, so that a press of one button sends it. */
async function savedForm(): Promise<Staged> {
  const { product, people } = ground
  const client = await newcomer({ sandbox: product.sandbox, signIn: people.signIn })
  const { id } = await reach(client, exams.open, 'REVIEWING')
  const submission = await client.ok(returnFromReview, { params: { id }, query: { stage: 'FORMING' } })
  return { client, subject: client.subject, submission }
}

async function opened(context: TestContext, language: InterfaceLanguage) {
  const visitor = await ground.visitor(context, { viewport: phone })
  return { ...visitor, journey: new ApplyJourney(visitor.page, ground.product, language) }
}

const messages = async (page: Page): Promise<string[]> => {
  const toasts = page.locator('[aria-live=polite] p')
  return toasts.evaluateAll((all) => all.map((toast) => toast.lastChild?.textContent ?? ''))
}

type Place = 'registration' | 'home' | 'check'
/** Where a refusal of the registration form leaves the person, and what the common handler says of it. */
const refusals: readonly (readonly [MadeUp, PlainTextId | null, Place?])[] = [
  ['STAGE_ERROR', 'error.stage', 'home'],
  ['ENTITY_INFO_IS_NOT_ACTIVE', 'error.stage'],
  ['CAREER_OR_OFFICIAL_TYPE_IS_NOT_ACTIVE', 'error.stage'],
  ['SIGN_PDF_ERROR', 'error.sign_pdf'],
  ['RESUME_NOT_EXIST', 'error.sign_pdf'],
  ['REGISTRATION_NOT_EXIST', 'error.sign_pdf'],
  ['RESUME_FILE_NOT_FOUND', 'error.sign_pdf'],
  ['RESUME_FILE_READING_ERROR', 'error.sign_pdf'],
  ['HAS_NOT_ESIGN', 'client.payment_failed'],
  ['USER_DISMATCH_NAME_LIST', 'client.payment_failed'],
  ['APPLICATION_FREE', 'client.payment_failed'],
  ['PAYMENT_STATUS_SUCCESS', 'client.payment_failed'],
  ['PAYMENT_STATUS_STARTED', 'client.payment_failed'],
  ['START_PAY_ERROR', 'client.payment_failed'],
  // the check page, to which these lead, says it; at payment a message does too (machines/payment)
  ['TIME_OUT', null, 'check'],
  ['SUPPLEMENT_TIME_OUT', null, 'check'],
  ['IS_NOT_DURING_THE_APP_PERIOD', null, 'check'],
  ['IS_NOT_DURING_THE_SUPPLEMENT_PERIOD', null, 'check'],
  ['USER_ALREADY_APPLY', 'eligibility.USER_ALREADY_APPLY'],
  ['USER_AGE_DISMATCH', 'eligibility.USER_AGE_DISMATCH'],
  ['USER_IS_NOT_MACAO_IDENTIFY', 'eligibility.USER_IS_NOT_MACAO_IDENTIFY'],
  ['SEVEN_YEAR_DATE_MUST_NOT_NULL', 'eligibility.SEVEN_YEAR_DATE_MUST_NOT_NULL'],
  ['SEVEN_YEAR_DATE_IS_NOT_MATCH', 'eligibility.SEVEN_YEAR_DATE_IS_NOT_MATCH'],
  ['CHECK_DATA_IS_NOT_MARTCH', 'eligibility.CHECK_DATA_IS_NOT_MARTCH'],
  ['APPLICANT_STATUS_IS_NOT_MATCH', 'eligibility.APPLICANT_STATUS_IS_NOT_MATCH'],
  ['USER_NOT_APPLY', 'eligibility.USER_NOT_APPLY'],
  ['ALREADY_SUPPLEMENT_PAIED', 'eligibility.ALREADY_SUPPLEMENT_PAIED'],
  ['SERVICE_ERROR', 'error.service'],
  ['CREATE_APP_NO_ERROR', 'error.service'],
  ['CREATE_SUBMISSION_NO_ERROR', 'error.service'],
  ['DATA_INTEGRITY_VIOLATION', 'error.service'],
  ['APP_IS_NOT_BELONG_TO_USER', 'error.code.APP_IS_NOT_BELONG_TO_USER'],
  ['DOC_NUM_MORE_THAN_150', 'error.code.DOC_NUM_MORE_THAN_150'],
  ['AUTH_ERROR', 'error.code.AUTH_ERROR'],
  ['ACTIVE_PAYMENT_AMOUNT_NOT_EXIST', 'error.code.ACTIVE_PAYMENT_AMOUNT_NOT_EXIST'],
  ['PAYMENT_CHANNEL_NOT_ACTIVE', 'error.code.PAYMENT_CHANNEL_NOT_ACTIVE'],
  ['INPUT_NOT_VALID', 'client.client_error'],
  ['FILE_NOT_ACCEPTED', 'error.code.FILE_NOT_ACCEPTED'],
  ['FILE_TOO_LARGE', 'error.code.FILE_TOO_LARGE'],
  ['NOT_FOUND', 'client.cannot_connect'],
  ['TOO_MANY_REQUESTS', 'client.too_many_requests'],
  // answers that are not ours: a proxy's page, or none
  [400, 'client.client_error'],
  [403, null],
  [404, 'client.cannot_connect'],
  [409, 'error.service'],
  [418, 'error.service'],
  [500, 'error.service'],
  [502, 'error.service'],
  [503, 'error.service'],
  ['network', 'client.network_error'],
  ['malformed', 'client.data_error'],
]

/** Shown by a dialog, or by leaving: tested below. */
const shownElsewhere = ['VERSION_CONFLICT', 'UNAUTHORIZED']

test('no code of the contract is left out', () => {
  const told = refusals.map(([answer]) => answer).filter((answer) => typeof answer === 'string')
  expect([...errorCodes].filter((code) => !told.includes(code)).sort()).toEqual(shownElsewhere.sort())
})

describe.each(languages)('%s', (language) => {
  test('the common handler, row by row, while a form is sent', async (context) => {
    const { page, journey } = await opened(context, language)
    const { words } = journey
    const { subject, submission } = await savedForm()
    const form = stepPath('registration', submission)
    const refuse = await intercept(page, '/apply/registration-form')
    const titles = {
      registration: words('step.registration'),
      home: words('page.home'),
      check: words('page.check'),
    }
    await arrive(page, ground.product, { subject, path: form, language })
    await journey.expectTitle(titles.registration)
    if (language === 'PT') {
      const examLanguage = page.getByRole('group', { name: words('form.field.language') })
      await journey.choose(examLanguage, words('form.language_type.P'))
    }
    const seen: unknown[] = []
    for (const [answer, , place = 'registration'] of refusals) {
      refuse(answer)
      const answered = page.waitForResponse(/registration-form/).catch(() => null)
      const failed = page.waitForEvent('requestfailed').catch(() => null)
      await journey.button(words('common.next')).click()
      await Promise.race([answered, failed])
      await journey.expectTitle(titles[place])
      await page.waitForFunction(
        () => !document.querySelector('main [aria-busy=true], main button[disabled]'),
      )
      const shown = await messages(page)
      seen.push([answer, ...shown, place])
      for (const close of await page.getByRole('button', { name: words('common.close_notice') }).all())
        await close.click()
      refuse(null)
      if (place === 'registration') continue
      if (place === 'check')
        await page
          .getByText(words(`eligibility.${answer as 'TIME_OUT'}`))
          .first()
          .waitFor()
      await page.goto(ground.product.address(form))
      await journey.expectTitle(titles.registration)
    }
    expect(seen).toEqual(
      refusals.map(([answer, id, place = 'registration']) => [answer, ...(id ? [words(id)] : []), place]),
    )
  })

  test('a check that ends: the tips card of each code, and its way home', async (context) => {
    const { page, journey } = await opened(context, language)
    const { words } = journey
    const refuse = await intercept(page, '/check-data')
    await arrive(page, ground.product, { subject: 'permanent', path: '/notice', language })
    await journey.expectTitle(words('notice.title'))
    for (const code of eligibilityCodes) {
      const isSupplement = /SUPPLEMENT|NAME_LIST|NOT_APPLY/.test(code)
      refuse(code)
      await page.goto(
        ground.product.address(
          isSupplement ? `/check/supplement/${exams.supplement}` : `/check/apply/${exams.open}`,
        ),
      )
      await journey.expectTitle(words(isSupplement ? 'page.supplement_check' : 'page.check'))
      await page
        .getByRole('main')
        .getByText(words(`eligibility.${code}`))
        .waitFor()
      if (code === 'SEVEN_YEAR_DATE_MUST_NOT_NULL')
        await dateField(page, words('eligibility.seven_year_title')).waitFor()
      expect(await messages(page)).toEqual([])
      await page
        .getByRole('main')
        .getByText(words('common.back_home'))
        .filter({ visible: true })
        .first()
        .click()
      await journey.expectTitle(words('page.home'))
    }
  })

  test('somebody else’s version: a dialog asks which one counts, and nothing is lost', async (context) => {
    const { page, journey } = await opened(context, language)
    const { words } = journey
    const { subject, submission } = await savedForm()
    const refuse = await intercept(page, '/apply/registration-form')
    await arrive(page, ground.product, { subject, path: stepPath('registration', submission), language })
    await journey.expectTitle(words('step.registration'))
    if (language === 'PT') {
      const examLanguage = page.getByRole('group', { name: words('form.field.language') })
      await journey.choose(examLanguage, words('form.language_type.P'))
    }
    await page.getByLabel(words('form.field.email')).fill('outra@example.mo')
    refuse('VERSION_CONFLICT')
    await journey.button(words('common.next')).click()
    await page.getByRole('dialog').getByText(words('draft.conflict')).waitFor()
    expect(await page.getByLabel(words('form.field.email')).inputValue()).toBe('outra@example.mo')
  })

  test('a sign-in that fails is said, and tried again by hand', async (context) => {
    const { page, journey } = await opened(context, language)
    const { words } = journey
    const refuse = await intercept(page, '/authorize')
    refuse('AUTH_ERROR')
    await arrive(page, ground.product, { subject: 'permanent', path: '/', language })
    await page.getByRole('alert').getByText(words('auth.login_failed')).waitFor()
    expect(await messages(page)).toEqual([words('error.code.AUTH_ERROR')])
    await journey.button(words('auth.login')).click()
    await page.waitForURL((url) => url.href.startsWith(ground.product.sandbox.urls.account))
  })

  test('a receipt that can’t be downloaded: said; 401 and 403 sign in and come back to its number', async (context) => {
    const { page, journey } = await opened(context, language)
    const { words } = journey
    const refuse = await intercept(page, '/submissionNo/receipt/download')
    refuse(500)
    const path = '/recibo?submissionNo=A2026000001'
    await arrive(page, ground.product, { subject: 'permanent', path, language })
    await journey.expectTitle(words('page.recibo'))
    await page.getByText(words('client.downloadError')).first().waitFor()
    for (const status of [401, 403]) {
      refuse(status)
      await journey.button(words('receipt.download')).click()
      await page.waitForURL((url) => url.href.startsWith(ground.product.sandbox.urls.account))
      refuse(500)
      await signInAs(page, 'permanent')
      await journey.expectTitle(words('page.recibo'))
      expect(await page.getByLabel(words('submission.number')).inputValue()).toBe('A2026000001')
    }
  })

  test('the payment can’t begin: said, and the channel stays chosen', async (context) => {
    const { page, journey } = await opened(context, language)
    const { words } = journey
    const refuse = await intercept(page, '/pay-start')
    const { subject, submission } = await ground.people.signed()
    await arrive(page, ground.product, {
      subject,
      path: `${stepPath('payment', submission)}?paymentType=GOV_PAY`,
      language,
    })
    await journey.expectTitle(words('step.payment'))
    for (const [code, id] of [
      ['ACTIVE_PAYMENT_AMOUNT_NOT_EXIST', 'error.code.ACTIVE_PAYMENT_AMOUNT_NOT_EXIST'],
      ['PAYMENT_CHANNEL_NOT_ACTIVE', 'error.code.PAYMENT_CHANNEL_NOT_ACTIVE'],
      ['START_PAY_ERROR', 'client.payment_failed'],
      ['SERVICE_ERROR', 'error.service'],
    ] as const) {
      refuse(code)
      await journey.button(words('payment.pay')).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('common.confirm') })
        .click()
      await page.getByRole('alert').getByText(words(id)).waitFor()
      expect(new URL(page.url()).search).toBe('?paymentType=GOV_PAY')
      await journey.expectTitle(words('step.payment'))
    }
  })

  test('an unreachable service on the list: said, and tried again', async (context) => {
    const { page, journey } = await opened(context, language)
    const { words } = journey
    const refuse = await intercept(page, '/exam/start/list')
    for (const [answer, id] of [
      ['network', 'client.network_error'],
      [502, 'error.service'],
      [404, 'client.cannot_connect'],
    ] as const) {
      refuse(answer)
      if (page.url() === 'about:blank')
        await arrive(page, ground.product, { subject: 'permanent', path: '/', language })
      else await page.reload()
      await page.getByRole('alert').getByText(words(id)).waitFor()
      refuse(null)
      await journey.button(words('common.retry')).click()
      await journey.card('CAI-COM-LIC-01').waitFor()
    }
  })

  test('no answer within five minutes is said; what was typed stays', async (context) => {
    const { page, journey } = await opened(context, language)
    const { words } = journey
    const { subject, submission } = await savedForm()
    await page.clock.install()
    const refuse = await intercept(page, '/apply/registration-form')
    await arrive(page, ground.product, { subject, path: stepPath('registration', submission), language })
    await journey.expectTitle(words('step.registration'))
    if (language === 'PT') {
      const examLanguage = page.getByRole('group', { name: words('form.field.language') })
      await journey.choose(examLanguage, words('form.language_type.P'))
    }
    await page.getByLabel(words('form.field.email')).fill('lento@example.mo')
    refuse('never')
    const asked = begun(page.waitForRequest(/registration-form/))
    await journey.button(words('common.next')).click()
    await asked
    await page.clock.runFor(300_500)
    await page.getByRole('alert').getByText(words('client.request_timeout')).waitFor()
    expect(await page.getByLabel(words('form.field.email')).inputValue()).toBe('lento@example.mo')
    await journey.expectTitle(words('step.registration'))
  })
})
