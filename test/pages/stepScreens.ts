/** The check, the registration form, the resume and the review, in their states. */

import { eligibilityCodes } from '#contract/errorCodes.ts'
import { resumeLists } from '#src/i18n/resumeLists.ts'
import { dateField, fillDate } from '#test/pages/dates.ts'
import type { Scenario, Screen } from '#test/pages/openScreen.ts'
import { answering } from '#test/pages/serviceAnswers.ts'
import { exams } from '#test/support/applicant.ts'

/** Enough for the next button, in the language of the interface. */
async function fillRegistration({ page, words, choose, language }: Scenario) {
  const group = (name: string) => page.getByRole('group', { name })
  await page.getByLabel(words('form.field.contact')).fill('66123456')
  const civil = group(words('form.field.civil'))
  if (await civil.isVisible()) await choose(civil, words('common.no'))
  await choose(group(words('form.field.company_type')), words('form.company_type.0'))
  await page.getByLabel(words('form.field.company_name')).fill('示範有限公司')
  await page.getByLabel(words('form.field.company_position')).fill('文員')
  const own = language === 'PT' ? 'form.language_type.P' : 'form.language_type.C'
  await choose(group(words('form.field.language')), words(own))
}

const retryOffered = ({ button, words }: Scenario) => button(words('common.retry')).waitFor()
const asked = ({ page }: Scenario) => page.getByRole('dialog').waitFor()

