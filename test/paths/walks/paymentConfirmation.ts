import { checkFreeToPay } from '#contract/endpoints/exam.ts'
import { getAuthorizationUrl } from '#contract/endpoints/signature.ts'
import {
  type PaymentConfirmationInput,
  paymentConfirmationMachine,
} from '#machines/payment/paymentConfirmation.machine.ts'
import { done, errors } from '#test/charts/paths/ends.ts'
import { address } from '#test/charts/phrases.ts'
import { failureOf } from '#test/paths/ends.ts'
import type { Act, Look, WalkPlan } from '#test/paths/plan.ts'
import {
  bring,
  busyButton,
  channels,
  ended,
  held,
  isRedirected,
  seesPeriodOver,
  seesReceipt,
} from '#test/paths/walks/payment.ts'
import { codeOf } from '#test/paths/walks/savingSteps.ts'

/** Where a confirmation ends that no attempt follows. */
const places: Readonly<Record<string, Look>> = {
  channels,
  signature: isRedirected,
  receipt: (walk) => walk.title(walk.words('step.receipt')),
  check: seesPeriodOver,
}

const fails =
  (endpoint: typeof checkFreeToPay | typeof getAuthorizationUrl): Act =>
  async (walk, event) => {
    const code = codeOf(event.error)
    if (code === 'PAYMENT_STATUS_SUCCESS') await bring(walk, ended)
    await walk.gate.end(endpoint, { answer: failureOf(event) })
    if (code === undefined) return walk.told(walk.words('client.network_error'))
    walk.notes.set('lands', code === 'TIME_OUT' ? 'check' : 'receipt')
    await (code === 'TIME_OUT' ? seesPeriodOver(walk) : seesReceipt(walk))
  }

/** On the payment page, with a channel chosen. */
export const paymentConfirmationWalk: WalkPlan = {
  chart: paymentConfirmationMachine,
  alphabet: {
    inputs: (['GOV_PAY', 'FREE'] as const).flatMap((paymentType) =>
      [false, true].map((signed) => ({ address, paymentType, signed })),
    ) satisfies PaymentConfirmationInput[],
    cases: [
      done('checkFree', true),
      done('checkFree', false),
      ...errors('checkFree', 'PAYMENT_STATUS_SUCCESS', 'TIME_OUT'),
      done('findSigningAddress', { url: 'https://sign.example/1' }),
      ...errors('findSigningAddress', 'PAYMENT_STATUS_SUCCESS', 'TIME_OUT'),
    ],
  },
  async begin(walk, { paymentType, signed }: PaymentConfirmationInput) {
    walk.staged = await (signed ? walk.people.signed() : walk.people.reviewed())
    const { eSign, gateway } = walk.product.sandbox.urls
    await walk.outsideShowsNothing(eSign, gateway)
    await walk.journey.open(walk.staged)
    await walk.journey.channel(paymentType).check()
    await walk.gate.hold(...held)
    await walk.press(walk.words(paymentType === 'FREE' ? 'payment.apply_free' : 'payment.pay'))
  },
  events: {
    confirm: (walk) => walk.answer(walk.words('common.confirm')),
    cancel: (walk) => walk.answer(walk.words('common.cancel')),
    async 'xstate.done.actor.checkFree'(walk, { output }) {
      await walk.product.sandbox.control.people.setHardship(walk.staged.subject, output)
      await walk.gate.end(checkFreeToPay, 'service')
      if (!output) await walk.told(walk.words('client.canNot_free_pay'))
    },
    'xstate.error.actor.checkFree': fails(checkFreeToPay),
    async 'xstate.done.actor.findSigningAddress'({ gate, notes }) {
      notes.set('lands', 'signature')
      await gate.end(getAuthorizationUrl, 'service')
    },
    'xstate.error.actor.findSigningAddress': fails(getAuthorizationUrl),
  },
  states: {
    asking: (walk) => walk.dialog.waitFor(),
    checkingFree: busyButton,
    preparingSignature: busyButton,
    // the attempt that follows waits
    confirmed: busyButton,
    ended: async (walk) => places[walk.notes.get('lands') ?? 'channels']?.(walk),
  },
}
