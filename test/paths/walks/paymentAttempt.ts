import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { createPayment, payFree, startApplyPayment, startPayment } from '#contract/endpoints/payment.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import type { ErrorCode } from '#contract/errorCodes.ts'
import type { PaymentAttemptInput } from '#machines/payment/attemptOutcome.ts'
import { paymentAttemptMachine } from '#machines/payment/paymentAttempt.machine.ts'
import { done, error, errors } from '#test/charts/paths/ends.ts'
import { address, offline } from '#test/charts/phrases.ts'
import { failureOf } from '#test/paths/ends.ts'
import type { Act, Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { bring } from '#test/paths/walks/payment.ts'

const T = 'T000000000000000000001'
const running = { transactionNo: T, paymentType: 'GOV_PAY' }
const calls: Readonly<Record<string, Endpoint>> = {
  payFree,
  openPayment: startApplyPayment,
  createPayment,
  startPayment,
}
const refusals = ['PAYMENT_STATUS_SUCCESS', 'PAYMENT_STATUS_STARTED', 'TIME_OUT'] as const

/** Where the attempt ends, which only the screen after it shows. */
export const places: Readonly<Record<string, Look>> = {
  receipt: (walk) => walk.title(walk.words('step.receipt')),
  check: async (walk) => {
    await walk.at(/^\/check\//)
    await walk.sees(walk.words('eligibility.TIME_OUT'))
  },
  wait: (walk) => walk.title(walk.words('payment.waiting_title')),
  payment: async (walk) => {
    await walk.title(walk.words('step.payment'))
    await walk.journey
      .channel('GOV_PAY')
      .or(walk.page.getByText(walk.words('payment.under_way')))
      .first()
      .waitFor()
  },
  provider: (walk) => walk.sees(walk.words('payment.redirecting')),
  gateway: ({ page, product }) => page.waitForURL(`${product.sandbox.urls.gateway}/pay/**`),
}

export const lands = (walk: Walk, place: keyof typeof places) => walk.notes.set('lands', String(place))

/** A call is answered, and the next one held in its turn. */
const goesOn =
  (name: string, place?: string): Act =>
  async (walk, { output }) => {
    const endpoint = calls[name] ?? payFree
    if (place) lands(walk, place)
    if (place === 'receipt') await walk.gate.end(endpoint, 'service').then(() => walk.gate.letAll())
    else if (output?.payUrl === null) {
      lands(walk, 'wait')
      await walk.gate.end(endpoint, { json: output })
    } else await walk.gate.end(endpoint, 'service')
  }

const isRefused =
  (name: string): Act =>
  async (walk, event) => {
    const { code } = event.error as { code?: ErrorCode }
    const endpoint = calls[name] ?? payFree
    if (code === 'PAYMENT_STATUS_SUCCESS') await bring(walk, { signed: true, running: null, ended: true })
    lands(walk, code === 'PAYMENT_STATUS_SUCCESS' ? 'receipt' : code === 'TIME_OUT' ? 'check' : 'payment')
    // an attempt that is under way is looked for next
    if (code === 'PAYMENT_STATUS_STARTED') await walk.gate.hold(...Object.values(calls), getSubmission)
    await walk.gate.end(endpoint, { answer: failureOf(event) })
    if (code !== 'PAYMENT_STATUS_STARTED') await walk.gate.letAll()
  }

const busy: Look = async (walk) => {
  await walk.title(walk.words('step.payment'))
  await walk.page.locator('main button[aria-busy=true], main button[data-loading]').first().waitFor()
}

export const paymentAttemptWalk: WalkPlan = {
  chart: paymentAttemptMachine,
  alphabet: {
    inputs: (['FREE', 'MPAY', 'GOV_PAY'] satisfies PaymentChannel[]).map((paymentType) => ({
      address,
      paymentType,
    })),
    cases: [
      done('payFree'),
      done('openPayment', { submissionId: address.submissionId, amount: 300, running: null }),
      done('createPayment', { transactionNo: T }),
      ...Object.keys(calls).flatMap((id) => errors(id, ...refusals)),
      done('addressOfMpay', { payUrl: 'https://service.example/start/pay' }),
      done('startPayment', { transactionNo: T, payUrl: 'https://gateway.example/1' }),
      done('startPayment', { transactionNo: T, payUrl: null }),
      done('findRunning', running),
      done('findRunning', null),
      error('findRunning', offline),
    ],
    happens: (_context, { type }) => type !== 'xstate.error.actor.addressOfMpay',
  },
  async begin(walk, { paymentType }: PaymentAttemptInput) {
    walk.staged = await walk.people.signed()
    const isMpay = paymentType === 'MPAY'
    // MPAY is started by the browser itself, which is then at the gateway
    if (!isMpay) await walk.outsideShowsNothing(walk.product.sandbox.urls.gateway)
    if (paymentType === 'FREE')
      await walk.product.sandbox.control.people.setHardship(walk.staged.subject, true)
    await walk.journey.open(walk.staged)
    await walk.gate.hold(...Object.values(calls).filter((call) => !isMpay || call !== startPayment))
    await walk.journey.pay(paymentType)
  },
  events: {
    'xstate.done.actor.payFree': goesOn('payFree', 'receipt'),
    'xstate.error.actor.payFree': isRefused('payFree'),
    'xstate.done.actor.openPayment': goesOn('openPayment'),
    'xstate.error.actor.openPayment': isRefused('openPayment'),
    'xstate.done.actor.createPayment': goesOn('createPayment'),
    'xstate.error.actor.createPayment': isRefused('createPayment'),
    // asks nobody: the address is there at once
    'xstate.done.actor.addressOfMpay': async (walk) => lands(walk, 'gateway'),
    'xstate.done.actor.startPayment': goesOn('startPayment', 'provider'),
    'xstate.error.actor.startPayment': isRefused('startPayment'),
    async 'xstate.done.actor.findRunning'(walk, { output }) {
      await bring(walk, { signed: true, running: output, ended: false })
      lands(walk, output === null ? 'payment' : 'wait')
      await walk.gate.end(getSubmission, 'service')
      await walk.gate.letAll()
    },
    async 'xstate.error.actor.findRunning'({ gate }) {
      await gate.end(getSubmission, { answer: 'network' })
      await gate.letAll()
    },
  },
  states: {
    payingFree: busy,
    opening: busy,
    creating: busy,
    locatingMpay: ({ page, product }) => page.waitForURL(`${product.sandbox.urls.gateway}/pay/**`),
    starting: busy,
    findingRunning: busy,
    over: async (walk) => places[walk.notes.get('lands') ?? 'payment']?.(walk),
  },
  excluded: [
    {
      transition: 'paymentAttempt.locatingMpay | xstate.error.actor.addressOfMpay[0] -> paymentAttempt.over',
      why: 'The address of the public start is put together in the page; nobody is asked, so nothing can fail but a defect.',
    },
  ],
}
