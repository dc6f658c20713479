/** The signature, the payment, its wait, its result and the receipt, in their states. */
import type { Submission } from '#contract/entities/submission.ts'
import type { Scenario, Screen } from '#test/pages/openScreen.ts'
import { answering, stay } from '#test/pages/serviceAnswers.ts'
import { exams } from '#test/support/applicant.ts'
import { stepPath } from '#test/support/staging.ts'

const paymentWith = (query: string) => (on: Submission) => `${stepPath('payment', on)}?${query}`
const queryOf = ({ type, examId, id }: Submission, transactionNo: string) =>
  new URLSearchParams({
    transactionNo,
    submissionType: type,
    examId: String(examId),
    submissionId: id,
    paymentType: 'GOV_PAY',
  })
const waitOf = (on: Submission, transactionNo: string) => `/pay?${queryOf(on, transactionNo)}`
const resultOf = (on: Submission, transactionNo: string) => `/payment-result?${queryOf(on, transactionNo)}`
const returnOf = ({ type, examId, id }: Submission) => `/authorization/${type}/${examId}/${id}/GOV_PAY/false`

const retryOffered = ({ button, words }: Scenario) => button(words('common.retry')).waitFor()
const message =
  (id: Parameters<Scenario['words']>[0]) =>
  ({ page, words }: Scenario) =>
    page.getByRole('alert').getByText(words(id)).waitFor()

/** Chooses a channel and says yes. */
async function pay({ page, words, button, choose }: Scenario, channel: 'GOV_PAY' | 'FREE') {
  await choose(page.getByRole('main'), words(`payment.channel.${channel}`))
  await button(words(channel === 'FREE' ? 'payment.apply_free' : 'payment.pay')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('common.confirm') })
    .click()
}

/** Past the minute after which the wait can be left. */
async function waitAMinute({ page, words }: Scenario) {
  await page.getByRole('timer').waitFor()
  await page.clock.fastForward(61_000)
  await page.getByText(words('payment.no_result_yet')).waitFor()
}

