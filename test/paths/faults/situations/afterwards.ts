/** The receipt, what was handed in, and the session. */
import { getExam, listApplyRound, listSupplementRounds } from '#contract/endpoints/exam.ts'
import {
  downloadReceipt,
  downloadReceiptByNumber,
  downloadReceiptThumb,
  getReceipt,
} from '#contract/endpoints/payment.ts'
import { getProfile, signOut } from '#contract/endpoints/session.ts'
import { downloadSubmittedFile, downloadSubmittedFileThumb } from '#contract/endpoints/submission.ts'
import { atPage, atReceipt, hasDownloaded, notesDownloads, previewDrawn } from '#test/paths/faults/reached.ts'
import * as seen from '#test/paths/faults/seen.ts'
import type { Doing, Situation } from '#test/paths/faults/situation.ts'
import { ended, inTurn, nobodyYet, opens } from '#test/paths/faults/situations/begun.ts'

const receiptShown: Doing = async (walk) => {
  await opens('receipt')(walk)
  await walk.button(walk.words('receipt.download')).waitFor()
}
const downloads: Doing = (walk) => walk.press(walk.words('receipt.download'))
const views: Doing = ({ page, words }) =>
  page
    .getByRole('button', { name: new RegExp(`^${words('common.view')}`) })
    .first()
    .click()

const receipt: Situation[] = [
  {
    walk: 'receipt',
    call: getReceipt,
    begin: ended,
    act: opens('receipt'),
    shows: seen.inPlace,
    reached: atReceipt,
  },
  {
    walk: 'receipt',
    call: downloadReceiptThumb,
    begin: ended,
    act: opens('receipt'),
    shows: seen.silently,
    reached: atReceipt,
    isUnnoticed: true,
  },
  {
    walk: 'receipt',
    call: downloadReceipt,
    begin: inTurn(ended, notesDownloads, receiptShown),
    act: downloads,
    shows: seen.downloaded,
    reached: hasDownloaded,
    again: downloads,
  },
  {
    walk: 'receipt-preview',
    call: downloadReceipt,
    begin: inTurn(ended, receiptShown),
    act: views,
    shows: seen.previewed,
    reached: previewDrawn,
    again: views,
  },
  {
    walk: 'recibo',
    call: downloadReceiptByNumber,
    begin: inTurn(ended, notesDownloads),
    act: (walk) => walk.arriveAt(`/recibo?submissionNo=${walk.staged.submission.submissionNo}`),
    shows: seen.downloadedByNumber,
    reached: hasDownloaded,
    again: downloads,
  },
]

const files: Doing = (walk) => walk.arriveAt(`/submitted-file/${walk.staged.submission.examId}`)
const filesShown: Doing = async (walk) => {
  await files(walk)
  await walk.page.locator('main li button').first().waitFor()
}
const savesFile: Doing = ({ page, words }) =>
  page
    .locator('main li')
    .getByRole('button', { name: new RegExp(`^${words('common.download')}`) })
    .first()
    .click()
const filesAreShown = atPage('page.submitted_file', 'main li button')

const submittedFiles: Situation[] = [
  ...[getExam, listApplyRound, listSupplementRounds].map(
    (call): Situation => ({
      walk: 'submitted-files',
      call,
      begin: ended,
      act: files,
      shows: seen.inPlace,
      reached: filesAreShown,
    }),
  ),
  {
    walk: 'submitted-files',
    call: downloadSubmittedFileThumb,
    begin: ended,
    act: files,
    shows: seen.silently,
    reached: filesAreShown,
    isUnnoticed: true,
  },
  {
    walk: 'submitted-files',
    call: downloadSubmittedFile,
    begin: inTurn(ended, notesDownloads, filesShown),
    act: savesFile,
    shows: seen.told,
    reached: hasDownloaded,
    again: savesFile,
  },
]

/** On a page until its session is about to end. */
const sessionEnds: Doing = async (walk) => {
  const { page, words, charts } = walk
  await charts.listen(page)
  await walk.arriveAt('/notice')
  await walk.title(words('notice.title'))
  // its chart comes when the page is idle, and reckons from the clock as it is then
  const isKept = await charts.until(() => charts.stepsOf('session')[0], 20_000)
  if (isKept === null) throw new Error('nothing keeps the session')
  await page.clock.runFor('00:25:10')
  await page.getByRole('dialog', { name: words('session.expiring_title') }).waitFor()
}

const session: Situation[] = [
  {
    walk: 'session',
    call: getProfile,
    begin: inTurn(nobodyYet, sessionEnds),
    act: (walk) => walk.answer(walk.words('session.extend')),
    shows: seen.extended,
    reached: async (walk) =>
      (await walk.dialog.count()) === 0 &&
      (await walk.page.getByRole('heading', { level: 1, name: walk.words('notice.title') }).isVisible()),
    usesClock: true,
  },
  {
    walk: 'session',
    call: signOut,
    begin: inTurn(nobodyYet, async (walk) => {
      await walk.arriveAt('/notice')
      await walk.title(walk.words('notice.title'))
    }),
    act: (walk) => walk.press(walk.words('header.logout')),
    shows: () => ({ at: 'signIn', says: [] }),
    reached: async ({ page, product }) => page.url().startsWith(product.sandbox.urls.account),
    isUnnoticed: true,
  },
]

export const afterwards: readonly Situation[] = [...receipt, ...submittedFiles, ...session]
