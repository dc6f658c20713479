import { checkFreeToPay } from '#contract/endpoints/exam.ts'
import {
  completePayment,
  createPayment,
  payFree,
  startApplyPayment,
  startPayment,
} from '#contract/endpoints/payment.ts'
import { listPaymentChannels } from '#contract/endpoints/referenceData.ts'
import { getAuthorizationUrl } from '#contract/endpoints/signature.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import type { AttemptOutcome } from '#machines/payment/attemptOutcome.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { ConfirmationOutcome } from '#machines/payment/paymentConfirmation.machine.ts'
import type { LoadedPayment, PaymentInput } from '#machines/payment/paymentPage.ts'
import { done, errors } from '#test/charts/paths/ends.ts'
import { address, offline } from '#test/charts/phrases.ts'
import { failureOf } from '#test/paths/ends.ts'
import type { Act, Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import { codeOf } from '#test/paths/walks/savingSteps.ts'
import { sign, startPaying } from '#test/support/paying.ts'

const channel: PaymentChannel = 'GOV_PAY'
const running = { transactionNo: 'T000000000000000000001', paymentType: channel }

const loaded = { channels: [channel, 'FREE'], running: null, signed: false, ended: false }
const loads = ['loadPayment', 'lookAgain']
export const held = [
  listPaymentChannels,
  getSubmission,
  checkFreeToPay,
  getAuthorizationUrl,
  startApplyPayment,
  createPayment,
  startPayment,
  payFree,
]

const toReceipt: AttemptOutcome = { place: { to: 'receipt', ...address }, failure: null }
const toProvider: AttemptOutcome = {
  place: { to: 'address', url: 'https://gateway.example/1' },
  failure: null,
}
const unconfirmed: ConfirmationOutcome = { confirmed: false, notice: null, place: null }
const confirmed: ConfirmationOutcome = { ...unconfirmed, confirmed: true }
const toSigning: ConfirmationOutcome = {
  ...unconfirmed,
  place: { to: 'address', url: 'https://sign.example/1' },
}
const back = { to: 'payment', ...address, paymentType: channel } as const
const nothingFound: AttemptOutcome = { place: back, failure: null }
const failedAttempt: AttemptOutcome = { place: back, failure: offline }

type Context = PaymentInput & Omit<LoadedPayment, 'ended'> & { channel: PaymentChannel | null }

/** Brings the service, by another tab of the same person and by the gateway, to what the next read shall find. */
export async function bring(
  walk: Walk,
  wanted: Pick<LoadedPayment, 'signed' | 'ended'> & { running: object | null },
) {
  const { client } = walk.staged
  const place = { sandbox: walk.product.sandbox, origin: walk.product.origin }
  const read = () => client.ok(getSubmission, { params: { id: walk.staged.submission.id } })
  const { gateway } = walk.product.sandbox.control
  const settle = async (transactionNo: string, behaviour: 'success' | 'cancel') => {
    await gateway.pay(transactionNo, behaviour)
    await client.ok(completePayment, { query: { paymentId: transactionNo } })
  }
  let is = await read()
  if (is.stage === 'END') return
  if ((wanted.signed || wanted.running || wanted.ended) && !is.signed) await sign(place, client, is)
  is = await read()
  const open = is.runningPayment?.transactionNo ?? null
  // an attempt that was only created is taken up, and is then known at the gateway
  if (wanted.ended) await settle(await startPaying(client, is), 'success')
  else if (wanted.running && open === null) await startPaying(client, is)
  else if (!wanted.running && open !== null) await settle(open, 'cancel')
}

export const ended = { signed: true, running: null, ended: true }

const answersLoad: Act = async (walk, { output }) => {
  await bring(walk, output)
  if (output.startedAgain) await rememberStarts(walk)
  await walk.gate.end(getSubmission, 'service')
  await walk.gate.end(listPaymentChannels, 'service')
  if (output.ended) await seesReceipt(walk)
}

const failsLoad: Act = async (walk, event) => {
  const isPaid = codeOf(event.error) === 'PAYMENT_STATUS_SUCCESS'
  if (isPaid) await bring(walk, ended)
  await walk.gate.end(getSubmission, 'service')
  await walk.gate.end(listPaymentChannels, { answer: failureOf(event) })
  if (isPaid) await seesReceipt(walk)
}

/** As a tab that had left for the public start of the open attempt twice. */
async function rememberStarts(walk: Walk): Promise<void> {
  const { client, submission } = walk.staged
  const { runningPayment } = await client.ok(getSubmission, { params: { id: submission.id } })
  const kept = JSON.stringify({ transactionNo: runningPayment?.transactionNo, times: 2 })
  await walk.page.evaluate((text) => sessionStorage.setItem('publicStarts', text), kept)
}

export async function seesReceipt(walk: Walk) {
  await walk.gate.letAll()
  await walk.title(walk.words('step.receipt'))
}

/** The person confirms, or says no; hardship is certified. */
const confirms: Act = async (walk, { output }) => {
  const { words, gate } = walk
  if (output === unconfirmed) return walk.answer(words('common.cancel'))
  const isFree = await walk.journey.channel('FREE').isChecked()
  if (isFree) await walk.product.sandbox.control.people.setHardship(walk.staged.subject, true)
  await walk.answer(words('common.confirm'))
  if (isFree) await gate.end(checkFreeToPay, 'service')
  if (output === toSigning) await gate.end(getAuthorizationUrl, 'service')
}

export async function seesPeriodOver(walk: Walk) {
  await walk.gate.letAll()
  await walk.at(/^\/check\//)
  await walk.sees(walk.words('eligibility.TIME_OUT'))
}

const attempts: Act = async (walk, { output }) => {
  const { gate } = walk
  const { place, failure } = output as AttemptOutcome
  const isFree = await walk.journey.channel('FREE').isChecked()
  if (failure !== null) {
    await gate.end(startApplyPayment, { answer: 'network' })
  } else if (place.to === 'receipt') {
    if (!isFree) await bring(walk, ended)
    await gate.end(isFree ? payFree : startApplyPayment, 'service')
    await seesReceipt(walk)
  } else if (place.to === 'address') {
    for (const endpoint of [startApplyPayment, createPayment, startPayment])
      await gate.end(endpoint, 'service')
  } else {
    // another tab's attempt that is over by the time it is looked for
    await gate.end(startApplyPayment, { answer: 'PAYMENT_STATUS_STARTED' })
    await gate.end(getSubmission, 'service')
  }
}

const title: Look = (walk) => walk.title(walk.words('step.payment'))
export const busyButton: Look = async (walk) => {
  await title(walk)
  await walk.page.locator('main button[aria-busy=true], main button[data-loading]').first().waitFor()
}
const underWay: Look = (walk) => walk.sees(walk.words('payment.under_way'))
export const isRedirected: Look = (walk) =>
  walk.sees(new RegExp(`${walk.words('sign.redirecting')}|${walk.words('payment.redirecting')}`))
export const channels: Look = async (walk) => {
  await title(walk)
  await walk.journey.channel(channel).waitFor()
}

/** Neither chart that the page invokes breaks down. */
const isDefect = (type: string) => /^xstate\.error\.actor\.payment(Attempt|Confirmation)$/.test(type)

export const paymentWalk: WalkPlan = {
  chart: paymentMachine,
  alphabet: {
    inputs: [
      { address, paymentType: null, refused: null },
      { address, paymentType: channel, refused: 'START_PAY_ERROR' },
      { address, paymentType: channel, refused: 'TIME_OUT' },
    ] satisfies PaymentInput[],
    cases: [
      ...loads.flatMap((id) => [
        done(id, loaded),
        done(id, { ...loaded, signed: true }),
        done(id, { ...loaded, signed: true, running }),
        done(id, { ...loaded, signed: true, ended: true }),
        ...errors(id, 'PAYMENT_STATUS_SUCCESS'),
      ]),
      { type: 'channel.chosen', channel },
      { type: 'channel.chosen', channel: 'FREE' },
      ...[confirmed, unconfirmed, toSigning].map((outcome) => done('paymentConfirmation', outcome)),
      // after a refusal of the public start, which is told by what is known of the attempt
      done('loadPayment', { ...loaded, startedAgain: false }),
      done('loadPayment', { ...loaded, signed: true, running, startedAgain: false }),
      done('loadPayment', { ...loaded, signed: true, running, startedAgain: true }),
      ...[toReceipt, toProvider, nothingFound, failedAttempt].map((outcome) =>
        done('paymentAttempt', outcome),
      ),
    ],
    reads: ({ channel, signed, running, refused }: Context) => [channel, signed, running !== null, refused],
    happens(context: Context, { type, output, channel: chosen }) {
      // what the tab remembers of its starts is read for a refusal alone
      if (type === 'xstate.done.actor.loadPayment' && !output.ended)
        if ('startedAgain' in output !== (context.refused !== null)) return false
      const isKnown = loads.some((id) => type === `xstate.done.actor.${id}`)
      // a signature stays
      if (isKnown) return output.signed || !context.signed
      if (type === 'channel.chosen') return chosen !== context.channel
      if (isDefect(type)) return false
      if (output === confirmed) return context.signed
      if (output === toSigning) return !context.signed
      if (type !== 'xstate.done.actor.paymentAttempt') return true
      if (context.channel === 'FREE') return output === toReceipt && context.running === null
      return context.running === null || output === toProvider || output === failedAttempt
    },
    leaves: ({ type, output, error }) =>
      type === 'attempt.wait' ||
      output?.ended === true ||
      output === toReceipt ||
      codeOf(error) !== undefined,
  },
  async begin(walk, { paymentType, refused }: PaymentInput) {
    walk.staged = await walk.people.reviewed()
    const { eSign, gateway } = walk.product.sandbox.urls
    await walk.outsideShowsNothing(eSign, gateway)
    if (refused === 'TIME_OUT') walk.notes.set('leaves', 'at once')
    else await walk.gate.hold(...held)
    const query = new URLSearchParams()
    if (paymentType !== null) query.set('paymentType', paymentType)
    if (refused !== null) query.set('code', refused)
    await walk.arriveAt(`${walk.step('payment')}?${query}`)
    // the first is the journey's, which has to know the step before the page is there
    if (refused !== 'TIME_OUT') await walk.gate.end(getSubmission, 'service')
  },
  events: {
    'xstate.done.actor.loadPayment': answersLoad,
    'xstate.error.actor.loadPayment': failsLoad,
    'xstate.done.actor.lookAgain': answersLoad,
    'xstate.error.actor.lookAgain': failsLoad,
    'page.visible': (walk) => walk.lookAgain(),
    'channel.chosen': (walk, event) => walk.journey.channel(event.channel).check(),
    async pay(walk) {
      const isFree = await walk.journey.channel('FREE').isChecked()
      await walk.press(walk.words(isFree ? 'payment.apply_free' : 'payment.pay'))
    },
    retry: (walk) => walk.press(walk.words('common.retry')),
    async 'attempt.wait'(walk) {
      await walk.press(walk.words('payment.check_again'))
      await walk.gate.letAll()
      await walk.title(walk.words('payment.waiting_title'))
    },
    'attempt.resume': (walk) => walk.press(walk.words('payment.go_on')),
    'attempt.changeChannel': (walk) => walk.press(walk.words('payment.choose_other')),
    'xstate.done.actor.paymentConfirmation': confirms,
    'xstate.done.actor.paymentAttempt': attempts,
  },
  states: {
    async loading(walk) {
      if (walk.notes.has('leaves')) return seesPeriodOver(walk)
      await title(walk)
      await walk.page.getByRole('status', { name: walk.words('common.loading') }).waitFor()
    },
    failed: (walk) => walk.button(walk.words('common.retry')).waitFor(),
    'underWay.shown': underWay,
    'underWay.looking': underWay,
    'choosing.shown': channels,
    'choosing.looking': channels,
    confirming: (walk) => walk.dialog.waitFor(),
    attempting: busyButton,
    leaving: isRedirected,
  },
  excluded: [
    'payment.confirming | xstate.error.actor.paymentConfirmation[0] -> payment.choosing',
    'payment.attempting | xstate.error.actor.paymentAttempt[0] -> payment.deciding',
  ].map((transition) => ({
    transition,
    why: 'Its chart takes every end of its calls; only a defect in it would end here.',
  })),
}
