/** The documents of an application and of a supplement, and the viewer, in their states. */
import type { Scenario, Screen } from '#test/pages/openScreen.ts'
import { answering, type MadeUp } from '#test/pages/serviceAnswers.ts'
import { pdf, photo } from '#test/support/files.ts'
import { textPdf } from '#test/support/pdfs.ts'

async function ownDiploma(scenario: Scenario) {
  const diploma = scenario.region(scenario.words('document.category.HA_E'))
  await scenario.choose(diploma, scenario.words('document.source.PERSONAL'))
  return diploma
}

/** A document of the library, opened in the preview. */
const look = (bytes: () => Promise<Buffer> | Buffer, mediaType: string) => async (scenario: Scenario) => {
  const { page, words, button } = scenario
  await page.route('**/personal-document/*/download', async (route) =>
    route.fulfill({ body: await bytes(), contentType: mediaType }),
  )
  const diploma = await ownDiploma(scenario)
  await diploma.getByRole('button', { name: words('upload.choose_from_library') }).click()
  await button(`${words('common.view')} 成績表.jpg`).click()
}

/** The same, answered otherwise. */
const openDiploma = (answer: MadeUp) => async (scenario: Scenario) => {
  const { page, words, button } = scenario
  await answering('/download', answer)(page)
  const diploma = await ownDiploma(scenario)
  await diploma.getByRole('button', { name: words('upload.choose_from_library') }).click()
  await button(`${words('common.view')} 成績表.jpg`).click()
  await page.getByRole('dialog').last().waitFor()
}

const threeLines = () =>
  textPdf(['Certid\\343o de licenciatura', 'Disciplinas e classifica\\347\\365es', 'Observa\\347\\365es'])

/** A file of one's own, given for the diploma. */
async function giveDiploma(scenario: Scenario, name = 'Certidão de habilitações.pdf') {
  const diploma = await ownDiploma(scenario)
  await diploma.locator('input[type=file]').first().setInputFiles(pdf(name))
  return diploma
}

async function leaveOut({ words, choose, region }: Scenario, ...categories: ('ID' | 'HA_E' | 'OUTROS')[]) {
  for (const category of categories)
    await choose(region(words(`document.category.${category}`)), words('document.source.NOT'))
}

