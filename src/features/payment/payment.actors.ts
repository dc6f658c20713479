import { checkFreeToPay } from '#contract/endpoints/exam.ts'
import { listPaymentChannels } from '#contract/endpoints/referenceData.ts'
import { getAuthorizationUrl } from '#contract/endpoints/signature.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { PaymentChannelRow } from '#contract/entities/referenceData.ts'
import type { PaymentChannel, SubmissionType } from '#contract/enums.ts'
import type { SubmissionAddress } from '#machines/emittedEvents.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { paymentConfirmationMachine } from '#machines/payment/paymentConfirmation.machine.ts'
import type { LoadedPayment } from '#machines/payment/paymentPage.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { inOrder } from '#src/api/inOrder.ts'
import { providePaymentAttemptActors } from '#src/features/payment/paymentAttempt.actors.ts'
import { startedAgain } from '#src/features/payment/publicStarts.ts'
import { currentLanguage } from '#src/i18n/language.ts'
import { text } from '#src/i18n/useText.ts'
import { hrefOf, signatureReturnPath } from '#src/platform/paths.ts'
import { sessionStore } from '#src/platform/storage.ts'

/** How sure the single account must be of the signer: the level that a signature asks for. */
const identityLevel = 'HIGH'

const offered = (rows: readonly PaymentChannelRow[], round: SubmissionType): PaymentChannel[] =>
  inOrder(rows.filter((row) => row.active && row.roundTypes.includes(round))).map((row) => row.code)

const providePaymentConfirmationActors = (isTest: boolean) =>
  paymentConfirmationMachine.provide({
    actors: {
      checkFree: fromCall<boolean, { examId: number }>(({ input, signal }) =>
        call(checkFreeToPay, { params: { id: input.examId }, signal }),
      ),
      findSigningAddress: fromCall<
        { url: string },
        { address: SubmissionAddress; paymentType: PaymentChannel }
      >(({ input, signal }) => {
        const path = signatureReturnPath(input.address, input.paymentType, isTest)
        return call(getAuthorizationUrl, {
          params: { id: input.address.submissionId },
          query: {
            identityLevel,
            language: currentLanguage(),
            reason: text('sign.reason'),
            redirectUri: new URL(hrefOf({ to: 'path', path }), window.location.origin).href,
          },
          signal,
        })
      }),
    },
  })

/** The payment page, with the service behind it. @param isTest as the service said of the submission */
export const providePaymentActors = (isTest: boolean) =>
  paymentMachine.provide({
    actors: {
      loadPayment: fromCall<LoadedPayment, SubmissionAddress>(async ({ input, signal }) => {
        const [rows, submission] = await Promise.all([
          call(listPaymentChannels, { signal }),
          call(getSubmission, { params: { id: input.submissionId }, signal }),
        ])
        return {
          channels: offered(rows, input.submissionType),
          running: submission.runningPayment,
          signed: submission.signed,
          ended: submission.stage === 'END',
          startedAgain:
            submission.runningPayment !== null &&
            startedAgain(submission.runningPayment.transactionNo, sessionStore),
        }
      }),
      paymentConfirmation: providePaymentConfirmationActors(isTest),
      paymentAttempt: providePaymentAttemptActors(),
    },
  })