const checkScreens: Screen[] = [
  {
    name: 'check, refused',
    start: { persona: 'age-17', path: `/check/apply/${exams.open}` },
    act: ({ page, words }) => page.getByText(words('eligibility.USER_AGE_DISMATCH')).waitFor(),
  },
  {
    name: 'check, date of seven years with its error',
    start: { persona: 'non-permanent', path: `/check/apply/${exams.open}` },
    async act({ page, button, words }) {
      await button(words('common.continue')).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'check, date of seven years half typed',
    start: { persona: 'non-permanent', path: `/check/apply/${exams.open}` },
    async act({ page, button, words }) {
      await fillDate(dateField(page, words('eligibility.seven_year_title')), '-13-2')
      await button(words('common.continue')).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  ...eligibilityCodes
    .filter((code) => code !== 'SEVEN_YEAR_DATE_MUST_NOT_NULL')
    .map((code) => {
      const round = /SUPPLEMENT|NAME_LIST|NOT_APPLY/.test(code) ? 'supplement' : 'apply'
      const exam = round === 'apply' ? exams.open : exams.supplement
      return {
        name: `check, ended by ${code}`,
        start: { path: `/check/${round}/${exam}` },
        before: answering('/check-data', code),
        act: ({ page, words }: Scenario) => page.getByText(words(`eligibility.${code}`)).waitFor(),
      }
    }),
  {
    name: 'check, under way',
    start: { path: `/check/apply/${exams.open}` },
    before: answering('/check-data', 'never'),
    act: ({ page, words }) => page.getByText(words('eligibility.checking')).waitFor(),
  },
  {
    name: 'check, failed',
    start: { path: `/check/apply/${exams.open}` },
    before: answering('/check-data', 500),
    act: retryOffered,
  },
  {
    name: 'check, of an exam that can’t be read',
    start: { path: `/check/apply/${exams.open}` },
    before: answering('/detail', 500),
    act: retryOffered,
  },
  {
    name: 'check, date of seven years asked about',
    hasDialog: true,
    start: { persona: 'non-permanent', path: `/check/apply/${exams.open}` },
    async act(scenario) {
      await fillDate(dateField(scenario.page, scenario.words('eligibility.seven_year_title')), '2019-03-01')
      await scenario.button(scenario.words('common.continue')).click()
      await asked(scenario)
    },
  },
]

const registrationScreens: Screen[] = [
  { name: 'registration', start: { stage: 'FORMING' } },
  {
    name: 'registration, on its way',
    start: { stage: 'FORMING' },
    before: (page) => page.route('**/registration-form*', () => {}),
  },
  {
    name: 'registration, failed',
    start: { stage: 'FORMING' },
    before: answering('/registration-form', 500),
    act: ({ button, words }) => button(words('common.retry')).waitFor(),
  },
  {
    name: 'registration, errors',
    start: { stage: 'FORMING' },
    async act(scenario) {
      const { page, words, button } = scenario
      await fillRegistration(scenario)
      await page.getByLabel(words('form.field.contact')).fill('8866 1234')
      await page.getByLabel(words('form.field.email')).fill('candidato@')
      await button(words('common.next')).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'registration, other language asked about',
    hasDialog: true,
    start: { stage: 'FORMING' },
    async act(scenario) {
      const { page, words, button, choose } = scenario
      await fillRegistration(scenario)
      const other = words('language.name_zh') === '中文' ? 'form.language_type.P' : 'form.language_type.C'
      await choose(page.getByRole('group', { name: words('form.field.language') }), words(other))
      await button(words('common.next')).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'registration, a long list open',
    start: { stage: 'FORMING', servant: true },
    async act({ page, words }) {
      const list = page.getByRole('combobox', { name: words('form.field.department') })
      await list.and(page.locator(':enabled')).waitFor()
      await list.click()
      await page.getByRole('listbox', { name: words('form.field.department') }).waitFor()
    },
  },
  {
    name: 'registration, saved by another window first',
    hasDialog: true,
    start: { stage: 'FORMING' },
    before: answering('/apply/registration-form', 'VERSION_CONFLICT'),
    async act(scenario) {
      await fillRegistration(scenario)
      await scenario.button(scenario.words('common.next')).click()
      await scenario.page.getByText(scenario.words('draft.conflict')).waitFor()
    },
  },
  {
    name: 'registration, refused with a message',
    start: { stage: 'FORMING' },
    before: answering('/apply/registration-form', 'SERVICE_ERROR'),
    async act(scenario) {
      await fillRegistration(scenario)
      await scenario.button(scenario.words('common.next')).click()
      await scenario.page.getByRole('alert').getByText(scenario.words('error.service')).waitFor()
    },
  },
  {
    name: 'registration, its draft restored',
    start: { stage: 'FORMING' },
    async act({ page, words }) {
      await page.getByLabel(words('form.field.email')).fill('rascunho@example.mo')
      await page
        .getByText(words('draft.saved_at').split('{')[0] ?? '')
        .first()
        .waitFor()
      await page.reload()
      await page.getByText(words('draft.restored')).waitFor()
    },
  },
  {
    name: 'registration, the steps listed',
    start: { stage: 'FORMING' },
    async act({ page, words }) {
      await page.getByRole('button', { name: new RegExp(words('header.step_list')) }).click()
      await page.getByText(words('step.current')).last().waitFor()
    },
  },
  {
    name: 'registration, leaving asked about',
    hasDialog: true,
    start: { stage: 'FORMING' },
    async act(scenario) {
      const { page, words, button } = scenario
      // without its journey a page has nothing to ask about
      await page.getByRole('button', { name: new RegExp(words('header.step_list')) }).waitFor()
      await button(words('header.close')).click()
      await asked(scenario)
    },
  },
  {
    name: 'registration, of a submission that can’t be read',
    start: { stage: 'FORMING' },
    before: (page) => page.route(/\/submission\/[^/]+$/, (route) => route.fulfill({ status: 502, body: '' })),
    isUntitled: true,
    act: retryOffered,
  },
]

const resumeScreens: Screen[] = [
  { name: 'resume', start: { stage: 'RESUMING' } },
  {
    name: 'resume, errors in a row',
    start: { stage: 'RESUMING', exam: exams.withResume },
    async act({ page, words, button, region }) {
      await region(words('resume.section.education'))
        .getByRole('button', { name: words('resume.add_row') })
        .click()
      await button(words('common.next')).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'resume, a row in each list',
    start: { stage: 'RESUMING' },
    async act({ words, region }) {
      for (const { section } of resumeLists)
        await region(words(`resume.section.${section}`))
          .getByRole('button', { name: words('resume.add_row') })
          .click()
    },
  },
  {
    name: 'resume, removing a row asked about',
    hasDialog: true,
    start: { stage: 'RESUMING' },
    async act(scenario) {
      const { words } = scenario
      const working = scenario.region(words('resume.section.working'))
      await working.getByRole('button', { name: words('resume.add_row') }).click()
      await working.getByRole('button', { name: words('resume.delete_row') }).click()
      await asked(scenario)
    },
  },
  {
    name: 'resume, skipping asked about',
    hasDialog: true,
    start: { stage: 'RESUMING' },
    async act(scenario) {
      const { page, words, button } = scenario
      await page.getByRole('combobox', { name: words('resume.field.mother_language') }).fill('中文')
      await button(words('resume.skip')).click()
      await asked(scenario)
    },
  },
  {
    name: 'resume, saved by another window first',
    hasDialog: true,
    start: { stage: 'RESUMING' },
    before: answering('/apply/resume', 'VERSION_CONFLICT'),
    async act({ page, words, button }) {
      await page.getByRole('combobox', { name: words('resume.field.mother_language') }).fill('中文')
      await button(words('common.next')).click()
      await page.getByText(words('draft.conflict')).waitFor()
    },
  },
  {
    name: 'resume, failed',
    start: { stage: 'RESUMING' },
    before: answering('/resume', 500),
    act: retryOffered,
  },
]

const reviewScreens: Screen[] = [
  { name: 'review', start: { stage: 'REVIEWING' } },
  {
    name: 'review, not declared',
    start: { stage: 'REVIEWING' },
    async act({ page, words, button }) {
      await button(words('common.submit')).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'review, return asked about',
    hasDialog: true,
    start: { stage: 'REVIEWING' },
    async act({ page, words, button }) {
      await button(words('review.modify_documents')).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'review, with a resume', start: { stage: 'REVIEWING', exam: exams.withResume } },
  {
    name: 'review, submitting asked about',
    hasDialog: true,
    start: { stage: 'REVIEWING' },
    async act(scenario) {
      await scenario.page.getByText(scenario.words('review.declare')).click()
      await scenario.button(scenario.words('common.submit')).click()
      await asked(scenario)
    },
  },
  {
    name: 'review, the form looked at',
    hasDialog: true,
    start: { stage: 'REVIEWING' },
    async act({ page, words, button }) {
      await button(words('review.preview_form')).click()
      await page.locator('[data-page="1"][data-drawn]').waitFor()
    },
  },
  {
    name: 'review, failed',
    start: { stage: 'REVIEWING' },
    before: answering('/submit-file', 500),
    act: retryOffered,
  },
]

export const stepScreens: Screen[] = [
  ...checkScreens,
  ...registrationScreens,
  ...resumeScreens,
  ...reviewScreens,
]
