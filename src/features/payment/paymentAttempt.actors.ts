import {
  createPayment,
  payFree,
  startApplyPayment,
  startPayment,
  startSupplementPayment,
} from '#contract/endpoints/payment.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { RunningPayment } from '#contract/entities/exam.ts'
import type { PayStart, StartedPayment } from '#contract/entities/payment.ts'
import type { PaymentChannel, SubmissionType } from '#contract/enums.ts'
import { paymentAttemptMachine } from '#machines/payment/paymentAttempt.machine.ts'
import { browserAddress, call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { noteStart } from '#src/features/payment/publicStarts.ts'
import { currentLanguage } from '#src/i18n/language.ts'
import { flags } from '#src/platform/flags.ts'
import { sessionStore } from '#src/platform/storage.ts'

const appSupport = (): 'true' | 'false' => (flags.isMobileDevices ? 'true' : 'false')

const startQuery = ({ transactionNo, paymentType }: RunningPayment) => ({
  channel: paymentType,
  transactionNo,
  language: currentLanguage(),
  appSupport: appSupport(),
})

/** One attempt to pay, with the service behind it (sections 4 and 7). */
export const providePaymentAttemptActors = () =>
  paymentAttemptMachine.provide({
    actors: {
      payFree: fromCall<void, { submissionId: string }>(async ({ input, signal }) => {
        await call(payFree, { params: { id: input.submissionId }, signal })
      }),
      openPayment: fromCall<PayStart, { submissionType: SubmissionType; submissionId: string }>(
        ({ input, signal }) =>
          call(input.submissionType === 'apply' ? startApplyPayment : startSupplementPayment, {
            params: { id: input.submissionId },
            signal,
          }),
      ),
      createPayment: fromCall<
        { transactionNo: string },
        { submissionId: string; paymentType: PaymentChannel }
      >(({ input, signal }) =>
        call(createPayment, {
          query: { channel: input.paymentType, submissionId: input.submissionId, appSupport: appSupport() },
          signal,
        }),
      ),
      startPayment: fromCall<StartedPayment, RunningPayment>(({ input, signal }) =>
        call(startPayment, { query: startQuery(input), signal }),
      ),
      addressOfMpay: fromCall<{ payUrl: string }, RunningPayment>(async ({ input }) => {
        noteStart(input.transactionNo, sessionStore)
        return { payUrl: browserAddress(startPayment, { query: startQuery(input) }) }
      }),
      findRunning: fromCall<RunningPayment | null, { submissionId: string }>(
        async ({ input, signal }) =>
          (await call(getSubmission, { params: { id: input.submissionId }, signal })).runningPayment,
      ),
    },
  })
