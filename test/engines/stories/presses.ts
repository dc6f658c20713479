import type { Locator } from 'playwright-core'
import { expect, type TestContext, test } from 'vitest'
import { dateField, datePart, fillDate } from '#test/pages/dates.ts'
import { open, type Scenario, type Screen } from '#test/pages/openScreen.ts'
import { pressSlowly } from '#test/pages/slowPress.ts'
import { exams } from '#test/support/applicant.ts'
import type { Ground } from '#test/support/journeyGround.ts'
import { wordsOf } from '#test/support/texts.ts'

/** Milliseconds: a poll waits as long as a locator does. */
const timeout = { timeout: 10_000 }

/** No press is lost: what a field says when it is left moves nothing that is being pressed, on any step. */
export function pressStories(ground: Ground): void {
  /** A page in Chinese, where something is pressed after each field that is left wrong. */
  async function at(context: TestContext, start: Screen['start']) {
    const { page, problems } = await ground.visitor(context)
    const scenario = await new Promise<Scenario>((opened, failed) => {
      const act = async (reached: Scenario) => opened(reached)
      open(page, ground.product, { name: '', start, act }, 'ZH_TW').catch(failed)
    })
    // WebKit has no scroll anchoring, and the others can't keep every page in its place
    const forgetAnchors = () =>
      page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
    await forgetAnchors()
    const wrong = page.locator('main [aria-invalid="true"]')
    const press = async (target: Locator) => {
      // scrolling ends at parts of a pixel; a line of text is more than twenty
      expect(await pressSlowly(page, target)).toBeLessThan(2)
    }
    return {
      ...scenario,
      problems,
      press,
      async again() {
        await page.reload()
        await forgetAnchors()
        await page.getByRole('heading', { level: 1 }).waitFor()
      },
      /** Leaves a field wrong by a press on something; its error is told after the press. */
      async leaveFor(field: Locator, value: string, target: Locator) {
        const before = await wrong.count()
        // typed and taken back, so that an empty one is wrong too
        await field.fill(`${value}x`)
        await field.fill(value)
        expect(await wrong.count()).toBe(before)
        await press(target)
        await expect.poll(() => wrong.count(), timeout).toBeGreaterThan(before)
      },
    }
  }

  test('registration: a radio, a link, the next button, the footer', async (context) => {
    const { page, words, button, choose, leaveFor, again, problems } = await at(context, { stage: 'FORMING' })
    const group = (name: string) => page.getByRole('group', { name })
    const email = page.getByLabel(words('form.field.email'))
    const phone = page.getByLabel(words('form.field.contact'))

    const no = group(words('form.field.civil')).getByRole('radio', { name: words('common.no') })
    await leaveFor(email, 'x@', no)
    expect(await no.isChecked()).toBe(true)
    const chinese = group(words('form.field.language')).getByRole('radio').first()
    await leaveFor(phone, '12', chinese)
    expect(await chinese.isChecked()).toBe(true)

    await again()
    await leaveFor(
      email,
      'x@',
      page.getByRole('main').getByRole('button', { name: words('form.field.company_type') }),
    )
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('fieldset')?.textContent), timeout)
      .toContain(words('form.field.company_type'))

    await again()
    await leaveFor(
      email,
      'x@',
      page.getByRole('contentinfo').getByRole('button', { name: wordsOf('PT')('language.pt') }),
    )
    await expect.poll(() => page.evaluate(() => document.documentElement.lang), timeout).toBe('pt')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: words('language.zh') })
      .click()
    await page.getByRole('heading', { level: 1, name: words('step.registration') }).waitFor()

    await again()
    await choose(group(words('form.field.civil')), words('common.no'))
    await choose(group(words('form.field.company_type')), words('form.company_type.none'))
    await choose(group(words('form.field.language')), words('form.language_type.C'))
    await phone.fill('66123456')
    await leaveFor(email, 'x@', button(words('common.next')))
    await page.getByRole('alert').getByText(words('form.email_invalid')).waitFor()
    expect(problems).toEqual([])
  })

  test('registration: a field that is left by a key tells its error at once, also while nothing is pressed', async (context) => {
    const { page, words } = await at(context, { stage: 'FORMING' })
    const email = page.getByLabel(words('form.field.email'))
    await email.fill('x@')
    await page.keyboard.press('Tab')
    await page.getByText(words('form.email_invalid')).waitFor()
  })

  test('resume: the actions of a row, another section, a checkbox, the next button', async (context) => {
    const { page, words, button, region, leaveFor, problems } = await at(context, {
      stage: 'RESUMING',
      exam: exams.withResume,
    })
    const education = region(words('resume.section.education'))
    const language = region(words('resume.section.language'))
    const add = (section: Locator) => section.getByRole('button', { name: words('resume.add_row') })
    const level = education.getByLabel(words('resume.field.education_level'))
    const school = education.getByLabel(words('resume.field.school'))
    const mother = page.getByRole('combobox', { name: words('resume.field.mother_language') })
    for (let row = 0; row < 3; row += 1) await add(education).click()
    await level.nth(2).fill('碩士')

    await leaveFor(
      school.first(),
      '',
      education.getByRole('button', { name: words('resume.delete_row') }).nth(1),
    )
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('common.cancel') })
      .click()
    await leaveFor(school.nth(1), '', education.getByRole('button', { name: words('resume.move_up') }).nth(2))
    await expect.poll(() => level.nth(1).inputValue(), timeout).toBe('碩士')
    // at an end of the list it can't be moved on, and is still where the keyboard is
    const up = education.getByRole('button', { name: words('resume.move_up') })
    await up.nth(1).click()
    await expect.poll(() => level.first().inputValue(), timeout).toBe('碩士')
    await expect.poll(() => up.first().evaluate((it) => it === document.activeElement), timeout).toBe(true)
    await leaveFor(school.first(), '', add(language))
    const spoken = language
      .getByRole('combobox', { name: new RegExp(`^${words('resume.field.language')}`) })
      .first()
    await spoken.waitFor()
    const certificate = language.getByRole('checkbox')
    await leaveFor(spoken, '', certificate)
    expect(await certificate.isChecked()).toBe(true)
    await leaveFor(mother, '', button(words('common.next')))
    await page.getByRole('alert').first().waitFor()
    expect(problems).toEqual([])
  })

  test('the date of seven years: the button, the way home', async (context) => {
    const { page, words, button, press } = await at(context, {
      persona: 'non-permanent',
      path: `/check/apply/${exams.open}`,
    })
    const date = dateField(page, words('eligibility.seven_year_title'))
    await datePart(date, 'year').fill('99')
    await press(button(words('common.continue')))
    await page.getByRole('alert').first().waitFor()
    await fillDate(date, '2015-01-02')
    await expect.poll(() => date.locator('[aria-invalid="true"]').count(), timeout).toBe(0)
    // its error is held back while it is typed in
    await datePart(date, 'year').fill('99')
    expect(await date.locator('[aria-invalid="true"]').count()).toBe(0)
    await press(page.getByRole('main').getByRole('button', { name: words('common.back_home') }))
    await page.getByRole('heading', { level: 1, name: words('page.home') }).waitFor()
  })

  test('documents: the next button, a radio of a category that is missing, the library', async (context) => {
    const { page, words, button, region, press } = await at(context, { stage: 'UPLOADING' })
    await press(button(words('common.next')))
    await page.getByRole('alert').first().waitFor()
    const diploma = region(words('document.category.HA_E'))
    const own = diploma.getByRole('radio', { name: new RegExp(`^${words('document.source.PERSONAL')}`) })
    await press(own)
    expect(await own.isChecked()).toBe(true)
    await press(diploma.getByRole('button', { name: words('upload.choose_from_library') }))
    await page.getByRole('dialog').waitFor()
  })

  test('review: the submit button, the declaration that was missing', async (context) => {
    const { page, words, button, press } = await at(context, { stage: 'REVIEWING' })
    await press(button(words('common.submit')))
    await page.getByRole('alert').first().waitFor()
    const declaration = page.getByRole('checkbox')
    await press(declaration)
    expect(await declaration.isChecked()).toBe(true)
    await press(button(words('common.submit')))
    await page.getByRole('dialog').waitFor()
  })

  test('payment: a channel, the pay button', async (context) => {
    const { page, words, button, press } = await at(context, { stage: 'PAYING' })
    const channel = page.getByRole('main').getByRole('radio').first()
    await channel.waitFor()
    await press(channel)
    expect(await channel.isChecked()).toBe(true)
    await press(button(words('payment.pay')))
    await page.getByRole('dialog').waitFor()
  })
}
