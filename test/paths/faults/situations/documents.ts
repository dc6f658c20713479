/** The documents, their previews, and the review. */
import {
  addPersonalDocument,
  downloadPersonalDocument,
  downloadPersonalDocumentThumb,
  listPersonalDocuments,
} from '#contract/endpoints/personalDocument.ts'
import { searchReference } from '#contract/endpoints/referenceData.ts'
import {
  downloadFormDocument,
  downloadFormDocumentThumb,
  downloadSubmittedFile,
  downloadSubmittedFileThumb,
  getRegistrationForm,
  getResume,
  listSubmittedFiles,
  returnFromReview,
  submitFiles,
  submitReview,
  submitSupplementFiles,
  submitSupplementReview,
} from '#contract/endpoints/submission.ts'
import {
  atPage,
  atReceipt,
  atStep,
  keepsFile,
  paidOnce,
  previewDrawn,
  uploadedName,
} from '#test/paths/faults/reached.ts'
import * as seen from '#test/paths/faults/seen.ts'
import type { Asking, Doing, Situation } from '#test/paths/faults/situation.ts'
import { atStage, inTurn, isOpen, opens, owing } from '#test/paths/faults/situations/begun.ts'
import { chooseDocuments, giveFile } from '#test/paths/faults/stepWays.ts'
import type { Walk } from '#test/paths/walk.ts'
import { addDocument, pdfFile } from '#test/support/applicant.ts'
import { pdf } from '#test/support/files.ts'
import { moveTo } from '#test/support/otherTab.ts'

const diploma = ({ page, words }: Walk) => page.getByRole('region', { name: words('document.category.HA_E') })
const givesDiploma: Doing = (walk) => giveFile(walk, 'HA_E', uploadedName)
const hasDiploma: Asking = (walk) => diploma(walk).getByText(walk.words('upload.done')).first().isVisible()

const uploading = inTurn(atStage('UPLOADING'), isOpen('upload'))
const categories = atStep('step.upload', 'main input[type=radio]')

/** Says yes to what is asked on the way to the next step. */
const nextWithYes: Doing = async (walk) => {
  await walk.press(walk.words('common.next'))
  const yes = walk.dialog.getByRole('button', { name: walk.words('common.continue'), exact: true })
  // no higher education is said of the file
  await yes.click({ timeout: 1_000 }).catch(() => {})
}

const loads = [listSubmittedFiles, listPersonalDocuments, getRegistrationForm].map(
  (call): Situation => ({
    walk: 'documents',
    call,
    begin: atStage('UPLOADING'),
    act: opens('upload'),
    shows: seen.inPlace,
    reached: categories,
  }),
)

const inLibrary: Doing = async (walk) => {
  await atStage('UPLOADING')(walk)
  await addDocument(walk.staged.client, 'HA_E', pdfFile(uploadedName))
  await isOpen('upload')(walk)
  await walk.journey.choose(diploma(walk), walk.words('document.source.PERSONAL'))
}
const opensLibrary: Doing = (walk) =>
  diploma(walk)
    .getByRole('button', { name: walk.words('upload.choose_from_library') })
    .click()
const viewsDocument: Doing = async (walk) => {
  const part = diploma(walk)
  await walk.journey.choose(part, walk.words('document.source.PERSONAL'))
  if ((await walk.dialog.count()) === 0) await opensLibrary(walk)
  await walk.page.getByRole('button', { name: `${walk.words('common.view')} ${uploadedName}` }).click()
}

const documents: Situation[] = [
  ...loads,
  {
    walk: 'documents',
    call: addPersonalDocument,
    begin: inTurn(uploading, (walk) =>
      walk.journey.choose(diploma(walk), walk.words('document.source.PERSONAL')),
    ),
    act: (walk) => diploma(walk).locator('input[type=file]').first().setInputFiles(pdf(uploadedName)),
    shows: seen.sent,
    reached: hasDiploma,
    again: givesDiploma,
  },
  {
    walk: 'documents',
    call: submitFiles,
    begin: inTurn(uploading, (walk) => chooseDocuments(walk, uploadedName)),
    act: nextWithYes,
    shows: seen.saved,
    reached: atStep('step.review'),
    kept: keepsFile,
  },
  {
    walk: 'documents-level',
    call: searchReference,
    begin: uploading,
    act: givesDiploma,
    shows: seen.silently,
    reached: hasDiploma,
    again: givesDiploma,
    isUnnoticed: true,
  },
  {
    walk: 'library',
    call: listPersonalDocuments,
    begin: inTurn(inLibrary, opensLibrary),
    act: (walk) => walk.answer(walk.words('upload.library_refresh')),
    skip: 0,
    shows: seen.told,
    reached: ({ page }) => page.getByText(uploadedName).first().isVisible(),
    again: inTurn(
      (walk) => walk.journey.choose(diploma(walk), walk.words('document.source.PERSONAL')),
      opensLibrary,
    ),
    isUnnoticed: true,
  },
  {
    walk: 'preview',
    call: downloadPersonalDocument,
    begin: inLibrary,
    act: viewsDocument,
    shows: seen.previewed,
    reached: previewDrawn,
    again: viewsDocument,
  },
  {
    walk: 'preview',
    call: downloadPersonalDocumentThumb,
    begin: inLibrary,
    act: viewsDocument,
    shows: seen.silently,
    reached: previewDrawn,
    again: viewsDocument,
    isUnnoticed: true,
  },
]

