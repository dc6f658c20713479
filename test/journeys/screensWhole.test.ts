/** Whole applications by people who have no mouse: one by keyboard only, one by touch on a screen of 360 px. */

import { expect, onTestFinished, test } from 'vitest'
import { ApplyJourney } from '#test/pages/applyJourney.ts'
import { Keyboard } from '#test/pages/keyboard.ts'
import { decideSignature, payAtGateway } from '#test/pages/parties.ts'
import { exams, newcomer } from '#test/support/applicant.ts'
import { begun } from '#test/support/begun.ts'
import { pdf } from '#test/support/files.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'
import { tapInsteadOfClick } from '#test/support/touch.ts'

const ground = journeyGround()

test('a whole application by keyboard only', async (context) => {
  const { product, people } = ground
  const { page, problems } = await ground.visitor(context)
  const words = wordsOf('PT')
  const keys = new Keyboard(page)
  const { subject } = await newcomer({ sandbox: product.sandbox, signIn: people.signIn })
  await arrive(page, product, { subject, path: '/', language: 'PT' })
  await keys.title(words('page.home'))
  // the card of the open exam, by the name of the exam on it
  const card = page.getByRole('article').filter({ hasText: 'CAI-COM-LIC-01' })
  for (let tries = 0; tries < 40; tries += 1) {
    await page.keyboard.press('Tab')
    if (await card.evaluate((element) => element.contains(document.activeElement))) break
  }
  await keys.press(words('exam.apply'))

  await keys.title(words('step.registration'))
  await keys.type(words('form.field.contact'), '66123456')
  await keys.type(words('form.field.email'), 'candidato@example.mo')
  await keys.choose(words('form.field.civil'), words('common.no'))
  await keys.choose(words('form.field.company_type'), words('form.company_type.0'))
  await keys.type(words('form.field.company_name'), '示範有限公司')
  await keys.type(words('form.field.company_position'), '文員')
  await keys.choose(words('form.field.language'), words('form.language_type.P'))
  await keys.press(words('common.next'))

  await keys.title(words('step.resume'))
  await keys.reach(words('resume.field.resume_language'))
  await page.keyboard.press('ArrowDown')
  await keys.type(words('resume.field.mother_language'), 'Português')
  await keys.press(words('resume.add_row'), { within: words('resume.section.education') })
  const { words: first } = await keys.focused()
  expect(first).toContain(words('resume.field.education_level'))
  await page.keyboard.press('Tab')
  await keys.press(words('resume.delete_row'))
  await page.getByRole('dialog').waitFor()
  await keys.press(words('common.delete'))
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const { words: afterDelete } = await keys.focused()
  expect(afterDelete).toContain(words('resume.add_row'))
  await keys.press(words('common.next'))

  await keys.title(words('step.upload'))
  await keys.choose(words('document.category.ID'), words('document.source.DSI'))
  await keys.choose(words('document.category.HA_E'), words('document.source.PERSONAL'))
  await keys.reach(words('upload.choose_file'), { type: 'file' })
  const choosing = begun(page.waitForEvent('filechooser'))
  await page.keyboard.press('Space')
  await (await choosing).setFiles(pdf('Certidão de habilitações.pdf'))
  await page.getByText(words('upload.done')).waitFor()
  await keys.choose(words('document.category.OUTROS'), words('document.source.NOT'))
  await keys.press(words('common.next'))
  const warning = page.getByRole('dialog')
  await warning.waitFor()
  await keys.press(words('common.continue'))

  await keys.title(words('step.review'))
  await keys.press(`${words('common.view')} Certidão`)
  await page.locator('[data-page="1"][data-drawn]').waitFor()
  await page.keyboard.press('Escape')
  await keys.reach(words('review.declare'))
  await page.keyboard.press('Space')
  await keys.press(words('common.submit'))
  await page.getByRole('dialog').waitFor()
  await keys.press(words('common.confirm'))

  await keys.title(words('step.payment'))
  await keys.choose('', words('payment.channel.GOV_PAY'))
  await keys.press(words('payment.pay'))
  await page.getByRole('dialog').waitFor()
  await keys.press(words('common.confirm'))
  await page.waitForURL(`${product.sandbox.urls.eSign}/**`)
  await decideSignature(page, 'sign')
  await payAtGateway(page)
  await keys.title(words('step.receipt'))
  expect(new URL(page.url()).pathname).toContain(`/receipt/apply/${exams.open}/`)
  expect(problems).toEqual([])
})

test('a whole application by touch on 360 px: nothing scrolls sideways, every target is large enough', async (context) => {
  const { product } = ground
  const { page, problems } = await ground.visitor(context, { viewport: { width: 360, height: 740 } })
  const journey = new ApplyJourney(page, product, 'ZH_TW')
  onTestFinished(tapInsteadOfClick(page))
  const presses = new Set<string>()
  await page.exposeFunction('pressedBy', (pointer: string) => presses.add(pointer))
  await page.addInitScript(() => {
    addEventListener('pointerdown', ({ pointerType }) => {
      ;(window as unknown as { pressedBy(pointer: string): void }).pressedBy(pointerType)
    })
  })
  /** Faults of the page as it is: wider than the screen, or a target that a thumb misses. */
  const faults = () =>
    page.evaluate(() => {
      const wide = document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : []
      const targets = [
        ...document.querySelectorAll<HTMLElement>('main button, main select, main summary, main label'),
      ]
      const small = targets
        .filter((target) => target.matches('button, select, summary') || target.querySelector('input'))
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
        .map((target) => `low: ${target.textContent}`)
      return [...wide, ...small]
    })
  const found: Record<string, string[]> = {}
  const look = async (step: string) => {
    const now = await faults()
    if (now.length > 0) found[step] = now
  }
  await journey.signIn('age-18')
  await look('list')
  await journey.begin('CAI-COM-LIC-01')
  await look('registration')
  await journey.fillRegistration()
  await look('resume')
  await journey.skipResume()
  await look('documents')
  await journey.handInDocuments()
  await look('review')
  await journey.confirmReview()
  await look('payment')
  await journey.choosePayment('GOV_PAY')
  await decideSignature(page, 'sign')
  await payAtGateway(page)
  await journey.readReceipt()
  await look('receipt')
  expect(found).toEqual({})
  expect(problems).toEqual([])
  expect([...presses]).toEqual(['touch'])
})
