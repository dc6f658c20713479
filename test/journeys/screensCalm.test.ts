/** What a newcomer stumbles over: what is missing, what is said too early or too long, what lies over something else. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, type TestContext, test } from 'vitest'
import { getRegistrationForm } from '#contract/endpoints/submission.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { signInAs } from '#test/pages/parties.ts'
import { exams, type ReachedStage } from '#test/support/applicant.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { authorizationPage } from '#test/support/paying.ts'
import { arrive, type Staged, stepPath } from '#test/support/staging.ts'

const ground = journeyGround()
const narrow = { width: 360, height: 740 } as const
const steps = { FORMING: 'registration', RESUMING: 'resume', UPLOADING: 'upload', END: 'receipt' } as const

interface Options {
  language?: InterfaceLanguage
  viewport?: { width: number; height: number }
  exam?: number
}

/** A newcomer at the page of a stage. */
async function at(
  context: TestContext,
  stage: Extract<ReachedStage, keyof typeof steps> | 'END',
  { language = 'ZH_TW', viewport, exam = exams.open }: Options = {},
) {
  const { page } = await ground.visitor(context, viewport ? { viewport } : {})
  const staged: Staged = await (stage === 'END' ? ground.people.ended() : ground.people.at(stage, exam))
  const path = stepPath(steps[stage], staged.submission)
  await arrive(page, ground.product, { subject: staged.subject, path, language })
  const journey = new ApplyJourney(page, ground.product, language)
  await journey.expectTitle(journey.words(`step.${steps[stage]}`))
  return { page, staged, journey, words: journey.words, next: journey.button(journey.words('common.next')) }
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not to be seen')
  return box
}
type Box = Awaited<ReturnType<typeof boxOf>>
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('registration: what is missing is counted, named and led to; who has no job says so', async (context) => {
  const { page, staged, journey, words, next } = await at(context, 'FORMING')
  await page.getByText(words('form.fee', { amount: '澳門元300元' })).waitFor()
  await page.getByText(words('form.missing', { count: 2 })).waitFor()
  await journey.button(words('form.field.civil')).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('civil')
  await journey.choose(page.getByRole('group', { name: words('form.field.civil') }), words('common.no'))
  await journey.button(words('form.field.company_type')).waitFor()
  const employer = page.getByRole('group', { name: words('form.field.company_type') })
  await journey.choose(employer, words('form.company_type.none'))
  await page.getByText(words('form.missing', { count: 1 })).waitFor()
  await page.locator('[name="languageTypeId"][value="C"]').check()
  expect(await page.getByText(/尚未填寫的必填欄位/).count()).toBe(0)
  await next.click()
  await journey.expectTitle(words('step.resume'))
  const { answers } = await staged.client.ok(getRegistrationForm, { params: { id: staged.submission.id } })
  expect(answers).toMatchObject({ companyType: 2, otherPositionNameCn: '沒有任職' })
})

test('resume: a new row is blamed for nothing until its field is left, or the step is sent', async (context) => {
  const { page, words, next } = await at(context, 'RESUMING', { exam: exams.withResume })
  const education = page.getByRole('region', { name: words('resume.section.education') })
  const wrong = education.locator('[aria-invalid="true"]')
  await education.getByRole('button', { name: words('resume.add_row') }).click()
  await education.getByRole('textbox').first().waitFor()
  expect(await wrong.count()).toBe(0)
  await education.getByLabel(words('resume.field.education_level')).fill('學士')
  await education.getByLabel(words('resume.field.school')).focus()
  await education.getByLabel(words('resume.field.course')).focus()
  await expect.poll(() => wrong.count()).toBe(1)
  await next.click()
  await page.getByRole('alert').first().waitFor()
  await expect.poll(() => wrong.count()).toBeGreaterThan(1)
  const blamed = await wrong.count()
  await education.getByRole('button', { name: words('resume.add_row') }).click()
  await education
    .getByRole('heading', {
      name: words('resume.row_title', { section: words('resume.section.education'), row: 2 }),
    })
    .waitFor()
  expect(await wrong.count()).toBe(blamed)
})

