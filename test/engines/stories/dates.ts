/** Dates in separate fields, as a person types, pastes, leaves and corrects them. The same in every engine. */
import type { Locator, Page } from 'playwright-core'
import { expect, type TestContext, test } from 'vitest'
import { getResume } from '#contract/endpoints/submission.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import { htmlLanguageOf } from '#contract/languageTags.ts'
import type { DatePart } from '#contract/rules/plainDateParts.ts'
import { formatDate } from '#src/i18n/formatDate.ts'
import { dateField, dateIn, datePart, fillDate, pasteInto } from '#test/pages/dates.ts'
import { exams, newcomer, reach } from '#test/support/applicant.ts'
import type { Ground } from '#test/support/journeyGround.ts'
import { arrive } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

export function dateStories(ground: Ground): void {
  /** Somebody at the resume, with a row of education and one of work. */
  async function atResume(context: TestContext, language: InterfaceLanguage) {
    const { product, people } = ground
    const client = await newcomer({ sandbox: product.sandbox, signIn: people.signIn })
    const { id } = await reach(client, exams.open, 'RESUMING')
    const { page } = await ground.visitor(context)
    await arrive(page, product, {
      subject: client.subject,
      path: `/resume/apply/${exams.open}/${id}`,
      language,
    })
    const words = wordsOf(language)
    const section = (name: 'education' | 'working') =>
      page.getByRole('region', { name: words(`resume.section.${name}`), exact: true })
    for (const name of ['education', 'working'] as const)
      await section(name)
        .getByRole('button', { name: words('resume.add_row') })
        .click()
    const next = page.getByRole('button', { name: words('common.next'), exact: true })
    const saved = async () => (await client.ok(getResume, { params: { id } })).resume
    const motherLanguage = page.getByRole('combobox', { name: words('resume.field.mother_language') })
    return { page, words, section, motherLanguage, next, saved }
  }

  async function atSevenYears(context: TestContext, language: InterfaceLanguage) {
    const { page } = await ground.visitor(context)
    const path = `/check/apply/${exams.open}`
    await arrive(page, ground.product, { subject: 'non-permanent', path, language })
    const words = wordsOf(language)
    const date = dateField(page, words('eligibility.seven_year_title'))
    await date.waitFor()
    return {
      page,
      words,
      date,
      goOn: page.getByRole('button', { name: words('common.continue'), exact: true }),
    }
  }

  const speak = async (page: Page, language: InterfaceLanguage) => {
    await page.locator('header select').evaluate((select: HTMLSelectElement, value) => {
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    }, language)
    await page.waitForFunction((lang) => document.documentElement.lang === lang, htmlLanguageOf[language])
  }

  /** A draft is written a moment after typing has rested. */
  const isKept = (page: Page, words: string) =>
    page.waitForFunction(
      (kept) => Object.values(sessionStorage).some((value) => value.includes(kept)),
      JSON.stringify(words).slice(1, -1),
    )

  const isFocused = (input: Locator) => input.evaluate((element) => element === document.activeElement)
  const wrongParts = async (date: Locator) => {
    const parts: DatePart[] = ['year', 'month', 'day']
    const states = await Promise.all(
      parts.map(async (part) => {
        const input = datePart(date, part)
        return (await input.count()) > 0 && (await input.getAttribute('aria-invalid')) === 'true'
      }),
    )
    return parts.filter((_, index) => states[index])
  }

  const order: Record<InterfaceLanguage, readonly string[]> = {
    ZH_TW: ['2019', '3', '1'],
    PT: ['1', '3', '2019'],
  }

  test.for(interfaceLanguages)(
    '%s: typed by keyboard in the order of the page',
    async (language, context) => {
      const { page, date, goOn } = await atSevenYears(context, language)
      await date.getByRole('textbox').first().focus()
      for (const [index, typed] of order[language].entries()) {
        if (index > 0) await page.keyboard.press('Tab')
        await page.keyboard.type(typed)
      }
      expect(await dateIn(date)).toBe('2019-3-1')
      await goOn.click()
      await page.getByRole('dialog').getByText(formatDate(language, '2019-03-01')).waitFor()
    },
  )

  test('pasted, or put into one field at once, a date goes to all of them', async (context) => {
    const { words, section } = await atResume(context, 'ZH_TW')
    const date = dateField(section('education'), words('resume.field.enter_date'))
    const month = dateField(section('working'), words('resume.field.enter_month'))
    const rows: [field: Locator, part: DatePart, text: string, parts: string][] = [
      [date, 'day', '2020-01-02', '2020-01-02'],
      [date, 'year', '1/2/2021', '2021-2-1'],
      [date, 'month', '２０２２年３月４日', '2022-3-4'],
      [date, 'day', ' 2 de Março de 2023 ', '2023-3-2'],
      [month, 'month', '09/2020', '2020-09'],
      [month, 'year', '2021-9', '2021-9'],
      [month, 'month', '2022年10月', '2022-10'],
    ]
    for (const [field, part, text, parts] of rows) {
      await pasteInto(datePart(field, part), text)
      expect(await dateIn(field)).toBe(parts)
      await fillDate(field, '')
      await datePart(field, part).fill(text)
      await datePart(field, part).press('Tab')
      await expect.poll(() => dateIn(field)).toBe(parts)
    }
  })

  test('full-width digits and a month’s name are read as numbers', async (context) => {
    const { words, date, goOn, page } = await atSevenYears(context, 'PT')
    await datePart(date, 'day').fill('０２')
    await datePart(date, 'month').fill('Março')
    await datePart(date, 'year').fill('２０１９')
    await goOn.click()
    const question = words('confirm.seven_year').split('{')[0] ?? ''
    await page.getByRole('dialog').getByText(question).waitFor()
    expect(await dateIn(date)).toBe('2019-3-02')
  })

  test('a half-typed date is no error while it is typed, and not lost: at the field, after a reload, in the other language, in the summary', async (context) => {
    const { page, words, section, motherLanguage, next } = await atResume(context, 'ZH_TW')
    const pt = wordsOf('PT')
    const date = dateField(section('education'), words('resume.field.enter_date'))
    const message = words('date.missing', { parts: '月和日' })
    await datePart(date, 'year').fill('2020')
    await datePart(date, 'month').focus()
    expect(await wrongParts(date)).toEqual([])
    await motherLanguage.focus()
    await date.getByText(message).waitFor()
    expect(await wrongParts(date)).toEqual(['month', 'day'])
    // gone back into: it may go, and doesn't change
    await datePart(date, 'month').fill('13')
    await datePart(date, 'day').focus()
    await date.getByText(message).waitFor()
    await motherLanguage.focus()
    await date.getByText(words('date.missing', { parts: '日' }) + words('date.month_range')).waitFor()

    await isKept(page, '2020\n13\n')
    await page.reload()
    await page.getByText(words('draft.restored')).waitFor()
    expect(await dateIn(date)).toBe('2020-13-')
    await date.getByText(words('date.month_range')).waitFor()

    await datePart(date, 'month').focus()
    await speak(page, 'PT')
    const inPortuguese = dateField(page, pt('resume.field.enter_date'))
    await inPortuguese
      .getByText(`${pt('date.missing', { parts: 'dia' })} ${pt('date.month_range')}`)
      .waitFor()
    expect(await dateIn(inPortuguese)).toBe('2020-13-')
    expect(await isFocused(datePart(inPortuguese, 'month'))).toBe(true)
    const labels = await inPortuguese
      .getByRole('textbox')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).labels?.[0]?.textContent))
    expect(labels).toEqual(['day', 'month', 'year'].map((part) => pt(`date.${part as DatePart}`)))
    await speak(page, 'ZH_TW')

    await datePart(date, 'day').fill('5')
    await next.click()
    const sentence = words('resume.row_error', {
      section: words('resume.section.education'),
      row: 1,
      field: words('resume.field.enter_date'),
      message: words('date.month_range'),
    })
    await page.getByRole('alert').getByRole('link', { name: sentence }).click()
    expect(await isFocused(datePart(date, 'month'))).toBe(true)
    await datePart(date, 'month').fill('12')
    await date.getByText(words('date.month_range')).waitFor({ state: 'detached' })
    expect(await wrongParts(date)).toEqual([])
  })

  test('the check keeps a half-typed date over a reload, with its error at the field', async (context) => {
    const { page, words, date } = await atSevenYears(context, 'PT')
    await fillDate(date, '2019-13-')
    await page.reload()
    await date.getByText(`${words('date.missing', { parts: 'dia' })} ${words('date.month_range')}`).waitFor()
    expect([await dateIn(date), await wrongParts(date)]).toEqual(['2019-13-', ['month', 'day']])
    await fillDate(date, '')
    await page.reload()
    await date.waitFor()
    expect([await dateIn(date), await wrongParts(date)]).toEqual(['--', []])
  })

  test('what can’t be is named: no such day, no year of two digits, no letters', async (context) => {
    const { page, words, date, goOn } = await atSevenYears(context, 'PT')
    const rows: [typed: string, sentence: string, wrong: DatePart[]][] = [
      ['2021-2-29', words('date.day_over', { days: 28 }), ['day']],
      ['2021-4-31', words('date.day_over', { days: 30 }), ['day']],
      ['21-4-30', words('date.year_digits'), ['year']],
      ['2021-abc-32', `${words('date.day_range')} ${words('date.month_range')}`, ['month', 'day']],
      ['', words('eligibility.seven_year_required'), ['year', 'month', 'day']],
    ]
    for (const [typed, sentence, wrong] of rows) {
      await fillDate(date, typed)
      await goOn.click()
      await date.getByText(sentence, { exact: true }).waitFor()
      expect(await wrongParts(date)).toEqual(wrong)
      await page.getByRole('alert').getByRole('link', { name: sentence }).click()
      const first = datePart(date, typed === '' ? 'day' : (wrong.at(-1) ?? 'day'))
      expect(await isFocused(first)).toBe(true)
    }
  })

  test('rows that are moved and removed take their dates along; whole dates are saved', async (context) => {
    const { page, words, section, motherLanguage, next, saved } = await atResume(context, 'PT')
    const education = section('education')
    await education.getByRole('button', { name: words('resume.add_row') }).click()
    const row = (number: number) =>
      education.getByRole('group', {
        name: words('resume.row_title', { section: words('resume.section.education'), row: number }),
      })
    const enter = (number: number) => dateField(row(number), words('resume.field.enter_date'))
    await fillDate(enter(1), '2001-1-')
    await fillDate(enter(2), '2002-2-2')
    await row(2)
      .getByRole('button', { name: words('resume.move_up') })
      .click()
    expect([await dateIn(enter(1)), await dateIn(enter(2))]).toEqual(['2002-2-2', '2001-1-'])
    await isKept(page, '2001\n1\n')
    await page.reload()
    await page.getByText(words('draft.restored')).waitFor()
    expect([await dateIn(enter(1)), await dateIn(enter(2))]).toEqual(['2002-2-2', '2001-1-'])
    await row(1)
      .getByRole('button', { name: words('resume.delete_row') })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('common.delete') })
      .click()
    await expect.poll(() => dateIn(enter(1))).toBe('2001-1-')

    await datePart(enter(1), 'day').fill('31')
    await motherLanguage.fill('Português')
    await row(1).getByLabel(words('resume.field.education_level')).fill('Licenciatura')
    await row(1).getByLabel(words('resume.field.school')).fill('Escola de exemplo')
    const working = section('working')
    await working.getByLabel(words('resume.field.occupation')).fill('Escriturário')
    await working.getByLabel(words('resume.field.organisation')).fill('Exemplo, Lda.')
    await fillDate(dateField(working, words('resume.field.enter_month')), '2010-9')
    await working.getByLabel(words('resume.field.contract_mode'), { exact: true }).selectOption('F')
    await next.click()
    await page.getByRole('heading', { level: 1, name: words('step.upload'), exact: true }).waitFor()
    const resume = await saved()
    expect(resume?.educationDatas.map(({ enterDate, finishDate }) => [enterDate, finishDate])).toEqual([
      ['2001-01-31', null],
    ])
    expect(
      resume?.workingExperiences.map(({ enterMonth, resignMonth }) => [enterMonth, resignMonth]),
    ).toEqual([['2010-09', null]])
  })
}
