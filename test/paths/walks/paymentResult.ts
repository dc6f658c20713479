import { completePayment } from '#contract/endpoints/payment.ts'
import type { PaymentStatus } from '#contract/enums.ts'
import { type PaymentResultInput, paymentResultMachine } from '#machines/payment/paymentResult.machine.ts'
import { done, errors } from '#test/charts/paths/ends.ts'
import { address } from '#test/charts/phrases.ts'
import { fails } from '#test/paths/ends.ts'
import type { WalkPlan } from '#test/paths/plan.ts'
import {
  ordered,
  retries,
  seesPaymentFailed,
  seesReceipt,
  seesUnderWay,
  settle,
  transactionOf,
} from '#test/paths/walks/orderedPayment.ts'

const answered = (status: PaymentStatus) => done('askGateway', { status, paymentType: 'GOV_PAY' })

export const paymentResultWalk: WalkPlan = {
  chart: paymentResultMachine,
  alphabet: {
    inputs: [{ address, transactionNo: 'T000000000000000000001' }] satisfies PaymentResultInput[],
    cases: [
      answered('SUCCESS'),
      answered('NOTIFIED'),
      answered('FAILED'),
      answered('CANCELLED'),
      answered('STARTED'),
      ...errors('askGateway', 'START_PAY_ERROR'),
    ],
  },
  async begin(walk) {
    const query = await ordered(walk)
    await walk.gate.hold(completePayment)
    await walk.arriveAt(`/payment-result?${query}`)
  },
  events: {
    async 'xstate.done.actor.askGateway'(walk, { output }) {
      await settle(walk, output.status)
      await walk.gate.end(completePayment, 'service')
    },
    'xstate.error.actor.askGateway': fails(completePayment),
    retry: retries,
    giveUp: (walk) => walk.press(walk.words('payment.back_to_payment')),
  },
  states: {
    async asking(walk) {
      await walk.title(walk.words('page.payment_result'))
      await walk.sees(walk.words('payment.checking'))
    },
    async unanswered(walk) {
      await walk.sees(walk.words('payment.poll_error'))
      await walk.sees(walk.words('payment.no_result_yet'))
      await walk.sees(transactionOf(walk))
      await walk.button(walk.words('common.retry')).waitFor()
    },
    paid: seesReceipt,
    failed: seesPaymentFailed,
    async open(walk) {
      await walk.told(walk.words('payment.no_result_yet'))
      await seesUnderWay(walk)
    },
    left: seesUnderWay,
  },
}
