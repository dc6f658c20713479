import { paymentWaitMachine } from '#machines/payment/paymentWait.machine.ts'
import { address, goesInstead, offline, says, told } from '#test/charts/phrases.ts'
import {
  answers,
  fails,
  isNotCalled,
  type Scenario,
  testScenarios,
  waits,
} from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof paymentWaitMachine>
const running = { transactionNo: 'T000000000000000000001', paymentType: 'GOV_PAY' } as const
const receipt = goesInstead({ to: 'receipt', ...address })
const paymentPage = goesInstead({ to: 'payment', ...address, paymentType: 'GOV_PAY' })
const at = (polling: string, dialog = 'locked') => `waiting.polling.${polling} & waiting.dialog.${dialog}`
const reads = (status: string) => answers('readPayment', { status })

const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input: ({ now }) => ({ address, running, deadline: now() + 60_000, now }),
  starts: at('asking'),
  steps,
  ...more,
})

testScenarios(paymentWaitMachine, [
  scenario(
    'the status is read every 3 seconds after the last answer, until it is paid',
    [
      [reads('STARTED'), at('pausing')],
      [waits(2_999), at('pausing')],
      [waits(1), at('asking')],
      [waits(9_000), at('asking')],
      [reads('STARTED'), at('pausing')],
      [waits(3_000), at('asking')],
      [reads('SUCCESS'), 'paid', [receipt]],
    ],
    {
      calls: Array.from(
        { length: 3 },
        () => ['readPayment', { transactionNo: running.transactionNo }] as const,
      ),
    },
  ),
  scenario('NOTIFIED counts as paid', [[reads('NOTIFIED'), 'paid', [receipt]]]),
  ...(['FAILED', 'CANCELLED'] as const).map((status) =>
    scenario(`${status} leads back to the payment page`, [
      [reads(status), 'failed', [says('payment_failed'), paymentPage]],
    ]),
  ),
  scenario('an error is shown and stops the polling; the gateway is asked by hand', [
    [fails('readPayment', offline), at('stopped'), [told(offline)]],
    [waits(9_000), at('stopped')],
    [isNotCalled('readPayment'), at('stopped')],
    ['checkAgain', at('checking')],
    [fails('askGateway', offline), at('stopped'), [told(offline)]],
    ['checkAgain', at('checking')],
    [fails('askGateway', 'START_PAY_ERROR'), at('stopped')],
    ['checkAgain', at('checking')],
    [answers('askGateway', { status: 'STARTED' }), at('pausing')],
    ['checkAgain', at('checking')],
    [answers('askGateway', { status: 'SUCCESS' }), 'paid', [receipt]],
  ]),
  scenario('the gateway says that it failed', [
    [fails('readPayment', offline), at('stopped'), [told(offline)]],
    ['checkAgain', at('checking')],
    [answers('askGateway', { status: 'FAILED' }), 'failed', [says('payment_failed'), paymentPage]],
  ]),
  scenario('the dialog is closed after 60 seconds, not before', [
    [reads('STARTED'), at('pausing')],
    ['close', at('pausing')],
    [waits(59_999), at('asking')],
    ['close', at('asking')],
    [waits(1), at('asking', 'closable')],
    ['close', 'closed', [paymentPage]],
    [isNotCalled('readPayment'), 'closed'],
  ]),
  scenario(
    'a reload at 20 seconds does not stretch the 60',
    [
      [waits(39_999), at('asking')],
      [waits(1), at('asking', 'closable')],
    ],
    { input: ({ now }) => ({ address, running, deadline: now() + 40_000, now }) },
  ),
  scenario('a reload after the deadline', [[waits(1), at('asking', 'closable')]], {
    input: ({ now }) => ({ address, running, deadline: now() - 5_000, now }),
  }),
  scenario('the hidden page is looked at again: asked at once', [
    [reads('STARTED'), at('pausing')],
    ['page.visible', at('asking')],
    ['page.visible', at('asking')],
  ]),
])
