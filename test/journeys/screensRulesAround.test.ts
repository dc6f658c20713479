/** Rules of section 5 around the three forms, on the screen: who may apply, what is asked of whom, what is asked back. */

import type { Page } from 'playwright-core'
import { expect, type TestContext, test } from 'vitest'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { periodsOf } from '#contract/external/exampleExams.ts'
import { addDays, macaoDateOf } from '#contract/rules/macaoDate.ts'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { dateField, fillDate } from '#test/pages/dates.ts'
import { open, type Screen } from '#test/pages/openScreen.ts'
import { exams } from '#test/support/applicant.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive } from '#test/support/staging.ts'

const ground = journeyGround()

async function at(context: TestContext, start: Screen['start'], language: InterfaceLanguage) {
  const { page } = await ground.visitor(context)
  await open(page, ground.product, { name: '', start }, language)
  const journey = new ApplyJourney(page, ground.product, language)
  const { words } = journey
  return { page, journey, words, next: journey.button(words('common.next')) }
}
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const pick = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"][value="${value}"]`).check()

let others = 0
/** Somebody like a persona whom nobody has met yet. @returns their subject */
async function somebody(like: string, changes: { address?: string } = {}): Promise<string> {
  const { people } = ground.product.sandbox.control
  const { identity } = people.get(like)
  others += 1
  const subject = `somebody-${others}`
  await people.add({
    identity: { ...identity, ...changes, subject, identityNo: `9200000${others}` },
    personnel: {
      applicantStatus: 'G',
      department: null,
      contractType: null,
      careerOrOfficialType: null,
      verification: 'OK',
    },
  })
  return subject
}

test.for([
  ['age-17', 'USER_AGE_DISMATCH'],
  ['age-18', null],
  ['age-64', null],
  ['age-65', 'USER_AGE_DISMATCH'],
  ['no-resident', 'USER_IS_NOT_MACAO_IDENTIFY'],
  ['status-mismatch', 'APPLICANT_STATUS_IS_NOT_MATCH'],
  ['data-mismatch', 'CHECK_DATA_IS_NOT_MARTCH'],
] as const)('the check of %s: %s', async ([persona, code], context) => {
  const { page } = await ground.visitor(context)
  const { words, ...journey } = new ApplyJourney(page, ground.product, 'ZH_TW')
  await arrive(page, ground.product, { subject: persona, path: `/check/apply/${exams.open}` })
  if (code === null)
    await page.getByRole('heading', { level: 1, name: words('step.registration'), exact: true }).waitFor()
  else
    await page
      .getByRole('main')
      .getByText(words(`eligibility.${code}`))
      .waitFor()
  expect(journey.page.url()).toContain(code === null ? '/registration/apply/' : '/check/apply/')
})

test.for(interfaceLanguages)(
  '%s: the date of seven years: required; before the last day it is asked about; after it goes at once',
  async (language, context) => {
    const persona = await somebody('non-permanent')
    const start = { persona, path: `/check/apply/${exams.open}` }
    const { page, journey, words } = await at(context, start, language)
    const date = dateField(page, words('eligibility.seven_year_title'))
    const goOn = journey.button(words('common.continue'))
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/check-data')) sent.push(request.method())
    })
    await date.waitFor()
    sent.splice(0)
    await goOn.click()
    await page.getByRole('alert').getByText(words('eligibility.seven_year_required')).first().waitFor()
    expect(sent).toEqual([])

    const lastDay = macaoDateOf(Date.parse(periodsOf('CAI-COM-LIC-01', macaoDateOf(Date.now())).endDate) - 1)
    const dialog = page.getByRole('dialog')
    await fillDate(date, addDays(lastDay, -1))
    await goOn.click()
    await dialog.waitFor()
    expect(sent).toEqual([])
    // no goes home
    await dialog.getByRole('button', { name: words('common.no') }).click()
    await journey.expectTitle(words('page.home'))
    await page.goto(ground.product.address(start.path))
    await fillDate(date, addDays(lastDay, 1))
    sent.splice(0)
    await goOn.click()
    // the service judges it: it is too late
    await page.getByText(words('eligibility.SEVEN_YEAR_DATE_IS_NOT_MATCH')).waitFor()
    expect([sent, await dialog.count()]).toEqual([['POST'], 0])
    await page.goto(ground.product.address(start.path))
    await fillDate(date, addDays(lastDay, -1))
    await goOn.click()
    await dialog.getByRole('button', { name: words('common.yes') }).click()
    await journey.expectTitle(words('step.registration'))
  },
)

