/** The end of a journey: the receipt by its page and by its number, what was handed in, and nothing to change any more. */

import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { saveRegistrationForm, submitFiles } from '#contract/endpoints/submission.ts'
import { lookAgain, signInAs } from '#test/pages/parties.ts'
import { PaymentJourney } from '#test/pages/paymentJourney.ts'
import { answers } from '#test/support/applicant.ts'
import { begun } from '#test/support/begun.ts'
import { phone } from '#test/support/browser.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive, type Staged, stepPath } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

const ground = journeyGround()
let staged: Staged
beforeAll(async () => {
  staged = await ground.people.ended()
})

const downloads = async (page: Page, press: () => Promise<void>): Promise<Download> => {
  const coming = begun(page.waitForEvent('download'))
  await press()
  return coming
}
const wordsOfPdf = async (download: Download) =>
  execFileSync('pdftotext', [await download.path(), '-'], { encoding: 'utf8' })

describe('its page', () => {
  test('number, picture, file and what was handed in; no step list; back goes to the list', async (context) => {
    const { page, problems } = await ground.visitor(context, { viewport: phone })
    const journey = new PaymentJourney(page, ground.product)
    await journey.arriveAt(staged.subject, '/')
    await journey.expectTitle(journey.words('page.home'))
    await page.goto(ground.product.address(stepPath('receipt', staged.submission)))
    const number = await journey.receipt()
    expect(number).toBe(staged.submission.receiptNo)
    expect(await page.getByRole('button', { name: /\d \/ \d/ }).count()).toBe(0)
    const picture = page.getByRole('img', { name: new RegExp(number) })
    await picture.waitFor()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100)
    const file = await downloads(page, () => journey.button(journey.words('receipt.download')).click())
    expect(await wordsOfPdf(file)).toContain(number)
    await page.getByRole('link', { name: journey.words('exam.view_submitted') }).click()
    await journey.expectTitle(journey.words('page.submitted_file'))
    await page.goBack()
    await journey.receipt()
    await journey.button(journey.words('common.back')).click()
    await journey.expectTitle(journey.words('page.home'))
    expect(problems).toEqual([])
  })

  test('PT: the session has ended when it is downloaded: signed in again, it comes by its number', async (context) => {
    const { page } = await ground.visitor(context)
    const journey = new PaymentJourney(page, ground.product, 'PT')
    await journey.arriveAt(staged.subject, stepPath('receipt', staged.submission))
    await journey.receipt()
    await page.route('**/receipt/download', (route) => route.fulfill({ status: 401, body: '{}' }), {
      times: 1,
    })
    await journey.button(journey.words('receipt.download')).click()
    await page.waitForURL(`${ground.product.sandbox.urls.account}/**`)
    const file = await downloads(page, () => signInAs(page, staged.subject))
    expect(await wordsOfPdf(file)).toContain(staged.submission.receiptNo)
    await journey.expectTitle(journey.words('page.recibo'))
    expect(journey.query).toEqual({ submissionNo: staged.submission.submissionNo })
  })

  test('a download that fails says so, and is tried again', async (context) => {
    const { page } = await ground.visitor(context)
    const journey = new PaymentJourney(page, ground.product)
    await journey.arriveAt(staged.subject, stepPath('receipt', staged.submission))
    await journey.receipt()
    await page.route('**/receipt/download', (route) => route.abort(), { times: 1 })
    await journey.button(journey.words('receipt.download')).click()
    await journey.toast(journey.words('client.downloadError')).waitFor()
    await downloads(page, () => journey.button(journey.words('receipt.download')).click())
  })
})