const documentsOfApplication: Screen[] = [
  { name: 'documents', start: { stage: 'UPLOADING' } },
  {
    name: 'documents, own files taken, refused and offered to be shrunk',
    start: { stage: 'UPLOADING' },
    async act(scenario) {
      const { words } = scenario
      const diploma = await ownDiploma(scenario)
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
    hasDialog: true,
    start: { stage: 'UPLOADING' },
    async act(scenario) {
      const diploma = await ownDiploma(scenario)
      await diploma.getByRole('button', { name: scenario.words('upload.choose_from_library') }).click()
      await scenario.page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'documents, conditional admission asked about',
    hasDialog: true,
    start: { stage: 'UPLOADING' },
    async act({ page, words, button, choose, region }) {
      for (const category of ['ID', 'HA_E', 'OUTROS'] as const)
        await choose(region(words(`document.category.${category}`)), words('document.source.NOT'))
      await button(words('common.next')).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'documents, failed',
    start: { stage: 'UPLOADING' },
    before: answering('/personal-document/list', 500),
    act: ({ button, words }) => button(words('common.retry')).waitFor(),
  },
  {
    name: 'documents, a file on its way',
    start: { stage: 'UPLOADING' },
    before: answering('/personal-document', 'never'),
    async act(scenario) {
      await giveDiploma(scenario)
      await scenario.page.getByRole('progressbar').waitFor()
    },
  },
  {
    name: 'documents, a file that did not arrive',
    start: { stage: 'UPLOADING' },
    before: answering('/personal-document', 500),
    async act(scenario) {
      const diploma = await giveDiploma(scenario)
      await diploma.getByText(scenario.words('upload.failed')).waitFor()
    },
  },
  {
    name: 'documents, the library full',
    start: { stage: 'UPLOADING' },
    before: answering('/personal-document', 'DOC_NUM_MORE_THAN_150'),
    async act(scenario) {
      const diploma = await giveDiploma(scenario)
      await diploma.getByText(scenario.words('upload.library_full')).waitFor()
    },
  },
  {
    name: 'documents, the library without any of the kind',
    hasDialog: true,
    start: { stage: 'UPLOADING' },
    async act({ page, words, region, choose }) {
      const other = region(words('document.category.OUTROS'))
      await choose(other, words('document.source.PERSONAL'))
      await other.getByRole('button', { name: words('upload.choose_from_library') }).click()
      await page.getByText(words('upload.library_empty')).waitFor()
    },
  },
  {
    name: 'documents, files left behind asked about',
    hasDialog: true,
    start: { stage: 'UPLOADING' },
    async act(scenario) {
      const { page, words, button } = scenario
      const diploma = await giveDiploma(scenario)
      await diploma.getByText(words('upload.done')).waitFor()
      await diploma
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: '空.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) })
      await diploma.getByText(words('upload.empty_file', { fileName: '空.pdf' })).waitFor()
      await leaveOut(scenario, 'ID', 'OUTROS')
      await button(words('common.next')).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'documents, warned of the level',
    hasDialog: true,
    start: { stage: 'UPLOADING' },
    async act(scenario) {
      const { page, words, button } = scenario
      const diploma = await giveDiploma(scenario)
      await diploma.getByText(words('upload.done')).waitFor()
      await leaveOut(scenario, 'ID', 'OUTROS')
      await button(words('common.next')).click()
      await page.getByRole('dialog').getByText(words('upload.warn_no_higher_education')).waitFor()
    },
  },
  {
    name: 'documents, saved by another window first',
    hasDialog: true,
    start: { stage: 'UPLOADING' },
    before: answering('/apply/submit-file', 'VERSION_CONFLICT'),
    async act(scenario) {
      const { page, words, button } = scenario
      await leaveOut(scenario, 'ID', 'HA_E', 'OUTROS')
      await button(words('common.next')).click()
      await page.getByRole('dialog').waitFor()
      await button(words('common.continue')).click()
      await page.getByText(words('draft.conflict')).waitFor()
    },
  },
]

const viewerScreens: Screen[] = [
  {
    name: 'viewer, a PDF searched',
    hasDialog: true,
    start: { stage: 'UPLOADING' },
    async act(scenario) {
      await look(threeLines, 'application/pdf')(scenario)
      const { page, words, button } = scenario
      await page.locator('[data-page="1"][data-drawn]').waitFor()
      await button(words('viewer.search')).click()
      await page.getByRole('searchbox', { name: words('viewer.search') }).fill('classificacoes')
      await page.locator('[data-current]').waitFor()
    },
  },
  {
    name: 'viewer, a picture',
    hasDialog: true,
    start: { stage: 'UPLOADING' },
    async act(scenario) {
      await look(async () => (await photo('x.jpg', 1200, 1600)).buffer, 'image/jpeg')(scenario)
      await scenario.page
        .getByAltText(scenario.words('viewer.image_alt', { fileName: '成績表.jpg' }))
        .waitFor()
    },
  },
  {
    name: 'viewer, a broken file',
    hasDialog: true,
    start: { stage: 'UPLOADING' },
    async act(scenario) {
      await look(() => threeLines().subarray(0, 90), 'application/pdf')(scenario)
      await scenario.page.getByText(scenario.words('viewer.download_instead')).waitFor()
    },
  },
  {
    name: 'viewer, opening',
    start: { stage: 'UPLOADING' },
    act: openDiploma('never'),
  },
  {
    name: 'viewer, failed',
    start: { stage: 'UPLOADING' },
    async act(scenario) {
      await openDiploma(500)(scenario)
      await scenario.page.getByText(scenario.words('client.preview_failed')).waitFor()
    },
  },
  {
    name: 'viewer, the step is over',
    start: { stage: 'UPLOADING' },
    async act(scenario) {
      await openDiploma('STAGE_ERROR')(scenario)
      await scenario.page.getByText(scenario.words('confirm.stage_error_home')).waitFor()
    },
  },
]

const supplementScreens: Screen[] = [
  { name: 'supplement, documents', start: { owing: 'conditional-files', page: 'upload' } },
  {
    name: 'supplement, nothing chosen',
    start: { owing: 'conditional-files', page: 'upload' },
    async act({ page, button, words }) {
      await button(words('common.next')).click()
      await page.getByText(words('supplement.need_file')).first().waitFor()
    },
  },
  {
    name: 'supplement, review',
    start: { owing: 'conditional-both', page: 'review' },
    act: ({ page, words }) => page.getByText(words('review.declare')).waitFor(),
  },
  {
    name: 'supplement, payment',
    start: { owing: 'conditional-payment', page: 'payment' },
    act: ({ page }) => page.getByRole('radio').first().waitFor(),
  },
]

export const documentScreens: Screen[] = [...documentsOfApplication, ...viewerScreens, ...supplementScreens]