const toReview = (walk: Walk) => moveTo(walk.product, walk.staged, 'REVIEWING')
const reviewing = inTurn(atStage('UPLOADING'), (walk) => toReview(walk), isOpen('review'))
const confirms: Doing = async (walk) => {
  await walk.page.getByText(walk.words('review.declare')).click()
  await walk.press(walk.words('common.submit'))
  await walk.answer(walk.words('common.confirm'))
}
const viewsFile: Doing = (walk) =>
  walk.page
    .locator('main dd')
    .getByRole('button', { name: new RegExp(`^${walk.words('common.view')}`) })
    .first()
    .click()
const viewsForm: Doing = (walk) => walk.press(walk.words('review.preview_form'))

const review: Situation[] = [
  ...[listSubmittedFiles, getRegistrationForm, getResume].map(
    (call): Situation => ({
      walk: 'review',
      call,
      begin: atStage('REVIEWING'),
      act: opens('review'),
      shows: seen.inPlace,
      reached: atStep('step.review', 'main input[type=checkbox]'),
    }),
  ),
  {
    walk: 'review',
    call: submitReview,
    begin: reviewing,
    act: confirms,
    shows: seen.reviewed,
    reached: atStep('step.payment'),
  },
  {
    walk: 'review',
    call: returnFromReview,
    begin: reviewing,
    act: async (walk) => {
      await walk.press(walk.words('review.modify_registration'))
      await walk.answer(walk.words('common.confirm'))
    },
    shows: seen.told,
    // exactly there: whoever reviews has been at the form before
    reached: atPage('step.registration', 'main form'),
    again: async (walk) => {
      await walk.press(walk.words('review.modify_registration'))
    },
  },
  ...(
    [
      ['review-form', downloadFormDocument, viewsForm, seen.previewed],
      ['review-form', downloadFormDocumentThumb, viewsForm, seen.silently],
      ['review-file', downloadSubmittedFile, viewsFile, seen.previewed],
      ['review-file', downloadSubmittedFileThumb, viewsFile, seen.silently],
    ] as const
  ).map(
    ([walk, call, views, shows]): Situation => ({
      walk,
      call,
      begin: reviewing,
      act: views,
      shows,
      reached: previewDrawn,
      again: views,
      ...(shows === seen.silently ? { isUnnoticed: true } : {}),
    }),
  ),
]

const owed = inTurn(owing(['HA_E'], false), isOpen('upload'))
const owedBoth = inTurn(owing(['HA_E'], true), isOpen('upload'))
const supplementReview = (payment: boolean) =>
  inTurn(owing(['HA_E'], payment), (walk) => toReview(walk), isOpen('review'))

const supplements: Situation[] = [
  ...(
    [
      ['supplement-files', owed],
      ['supplement-both', owedBoth],
    ] as const
  ).map(
    ([walk, begin]): Situation => ({
      walk,
      call: submitSupplementFiles,
      begin: inTurn(begin, (of) => chooseDocuments(of, uploadedName)),
      act: nextWithYes,
      shows: seen.saved,
      reached: atStep('step.review'),
      kept: keepsFile,
    }),
  ),
  {
    walk: 'supplement-files',
    call: submitSupplementReview,
    begin: supplementReview(false),
    act: confirms,
    shows: seen.reviewed,
    reached: atReceipt,
    kept: paidOnce,
  },
  {
    walk: 'supplement-both',
    call: submitSupplementReview,
    begin: supplementReview(true),
    act: confirms,
    shows: seen.reviewed,
    reached: atStep('step.payment'),
  },
]

export const withDocuments: readonly Situation[] = [...documents, ...review, ...supplements]