describe('by its number', () => {
  const link = () => `/recibo?submissionNo=${staged.submission.submissionNo}`

  test('from a link, through the sign-in', async (context) => {
    const { page } = await ground.visitor(context)
    await page.goto(ground.product.address(link()))
    await page.waitForURL(`${ground.product.sandbox.urls.account}/**`)
    const file = await downloads(page, () => signInAs(page, staged.subject))
    expect(await wordsOfPdf(file)).toContain(staged.submission.receiptNo)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await page.getByText(wordsOf('ZH_TW')('recibo.done')).waitFor()
  })

  test('of somebody else: refused in plain words, and another number can be given', async (context) => {
    const { page } = await ground.visitor(context)
    const journey = new PaymentJourney(page, ground.product, 'PT')
    await journey.arriveAt('permanent', link())
    await journey.expectTitle(journey.words('page.recibo'))
    await journey.toast(journey.words('error.code.APP_IS_NOT_BELONG_TO_USER')).waitFor()
    const number = page.getByRole('textbox', { name: journey.words('submission.number') })
    await number.fill('')
    await journey.button(journey.words('receipt.download')).click()
    await page.getByText(journey.words('recibo.required')).first().waitFor()
  })

  test('typed in while the session ends: kept over the sign-in', async (context) => {
    const { page } = await ground.visitor(context)
    const journey = new PaymentJourney(page, ground.product)
    await journey.arriveAt(staged.subject, '/recibo')
    await journey.expectTitle(journey.words('page.recibo'))
    await page
      .getByRole('textbox', { name: journey.words('submission.number') })
      .fill(staged.submission.submissionNo ?? '')
    await page.route(
      '**/submissionNo/receipt/download**',
      (route) => route.fulfill({ status: 401, body: '{}' }),
      {
        times: 1,
      },
    )
    await journey.button(journey.words('receipt.download')).click()
    await page.waitForURL(`${ground.product.sandbox.urls.account}/**`)
    const file = await downloads(page, () => signInAs(page, staged.subject))
    expect(await wordsOfPdf(file)).toContain(staged.submission.receiptNo)
  })
})

describe('what was handed in', () => {
  test.for(['ZH_TW', 'PT'] as const)(
    '%s: every document with its bytes, the signed form among them',
    async (language, context) => {
      const { page } = await ground.visitor(context)
      const journey = new PaymentJourney(page, ground.product, language)
      await journey.arriveAt(staged.subject, '/submitted-file/3')
      await journey.expectTitle(journey.words('page.submitted_file'))
      await page.getByText(staged.submission.submissionNo ?? '', { exact: true }).waitFor()
      const form = page.getByRole('listitem').filter({ hasText: journey.words('document.form_document') })
      const file = await downloads(page, () =>
        form.getByRole('button', { name: new RegExp(journey.words('common.download')) }).click(),
      )
      expect(execFileSync('pdfsig', [await file.path()], { encoding: 'utf8' })).toContain(
        'Signature is Valid',
      )
      const own = page.getByRole('listitem').filter({ hasText: '文件.pdf' })
      const diploma = await downloads(page, () =>
        own.getByRole('button', { name: new RegExp(journey.words('common.download')) }).click(),
      )
      expect(diploma.suggestedFilename()).toBe('文件.pdf')
    },
  )

  test('nothing was handed in: said so, with the way back', async (context) => {
    const { page } = await ground.visitor(context)
    const journey = new PaymentJourney(page, ground.product)
    await journey.arriveAt('hardship', '/submitted-file/3')
    await page.getByText(journey.words('submitted.empty')).waitFor()
    await page.getByRole('link', { name: journey.words('common.back_home') }).click()
    await journey.expectTitle(journey.words('page.home'))
  })
})

test('a tab that still shows a step before the end: what it saves is refused, and it is led away', async (context) => {
  const { page } = await ground.visitor(context)
  const other = await ground.people.paying()
  const journey = new PaymentJourney(page, ground.product)
  await arrive(page, ground.product, { subject: other.subject, path: stepPath('payment', other.submission) })
  await journey.expectUnderWay(other.transactionNo)
  await ground.product.sandbox.control.gateway.pay(other.transactionNo, 'success')
  await ground.product.sandbox.control.gateway.runQueue()
  const params = { id: other.submission.id }
  const query = { language: 'ZH_TW' } as const
  expect(
    await other.client.refused(saveRegistrationForm, { params, query, body: { ...answers, version: 1 } }),
  ).toBe('STAGE_ERROR')
  const body = { choices: [], conditionalConfirmed: true, version: other.submission.version }
  expect(await other.client.refused(submitFiles, { params, query, body })).toBe('STAGE_ERROR')
  await lookAgain(page)
  await journey.receipt()
})
