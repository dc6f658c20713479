import type { PaymentChannel } from '#contract/enums.ts'
import { paymentAttemptMachine } from '#machines/payment/paymentAttempt.machine.ts'
import { address, offline, refusal, supplementAddress } from '#test/charts/phrases.ts'
import { answers, fails, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof paymentAttemptMachine>
const { submissionId } = address
const transactionNo = 'T000000000000000000001'
const running = (paymentType: PaymentChannel) => ({ transactionNo, paymentType })
const due = { submissionId, amount: 300, running: null }
const receipt = { to: 'receipt', ...address } as const
const wait = (paymentType: PaymentChannel) => ({ to: 'wait', ...address, ...running(paymentType) }) as const
const page = (paymentType: PaymentChannel) => ({ to: 'payment', ...address, paymentType }) as const
const provider = 'https://gateway.example/pay/1'

const scenario = (
  story: string,
  paymentType: PaymentChannel,
  steps: Told['steps'],
  outcome: NonNullable<Told['context']>['outcome'],
  calls?: Told['calls'],
): Told => ({
  story,
  input: { address, paymentType },
  starts: paymentType === 'FREE' ? 'payingFree' : 'opening',
  steps,
  context: { ...(outcome && { outcome }) },
  ...(calls && { calls }),
})
const opens = [answers('openPayment', due), 'creating'] as const

testScenarios(paymentAttemptMachine, [
  scenario(
    'FREE ends with the receipt',
    'FREE',
    [[answers('payFree'), 'over']],
    { place: receipt, failure: null },
    [['payFree', { submissionId }]],
  ),
  scenario('FREE is refused', 'FREE', [[fails('payFree', 'PAYMENT_CHANNEL_NOT_ACTIVE'), 'over']], {
    place: page('FREE'),
    failure: refusal('PAYMENT_CHANNEL_NOT_ACTIVE'),
  }),
  scenario(
    'MPAY ends with the public start, which the browser visits',
    'MPAY',
    [
      opens,
      [answers('createPayment', { transactionNo }), 'locatingMpay'],
      [answers('addressOfMpay', { payUrl: '/start/pay?channel=MPAY' }), 'over'],
    ],
    { place: { to: 'address', url: '/start/pay?channel=MPAY' }, failure: null },
    [
      ['openPayment', { submissionType: 'apply', submissionId }],
      ['createPayment', { submissionId, paymentType: 'MPAY' }],
      ['addressOfMpay', running('MPAY')],
    ],
  ),
  scenario(
    'MPAY has no address',
    'MPAY',
    [
      opens,
      [answers('createPayment', { transactionNo }), 'locatingMpay'],
      [fails('addressOfMpay', { kind: 'malformed' }), 'over'],
    ],
    { place: page('MPAY'), failure: { kind: 'malformed' } },
  ),
  scenario(
    'GOV_PAY ends with the provider’s address',
    'GOV_PAY',
    [
      opens,
      [answers('createPayment', { transactionNo }), 'starting'],
      [answers('startPayment', { transactionNo, payUrl: provider }), 'over'],
    ],
    { place: { to: 'address', url: provider }, failure: null },
    [
      ['openPayment', { submissionType: 'apply', submissionId }],
      ['createPayment', { submissionId, paymentType: 'GOV_PAY' }],
      ['startPayment', running('GOV_PAY')],
    ],
  ),
  scenario(
    'VISA has nothing to visit: the result is waited for',
    'VISA',
    [
      opens,
      [answers('createPayment', { transactionNo }), 'starting'],
      [answers('startPayment', { transactionNo, payUrl: null }), 'over'],
    ],
    { place: wait('VISA'), failure: null },
  ),
  scenario(
    'an attempt by the same channel is taken up again, with its number',
    'GOV_PAY',
    [
      [answers('openPayment', { ...due, running: running('GOV_PAY') }), 'creating'],
      [answers('createPayment', { transactionNo }), 'starting'],
    ],
    { place: page('GOV_PAY'), failure: null },
  ),
  scenario(
    'an attempt by another channel that never reached its provider makes way, as the service decides',
    'GOV_PAY',
    [
      [answers('openPayment', { ...due, running: running('MPAY') }), 'creating'],
      [answers('createPayment', { transactionNo }), 'starting'],
    ],
    { place: page('GOV_PAY'), failure: null },
  ),
  ...(['payFree', 'openPayment', 'createPayment', 'startPayment'] as const).flatMap((actor) => {
    const channel = actor === 'payFree' ? 'FREE' : 'GOV_PAY'
    const before: Told['steps'] = {
      payFree: [],
      openPayment: [],
      createPayment: [opens],
      startPayment: [opens, [answers('createPayment', { transactionNo }), 'starting'] as const],
    }[actor]
    return [
      scenario(
        `${actor}: it is paid already`,
        channel,
        [...before, [fails(actor, 'PAYMENT_STATUS_SUCCESS'), 'over']],
        {
          place: receipt,
          failure: null,
        },
      ),
      scenario(
        `${actor}: another tab is paying, and its attempt is resumed`,
        channel,
        [
          ...before,
          [fails(actor, 'PAYMENT_STATUS_STARTED'), 'findingRunning'],
          [answers('findRunning', running('MPAY')), 'over'],
        ],
        { place: wait('MPAY'), failure: null },
      ),
      scenario(`${actor}: the period has ended`, channel, [...before, [fails(actor, 'TIME_OUT'), 'over']], {
        place: { to: 'check', submissionType: 'apply', examId: 7, code: 'TIME_OUT' },
        failure: refusal('TIME_OUT'),
      }),
      scenario(`${actor}: no answer`, channel, [...before, [fails(actor, offline), 'over']], {
        place: page(channel),
        failure: offline,
      }),
    ]
  }),
  scenario(
    'another tab was paying, and is no longer',
    'GOV_PAY',
    [
      [fails('openPayment', 'PAYMENT_STATUS_STARTED'), 'findingRunning'],
      [answers('findRunning', null), 'over'],
    ],
    { place: page('GOV_PAY'), failure: null },
  ),
  scenario(
    'another tab is paying, and cannot be found',
    'GOV_PAY',
    [
      [fails('openPayment', 'PAYMENT_STATUS_STARTED'), 'findingRunning'],
      [fails('findRunning', offline), 'over'],
    ],
    { place: page('GOV_PAY'), failure: offline },
  ),
  {
    ...scenario(
      'the fee of a supplement',
      'VISA',
      [[fails('openPayment', 'SUPPLEMENT_TIME_OUT'), 'over']],
      {
        place: { to: 'check', submissionType: 'supplement', examId: 7, code: 'SUPPLEMENT_TIME_OUT' },
        failure: refusal('SUPPLEMENT_TIME_OUT'),
      },
      [['openPayment', { submissionType: 'supplement', submissionId }]],
    ),
    input: { address: supplementAddress, paymentType: 'VISA' },
  },
])
