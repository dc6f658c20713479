import type { AnyMachineSnapshot } from 'xstate'
import { completePayment, getPayment } from '#contract/endpoints/payment.ts'
import type { PaymentStatus } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { type PaymentWaitInput, paymentWaitMachine } from '#machines/payment/paymentWait.machine.ts'
import { waitKey } from '#src/features/payment/waitDeadline.ts'
import { done, error, errors } from '#test/charts/paths/ends.ts'
import { address, offline } from '#test/charts/phrases.ts'
import { fails } from '#test/paths/ends.ts'
import type { Act, Look, WalkPlan } from '#test/paths/plan.ts'
import type { Walk } from '#test/paths/walk.ts'
import {
  ordered,
  seesPaymentFailed,
  seesReceipt,
  seesUnderWay,
  settle,
  transactionOf,
} from '#test/paths/walks/orderedPayment.ts'

/** Milliseconds left when the first answer comes late: fewer than between two questions. */
const shortLeft = 500
/** Milliseconds that pass, at most, between the reckoning of a wait and the page that waits. */
const drawing = 2_000
const input = (left: number): PaymentWaitInput => ({
  address,
  running: { transactionNo: 'T000000000000000000001', paymentType: 'GOV_PAY' },
  deadline: left,
  now: () => 0,
})
const poll = 'xstate.after.POLL.paymentWait.waiting.polling.pausing'
const untilDeadline = 'xstate.after.UNTIL_DEADLINE.paymentWait.waiting.dialog.locked'

const asks = (id: string) => (status: PaymentStatus) => done(id, { status })

/** The status that the service knows: it has asked the gateway for somebody else, or had its notice. */
const answersPoll: Act = async (walk, { output }) => {
  await settle(walk, output.status)
  if (output.status !== 'STARTED')
    await walk.staged.client.ok(completePayment, { query: { paymentId: transactionOf(walk) } })
  await walk.gate.end(getPayment, 'service')
}

/** Milliseconds until the wait may be closed, by the page's clock. */
const left = ({ page }: Walk): Promise<number> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '').deadline - Date.now(), waitKey)

/** The page that follows is opened. */
const thenSees =
  (look: Look): Look =>
  (walk) =>
    walk.whileTimePasses(() => look(walk))

const saysThatNobodyAnswers: Look = (walk) => walk.sees(walk.words('payment.poll_error'))

const isDisabled = (walk: Walk, name: string) =>
  walk.page.locator('main').getByRole('button', { name, exact: true, disabled: true }).waitFor()
const isEnabled = (walk: Walk, name: string) =>
  walk.page.locator('main').getByRole('button', { name, exact: true, disabled: false }).waitFor()

/** The dialog can be left, or not before the seconds that are counted down. */
const looksAtDialog = (dialog: 'locked' | 'closable'): Look =>
  async function look(walk) {
    await walk.title(walk.words('payment.waiting_title'))
    await walk.sees(transactionOf(walk))
    if (dialog === 'locked') await isDisabled(walk, walk.words('common.close'))
    else await isEnabled(walk, walk.words('common.close'))
  }

const states = (dialog: 'locked' | 'closable'): Record<string, Look> => {
  const dialogIs = looksAtDialog(dialog)
  const at = (polling: string) => `waiting.polling.${polling} & waiting.dialog.${dialog}`
  const waiting = async (walk: Walk) => {
    await dialogIs(walk)
    await walk.sees(walk.words('payment.waiting'))
    if (dialog === 'locked') await walk.page.getByRole('timer').waitFor()
    else await walk.sees(walk.words('payment.no_result_yet'))
  }
  return {
    async [at('asking')](walk) {
      await waiting(walk)
      await isDisabled(walk, walk.words('payment.check_again'))
    },
    async [at('pausing')](walk) {
      await waiting(walk)
      await isEnabled(walk, walk.words('payment.check_again'))
    },
    async [at('checking')](walk) {
      await dialogIs(walk)
      await walk.sees(walk.words('payment.checking'))
    },
    async [at('stopped')](walk) {
      await dialogIs(walk)
      await saysThatNobodyAnswers(walk)
      await isEnabled(walk, walk.words('payment.check_again'))
    },
  }
}

export const paymentWaitWalk: WalkPlan = {
  chart: paymentWaitMachine,
  clockStands: true,
  alphabet: {
    inputs: [input(limits.paymentWait), input(shortLeft)],
    cases: [
      ...(['STARTED', 'CANCELLED', 'SUCCESS'] as const).map(asks('readPayment')),
      error('readPayment', offline),
      ...(['STARTED', 'FAILED', 'NOTIFIED'] as const).map(asks('askGateway')),
      ...errors('askGateway', 'START_PAY_ERROR'),
    ],
    reads: ({ deadline }: PaymentWaitInput) => deadline,
    happens({ deadline }: PaymentWaitInput, { type }, before: AnyMachineSnapshot) {
      // of the two clocks that run in a pause, the shorter one strikes
      const isShort = deadline < limits.paymentPoll
      if (type === poll) return !isShort
      return type !== untilDeadline || isShort || !before.matches({ waiting: { polling: 'pausing' } })
    },
  },
  async begin(walk, { deadline }: PaymentWaitInput) {
    const query = await ordered(walk)
    await walk.gate.hold(getPayment, completePayment)
    await walk.whileTimePasses(async () => {
      await walk.arriveAt(`/pay?${query}`)
      await walk.title(walk.words('payment.waiting_title'))
      await walk.gate.made(getPayment)
    })
    if (deadline === shortLeft) await walk.page.clock.runFor((await left(walk)) - shortLeft)
  },
  events: {
    'xstate.done.actor.readPayment': answersPoll,
    'xstate.error.actor.readPayment': async (walk, event) => {
      await fails(getPayment)(walk, event)
      await walk.told(walk.words('client.network_error'))
    },
    async 'xstate.done.actor.askGateway'(walk, { output }) {
      await settle(walk, output.status)
      await walk.gate.end(completePayment, 'service')
    },
    'xstate.error.actor.askGateway': fails(completePayment),
    [poll]: (walk) => walk.passUntil('paymentWait', limits.paymentPoll),
    [untilDeadline]: async (walk) => walk.passUntil('paymentWait', await left(walk), drawing),
    'page.visible': (walk) => walk.lookAgain(),
    checkAgain: (walk) => walk.press(walk.words('payment.check_again')),
    async close(walk) {
      await walk.press(walk.words('common.close'))
      await walk.answer(walk.words('common.confirm'))
    },
  },
  states: {
    ...states('locked'),
    ...states('closable'),
    paid: thenSees(seesReceipt),
    failed: thenSees(seesPaymentFailed),
    closed: thenSees(seesUnderWay),
  },
}