const waitScreens: Screen[] = [
  {
    name: 'wait for the payment, counting',
    start: { stage: 'ORDERED', at: waitOf },
    act: ({ page, words }) =>
      page
        .getByText(words('payment.waiting_countdown').split('}')[1] ?? '')
        .first()
        .waitFor(),
  },
  {
    name: 'wait for the payment, after a minute',
    start: { stage: 'ORDERED', at: waitOf },
    before: (page) => page.clock.install(),
    act: waitAMinute,
  },
  {
    name: 'wait for the payment, leaving asked about',
    hasDialog: true,
    start: { stage: 'ORDERED', at: waitOf },
    before: (page) => page.clock.install(),
    async act(scenario) {
      await waitAMinute(scenario)
      await scenario.button(scenario.words('common.close')).click()
      await scenario.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'wait for the payment, not answered',
    start: { stage: 'ORDERED', at: waitOf },
    before: answering('/payment', 502),
    act: ({ page, words }) => page.getByText(words('payment.poll_error')).waitFor(),
  },
  {
    name: 'wait for a payment that is not known',
    start: { path: `/pay?transactionNo=${'A'.repeat(22)}` },
    act: retryOffered,
  },
  {
    name: 'payment result, asked for',
    start: { stage: 'ORDERED', at: resultOf },
    before: answering('/payment/complete', 'never'),
    act: ({ page, words }) => page.getByText(words('payment.checking')).waitFor(),
  },
  {
    name: 'payment result, not answered',
    start: { stage: 'ORDERED', at: resultOf },
    before: answering('/payment/complete', 502),
    act: ({ page, words }) => page.getByText(words('payment.poll_error')).waitFor(),
  },
]

const signatureScreens: Screen[] = [
  {
    name: 'signature, on its way',
    start: { stage: 'SIGNING', at: (on) => `${returnOf(on)}?code=once` },
    before: answering('/authorization/token', 'never'),
    act: ({ page, words }) => page.getByText(words('sign.processing')).waitFor(),
  },
  { name: 'signature, failed', start: { stage: 'SIGNING', at: returnOf }, act: message('error.sign_pdf') },
  {
    name: 'signature, left for',
    start: { stage: 'PAYING' },
    before: stay,
    async act(scenario) {
      await pay(scenario, 'GOV_PAY')
      await scenario.page.getByText(scenario.words('sign.redirecting')).waitFor()
    },
  },
]

const channelScreens: Screen[] = [
  { name: 'payment', start: { stage: 'PAYING' } },
  {
    name: 'payment, asked about',
    hasDialog: true,
    start: { stage: 'PAYING' },
    async act({ page, words, button, choose }) {
      await choose(page.getByRole('main'), words('payment.channel.GOV_PAY'))
      await button(words('payment.pay')).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'payment, on its way',
    start: { stage: 'PAYING' },
    before: answering('/payment-channel', 'never'),
  },
  {
    name: 'payment, not read',
    start: { stage: 'PAYING' },
    before: answering('/payment-channel', 500),
    act: retryOffered,
  },
  {
    name: 'payment, under way',
    start: { stage: 'ORDERED', at: paymentWith('paymentType=GOV_PAY') },
    act: ({ page, words }) => page.getByText(words('payment.under_way')).waitFor(),
  },
  {
    name: 'payment, failed',
    start: { stage: 'SIGNING', at: paymentWith('paymentType=GOV_PAY&code=START_PAY_ERROR') },
    act: message('client.payment_failed'),
  },
  {
    name: 'payment, channel not offered',
    start: { stage: 'SIGNING', at: paymentWith('paymentType=GOV_PAY&code=PAYMENT_CHANNEL_NOT_ACTIVE') },
    act: message('error.code.PAYMENT_CHANNEL_NOT_ACTIVE'),
  },
  {
    name: 'payment, not exempted',
    start: { stage: 'SIGNED', at: paymentWith('paymentType=GOV_PAY') },
    async act(scenario) {
      await pay(scenario, 'FREE')
      await message('client.canNot_free_pay')(scenario)
    },
  },
]

const receiptScreens: Screen[] = [
  { name: 'receipt', start: { stage: 'END', page: 'receipt' } },
  {
    name: 'submitted files',
    start: { stage: 'END', page: 'submitted-file' },
    act: ({ page, words }) =>
      page
        .getByRole('button', { name: words('common.download') })
        .first()
        .waitFor(),
  },
  { name: 'submitted files, none', start: { path: `/submitted-file/${exams.open}` } },
  {
    name: 'receipt, failed',
    start: { stage: 'END', page: 'receipt' },
    before: answering('/receipt', 500),
    act: retryOffered,
  },
  {
    name: 'receipt, looked at',
    start: { stage: 'END', page: 'receipt' },
    async act({ page, words }) {
      await page.getByRole('button', { name: `${words('common.view')} ${words('step.receipt')}` }).click()
      await page.locator('[data-page="1"][data-drawn]').waitFor()
    },
  },
  {
    name: 'submitted files, failed',
    start: { stage: 'END', page: 'submitted-file' },
    before: answering('/submit-file', 500),
    act: retryOffered,
  },
  {
    name: 'receipt by its number, of none',
    start: { path: '/recibo' },
    async act({ page, words, button }) {
      await button(words('receipt.download')).click()
      await page.getByText(words('recibo.required')).first().waitFor()
    },
  },
  {
    name: 'receipt by its number, failed',
    start: { path: '/recibo?submissionNo=A2026000001' },
    before: answering('/submissionNo/receipt/download', 500),
    act: ({ page, words }) => page.getByText(words('client.downloadError')).first().waitFor(),
  },
]

export const paymentScreens: Screen[] = [
  ...signatureScreens,
  ...channelScreens,
  ...waitScreens,
  ...receiptScreens,
]
