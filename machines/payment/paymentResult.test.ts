import { paymentResultMachine } from '#machines/payment/paymentResult.machine.ts'
import { address, goesInstead, offline, says, told } from '#test/charts/phrases.ts'
import { answers, fails, type Scene, tellChart } from '#test/charts/tellChart.ts'

type Told = Scene<typeof paymentResultMachine>
const transactionNo = 'T000000000000000000001'
const receipt = goesInstead({ to: 'receipt', ...address })
const answersWith = (status: string) => answers('askGateway', { status, paymentType: 'MPAY' })

const scene = (story: string, lines: Told['lines'], more: Partial<Told> = {}): Told => ({
  story,
  input: { address, transactionNo },
  starts: 'asking',
  lines,
  ...more,
})

tellChart(paymentResultMachine, [
  scene('SUCCESS leads to the receipt', [[answersWith('SUCCESS'), 'paid', [receipt]]], {
    calls: [['askGateway', { transactionNo }]],
  }),
  scene('NOTIFIED leads to the receipt', [[answersWith('NOTIFIED'), 'paid', [receipt]]]),
  ...(['FAILED', 'CANCELLED'] as const).map((status) =>
    scene(`${status} leads back to the payment page with its channel, never to the receipt`, [
      [
        answersWith(status),
        'failed',
        [says('payment_failed'), goesInstead({ to: 'payment', ...address, paymentType: 'MPAY' })],
      ],
    ]),
  ),
  scene('an open attempt is never called failed: the payment page shows it with its number', [
    [
      answersWith('STARTED'),
      'open',
      [says('payment_open'), goesInstead({ to: 'payment', ...address, paymentType: 'MPAY' })],
    ],
  ]),
  scene('the gateway is out of reach, which is never called a failed payment: asked again, then given up', [
    [fails('askGateway', offline), 'unanswered', [told(offline)]],
    ['retry', 'asking'],
    [fails('askGateway', 'START_PAY_ERROR'), 'unanswered'],
    ['giveUp', 'left', [goesInstead({ to: 'payment', ...address, paymentType: null })]],
  ]),
])
