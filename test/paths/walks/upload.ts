import { addPersonalDocument } from '#contract/endpoints/personalDocument.ts'
import {
  getSubmission,
  listSubmittedFiles,
  returnFromReview,
  submitFiles,
} from '#contract/endpoints/submission.ts'
import type { CategoryChoice } from '#contract/entities/document.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { uploadMachine } from '#machines/upload/upload.machine.ts'
import type { UploadContext, UploadInput } from '#machines/upload/uploadContext.ts'
import { done, error } from '#test/charts/paths/ends.ts'
import { diplomaOf } from '#test/charts/personalDocumentOf.ts'
import { address, offline } from '#test/charts/phrases.ts'
import { answers, fails } from '#test/paths/ends.ts'
import type { Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import {
  busy,
  conflict,
  isLoading,
  leavesAfter,
  puttingOff,
  retryOffered,
  type Submitting,
  submittingCases,
  submittingEvents,
} from '#test/paths/walks/savingSteps.ts'
import { choose, pdfFile } from '#test/support/applicant.ts'
import { pdf } from '#test/support/files.ts'
import type { Client } from '#test/support/harness.ts'

/** Documents of the library, by what their level is to the exam; named so in the model and on the page. */
const levels = { enough: 5, below: 4 } as const
const nameOf = (document: string) => `${document}.pdf`
/** What was chosen when the page is opened, of documents that the model calls so. */
const choices = (diploma: string): CategoryChoice[] => [
  choose('ID', 'DSI'),
  choose('HA_E', 'PERSONAL', { id: diploma }),
  choose('OUTROS', 'NOT'),
]
const library = Object.entries(levels).map(([document, level]) => diplomaOf(document, level))
const fullLibrary = Array.from({ length: limits.libraryDocuments }, (_, at) => ({ id: `${at}` }))
const noFile = { file: { name: 'none' }, value: undefined, conversion: null }

const identityOf = (context: UploadContext) =>
  context.choices.find(({ documentType }) => documentType === 'ID')?.documentSource
const diplomasOf = (context: UploadContext) =>
  context.choices.find(({ documentType }) => documentType === 'HA_E')?.personalDocumentIds.join() ?? ''

const isFull = ({ library }: UploadContext) => library.length === limits.libraryDocuments

/** Another tab hands in what this page shows when it is opened. */
async function handIn(client: Client, id: string, diploma: string): Promise<Submission> {
  const params = { id }
  const { version } = await client.ok(getSubmission, { params })
  const body = { choices: choices(diploma), conditionalConfirmed: false, version }
  return client.ok(submitFiles, { params, query: { language: 'ZH_TW' }, body })
}
const comeBack = (client: Client, id: string) =>
  client.ok(returnFromReview, { params: { id }, query: { stage: 'UPLOADING' } })

/** Another tab is faster, and stays where it comes to or comes back. */
async function overtake({ staged: { client, submission }, notes }: Walk, comesBack: boolean) {
  await handIn(client, submission.id, notes.get('enough') ?? '')
  if (comesBack) await comeBack(client, submission.id)
}

const part = ({ page, words }: Walk, category: DocumentCategory = 'HA_E') =>
  page.getByRole('region', { name: words(`document.category.${category}`) })
const rowButton = (walk: Walk, word: string, document: string) =>
  part(walk).getByRole('button', { name: `${word} ${nameOf(document)}`, exact: true })
const next = (walk: Walk) => walk.button(walk.words('common.next'))

/** Where a document was taken away, its category is named. */
async function namesWhatIsMissing(walk: Walk) {
  if (!walk.notes.has('incomplete')) return
  const category = walk.words('document.category.HA_E')
  await walk.page
    .getByRole('alert')
    .filter({ hasText: walk.words('upload.must_select_document', { category }) })
    .first()
    .waitFor()
}

const settled: Look = async (walk) => {
  if (walk.notes.has('library')) return walk.asked(walk.words('upload.choose_from_library'))
  await part(walk).waitFor()
  await next(walk).and(walk.page.locator(':enabled')).waitFor()
  await walk.dialog.waitFor({ state: 'detached' })
}

const saving: Submitting = {
  id: 'submitFiles',
  save: submitFiles,
  read: getSubmission,
  held: [listSubmittedFiles, submitFiles, addPersonalDocument],
  overtake,
  open: settled,
}

export const uploadWalk: WalkPlan = {
  chart: uploadMachine,
  alphabet: {
    inputs: [{ address, requested: [], requiredLevel: 5, version: 2 }] satisfies UploadInput[],
    cases: [
      done('loadDocuments', {
        choices: choices('enough'),
        restored: false,
        version: 2,
        civil: false,
        library,
      }),
      error('loadDocuments', offline),
      { type: 'source.chosen', category: 'ID', source: 'NOT' },
      { type: 'documents.picked', category: 'HA_E', documentIds: [] },
      { type: 'documents.picked', category: 'HA_E', documentIds: ['below'] },
      { type: 'library.opened', category: 'HA_E' },
      { type: 'library.read', documents: fullLibrary },
      { type: 'files.chosen', files: [{ category: 'HA_E', uploadId: 'empty', ...noFile }] },
      { type: 'file.putAway', uploadId: 'empty' },
      ...['first', 'second'].flatMap((uploadId) => [
        { type: 'file.added', category: 'HA_E', uploadId, ...noFile },
        { type: 'upload.stored', category: 'HA_E', uploadId, document: diplomaOf(uploadId, 5) },
        { type: 'upload.abandoned', uploadId },
      ]),
      ...submittingCases(saving, 'REVIEWING'),
    ],
    reads: (context: UploadContext) => [
      identityOf(context),
      diplomasOf(context),
      Object.keys(context.chosen),
      Object.keys(context.uploads),
      isFull(context),
      context.picker !== null,
    ],
    happens(context: UploadContext, { type, source, documentIds, uploadId }, { value }) {
      const uploads = Object.keys(context.uploads)
      const isOpen = context.picker !== null
      const isAsked = Object.keys(context.chosen).length > 0
      const isIdle = uploads.length === 0 && !isFull(context) && !isOpen && !isAsked
      const isUntouched = identityOf(context) === 'DSI' && diplomasOf(context) === 'enough'
      switch (type) {
        case 'source.chosen':
          return isIdle && source !== identityOf(context)
        case 'library.opened':
          return isIdle && isUntouched
        case 'library.read':
          return isOpen && !isFull(context)
        case 'library.closed':
          return isOpen
        case 'documents.picked':
          return documentIds.length === 0
            ? isIdle && diplomasOf(context) === 'enough'
            : isOpen && !isFull(context)
        case 'files.chosen':
          return isIdle
        case 'file.putAway':
          return isAsked
        case 'file.added':
          return (
            typeof value === 'object' &&
            'editing' in value &&
            isUntouched &&
            !isOpen &&
            !isAsked &&
            uploads.join() === (uploadId === 'first' ? '' : 'first')
          )
        case 'upload.stored':
        case 'upload.abandoned':
          return uploads.includes(uploadId)
        case 'next':
          return !isOpen && !isFull(context)
        default:
          return true
      }
    },
    leaves: leavesAfter(saving),
  },
  async begin(walk) {
    walk.staged = await walk.people.at('UPLOADING')
    const { client, submission } = walk.staged
    for (const [document, level] of Object.entries(levels)) {
      const documentValue = { educationLevel: { id: level, level, name: document } }
      const body = { documentType: 'HA_E', documentValue } as const
      const { id } = await client.ok(addPersonalDocument, { body, file: pdfFile(nameOf(document)) })
      walk.notes.set(document, id)
    }
    await handIn(client, submission.id, walk.notes.get('enough') ?? '')
    await comeBack(client, submission.id)
    await walk.gate.hold(...saving.held)
    await walk.arriveAt(walk.step('upload'))
  },
  events: {
    'xstate.done.actor.loadDocuments': answers(listSubmittedFiles),
    'xstate.error.actor.loadDocuments': fails(listSubmittedFiles),
    retry: (walk) => walk.press(walk.words('common.retry')),
    'source.chosen': (walk, { category, source }) =>
      walk.journey.choose(part(walk, category), walk.words(`document.source.${source as 'NOT'}`)),
    async 'documents.picked'(walk, { documentIds }) {
      if (documentIds.length === 0) {
        walk.notes.set('incomplete', 'yes')
        return rowButton(walk, walk.words('upload.remove'), 'enough').click()
      }
      for (const document of Object.keys(levels))
        await walk.dialog
          .getByRole('checkbox', { name: new RegExp(`^${nameOf(document)}`) })
          .setChecked(documentIds.includes(document))
      walk.notes.delete('library')
      await walk.answer(walk.words('common.confirm'))
    },
    async 'library.opened'(walk) {
      await part(walk)
        .getByRole('button', { name: walk.words('upload.choose_from_library') })
        .click()
      walk.notes.set('library', 'open')
    },
    async 'library.read'(walk, { documents }) {
      for (let count = library.length; count < documents.length; count += 1)
        await walk.staged.client.ok(addPersonalDocument, {
          body: { documentType: 'OUTROS' },
          file: pdfFile(),
        })
      await walk.dialog.getByRole('button', { name: walk.words('upload.library_refresh') }).click()
      await walk.asked(walk.words('upload.library_count', { count: documents.length }))
      walk.notes.set('full', 'yes')
    },
    async 'library.closed'(walk) {
      walk.notes.delete('library')
      await walk.answer(walk.words('common.cancel'))
    },
    async 'files.chosen'(walk) {
      await part(walk)
        .locator('input[type=file]')
        .setInputFiles({ ...pdf(nameOf('empty')), buffer: Buffer.alloc(0) })
      await part(walk)
        .getByText(walk.words('upload.empty_file', { fileName: nameOf('empty') }))
        .waitFor()
      walk.notes.set('unsent', 'yes')
    },
    async 'file.putAway'(walk) {
      walk.notes.delete('unsent')
      await rowButton(walk, walk.words('upload.remove'), 'empty').click()
    },
    async 'file.added'(walk, { uploadId }) {
      await part(walk)
        .locator('input[type=file]')
        .setInputFiles(pdf(nameOf(uploadId)))
      if (walk.notes.has('full')) await walk.told(walk.words('error.code.DOC_NUM_MORE_THAN_150'))
    },
    'upload.stored': (walk, { uploadId }) =>
      walk.gate.end(
        addPersonalDocument,
        'service',
        (call) => call.postData()?.includes(nameOf(uploadId)) ?? false,
      ),
    'upload.abandoned': (walk, { uploadId }) =>
      rowButton(walk, walk.words('upload.cancel'), uploadId).click(),
    async next(walk) {
      await next(walk).click()
      if (!walk.notes.has('unsent')) await namesWhatIsMissing(walk)
    },
    async confirm(walk) {
      await walk.answer(walk.words('common.continue'))
      await namesWhatIsMissing(walk)
    },
    cancel: puttingOff('common.cancel', settled),
    ...submittingEvents(saving),
  },
  states: {
    async loading(walk) {
      await walk.title(walk.words('step.upload'))
      await isLoading(walk)
    },
    failed: retryOffered,
    'editing.settled': settled,
    async 'editing.sending'(walk) {
      await part(walk).getByRole('progressbar').first().waitFor()
      await next(walk).and(walk.page.locator(':disabled, [aria-disabled=true]')).waitFor()
    },
    'confirming.unsent': (walk) =>
      walk.asked(walk.words('upload.unsent_confirm', { count: 1, files: nameOf('empty') })),
    'confirming.warnings': (walk) => walk.asked(walk.words('upload.warn_level_below').split('{')[0] ?? ''),
    'confirming.condition': (walk) =>
      walk.asked(
        walk.words('confirm.conditional_admission', {
          count: 1,
          documents: walk.words('document.category.ID'),
        }),
      ),
    submitting: busy,
    conflict,
    submittingOver: busy,
    submitted: (walk) => walk.title(walk.words('step.review')),
  },
  excluded: [
    'upload.confirming | file.added[0] -> upload.editing.sending',
    'upload.confirming | file.added[1] -> (stays)',
    'upload | file.added[0] -> (stays)',
  ].map((transition) => ({
    transition,
    why: 'A picture is converted in the moment in which a question is asked or answered; no press can hit it.',
  })),
}
