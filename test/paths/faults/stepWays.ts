/** What each page of a journey asks for, done as a person does it; what is there already is left as it is. */

import type { Locator } from 'playwright-core'
import { exampleExams } from '#contract/external/exampleExams.ts'
import type { TextId } from '#locales/textIds.gen.ts'
import { dateField, dateIn, fillDate } from '#test/pages/dates.ts'
import type { Glance } from '#test/paths/faults/look.ts'
import type { Walk } from '#test/paths/walk.ts'
import { pdf } from '#test/support/files.ts'

type StepWay = (walk: Walk, seen: Glance) => Promise<unknown>

/** Soon taken back: the page may have gone on meanwhile. */
const quick = { timeout: 3_000 }

const group = ({ page }: Walk, name: string) => page.getByRole('group', { name })
const region = ({ page, words }: Walk, category: 'ID' | 'HA_E' | 'OUTROS') =>
  page.getByRole('region', { name: words(`document.category.${category}`) })

/** Picks a card where none of its group is picked yet; where there is one way only, nothing is asked. */
async function chooseWhereOpen(walk: Walk, within: Locator, label: string): Promise<void> {
  const cards = within.getByRole('radio')
  if ((await cards.count()) === 0) return
  if ((await within.getByRole('radio', { checked: true }).count()) > 0) return
  await walk.journey.choose(within, label)
}

async function fillWhereEmpty({ page }: Walk, label: string, value: string): Promise<void> {
  const field = page.getByLabel(label)
  // asked only after another answer
  if ((await field.count()) === 0) return
  if ((await field.inputValue(quick)) === '') await field.fill(value, quick)
}

/** Everything that the registration form requires, of somebody in no public service. */
export async function fillRegistration(walk: Walk): Promise<void> {
  const { words, language } = walk
  await fillWhereEmpty(walk, words('form.field.contact'), '66123456')
  await chooseWhereOpen(walk, group(walk, words('form.field.civil')), words('common.no'))
  await chooseWhereOpen(walk, group(walk, words('form.field.company_type')), words('form.company_type.0'))
  await fillWhereEmpty(walk, words('form.field.company_name'), '示範有限公司')
  await fillWhereEmpty(walk, words('form.field.company_position'), '文員')
  const own = language === 'PT' ? 'form.language_type.P' : 'form.language_type.C'
  await chooseWhereOpen(walk, group(walk, words('form.field.language')), words(own))
}

/** A source for each category that has none, and a file where one is due. */
export async function chooseDocuments(walk: Walk, name = 'Outro certificado.pdf'): Promise<void> {
  const { words, staged } = walk
  if (staged.submission.type === 'supplement') return giveFile(walk, 'HA_E', name)
  await chooseWhereOpen(walk, region(walk, 'ID'), words('document.source.DSI'))
  await giveFile(walk, 'HA_E', name)
  await chooseWhereOpen(walk, region(walk, 'OUTROS'), words('document.source.NOT'))
}

/** Chooses the own library for a category and gives it a file, where it has none. */
export async function giveFile(walk: Walk, category: 'ID' | 'HA_E', name: string): Promise<void> {
  const { words } = walk
  const part = region(walk, category)
  await chooseWhereOpen(walk, part, words('document.source.PERSONAL'))
  // a file that was refused for itself is put away
  if ((await part.getByRole('alert').count()) > 0)
    await part
      .getByRole('button', { name: new RegExp(`^${words('upload.remove')}`) })
      .first()
      .click(quick)
  const files = part.getByText(words('upload.done'))
  if ((await files.count()) > 0) return
  await part.locator('input[type=file]').first().setInputFiles(pdf(name))
  await files.first().waitFor()
}

const press = (walk: Walk, id: 'common.next' | 'common.submit') => walk.button(walk.words(id)).click(quick)

/** By the card of the exam, on the list. */
export const goesByList = async (walk: Walk): Promise<void> => {
  const { page, words, staged } = walk
  const { type, examId } = staged.submission
  const code = exampleExams.find(({ id }) => id === examId)?.code ?? ''
  const ids: TextId[] =
    type === 'apply'
      ? ['exam.apply', 'exam.continue', 'exam.view_receipt']
      : ['exam.supplement', 'exam.supplement_continue']
  const name = new RegExp(`^(${ids.map((id) => words(id)).join('|')})$`)
  const card = walk.journey.card(code)
  await card.getByRole('button', { name }).or(card.getByRole('link', { name })).first().click(quick)
  await page.waitForFunction(() => !document.querySelector('article button[data-loading]'), null, quick)
}

/** The date, or the way back from a card that ends the check. */
const check: StepWay = async (walk, { main }) => {
  const date = dateField(walk.page, walk.words('eligibility.seven_year_title'))
  const home = walk.words('common.back_home')
  if ((await date.count()) === 0) return main.includes(home) && walk.button(home).click(quick)
  if ((await dateIn(date)) === '--') await fillDate(date, '2019-03-01', quick)
  await walk.button(walk.words('common.continue')).click(quick)
}

const registration: StepWay = async (walk) => {
  await fillRegistration(walk)
  await press(walk, 'common.next')
}

/** With suggestions; its section is named likewise. */
export const motherLanguage = ({ page, words }: Walk) =>
  page.getByRole('combobox', { name: words('resume.field.mother_language') })

const resume: StepWay = async (walk) => {
  const typed = await motherLanguage(walk).inputValue(quick)
  if (typed === '') await walk.button(walk.words('resume.skip')).click(quick)
  else await press(walk, 'common.next')
}

const upload: StepWay = async (walk) => {
  await chooseDocuments(walk)
  await press(walk, 'common.next')
}

const review: StepWay = async (walk) => {
  const declared = walk.page.getByRole('checkbox')
  if (!(await declared.isChecked(quick))) await walk.page.getByText(walk.words('review.declare')).click(quick)
  await press(walk, 'common.submit')
}

const payment: StepWay = async (walk, { main }) => {
  const { words, journey } = walk
  const on = words('payment.go_on')
  if (main.includes(on)) return walk.button(on).click(quick)
  const isChosen = (await walk.page.getByRole('main').getByRole('radio', { checked: true }).count()) > 0
  if (!isChosen) await journey.channel(walk.notes.get('channel') === 'FREE' ? 'FREE' : 'GOV_PAY').check(quick)
  const pays = walk.button(words('payment.pay')).or(walk.button(words('payment.apply_free')))
  await pays.click(quick)
}

/** The payer has paid meanwhile: the wait is asked to look. */
const wait: StepWay = async (walk) => {
  const { gateway } = walk.product.sandbox.control
  const transactionNo = new URL(walk.page.url()).searchParams.get('transactionNo') ?? ''
  const order = gateway.orders().find(({ reference }) => reference === transactionNo)
  if (order?.status === 'PENDING') await gateway.pay(transactionNo, 'success')
  await walk.button(walk.words('payment.check_again')).click(quick)
}

/** By the title of the page. */
export const stepWays = {
  'page.home': goesByList,
  'page.check': check,
  'page.supplement_check': check,
  'step.registration': registration,
  'step.resume': resume,
  'step.upload': upload,
  'step.supplement_upload': upload,
  'step.review': review,
  'step.payment': payment,
  'payment.waiting_title': wait,
} satisfies Partial<Record<TextId, StepWay>>
