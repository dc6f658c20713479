import type { WalkPlan } from '#test/paths/plan.ts'
import { appWalk } from '#test/paths/walks/app.ts'
import { authorizationWalk } from '#test/paths/walks/authorization.ts'
import { chosenFileWalk } from '#test/paths/walks/chosenFile.ts'
import { downloadWalk } from '#test/paths/walks/download.ts'
import { eligibilityWalk } from '#test/paths/walks/eligibility.ts'
import { examEntryWalk } from '#test/paths/walks/examEntry.ts'
import { fileUploadWalk } from '#test/paths/walks/fileUpload.ts'
import { journeyWalks } from '#test/paths/walks/journey.ts'
import { leavingWalk } from '#test/paths/walks/leaving.ts'
import { libraryWalk } from '#test/paths/walks/library.ts'
import { loadingWalk } from '#test/paths/walks/loading.ts'
import { paymentWalk } from '#test/paths/walks/payment.ts'
import { paymentAttemptWalk } from '#test/paths/walks/paymentAttempt.ts'
import { paymentConfirmationWalk } from '#test/paths/walks/paymentConfirmation.ts'
import { paymentResultWalk } from '#test/paths/walks/paymentResult.ts'
import { paymentWaitWalk } from '#test/paths/walks/paymentWait.ts'
import { previewWalk } from '#test/paths/walks/preview.ts'
import { receiptWalk } from '#test/paths/walks/receipt.ts'
import { reciboWalk } from '#test/paths/walks/recibo.ts'
import { registrationWalk } from '#test/paths/walks/registration.ts'
import { resumeWalk } from '#test/paths/walks/resume.ts'
import { reviewWalk } from '#test/paths/walks/review.ts'
import { savingWalk } from '#test/paths/walks/saving.ts'
import { sessionWalk } from '#test/paths/walks/session.ts'
import { signInWalk } from '#test/paths/walks/signIn.ts'
import { submissionWalk } from '#test/paths/walks/submission.ts'
import { uploadWalk } from '#test/paths/walks/upload.ts'

/** Every chart that is walked in the browser, in the order in which a person meets them. */
export const walkPlans: readonly WalkPlan[] = [
  signInWalk,
  appWalk,
  sessionWalk,
  examEntryWalk,
  eligibilityWalk,
  submissionWalk,
  ...journeyWalks,
  leavingWalk,
  registrationWalk,
  resumeWalk,
  savingWalk,
  uploadWalk,
  chosenFileWalk,
  libraryWalk,
  fileUploadWalk,
  reviewWalk,
  paymentWalk,
  paymentConfirmationWalk,
  authorizationWalk,
  paymentAttemptWalk,
  paymentResultWalk,
  paymentWaitWalk,
  receiptWalk,
  reciboWalk,
  downloadWalk,
  previewWalk,
  loadingWalk,
]

/** Charts that no path walks in the browser, by id, with the reason. */
export const notWalked: Readonly<Record<string, string>> = {
  stage: 'It runs in the service, which asks it before each write; the journeys walk what it allows.',
}
