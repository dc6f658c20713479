/** The language is switched in the middle of things: only the words change (scenarios of half-filled forms). */

import type { Page } from 'playwright-core'
import { expect, type TestContext, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { dateField, dateIn, fillDate } from '#test/pages/dates.ts'
import { PaymentJourney } from '#test/pages/paymentJourney.ts'
import { exams, newcomer, reach } from '#test/support/applicant.ts'
import { phone } from '#test/support/browser.ts'
import { pdf } from '#test/support/files.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive } from '#test/support/staging.ts'
import { type Words, wordsOf } from '#test/support/texts.ts'

const ground = journeyGround()
const zh = wordsOf('ZH_TW')
const pt = wordsOf('PT')

const pathOfStage = {
  FORMING: 'registration',
  RESUMING: 'resume',
  UPLOADING: 'upload',
  REVIEWING: 'review',
  PAYING: 'payment',
} as const
type Stage = keyof typeof pathOfStage

/** Somebody at a step. */
async function at(context: TestContext, stage: Stage, query = '') {
  const { product, people } = ground
  const client = await newcomer({ sandbox: product.sandbox, signIn: people.signIn })
  const { id } = await reach(client, exams.open, stage)
  const { page } = await ground.visitor(context, { viewport: phone })
  const journey = new PaymentJourney(page, product)
  const path = `/${pathOfStage[stage]}/apply/${exams.open}/${id}${query}`
  await arrive(page, product, { subject: client.subject, path })
  await journey.expectTitle(zh(`step.${pathOfStage[stage]}`))
  return { page, journey }
}

/** The header's dropdown. With a dialog open no finger reaches it, but the government app still may change the language. */
const choose = (page: Page, language: InterfaceLanguage) =>
  page.locator('header select').evaluate((select: HTMLSelectElement, value) => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, language)

const shownIn = (page: Page, language: 'zh-Hant' | 'pt') =>
  page.waitForFunction((wanted) => document.documentElement.lang === wanted, language)

/**
 * To Portuguese and back: the same page, address, focus, and whatever `read` finds.
 * @param inPortuguese what only the switched page shows
 */
async function switchAround<Read>(
  page: Page,
  { read, inPortuguese }: { read: (words: Words) => Promise<Read>; inPortuguese: () => Promise<unknown> },
): Promise<Read> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const address = page.url()
  const focused = await page.evaluateHandle(() => document.activeElement)
  const before = await read(zh)
  await choose(page, 'PT')
  await shownIn(page, 'pt')
  await inPortuguese()
  expect(await read(pt)).toEqual(before)
  expect(page.url()).toBe(address)
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('PT')
  await choose(page, 'ZH_TW')
  await shownIn(page, 'zh-Hant')
  expect(await read(zh)).toEqual(before)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  return before
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

test('the registration form, half filled, with its faults and the message about them shown', async (context) => {
  const { page, journey } = await at(context, 'FORMING')
  await page.getByLabel(zh('form.field.email')).fill('metade@')
  await page.getByLabel(zh('form.field.contact')).fill('6612')
  await journey.choose(page.getByRole('group', { name: zh('form.field.civil') }), zh('common.no'))
  await journey.choose(
    page.getByRole('group', { name: zh('form.field.company_type') }),
    zh('form.company_type.0'),
  )
  await page.getByLabel(zh('form.field.company_name')).fill('示範有限公司')
  await page.getByLabel(zh('form.field.company_position')).fill('文員')
  await journey.choose(
    page.getByRole('group', { name: zh('form.field.language') }),
    zh('form.language_type.C'),
  )
  await journey.button(zh('common.next')).click()
  await page.getByText(zh('form.email_invalid')).first().waitFor()
  await page.getByLabel(zh('form.field.company_name')).focus()
  const kept = await switchAround(page, {
    read: async (words) => [
      await page.getByLabel(words('form.field.email')).inputValue(),
      await page.getByLabel(words('form.field.contact')).inputValue(),
      await page.getByLabel(words('form.field.company_name')).inputValue(),
      await page.getByRole('radio', { checked: true }).count(),
      await page.getByText(words('form.email_invalid')).count(),
      await page.getByRole('alert').getByText(words('client.form_error')).count(),
    ],
    inPortuguese: () => heading(page, pt('step.registration')),
  })
  expect(kept.slice(0, 3)).toEqual(['metade@', '6612', '示範有限公司'])
  expect(kept.slice(3).every((count) => Number(count) > 0)).toBe(true)
})

test('a row of the resume, open and half filled', async (context) => {
  const { page } = await at(context, 'RESUMING')
  const work = page.getByRole('region', { name: zh('resume.section.working') })
  await work.getByRole('button', { name: zh('resume.add_row') }).click()
  await work.getByLabel(zh('resume.field.occupation')).fill('文員')
  const kept = await switchAround(page, {
    read: async (words) => {
      const row = page.getByRole('region', { name: words('resume.section.working') })
      return [await row.getByLabel(words('resume.field.occupation')).inputValue()]
    },
    inPortuguese: () => heading(page, pt('step.resume')),
  })
  expect(kept).toEqual(['文員'])
})

test('documents: a source chosen, a file handed in', async (context) => {
  const { page, journey } = await at(context, 'UPLOADING')
  const diploma = page.getByRole('region', { name: zh('document.category.HA_E') })
  await journey.choose(diploma, zh('document.source.PERSONAL'))
  await diploma.locator('input[type=file]').setInputFiles(pdf('學歷證明（正本）.pdf'))
  await diploma.getByText(zh('upload.done')).waitFor()
  const kept = await switchAround(page, {
    read: async (words) => {
      const same = page.getByRole('region', { name: words('document.category.HA_E') })
      return [
        await same.getByText('學歷證明（正本）.pdf').first().isVisible(),
        await same.getByRole('radio', { checked: true }).inputValue(),
        await same.getByText(words('upload.done')).count(),
      ]
    },
    inPortuguese: () => heading(page, pt('step.upload')),
  })
  expect(kept).toEqual([true, 'PERSONAL', 1])
})

test('the review, declared, with its question open', async (context) => {
  const { page, journey } = await at(context, 'REVIEWING')
  await page.getByText(zh('review.declare')).click()
  await journey.button(zh('common.submit')).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const kept = await switchAround(page, {
    read: async (words) => [
      await dialog.getByRole('button', { name: words('common.confirm') }).isVisible(),
      await dialog.evaluate((element) => element.contains(document.activeElement)),
    ],
    inPortuguese: () => dialog.getByRole('button', { name: pt('common.confirm') }).waitFor(),
  })
  expect(kept).toEqual([true, true])
  await dialog.getByRole('button', { name: zh('common.cancel') }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
})

test('the payment: its query, another channel chosen, the question open; and after a reload', async (context) => {
  const { page, journey } = await at(context, 'PAYING', '?paymentType=MPAY')
  expect(await journey.channel('MPAY').isChecked()).toBe(true)
  await journey.channel('GOV_PAY').check()
  await journey.payButton.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const kept = await switchAround(page, {
    read: async () => [
      await page.locator('input[type=radio]:checked').inputValue(),
      await dialog.evaluate((element) => element.contains(document.activeElement)),
      new URL(page.url()).search,
    ],
    inPortuguese: () => dialog.getByRole('button', { name: pt('common.confirm') }).waitFor(),
  })
  expect(kept).toEqual(['GOV_PAY', true, '?paymentType=MPAY'])
  await dialog.getByRole('button', { name: zh('common.cancel') }).click()
  await page.getByRole('combobox', { name: zh('language.label') }).selectOption('PT')
  await heading(page, pt('step.payment'))
  await page.reload()
  await heading(page, pt('step.payment'))
  expect(new URL(page.url()).search).toBe('?paymentType=MPAY')
})

test('the seven-year date, typed; the check’s query stays', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  await arrive(page, ground.product, {
    subject: 'non-permanent',
    path: `/check/apply/${exams.open}?channel=1`,
  })
  await fillDate(dateField(page, zh('eligibility.seven_year_title')), '2019-03-01')
  const kept = await switchAround(page, {
    read: async (words) => [
      await dateIn(dateField(page, words('eligibility.seven_year_title'))),
      new URL(page.url()).search,
    ],
    inPortuguese: () => heading(page, pt('page.check')),
  })
  expect(kept).toEqual(['2019-03-01', '?channel=1'])
})

test('by keyboard: the dropdown keeps the focus, the footer’s button too', async (context) => {
  const { page } = await at(context, 'FORMING')
  const dropdown = page.getByRole('combobox', { name: zh('language.label') })
  await dropdown.focus()
  await dropdown.selectOption('PT')
  await shownIn(page, 'pt')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  const button = page.locator('footer button[lang=zh-Hant]')
  await button.focus()
  await page.keyboard.press('Enter')
  await shownIn(page, 'zh-Hant')
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.title()).toContain(zh('step.registration'))
})
