/** Rules of section 5 as a person meets them: on the screen, in the words of either language. */

import type { Page } from 'playwright-core'
import { expect, type TestContext, test } from 'vitest'
import { addPersonalDocument } from '#contract/endpoints/personalDocument.ts'
import type { PersonalDocumentInput } from '#contract/entities/document.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/enums.ts'
import type { TextId } from '#locales/textIds.gen.ts'
import { fillDate } from '#test/pages/dates.ts'
import { exams, newcomer, pdfFile, reach } from '#test/support/applicant.ts'
import { journeyGround } from '#test/support/journeyGround.ts'
import { arrive } from '#test/support/staging.ts'
import { wordsOf } from '#test/support/texts.ts'

const ground = journeyGround()

const pages = { FORMING: 'registration', RESUMING: 'resume', UPLOADING: 'upload' } as const

async function at(
  context: TestContext,
  stage: keyof typeof pages,
  {
    language,
    exam = exams.open,
    servant = false,
    documents = [],
  }: {
    language: InterfaceLanguage
    exam?: number
    servant?: boolean
    documents?: PersonalDocumentInput[]
  },
) {
  const { product, people } = ground
  const place = { sandbox: product.sandbox, signIn: people.signIn }
  const client = await newcomer(place, servant ? 'servant' : 'outsider')
  const { id } = await reach(client, exam, stage)
  for (const body of documents) await client.ok(addPersonalDocument, { body, file: pdfFile() })
  const { page } = await ground.visitor(context)
  await arrive(page, product, {
    subject: client.subject,
    path: `/${pages[stage]}/apply/${exam}/${id}`,
    language,
  })
  const words = wordsOf(language)
  await page.getByRole('button', { name: words('common.next'), exact: true }).waitFor()
  return { page, words, next: page.getByRole('button', { name: words('common.next'), exact: true }) }
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

const isDate = (name: string) => /(Date|Month)$/.test(name)

/** The summary has the sentence, takes the focus and leads to the field, which says what is wrong too. */
async function expectError(page: Page, name: string, sentence: string) {
  const summary = page.getByRole('alert').filter({ has: page.getByRole('link') })
  const link = summary.getByRole('link').filter({ hasText: sentence }).first()
  await link.waitFor()
  await page.waitForFunction(() => document.activeElement?.querySelector('a, li') !== null)
  await link.click()
  await page.waitForFunction((id) => {
    const focused = document.activeElement
    return focused?.getAttribute('name') === id || focused?.closest(`[id="${id}"]`)
  }, name)
}

const long = (length: number) => '長'.repeat(length)

/** A value that is refused when the form is sent, by field and the code of the rule. */
const refused: [name: string, value: string, code: TextId][] = [
  ['number', '88661234', 'form.contact_invalid_macao'],
  ['number', '6'.repeat(51), 'form.contact_max'],
  ['email', 'candidato@', 'form.email_invalid'],
  ['email', `${'a'.repeat(50)}@example.mo`, 'form.email_max'],
  ['address', '五個字元長', 'form.address_min'],
  ['address', long(256), 'form.address_max'],
  ['companyName', long(201), 'form.company_name_max'],
  ['companyPositionName', long(101), 'form.company_position_max'],
]
const otherRefused: typeof refused = [['otherPositionNameCn', long(201), 'form.other_position_max']]

/** Values that all are right, in the order of the page. */
const filled: [name: string, value: string][] = [
  ['number', '66123456'],
  ['email', 'candidato@example.mo'],
  ['address', '澳門新馬路一號二樓'],
  ['companyName', '示範有限公司'],
  ['companyPositionName', '文員'],
]

test.for(interfaceLanguages)('%s: registration, rule by rule', async (language, context) => {
  const { page, words, next } = await at(context, 'FORMING', { language })
  const pick = (name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`).check()
  expect(await next.isDisabled()).toBe(true)
  await pick('addressChoice', 'other')
  await pick('civil', 'no')
  await pick('companyType', '0')
  await pick('languageTypeId', language === 'PT' ? 'P' : 'C')
  for (const [name, value] of filled) await field(page, name).fill(value)
  await expect.poll(() => next.isEnabled()).toBe(true)

  // what is missing keeps the button shut
  for (const name of ['number', 'address', 'companyName', 'companyPositionName']) {
    const before = await field(page, name).inputValue()
    await field(page, name).fill('')
    await expect.poll(() => next.isDisabled()).toBe(true)
    await field(page, name).fill(before)
    await expect.poll(() => next.isEnabled()).toBe(true)
  }

  const tryOut = async ([name, value, code]: (typeof refused)[number]) => {
    const before = await field(page, name).inputValue()
    await field(page, name).fill(value)
    await next.click()
    await expectError(page, name, words(code))
    await page.locator(`[id="${name}-error"]`).getByText(words(code)).waitFor()
    await field(page, name).fill(before)
  }
  for (const row of refused) await tryOut(row)

  // another kind of employer asks for something else
  await pick('companyType', '1')
  await expect.poll(() => next.isDisabled()).toBe(true)
  await pick('companyType', '2')
  await expect.poll(() => next.isDisabled()).toBe(true)
  await field(page, 'otherPositionNameCn').fill('自由職業者')
  for (const row of otherRefused) await tryOut(row)

  // somebody in the public service: department, contract, career
  await pick('civil', 'yes')
  await expect.poll(() => next.isDisabled()).toBe(true)
  for (const name of ['applicantDepartment', 'contractType', 'careerOrOfficialType'])
    await page.locator(`[id="${name}"]`).waitFor()
})

/** A row of a list with what is wrong in it. */
interface WrongRow {
  section: 'education' | 'working' | 'training' | 'project'
  fill: Record<string, string>
  at: string
  label: TextId
  code: TextId
}
const nextYear = String(new Date().getFullYear() + 1)
const school = {
  'educationDatas.0.educationLevelName': '學士學位',
  'educationDatas.0.schoolName': '示範大學',
}
const work = {
  'workingExperiences.0.occupationName': '文員',
  'workingExperiences.0.organisation': '示範有限公司',
}
const wrongRows: WrongRow[] = [
  {
    section: 'education',
    fill: { ...school, 'educationDatas.0.enterDate': '1980-09-01' },
    at: 'educationDatas.0.enterDate',
    label: 'resume.field.enter_date',
    code: 'resume.enter_before_birth',
  },
  {
    section: 'education',
    fill: {
      ...school,
      'educationDatas.0.enterDate': '2012-09-01',
      'educationDatas.0.finishDate': '2011-09-01',
    },
    at: 'educationDatas.0.finishDate',
    label: 'resume.field.finish_date',
    code: 'resume.finish_before_enter',
  },
  {
    section: 'education',
    fill: {
      ...school,
      'educationDatas.0.enterDate': '2012-09-01',
      'educationDatas.0.finishDate': `${nextYear}-09-01`,
    },
    at: 'educationDatas.0.finishDate',
    label: 'resume.field.finish_date',
    code: 'resume.finish_after_today',
  },
  {
    section: 'working',
    fill: {
      ...work,
      'workingExperiences.0.enterMonth': '2015-05',
      'workingExperiences.0.resignMonth': '2014-05',
    },
    at: 'workingExperiences.0.enterMonth',
    label: 'resume.field.enter_month',
    code: 'resume.enter_after_resign',
  },
  {
    section: 'working',
    fill: {
      ...work,
      'workingExperiences.0.enterMonth': '2015-05',
      'workingExperiences.0.resignMonth': `${nextYear}-12`,
    },
    at: 'workingExperiences.0.resignMonth',
    label: 'resume.field.resign_month',
    code: 'resume.resign_after_today',
  },
  {
    section: 'training',
    fill: { 'trainings.0.trainingName': '公共行政課程', 'trainings.0.organiser': '示範學院' },
    at: 'trainings.0.startDate',
    label: 'resume.field.start_date',
    code: 'resume.training_date_or_hours',
  },
  {
    section: 'training',
    fill: {
      'trainings.0.trainingName': '公共行政課程',
      'trainings.0.organiser': '示範學院',
      'trainings.0.startDate': '2020-05-02',
      'trainings.0.endDate': '2020-05-01',
    },
    at: 'trainings.0.startDate',
    label: 'resume.field.start_date',
    code: 'resume.start_after_end',
  },
]

test.for(interfaceLanguages)('%s: resume, rule by rule, with row and field', async (language, context) => {
  const { page, words, next } = await at(context, 'RESUMING', { language, exam: exams.withResume })
  await next.click()
  await expectError(page, 'motherLanguage', words('resume.mother_language_required'))
  await field(page, 'motherLanguage').fill('中文')
  for (const { section, fill, at: name, label, code } of wrongRows) {
    const region = page.getByRole('region', { name: words(`resume.section.${section}`), exact: true })
    await region.getByRole('button', { name: words('resume.add_row') }).click()
    for (const [one, value] of Object.entries(fill)) {
      if (isDate(one)) await fillDate(page.locator(`[id="${one}"]`), value)
      else await field(page, one).fill(value)
    }
    await next.click()
    const sentence = words('resume.row_error', {
      section: words(`resume.section.${section}`),
      row: 1,
      field: words(label),
      message: words(code),
    })
    await expectError(page, name, sentence)
    await region.getByRole('button', { name: words('resume.delete_row') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('common.delete') })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  // an empty row names what is missing in it
  const projects = page.getByRole('region', { name: words('resume.section.project'), exact: true })
  await projects.getByRole('button', { name: words('resume.add_row') }).click()
  await next.click()
  const name = words('resume.field.project_name')
  await expectError(page, 'projects.0.projectName', words('resume.cannot_be_empty', { field: name }))
})

/** 4 is the lowest of higher education, below the degree that the exam asks for. */
const level = (of: number): PersonalDocumentInput['documentValue'] => ({
  educationLevel: { id: of, level: of, name: '學歷' },
})

test.for(interfaceLanguages)('%s: documents, rule by rule', async (language, context) => {
  const { page, words, next } = await at(context, 'UPLOADING', {
    language,
    documents: [
      { documentType: 'HA_E', documentValue: { ...level(4), description: 'baixo' } },
      { documentType: 'HA_E', documentValue: { description: 'sem', nameNon: true } },
    ],
  })
  const region = (category: 'ID' | 'HA_E' | 'OUTROS') =>
    page.getByRole('region', { name: words(`document.category.${category}`), exact: true })
  const source = (category: 'ID' | 'HA_E' | 'OUTROS', of: 'DSI' | 'PERSONAL' | 'NOT') =>
    region(category)
      .getByRole('radio', { name: new RegExp(`^${words(`document.source.${of}`)}`) })
      .check()
  await next.click()
  for (const category of ['ID', 'HA_E', 'OUTROS'] as const)
    await page
      .getByRole('alert')
      .getByText(words('upload.select_type', { category: words(`document.category.${category}`) }))
      .first()
      .waitFor()
  await source('ID', 'DSI')
  await source('OUTROS', 'NOT')
  await source('HA_E', 'PERSONAL')
  await next.click()
  const category = words('document.category.HA_E')
  await page
    .getByRole('alert')
    .getByText(words('upload.must_select_document', { category }))
    .first()
    .waitFor()

  const take = async (description: string) => {
    await region('HA_E')
      .getByRole('button', { name: words('upload.choose_from_library') })
      .click()
    const dialog = page.getByRole('dialog')
    for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
    await dialog.getByRole('listitem').filter({ hasText: description }).getByRole('checkbox').check()
    await dialog.getByRole('button', { name: words('common.confirm') }).click()
    await next.click()
  }
  const cancel = () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: words('common.cancel') })
      .click()
  await take('sem')
  await page.getByRole('dialog').getByText(words('upload.warn_no_higher_education')).waitFor()
  await page.getByRole('dialog').getByText(words('upload.warn_mismatch_no_former')).waitFor()
  await cancel()
  await take('baixo')
  // the sentence names the level that the exam asks for
  const [begin = ''] = words('upload.warn_level_below').split('{')
  await page.getByRole('dialog').getByText(begin).waitFor()
  await cancel()
  expect(await page.getByRole('heading', { level: 1, name: words('step.upload') }).count()).toBe(1)
})