test.for(interfaceLanguages)(
  '%s: a servant of the public is not asked whether they are one, and where they work is known',
  async (language, context) => {
    const { page, words, next } = await at(context, { stage: 'FORMING', servant: true }, language)
    expect(await page.getByRole('group', { name: words('form.field.civil') }).count()).toBe(0)
    expect(await page.getByRole('group', { name: words('form.field.company_type') }).count()).toBe(0)
    await field(page, 'number').fill('66123456')
    await pick(page, 'languageTypeId', language === 'PT' ? 'P' : 'C')
    // the register knows the rest
    await expect.poll(() => next.isEnabled()).toBe(true)
    const contract = page.getByLabel(words('form.field.contract_type'))
    await contract.selectOption('')
    await expect.poll(() => next.isDisabled()).toBe(true)
  },
)

test.for(interfaceLanguages)(
  '%s: who says to be in the public service gives department, contract and career, all three',
  async (language, context) => {
    const { page, words, next } = await at(context, { stage: 'FORMING' }, language)
    await field(page, 'number').fill('66123456')
    await pick(page, 'languageTypeId', language === 'PT' ? 'P' : 'C')
    await pick(page, 'civil', 'yes')
    const choose = async (id: 'form.field.department' | 'form.field.career') => {
      const list = page.getByRole('combobox', { name: words(id) })
      await expect.poll(() => list.isEnabled()).toBe(true)
      await list.click()
      await page
        .getByRole('listbox', { name: words(id) })
        .getByRole('option')
        .first()
        .click()
      await expect.poll(() => list.inputValue()).not.toBe('')
    }
    const steps = [
      () => choose('form.field.department'),
      () => page.getByLabel(words('form.field.contract_type')).selectOption('ADMIN'),
      () => choose('form.field.career'),
    ]
    for (const step of steps) {
      expect(await next.isDisabled()).toBe(true)
      await step()
    }
    await expect.poll(() => next.isEnabled()).toBe(true)
  },
)

test.for(interfaceLanguages)(
  '%s: numbers of other places, the general message, and the language that differs',
  async (language, context) => {
    const { page, journey, words, next } = await at(context, { stage: 'FORMING' }, language)
    await pick(page, 'civil', 'no')
    await pick(page, 'companyType', '0')
    await field(page, 'companyName').fill('示範有限公司')
    await field(page, 'companyPositionName').fill('文員')
    const own = language === 'PT' ? 'P' : 'C'
    await pick(page, 'languageTypeId', own)
    const area = page.getByRole('combobox', { name: words('form.field.area_code') })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('registration-form')) sent.push(request.url())
    })
    // elsewhere than in Macao: digits, a plus, decimals
    await area.selectOption({ index: 1 })
    await field(page, 'number').fill('9123 abc')
    await next.click()
    await page.getByRole('alert').getByText(words('form.contact_invalid')).first().waitFor()
    await page.getByRole('alert').getByText(words('client.form_error')).waitFor()
    expect(sent).toEqual([])

    await field(page, 'number').fill('9123 4567')
    await pick(page, 'languageTypeId', own === 'P' ? 'C' : 'P')
    await next.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await dialog.getByRole('button', { name: words('common.no') }).click()
    await dialog.waitFor({ state: 'detached' })
    await journey.expectTitle(words('step.registration'))
    expect(sent).toEqual([])
    await next.click()
    await dialog.getByRole('button', { name: words('common.yes') }).click()
    await journey.expectTitle(words('step.resume'))
    expect(sent.length).toBe(1)
  },
)

test.for(interfaceLanguages)(
  '%s: a registered address of five characters is refused like a typed one',
  async (language, context) => {
    const persona = await somebody('permanent', { address: '五字的地址' })
    const start = { persona, path: `/check/apply/${exams.open}` }
    const { page, journey, words, next } = await at(context, start, language)
    await journey.expectTitle(words('step.registration'))
    await pick(page, 'civil', 'no')
    await pick(page, 'companyType', '0')
    await field(page, 'number').fill('66123456')
    await field(page, 'companyName').fill('示範有限公司')
    await field(page, 'companyPositionName').fill('文員')
    await pick(page, 'languageTypeId', language === 'PT' ? 'P' : 'C')
    await expect.poll(() => next.isEnabled()).toBe(true)
    await next.click()
    await page.getByRole('alert').getByText(words('form.address_min')).first().waitFor()
    await journey.expectTitle(words('step.registration'))
  },
)

test.for(interfaceLanguages)(
  '%s: nothing is paid before a channel is chosen and the question is answered',
  async (language, context) => {
    const { page, journey, words } = await at(context, { stage: 'PAYING' }, language)
    const pay = journey.button(words('payment.pay'))
    await page.getByRole('radio').first().waitFor()
    expect(await pay.isDisabled()).toBe(true)
    await page.getByText(words('payment.choose_channel')).waitFor()
    await journey.choose(page.getByRole('main'), words('payment.channel.MPAY'))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await pay.click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('common.cancel') })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(asked.filter((path) => /pay|authorization|sign/.test(path))).toEqual([])
    expect(await pay.isEnabled()).toBe(true)
  },
)
