/** Every screen of the application in its states: how one gets there. Read by the check of accessibility and the pictures. */
import type { Locator, Page } from 'playwright-core'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { addDocument, exams, newcomer, reach } from '#test/support/applicant.ts'
import { pdf, photo } from '#test/support/files.ts'
import { textPdf } from '#test/support/pdfs.ts'
import type { Product } from '#test/support/product.ts'
import { arrive, staging } from '#test/support/staging.ts'
import { type Words, wordsOf } from '#test/support/texts.ts'

/** Where a screen begins: a newcomer taken to a stage by the API, or a persona at an address. */
type Start =
  | { stage: 'FORMING' | 'RESUMING' | 'UPLOADING' | 'REVIEWING' | 'PAYING'; exam?: number; servant?: boolean }
  /** paid, at its receipt or at what was handed in */
  | { stage: 'END'; page: 'receipt' | 'submitted-file' }
  | { persona?: string; path: string }

/** What a screen's steps can use. */
export interface Scene {
  page: Page
  words: Words
  button: (name: string) => Locator
  region: (name: string) => Locator
  choose: (within: Locator, label: string) => Promise<void>
}

export interface Screen {
  name: string
  start: Start
  /** before the page is asked for: answers that are made up */
  before?: (page: Page) => Promise<unknown>
  /** from the page to the state that is meant; ends when that is there */
  act?: (scene: Scene) => Promise<unknown>
}

const pageOf = {
  FORMING: 'registration',
  RESUMING: 'resume',
  UPLOADING: 'upload',
  REVIEWING: 'review',
  PAYING: 'payment',
}

