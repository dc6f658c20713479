/** How a journey's next step is told, and what must be there in the end. */
import { downloadReceipt, getReceipt, listPayments } from '#contract/endpoints/payment.ts'
import {
  getRegistrationForm,
  getResume,
  getSubmission,
  listSubmittedFiles,
} from '#contract/endpoints/submission.ts'
import type { TextId } from '#locales/textIds.gen.ts'
import { glance } from '#test/paths/faults/look.ts'
import type { Asking, Doing } from '#test/paths/faults/situation.ts'

/** In the order of an application; whoever is further has been there. */
const order = [
  'step.registration',
  'step.resume',
  'step.upload',
  'step.supplement_upload',
  'step.review',
  'step.payment',
  'step.receipt',
] as const satisfies TextId[]

/** At a step with its content, or past it; no dialog is open. */
export const atStep =
  (step: (typeof order)[number], content = 'main'): Asking =>
  async ({ page, words }) => {
    const { title, isBusy, dialog } = await glance(page)
    if (isBusy || dialog !== null) return false
    if (title === words(step)) return page.locator(content).first().isVisible()
    return order.slice(order.indexOf(step)).some((one) => words(one) === title)
  }

/** At a page, with something on it. */
export const atPage =
  (id: TextId, selector: string): Asking =>
  async ({ page, words }) => {
    const { title, dialog } = await glance(page)
    return title === words(id) && dialog === null && (await page.locator(selector).first().isVisible())
  }

/** The receipt is shown, with its number. */
export const atReceipt: Asking = atPage('step.receipt', 'main dl dd')

export const atHome: Asking = atPage('page.home', 'main article')

const noted = 'downloaded'
/** Notes downloads from here on. */
export const notesDownloads: Doing = async ({ page, notes }) => {
  page.on('download', (download) => notes.set(noted, download.suggestedFilename()))
}
export const hasDownloaded: Asking = async ({ notes }) => notes.has(noted)

/** The document is drawn in the viewer. */
export const previewDrawn: Asking = ({ page }) =>
  page.locator('dialog[open] [data-page="1"][data-drawn]').first().isVisible()

function expectSame(what: string, is: unknown, wanted: unknown) {
  if (is !== wanted)
    throw new Error(`lost: ${what} is ${JSON.stringify(is)}, and was ${JSON.stringify(wanted)}`)
}

export const typedEmail = 'guardado@example.mo'
export const keepsRegistration: Doing = async ({ staged: { client, submission } }) => {
  const { answers } = await client.ok(getRegistrationForm, { params: { id: submission.id } })
  expectSame('the e-mail of the form', answers.email, typedEmail)
}

export const typedLanguage = '客家話'
export const keepsResume: Doing = async ({ staged: { client, submission } }) => {
  const { resume } = await client.ok(getResume, { params: { id: submission.id } })
  expectSame('the mother language of the resume', resume?.motherLanguage, typedLanguage)
}

export const uploadedName = 'Certidão guardada.pdf'
export const keepsFile: Doing = async ({ staged: { client, submission } }) => {
  const files = await client.ok(listSubmittedFiles, { params: { id: submission.id } })
  const names = files.flatMap(({ file }) => (file === null ? [] : [file.name]))
  if (!names.includes(uploadedName)) throw new Error(`lost: the uploaded file; there are ${names.join(', ')}`)
}

/** One receipt; one payment at most, here and at the gateway. */
export const paidOnce: Doing = async ({ staged: { client, submission }, product }) => {
  const params = { id: submission.id }
  const { submissionNo, stage } = await client.ok(getSubmission, { params })
  expectSame('the stage', stage, 'END')
  await client.ok(getReceipt, { params })
  await client.call(downloadReceipt, { params })
  const isTaken = ({ status }: { status: string }) => status === 'SUCCESS' || status === 'NOTIFIED'
  const payments = await client.ok(listPayments, { query: { submissionNo: submissionNo ?? '' } })
  const orders = product.sandbox.control.gateway
    .orders()
    .filter(({ returnUrl }) => returnUrl.includes(submission.id))
  for (const [where, found] of [
    ['here', payments.filter(isTaken)],
    ['at the gateway', orders.filter(isTaken)],
  ] as const)
    if (found.length > 1) throw new Error(`paid twice: ${found.length} payments were taken ${where}`)
}
