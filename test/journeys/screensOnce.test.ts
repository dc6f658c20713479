/** What is pressed twice is done once; what is printed asks for nothing; what is suggested can be left. */
import type { Page } from 'playwright-core'
import { expect, type TestContext, test } from 'vitest'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { open, type Screen } from '#test/pages/openScreen.ts'
import { exams, newcomer } from '#test/support/applicant.ts'
import { phone } from '#test/support/browser.ts'
import { pdf } from '#test/support/files.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

const ground = journeyGround()

/** Calls that change something, by the end of their path, as often as they were made. */
function callsOf(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const changes = request.method() === 'POST' || /authorization-url|personal-logout|\/pay$/.test(pathname)
    if (changes && !/\/base\/|\/codeTable\/|\/authorize$/.test(pathname))
      calls.push(pathname.split('/').at(-1) ?? '')
  })
  return { take: () => calls.splice(0) }
}

test('each main button of an application, pressed twice, does one thing', async (context) => {
  const { product, people } = ground
  const { page, problems } = await ground.visitor(context)
  const { subject } = await newcomer({ sandbox: product.sandbox, signIn: people.signIn })
  const journey = new ApplyJourney(page, product, 'ZH_TW')
  const { words } = journey
  const calls = callsOf(page)
  const inDialog = () => page.getByRole('dialog').getByRole('button', { name: words('common.confirm') })
  await arrive(page, product, { subject, path: '/' })

  await journey
    .card('CAI-COM-LIC-01')
    .getByRole('button', { name: words('exam.apply') })
    .dblclick()
  await journey.expectTitle(words('step.registration'))
  expect(calls.take()).toEqual(['check-data'])

  await page.getByLabel(words('form.field.contact')).fill('66123456')
  await journey.choose(page.getByRole('group', { name: words('form.field.civil') }), words('common.no'))
  const company = page.getByRole('group', { name: words('form.field.company_type') })
  await journey.choose(company, words('form.company_type.0'))
  await page.getByLabel(words('form.field.company_name')).fill('示範有限公司')
  await page.getByLabel(words('form.field.company_position')).fill('文員')
  const examLanguage = page.getByRole('group', { name: words('form.field.language') })
  await journey.choose(examLanguage, words('form.language_type.C'))
  await journey.button(words('common.next')).dblclick()
  await journey.expectTitle(words('step.resume'))
  expect(calls.take()).toEqual(['registration-form'])

  await page.getByRole('combobox', { name: words('resume.field.mother_language') }).fill('中文')
  await page.getByRole('combobox', { name: words('resume.field.resume_language') }).selectOption('TC')
  await journey.button(words('common.next')).dblclick()
  await journey.expectTitle(words('step.upload'))
  expect(calls.take()).toEqual(['resume'])

  const category = (of: 'ID' | 'HA_E' | 'OUTROS') =>
    page.getByRole('region', { name: words(`document.category.${of}`) })
  await journey.choose(category('ID'), words('document.source.DSI'))
  await journey.choose(category('OUTROS'), words('document.source.NOT'))
  await journey.choose(category('HA_E'), words('document.source.PERSONAL'))
  await category('HA_E').locator('input[type=file]').first().setInputFiles(pdf('Certidão.pdf'))
  await category('HA_E').getByText(words('upload.done')).waitFor()
  expect(calls.take()).toEqual(['personal-document'])
  await journey.button(words('common.next')).dblclick()
  const warning = page.getByRole('dialog').getByRole('button', { name: words('common.continue') })
  await warning.waitFor()
  expect(calls.take()).toEqual([])
  await warning.dblclick()
  await journey.expectTitle(words('step.review'))
  expect(calls.take()).toEqual(['submit-file'])

  await page.getByText(words('review.declare')).click()
  await journey.button(words('common.submit')).dblclick()
  await inDialog().waitFor()
  expect(calls.take()).toEqual([])
  await inDialog().dblclick()
  await journey.expectTitle(words('step.payment'))
  expect(calls.take()).toEqual(['submit-review'])

  await journey.choose(page.getByRole('main'), words('payment.channel.GOV_PAY'))
  await journey.button(words('payment.pay')).dblclick()
  await inDialog().waitFor()
  expect(calls.take()).toEqual([])
  await inDialog().dblclick()
  await page.waitForURL(`${product.sandbox.urls.eSign}/**`)
  expect(calls.take()).toEqual(['authorization-url'])
  expect(problems).toEqual([])
})

