/** From the payment page, by the signature and the provider, to the receipt. */
import { checkFreeToPay } from '#contract/endpoints/exam.ts'
import {
  completePayment,
  createPayment,
  getPayment,
  payFree,
  startApplyPayment,
  startPayment,
  startSupplementPayment,
} from '#contract/endpoints/payment.ts'
import { listPaymentChannels } from '#contract/endpoints/referenceData.ts'
import {
  exchangeAuthorizationCode,
  getAuthorizationUrl,
  signSubmission,
} from '#contract/endpoints/signature.ts'
import { getSubmission } from '#contract/endpoints/submission.ts'
import type { PaymentChannel } from '#contract/enums.ts'
import { basePath } from '#contract/limits.ts'
import { atReceipt, atStep, paidOnce } from '#test/paths/faults/reached.ts'
import * as seen from '#test/paths/faults/seen.ts'
import type { Doing, Situation } from '#test/paths/faults/situation.ts'
import {
  atStage,
  inTurn,
  isBeingPaidBy,
  isOpen,
  isPaid,
  opens,
  ordered,
  owing,
  signed,
} from '#test/paths/faults/situations/begun.ts'
import type { Walk } from '#test/paths/walk.ts'
import { exams } from '#test/support/applicant.ts'
import { askToSign, authorizationPage } from '#test/support/paying.ts'

const truth = { PAYMENT_STATUS_SUCCESS: isPaid, PAYMENT_STATUS_STARTED: isBeingPaidBy('MPAY') }
const toReceipt = { reached: atReceipt, kept: paidOnce } as const

const chooses =
  (channel: PaymentChannel): Doing =>
  async (walk) => {
    walk.notes.set('channel', channel)
    await walk.journey.channel(channel).check()
  }
/** The channel is chosen: asks and confirms. */
const pays: Doing = async (walk) => {
  const isFree = walk.notes.get('channel') === 'FREE'
  await walk.press(walk.words(isFree ? 'payment.apply_free' : 'payment.pay'))
  await walk.answer(walk.words('common.confirm'))
}

const page: Situation[] = [
  ...[listPaymentChannels, getSubmission].map(
    (call): Situation => ({
      walk: 'payment',
      call,
      begin: atStage('PAYING'),
      act: opens('payment'),
      // the first is the journey's own
      skip: call === getSubmission ? 1 : 0,
      shows: seen.inPlace,
      reached: atStep('step.payment', 'main input[type=radio]'),
    }),
  ),
  {
    walk: 'signature',
    call: getAuthorizationUrl,
    begin: inTurn(atStage('PAYING'), isOpen('payment'), chooses('GOV_PAY')),
    act: pays,
    shows: seen.told,
    ...toReceipt,
  },
]

/** Comes back from the signature. */
const comesBack: Doing = async (walk) => {
  const { product, staged, language } = walk
  const url = await askToSign(staged.client, staged.submission, language, product.origin)
  const back = new URL(await product.sandbox.control.eSign.decide(url, 'sign'))
  await walk.arriveAt(`${back.pathname.slice(basePath.length)}${back.search}`)
}
const comesBackWithoutCode: Doing = async (walk) => {
  const back = new URL(authorizationPage(walk.staged.submission, 'GOV_PAY', walk.product.origin))
  await walk.arriveAt(back.pathname.slice(basePath.length))
}

const backAtPayment = (showing: seen.Showing): seen.Showing => {
  return (failure) => {
    const { at, ...rest } = showing(failure)
    return { ...rest, at: at === 'here' ? 'payment' : at }
  }
}
const openly = (showing: seen.Showing, at: seen.SeenAt) => seen.withoutBearer(showing, at)

const signature: Situation[] = [
  ...[exchangeAuthorizationCode, signSubmission].map(
    (call): Situation => ({
      walk: 'signature',
      call,
      begin: atStage('PAYING'),
      act: comesBack,
      shows: backAtPayment(seen.told),
      ...toReceipt,
    }),
  ),
  {
    walk: 'signature-without-code',
    call: getSubmission,
    begin: atStage('PAYING'),
    act: comesBackWithoutCode,
    shows: backAtPayment(seen.always('error.sign_pdf')),
    ...toReceipt,
  },
  {
    walk: 'test-exam',
    call: signSubmission,
    begin: atStage('PAYING', exams.test),
    act: comesBack,
    shows: backAtPayment(seen.told),
    ...toReceipt,
  },
  ...[startApplyPayment, createPayment, startPayment].map(
    (call): Situation => ({
      walk: 'signed-payment',
      call,
      begin: atStage('PAYING'),
      act: comesBack,
      shows:
        call === startApplyPayment ? seen.attempted('payment') : openly(seen.attempted('payment'), 'payment'),
      ...toReceipt,
      truth,
    }),
  ),
]

