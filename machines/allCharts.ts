import type { AnyStateMachine } from 'xstate'
import { appMachine } from '#machines/app/app.machine.ts'
import { authorizationMachine } from '#machines/authorization/authorization.machine.ts'
import { downloadMachine } from '#machines/download/download.machine.ts'
import { eligibilityMachine } from '#machines/eligibility/eligibility.machine.ts'
import { examEntryMachine } from '#machines/examEntry/examEntry.machine.ts'
import { journeys } from '#machines/journey/journey.machine.ts'
import { leavingMachine } from '#machines/leaving/leaving.machine.ts'
import { loadingMachine } from '#machines/loading/loading.machine.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { paymentAttemptMachine } from '#machines/payment/paymentAttempt.machine.ts'
import { paymentConfirmationMachine } from '#machines/payment/paymentConfirmation.machine.ts'
import { paymentResultMachine } from '#machines/payment/paymentResult.machine.ts'
import { paymentWaitMachine } from '#machines/payment/paymentWait.machine.ts'
import { previewMachine } from '#machines/preview/preview.machine.ts'
import { receiptMachine } from '#machines/receipt/receipt.machine.ts'
import { reciboMachine } from '#machines/recibo/recibo.machine.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { resumeMachine } from '#machines/resume/resume.machine.ts'
import { reviewMachine } from '#machines/review/review.machine.ts'
import { savingMachine } from '#machines/saving/saving.machine.ts'
import { sessionMachine } from '#machines/session/session.machine.ts'
import { signInMachine } from '#machines/session/signIn.machine.ts'
import { stageMachine } from '#machines/stage/stage.machine.ts'
import { submissionMachine } from '#machines/submission/submission.machine.ts'
import { chosenFileMachine } from '#machines/upload/chosenFile.machine.ts'
import { fileUploadMachine } from '#machines/upload/fileUpload.machine.ts'
import { libraryMachine } from '#machines/upload/library.machine.ts'
import { uploadMachine } from '#machines/upload/upload.machine.ts'

/** A chart with the sentence that docs/machines.md says of it. `folder` is its folder in machines/. */
export interface MachineDoc {
  readonly chart: AnyStateMachine
  readonly folder: string
  readonly sentence: string
}

const machineDoc = (chart: AnyStateMachine, folder: string, sentence: string): MachineDoc => ({
  chart,
  folder,
  sentence,
})

/** Every chart, in the order in which an applicant meets them. For checks, drawings and the inspector. */
export const allCharts: readonly MachineDoc[] = [
  machineDoc(
    stageMachine,
    'stage',
    'The stages of a submission and the only legal changes between them; the service asks it before each write.',
  ),
  machineDoc(
    appMachine,
    'app',
    'The root of the tree of actors: the session, and the submission whose steps are shown.',
  ),
  machineDoc(
    sessionMachine,
    'session',
    'The session of a tab: the warning before its end, going on, signing out.',
  ),
  machineDoc(signInMachine, 'session', 'The login landing: the code, the profile, and where to go.'),
  machineDoc(
    examEntryMachine,
    'examEntry',
    'The buttons of an exam card, with the four cases of the apply button.',
  ),
  machineDoc(
    eligibilityMachine,
    'eligibility',
    'The check page: passed, refused with the tips card, or the seven-year date form with its confirmation.',
  ),
  machineDoc(
    submissionMachine,
    'submission',
    'One submission that is open: read with a retry, then its journey, with the question before the list beside it.',
  ),
  machineDoc(journeys.apply, 'journey', 'The steps of an application.'),
  machineDoc(
    journeys.filesAndPayment,
    'journey',
    'The steps of a supplement that asks for documents and a payment.',
  ),
  machineDoc(journeys.filesOnly, 'journey', 'The steps of a supplement that asks for documents only.'),
  machineDoc(journeys.paymentOnly, 'journey', 'The steps of a supplement that asks for a payment only.'),
  machineDoc(leavingMachine, 'leaving', 'Home from any page, after a confirmation.'),
  machineDoc(
    registrationMachine,
    'registration',
    'The registration form: the language question and the save.',
  ),
  machineDoc(
    resumeMachine,
    'resume',
    'The resume: filled in, or skipped where the exam does not require it.',
  ),
  machineDoc(
    savingMachine,
    'saving',
    'One save of a step, and the choice where another tab has saved a newer version.',
  ),
  machineDoc(
    uploadMachine,
    'upload',
    'The documents: sources, own files on their way, warnings, conditional admission.',
  ),
  machineDoc(
    chosenFileMachine,
    'upload',
    'A chosen file until it can be sent: judged, shrunk or converted, or refused.',
  ),
  machineDoc(libraryMachine, 'upload', 'The dialog of the library: documents are ticked, and read again.'),
  machineDoc(
    fileUploadMachine,
    'upload',
    'One own file on its way into the library: progress, cancel, retry.',
  ),
  machineDoc(reviewMachine, 'review', 'The review and its submission.'),
  machineDoc(
    paymentMachine,
    'payment',
    'The payment page: what is known, the choice of a channel, then confirmation and attempt.',
  ),
  machineDoc(
    paymentConfirmationMachine,
    'payment',
    'Between the channel and the attempt: the question, the exemption, the signature.',
  ),
  machineDoc(
    authorizationMachine,
    'authorization',
    'The return from the signature: code, signature, then the receipt of a test exam or the attempt.',
  ),
  machineDoc(paymentAttemptMachine, 'payment', 'One attempt to pay, by the type of its channel.'),
  machineDoc(
    paymentWaitMachine,
    'payment',
    'Waiting for the result: polling every three seconds beside the dialog’s sixty.',
  ),
  machineDoc(paymentResultMachine, 'payment', 'The return from the gateway.'),
  machineDoc(receiptMachine, 'receipt', 'The receipt and its download.'),
  machineDoc(reciboMachine, 'recibo', 'The receipt by submission number.'),
  machineDoc(downloadMachine, 'download', 'Documents of a list, downloaded one at a time.'),
  machineDoc(previewMachine, 'preview', 'The preview of one document.'),
  machineDoc(loadingMachine, 'loading', 'What a page reads once, with a retry.'),
]
