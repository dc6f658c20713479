import { paymentResultMachine } from '#machines/payment/paymentResult.machine.ts'
import { address, goesInstead, offline, says, told } from '#test/charts/phrases.ts'
import { answers, fails, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof paymentResultMachine>
const transactionNo = 'T000000000000000000001'
const receipt = goesInstead({ to: 'receipt', ...address })
const answersWith = (status: string) => answers('askGateway', { status, paymentType: 'MPAY' })

const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input: { address, transactionNo },
  starts: 'asking',
  steps,
  ...more,
})

testScenarios(paymentResultMachine, [
  scenario('SUCCESS leads to the receipt', [[answersWith('SUCCESS'), 'paid', [receipt]]], {
    calls: [['askGateway', { transactionNo }]],
  }),
  scenario('NOTIFIED leads to the receipt', [[answersWith('NOTIFIED'), 'paid', [receipt]]]),
  ...(['FAILED', 'CANCELLED'] as const).map((status) =>
    scenario(`${status} leads back to the payment page with its channel, never to the receipt`, [
      [
        answersWith(status),
        'failed',
        [says('payment_failed'), goesInstead({ to: 'payment', ...address, paymentType: 'MPAY' })],
      ],
    ]),
  ),
  scenario('an open attempt is never called failed: the payment page shows it with its number', [
    [
      answersWith('STARTED'),
      'open',
      [says('payment_open'), goesInstead({ to: 'payment', ...address, paymentType: 'MPAY' })],
    ],
  ]),
  scenario(
    'the gateway is out of reach, which is never called a failed payment: asked again, then given up',
    [
      [fails('askGateway', offline), 'unanswered', [told(offline)]],
      ['retry', 'asking'],
      [fails('askGateway', 'START_PAY_ERROR'), 'unanswered'],
      ['giveUp', 'left', [goesInstead({ to: 'payment', ...address, paymentType: null })]],
    ],
  ),
])
