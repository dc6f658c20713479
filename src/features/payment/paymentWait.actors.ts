import { completePayment, getPayment } from '#contract/endpoints/payment.ts'
import type { Payment } from '#contract/entities/payment.ts'
import { paymentResultMachine } from '#machines/payment/paymentResult.machine.ts'
import { paymentWaitMachine } from '#machines/payment/paymentWait.machine.ts'
import { call } from '#src/api/client.ts'
import { fromCall } from '#src/api/fromCall.ts'

interface Asked {
  transactionNo: string
}

/** Asks the gateway, through the service. */
const askGateway = ({ input, signal }: { input: Asked; signal: AbortSignal }) =>
  call(completePayment, { query: { paymentId: input.transactionNo }, signal })

/** The wait for a result, with the service behind it. */
export const paymentWaitWithActors = paymentWaitMachine.provide({
  actors: {
    readPayment: fromCall<Pick<Payment, 'status'>, Asked>(({ input, signal }) =>
      call(getPayment, { query: { transactionNo: input.transactionNo }, signal }),
    ),
    askGateway: fromCall<Pick<Payment, 'status'>, Asked>(askGateway),
  },
})

/** The return from the provider, with the service behind it. */
export const paymentResultWithActors = paymentResultMachine.provide({
  actors: { askGateway: fromCall<Pick<Payment, 'status' | 'paymentType'>, Asked>(askGateway) },
})