const mpay = inTurn(signed, isOpen('payment'), chooses('MPAY'))
const hardship: Doing = ({ product, staged }) =>
  product.sandbox.control.people.setHardship(staged.subject, true)
const free = inTurn(signed, hardship, isOpen('payment'), chooses('FREE'))

const channels: Situation[] = [
  ...[startApplyPayment, createPayment].map(
    (call): Situation => ({
      walk: 'mpay',
      call,
      begin: mpay,
      act: pays,
      shows: call === createPayment ? openly(seen.attempted('here'), 'here') : seen.attempted('here'),
      ...toReceipt,
      truth: { ...truth, PAYMENT_STATUS_STARTED: isBeingPaidBy('GOV_PAY') },
    }),
  ),
  {
    walk: 'mpay',
    call: startPayment,
    begin: mpay,
    act: pays,
    shows: seen.visited,
    ...toReceipt,
    truth,
    isUnnoticed: true,
    isVisit: true,
  },
  {
    walk: 'free',
    call: checkFreeToPay,
    begin: free,
    act: pays,
    shows: seen.told,
    ...toReceipt,
  },
  {
    walk: 'free',
    call: payFree,
    begin: free,
    act: pays,
    shows: seen.attempted('here'),
    ...toReceipt,
    truth,
  },
]

const supplement = inTurn(owing([], true), isOpen('payment'), chooses('GOV_PAY'))
const supplements: Situation[] = [startSupplementPayment, createPayment, startPayment].map(
  (call): Situation => ({
    walk: 'supplement-payment',
    call,
    begin: supplement,
    act: pays,
    shows: call === startSupplementPayment ? seen.attempted('here') : openly(seen.attempted('here'), 'here'),
    ...toReceipt,
    truth,
  }),
)

const queryOf = ({ staged: { submission }, notes }: Walk) => {
  const { type, examId, id } = submission
  return new URLSearchParams({
    transactionNo: notes.get('transactionNo') ?? '',
    submissionType: type,
    examId: String(examId),
    submissionId: id,
    paymentType: 'GOV_PAY',
  })
}
const waits: Doing = (walk) => walk.arriveAt(`/pay?${queryOf(walk)}`)
const isWaiting: Doing = async (walk) => {
  await waits(walk)
  await walk.sees(walk.words('payment.waiting'))
}
const returns: Doing = async (walk) => {
  const back = new URL(
    await walk.product.sandbox.control.gateway.pay(walk.notes.get('transactionNo') ?? '', 'neverNotify'),
  )
  await walk.arriveAt(`${back.pathname.slice(basePath.length)}${back.search}`)
}

const waiting: Situation[] = [
  { walk: 'wait', call: getPayment, begin: ordered, act: waits, shows: seen.unanswered, ...toReceipt },
  {
    walk: 'wait',
    call: completePayment,
    begin: inTurn(ordered, isWaiting),
    act: async (walk) => {
      const { gateway } = walk.product.sandbox.control
      await gateway.pay(walk.notes.get('transactionNo') ?? '', 'neverNotify')
      await walk.press(walk.words('payment.check_again'))
    },
    shows: seen.unanswered,
    ...toReceipt,
  },
  ...[getPayment, getSubmission].map(
    (call): Situation => ({
      walk: 'wait-by-number',
      call,
      begin: ordered,
      act: (walk) => walk.arriveAt(`/pay?transactionNo=${walk.notes.get('transactionNo')}`),
      shows: seen.inPlace,
      ...toReceipt,
    }),
  ),
  {
    walk: 'result',
    call: completePayment,
    begin: ordered,
    act: returns,
    shows: seen.unanswered,
    ...toReceipt,
  },
]

export const toTheReceipt: readonly Situation[] = [
  ...page,
  ...signature,
  ...channels,
  ...supplements,
  ...waiting,
]