/** Begins a screen in a fresh context, in a language. */
export async function open(
  page: Page,
  product: Product,
  { start, before, act }: Screen,
  language: InterfaceLanguage,
): Promise<void> {
  const words = wordsOf(language)
  const scene: Scene = {
    page,
    words,
    button: (name) => page.getByRole('button', { name, exact: true }),
    region: (name) => page.getByRole('region', { name }),
    choose: (within, label) =>
      within
        .getByRole('radio', { name: new RegExp(`^${label.replaceAll(/[()[\]\\.*+?^$|{}]/g, '\\$&')}`) })
        .first()
        .check(),
  }
  const { subject, path } = await begin(product, start)
  await before?.(page)
  await arrive(page, product, { subject, path, language })
  await page.waitForURL((address) => !address.pathname.endsWith('/personal-login'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await act?.(scene)
}

async function begin(product: Product, start: Start): Promise<{ subject: string; path: string }> {
  const people = staging(product)
  if ('path' in start) {
    const place = { sandbox: product.sandbox, signIn: people.signIn }
    return { subject: start.persona ?? (await newcomer(place)).subject, path: start.path }
  }
  if (start.stage === 'END') {
    const { subject, submission } = await people.ended()
    const { examId, id } = submission
    const path = start.page === 'receipt' ? `/receipt/apply/${examId}/${id}` : `/submitted-file/${examId}`
    return { subject, path }
  }
  const { stage, exam = exams.open, servant } = start
  const client = await newcomer(
    { sandbox: product.sandbox, signIn: people.signIn },
    servant ? 'servant' : 'outsider',
  )
  const { id } = await reach(client, exam, stage)
  if (stage === 'UPLOADING') {
    const image = await photo('成績表.jpg', 1200, 1600)
    await addDocument(
      client,
      'HA_E',
      new File([new Uint8Array(image.buffer)], image.name, { type: 'image/jpeg' }),
    )
  }
  return { subject: client.subject, path: `/${pageOf[stage]}/apply/${exam}/${id}` }
}

const failing = (pattern: string) => (page: Page) =>
  page.route(pattern, (route) => route.fulfill({ status: 500, body: '{}' }))

/** Company, language: enough for the next button. */
async function fillRegistration({ page, words, choose }: Scene) {
  const group = (name: string) => page.getByRole('group', { name })
  await page.getByLabel(words('form.field.contact')).fill('66123456')
  const civil = group(words('form.field.civil'))
  if (await civil.isVisible()) await choose(civil, words('common.no'))
  await choose(group(words('form.field.company_type')), words('form.company_type.0'))
  await page.getByLabel(words('form.field.company_name')).fill('示範有限公司')
  await page.getByLabel(words('form.field.company_position')).fill('文員')
  await choose(group(words('form.field.language')), words('form.language_type.C'))
}

async function ownDiploma(scene: Scene) {
  const diploma = scene.region(scene.words('document.category.HA_E'))
  await scene.choose(diploma, scene.words('document.source.PERSONAL'))
  return diploma
}

/** A document of the library, opened in the preview. */
const look = (bytes: () => Promise<Buffer> | Buffer, mediaType: string) => async (scene: Scene) => {
  const { page, words, button } = scene
  await page.route('**/personal-document/*/download', async (route) =>
    route.fulfill({ body: await bytes(), contentType: mediaType }),
  )
  const diploma = await ownDiploma(scene)
  await diploma.getByRole('button', { name: words('upload.choose_from_library') }).click()
  await button(`${words('common.view')} 成績表.jpg`).click()
}

const threeLines = () =>
  textPdf(['Certid\\343o de licenciatura', 'Disciplinas e classifica\\347\\365es', 'Observa\\347\\365es'])

export const screens: Screen[] = [
  { name: 'exam list', start: { path: '/' } },
  {
    name: 'exam list, empty',
    start: { path: '/' },
    before: (page) => page.route('**/exam/start/**', (route) => route.fulfill({ json: [] })),
    act: ({ page, words }) => page.getByText(words('exam.empty_list')).waitFor(),
  },
  {
    name: 'exam list, failed',
    start: { path: '/' },
    before: failing('**/exam/start/**'),
    act: ({ button, words }) => button(words('common.retry')).waitFor(),
  },
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
  { name: 'registration', start: { stage: 'FORMING' } },
  {
    name: 'registration, on its way',
    start: { stage: 'FORMING' },
    before: (page) => page.route('**/registration-form*', () => {}),
  },
  {
    name: 'registration, failed',
    start: { stage: 'FORMING' },
    before: failing('**/registration-form*'),
    act: ({ button, words }) => button(words('common.retry')).waitFor(),
  },
  {
    name: 'registration, errors',
    start: { stage: 'FORMING' },
    async act(scene) {
      const { page, words, button } = scene
      await fillRegistration(scene)
      await page.getByLabel(words('form.field.contact')).fill('8866 1234')
      await page.getByLabel(words('form.field.email')).fill('candidato@')
      await button(words('common.next')).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'registration, other language asked about',
    start: { stage: 'FORMING' },
    async act(scene) {
      const { page, words, button, choose } = scene
      await fillRegistration(scene)
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
  { name: 'documents', start: { stage: 'UPLOADING' } },
  {
    name: 'documents, own files taken, refused and offered to be shrunk',
    start: { stage: 'UPLOADING' },
    async act(scene) {
      const { words } = scene
      const diploma = await ownDiploma(scene)
      const large = Buffer.concat([(await photo('x.jpg')).buffer, Buffer.alloc(6 * 1024 * 1024)])
      await diploma
        .locator('input[type=file]')
        .first()
        .setInputFiles([
          pdf('Certidão de habilitações.pdf'),
          { name: '學歷證明.docx', mimeType: 'application/msword', buffer: Buffer.from('PK\x03\x04') },
          { name: 'IMG_0007.JPG', mimeType: 'image/jpeg', buffer: large },
        ])
      await diploma.getByText(words('upload.done')).first().waitFor()
      await diploma.getByText(words('upload.shrink_offer', { fileName: 'IMG_0007.JPG' })).waitFor()
      await diploma.getByText(words('upload.more_details')).click()
    },
  },
  {
    name: 'documents, errors',
    start: { stage: 'UPLOADING' },
    async act({ page, words, button }) {
      await button(words('common.next')).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'documents, the library',
    start: { stage: 'UPLOADING' },
    async act(scene) {
      const diploma = await ownDiploma(scene)
      await diploma.getByRole('button', { name: scene.words('upload.choose_from_library') }).click()
      await scene.page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'documents, conditional admission asked about',
    start: { stage: 'UPLOADING' },
    async act({ page, words, button, choose, region }) {
      for (const category of ['ID', 'HA_E', 'OUTROS'] as const)
        await choose(region(words(`document.category.${category}`)), words('document.source.NOT'))
      await button(words('common.next')).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'viewer, a PDF searched',
    start: { stage: 'UPLOADING' },
    async act(scene) {
      await look(threeLines, 'application/pdf')(scene)
      const { page, words, button } = scene
      await page.locator('[data-page="1"][data-drawn]').waitFor()
      await button(words('viewer.search')).click()
      await page.getByRole('searchbox', { name: words('viewer.search') }).fill('classificacoes')
      await page.locator('[data-current]').waitFor()
    },
  },
  {
    name: 'viewer, a picture',
    start: { stage: 'UPLOADING' },
    async act(scene) {
      await look(async () => (await photo('x.jpg', 1200, 1600)).buffer, 'image/jpeg')(scene)
      await scene.page.getByAltText(scene.words('viewer.image_alt', { fileName: '成績表.jpg' })).waitFor()
    },
  },
  {
    name: 'viewer, a broken file',
    start: { stage: 'UPLOADING' },
    async act(scene) {
      await look(() => threeLines().subarray(0, 90), 'application/pdf')(scene)
      await scene.page.getByText(scene.words('viewer.download_instead')).waitFor()
    },
  },
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
    start: { stage: 'REVIEWING' },
    async act({ page, words, button }) {
      await button(words('review.modify_documents')).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'payment', start: { stage: 'PAYING' } },
  {
    name: 'payment, asked about',
    start: { stage: 'PAYING' },
    async act({ page, words, button, choose }) {
      await choose(page.getByRole('main'), words('payment.channel.GOV_PAY'))
      await button(words('payment.pay')).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'receipt', start: { stage: 'END', page: 'receipt' } },
  {
    name: 'submitted files',
    start: { stage: 'END', page: 'submitted-file' },
    act: ({ page, words }) =>
      page
        .getByRole('button', { name: words('common.download') })
        .first()
        .waitFor(),
  },
  { name: 'submitted files, none', start: { path: `/submitted-file/${exams.open}` } },
  { name: 'receipt by its number', start: { path: '/recibo' } },
  { name: 'questions and answers', start: { path: '/faq' } },
  { name: 'notice', start: { path: '/notice' } },
  { name: 'service agreement', start: { path: '/service-agreement' } },
  { name: 'maintenance', start: { path: '/maintain' } },
  { name: 'accessibility', start: { path: '/accessibility' } },
  { name: 'no such page', start: { path: '/nowhere' } },
]