test('documents: the message about wrong fields goes when they are put right', async (context) => {
  const { page, journey, words, next } = await at(context, 'UPLOADING')
  await next.click()
  const message = page.getByText(words('client.form_error'))
  await message.waitFor()
  await page.getByText(words('upload.others_hint')).waitFor()
  for (const category of ['ID', 'HA_E', 'OUTROS'] as const) {
    const part = page.getByRole('region', { name: words(`document.category.${category}`) })
    await journey.choose(part, words('document.source.NOT'))
  }
  await expect.poll(() => message.count()).toBe(0)
})

test('a session that ended is told after the next sign-in; the first sign-in says nothing', async (context) => {
  const { page, staged, words } = await at(context, 'FORMING')
  const told = page.getByText(words('auth.session_kept'))
  expect(await told.count()).toBe(0)
  // no answer that is still on its way may bring a new token
  await page.goto(`${ground.product.origin}/application/assets/none.js`)
  await page.evaluate(() => sessionStorage.setItem('access_token', 'Bearer taken.back'))
  await page.goto(ground.product.address(stepPath('registration', staged.submission)))
  await page.waitForURL((address) => address.origin === ground.product.sandbox.urls.account)
  await signInAs(page, staged.subject)
  await told.waitFor()
  await page.getByRole('heading', { level: 1, name: words('step.registration') }).waitFor()
})

describe('the return page of a signature, opened again without its code,', () => {
  test('is no failed signature where the application is signed', async (context) => {
    const staged = await ground.people.signed()
    const { page } = await ground.visitor(context)
    const journey = new ApplyJourney(page, ground.product, 'ZH_TW')
    const path = new URL(authorizationPage(staged.submission)).pathname.replace(/^\/application/, '')
    await arrive(page, ground.product, { subject: staged.subject, path })
    await journey.expectTitle(journey.words('step.payment'))
    expect(await page.getByText(journey.words('error.sign_pdf')).count()).toBe(0)
  })

  test('is one where it is not', async (context) => {
    const staged = await ground.people.reviewed()
    const { page } = await ground.visitor(context)
    const journey = new ApplyJourney(page, ground.product, 'ZH_TW')
    const path = new URL(authorizationPage(staged.submission)).pathname.replace(/^\/application/, '')
    await arrive(page, ground.product, { subject: staged.subject, path })
    await page.getByText(journey.words('error.sign_pdf')).waitFor()
    await journey.expectTitle(journey.words('step.payment'))
  })
})

describe.for(['ZH_TW', 'PT'] as const)('on a phone of 360 px, %s,', (language) => {
  const linesOf = (page: Page, part: string) =>
    page.evaluate((wanted) => {
      const all = [...document.querySelectorAll('main span')]
      const spans = all.filter((one) => getComputedStyle(one).whiteSpaceCollapse !== 'preserve')
      return spans
        .filter((one) => new RegExp(wanted, 'u').test(one.textContent ?? '') && one.childElementCount === 0)
        .map((one) => one.getClientRects().length)
    }, part)

  test('no message covers the title, no tab covers the page', async (context) => {
    const { page, words, next } = await at(context, 'UPLOADING', { language, viewport: narrow })
    const title = page.getByRole('heading', { level: 1 })
    const tab = page.getByRole('button', { name: words('menu.expand') })
    expect(meet(await boxOf(tab), await boxOf(title.locator('xpath=following::section[1]')))).toBe(false)
    await next.click()
    const message = page.getByText(words('client.form_error'))
    await message.waitFor()
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(meet(await boxOf(message), await boxOf(title))).toBe(false)
    expect(meet(await boxOf(message), await boxOf(next))).toBe(false)
    await page.evaluate(() => window.scrollTo(0, 600))
    expect((await boxOf(tab)).y).toBeLessThan(0)
  })

  test('no date and no receipt number is parted by the end of a line', async (context) => {
    const { page, words } = await at(context, 'END', { language, viewport: narrow })
    await page.getByText(words('receipt.keep')).first().waitFor()
    const numbers = await linesOf(page, '^R\\d{4}-\\d{6}-\\d$')
    expect(numbers.length).toBeGreaterThan(1)
    expect(new Set(numbers)).toEqual(new Set([1]))
    await page.goto(ground.product.address('/'))
    await page.getByRole('article').first().waitFor()
    const dates = await linesOf(page, '月\\d+日|\\d de \\p{L}+')
    expect(dates.length).toBeGreaterThan(1)
    expect(new Set(dates)).toEqual(new Set([1]))
  })
})