test('a slow double click does not press the button of the step that came in between', async (context) => {
  const { page } = await ground.visitor(context, { viewport: phone })
  const screen = { name: '', start: { stage: 'RESUMING', exam: exams.withResume } } as const
  await open(page, ground.product, screen, 'ZH_TW')
  const words = wordsOf('ZH_TW')
  const next = page.getByRole('button', { name: words('common.next'), exact: true })
  await next.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await page.getByRole('alert').count()).toBe(0)
  // a press of its own, elsewhere, is one
  await next.click({ position: { x: 20, y: 20 } })
  await page.getByRole('alert').getByText(words('resume.mother_language_required')).waitFor()
})

test('sign-out, pressed twice, signs out once', async (context) => {
  const { page } = await ground.visitor(context)
  const words = wordsOf('PT')
  await arrive(page, ground.product, { subject: 'permanent', path: '/notice', language: 'PT' })
  await page.getByRole('heading', { level: 1, name: words('notice.title') }).waitFor()
  const calls = callsOf(page)
  await page.getByRole('button', { name: words('header.logout') }).dblclick()
  await page.waitForURL((url) => url.href.startsWith(ground.product.sandbox.urls.account))
  expect(calls.take()).toEqual(['personal-logout'])
})

async function shown(context: TestContext, start: Screen['start'], language: InterfaceLanguage) {
  const { page } = await ground.visitor(context)
  await open(page, ground.product, { name: '', start }, language)
  return { page, words: wordsOf(language) }
}

test.for(interfaceLanguages)(
  '%s: the printed review is what was answered, and asks for nothing',
  async (language, context) => {
    const { page, words } = await shown(context, { stage: 'REVIEWING', exam: exams.withResume }, language)
    const submit = page.getByRole('button', { name: words('common.submit'), exact: true })
    await submit.click()
    await page.getByRole('alert').first().waitFor()
    expect(await page.getByRole('checkbox').isVisible()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    for (const role of ['checkbox', 'alert'] as const)
      expect([role, await main.getByRole(role).filter({ visible: true }).count()]).toEqual([role, 0])
    expect(await submit.isVisible()).toBe(false)
    for (const text of [
      'review.declare',
      'review.declare_required',
      'review.modify_documents',
      'review.preview_form',
    ] as const)
      expect([text, await main.getByText(words(text)).filter({ visible: true }).count()]).toEqual([text, 0])
    await main.getByText('示範有限公司').waitFor()
    await main.getByText('示範大學').waitFor()
    expect(await page.locator('header, footer, nav').filter({ visible: true }).count()).toBe(0)
  },
)

test.for(interfaceLanguages)(
  '%s: levels and languages of the resume are suggested, and typed freely',
  async (language, context) => {
    const { page, words } = await shown(context, { stage: 'RESUMING' }, language)
    for (const [section, field] of [
      ['education', 'resume.field.education_level'],
      ['language', 'resume.field.language'],
    ] as const) {
      const region = page.getByRole('region', { name: words(`resume.section.${section}`) })
      await region.getByRole('button', { name: words('resume.add_row') }).click()
      // with a list a field is a combobox to whoever listens
      const box = region.getByRole('combobox', { name: new RegExp(`^${words(field)}`) }).first()
      await expect
        .poll(() => box.evaluate((it: HTMLInputElement) => it.list?.options.length ?? 0))
        .toBeGreaterThan(3)
      // the list itself is the browser's own; whatever isn't in it can be typed
      await box.focus()
      await page.keyboard.type('Outro, escrito por mim')
      expect(await box.inputValue()).toBe('Outro, escrito por mim')
    }
  },
)
