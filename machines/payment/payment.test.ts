import { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { LoadedPayment } from '#machines/payment/paymentPage.ts'
import {
  address,
  goes,
  goesInstead,
  home,
  offline,
  refusal,
  says,
  supplementAddress,
  told,
} from '#test/charts/phrases.ts'
import {
  answers,
  breaksDown,
  fails,
  type Scenario,
  tells,
  testScenarios,
} from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof paymentMachine>
const { submissionId } = address
const transactionNo = 'T000000000000000000001'
const running = { transactionNo, paymentType: 'VISA' } as const
const due = { submissionId, amount: 300, running: null }
const signingAddress = 'https://sign.example/1'
const provider = 'https://gateway.example/pay/1'

const loads = (change: Partial<LoadedPayment> = {}) =>
  answers('loadPayment', {
    channels: ['GOV_PAY', 'VISA', 'MPAY', 'FREE'],
    running: null,
    signed: false,
    ended: false,
    ...change,
  })
const chooses = (channel: 'GOV_PAY' | 'VISA' | 'MASTERCARD' | 'FREE') =>
  ({ type: 'channel.chosen', channel }) as const
const confirms = tells('paymentConfirmation', 'confirm')
const cancels = tells('paymentConfirmation', 'cancel')
const receipt = goesInstead({ to: 'receipt', ...address })

const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input: { address, paymentType: null, refused: null },
  starts: 'loading',
  steps,
  ...more,
})

/** A signed application on its way into the attempt by GOV_PAY. */
const toAttempt: Told['steps'] = [
  [loads({ signed: true }), 'choosing.shown'],
  [chooses('GOV_PAY'), 'choosing.shown'],
  ['pay', 'confirming'],
  [confirms, 'attempting'],
]

testScenarios(paymentMachine, [
  scenario(
    'a channel is chosen and confirmed, then the application is signed outside',
    [
      [loads(), 'choosing.shown'],
      ['pay', 'choosing.shown'],
      [chooses('MASTERCARD'), 'choosing.shown'],
      ['pay', 'choosing.shown'],
      [chooses('GOV_PAY'), 'choosing.shown'],
      ['pay', 'confirming'],
      [cancels, 'choosing.shown'],
      ['pay', 'confirming'],
      [confirms, 'confirming'],
      [confirms, 'confirming'],
      [
        answers('findSigningAddress', { url: signingAddress }),
        'leaving',
        [goes({ to: 'address', url: signingAddress })],
      ],
    ],
    {
      calls: [
        ['loadPayment', address],
        ['findSigningAddress', { address, paymentType: 'GOV_PAY' }],
      ],
    },
  ),
  scenario(
    'the channel of the address is chosen beforehand',
    [
      [loads(), 'choosing.shown'],
      ['pay', 'confirming'],
    ],
    {
      input: { address, paymentType: 'VISA', refused: null },
      context: { channel: 'VISA' },
    },
  ),
  scenario('a channel of the address that is not offered is not chosen', [[loads(), 'choosing.shown']], {
    input: { address, paymentType: 'MASTERCARD', refused: null },
    context: { channel: null },
  }),
  scenario('the browser shows the page again after the person has left to sign: everything is read anew', [
    [loads(), 'choosing.shown'],
    [chooses('GOV_PAY'), 'choosing.shown'],
    ['pay', 'confirming'],
    [confirms, 'confirming'],
    [
      answers('findSigningAddress', { url: signingAddress }),
      'leaving',
      [goes({ to: 'address', url: signingAddress })],
    ],
    ['page.visible', 'loading'],
    [loads({ signed: true }), 'choosing.shown'],
    ['pay', 'confirming'],
    [confirms, 'attempting'],
  ]),
  scenario('the signature cannot be prepared', [
    [loads(), 'choosing.shown'],
    [chooses('GOV_PAY'), 'choosing.shown'],
    ['pay', 'confirming'],
    [confirms, 'confirming'],
    [fails('findSigningAddress', 'SIGN_PDF_ERROR'), 'choosing.shown', [told(refusal('SIGN_PDF_ERROR'))]],
    ['pay', 'confirming'],
    [confirms, 'confirming'],
    [fails('findSigningAddress', 'STAGE_ERROR'), 'choosing.shown', [told(refusal('STAGE_ERROR')), home]],
    ['pay', 'confirming'],
    [confirms, 'confirming'],
    [fails('findSigningAddress', 'PAYMENT_STATUS_SUCCESS'), 'choosing.shown', [receipt]],
  ]),
  scenario('hardship is not certified: another channel', [
    [loads(), 'choosing.shown'],
    [chooses('FREE'), 'choosing.shown'],
    ['pay', 'confirming'],
    [confirms, 'confirming'],
    [answers('checkFree', false), 'choosing.shown', [says('canNot_free_pay')]],
  ]),
  scenario(
    'hardship is certified: signed first, then free',
    [
      [loads(), 'choosing.shown'],
      [chooses('FREE'), 'choosing.shown'],
      ['pay', 'confirming'],
      [confirms, 'confirming'],
      [answers('checkFree', true), 'confirming'],
    ],
    {
      calls: [
        ['loadPayment', address],
        ['checkFree', { examId: 7 }],
        ['findSigningAddress', { address, paymentType: 'FREE' }],
      ],
    },
  ),
  scenario('hardship is certified and the form is signed: the receipt', [
    [loads({ signed: true }), 'choosing.shown'],
    [chooses('FREE'), 'choosing.shown'],
    ['pay', 'confirming'],
    [confirms, 'confirming'],
    [answers('checkFree', true), 'attempting'],
    [answers('payFree'), 'leaving', [receipt]],
  ]),
  scenario('the question about hardship fails', [
    [loads(), 'choosing.shown'],
    [chooses('FREE'), 'choosing.shown'],
    ['pay', 'confirming'],
    [confirms, 'confirming'],
    [fails('checkFree', offline), 'choosing.shown', [told(offline)]],
    ['pay', 'confirming'],
    [confirms, 'confirming'],
    [
      fails('checkFree', 'TIME_OUT'),
      'choosing.shown',
      [
        told(refusal('TIME_OUT')),
        goes({ to: 'check', submissionType: 'apply', examId: 7, code: 'TIME_OUT' }),
      ],
    ],
    ['pay', 'confirming'],
    [confirms, 'confirming'],
    [fails('checkFree', 'PAYMENT_STATUS_SUCCESS'), 'choosing.shown', [receipt]],
  ]),
  scenario('a signed application is paid without a second signature', [
    ...toAttempt,
    [answers('openPayment', due), 'attempting'],
    [answers('createPayment', { transactionNo }), 'attempting'],
    [
      answers('startPayment', { transactionNo, payUrl: provider }),
      'leaving',
      [goes({ to: 'address', url: provider })],
    ],
  ]),
  scenario(
    'a supplement is not signed, and its result is waited for',
    [
      [loads({ channels: ['VISA'] }), 'choosing.shown'],
      [chooses('VISA'), 'choosing.shown'],
      ['pay', 'confirming'],
      [confirms, 'attempting'],
      [answers('openPayment', due), 'attempting'],
      [answers('createPayment', { transactionNo }), 'attempting'],
      [
        answers('startPayment', { transactionNo, payUrl: null }),
        'leaving',
        [goes({ to: 'wait', ...supplementAddress, ...running })],
      ],
    ],
    { input: { address: supplementAddress, paymentType: null, refused: null } },
  ),
  scenario('the attempt fails: the page keeps its channel', [
    ...toAttempt,
    [
      fails('openPayment', 'ACTIVE_PAYMENT_AMOUNT_NOT_EXIST'),
      'choosing.shown',
      [
        told(refusal('ACTIVE_PAYMENT_AMOUNT_NOT_EXIST')),
        goesInstead({ to: 'payment', ...address, paymentType: 'GOV_PAY' }),
      ],
    ],
  ]),
  scenario('the attempt of another tab has just come to nothing: read anew', [
    ...toAttempt,
    [fails('openPayment', 'PAYMENT_STATUS_STARTED'), 'attempting'],
    [answers('findRunning', null), 'loading'],
  ]),
  scenario('the attempt breaks down', [
    ...toAttempt,
    [breaksDown('paymentAttempt'), 'choosing.shown', [told({ kind: 'malformed' })]],
  ]),
  scenario('the attempt to go on with one under way breaks down: no other is offered by itself', [
    [loads({ running, signed: true }), 'underWay.shown'],
    ['attempt.resume', 'attempting'],
    [breaksDown('paymentAttempt'), 'underWay.shown', [told({ kind: 'malformed' })]],
  ]),
  scenario('the confirmation breaks down', [
    ...toAttempt.slice(0, 3),
    [breaksDown('paymentConfirmation'), 'choosing.shown', [told({ kind: 'malformed' })]],
  ]),
  scenario('an attempt is under way: waited for, read anew, gone on with', [
    [loads({ running, signed: true }), 'underWay.shown'],
    ['attempt.wait', 'underWay.shown', [goes({ to: 'wait', ...address, ...running })]],
    ['page.visible', 'underWay.looking'],
    ['attempt.resume', 'attempting'],
    [answers('openPayment', { ...due, running }), 'attempting'],
    [answers('createPayment', { transactionNo }), 'attempting'],
    [
      answers('startPayment', { transactionNo, payUrl: provider }),
      'leaving',
      [goes({ to: 'address', url: provider })],
    ],
  ]),
  scenario('an attempt under way fails at its start: it stays under way, no other is offered by itself', [
    [loads({ running, signed: true }), 'underWay.shown'],
    ['attempt.resume', 'attempting'],
    [
      fails('openPayment', 'START_PAY_ERROR'),
      'underWay.shown',
      [says('payment_unanswered'), goesInstead({ to: 'payment', ...address, paymentType: 'VISA' })],
    ],
    ['attempt.resume', 'attempting'],
    [
      fails('openPayment', offline),
      'underWay.shown',
      [told(offline), goesInstead({ to: 'payment', ...address, paymentType: 'VISA' })],
    ],
    ['attempt.changeChannel', 'choosing.shown'],
    [chooses('GOV_PAY'), 'choosing.shown'],
    ['pay', 'confirming'],
  ]),
  scenario(
    'another tab begins an attempt, then it is paid: the channels give way, then the receipt is shown',
    [
      [loads({ signed: true }), 'choosing.shown'],
      ['page.visible', 'choosing.looking'],
      [chooses('GOV_PAY'), 'choosing.looking'],
      [loads({ signed: true, running }), 'underWay.shown'],
      ['page.visible', 'underWay.looking'],
      [loads({ signed: true, running }), 'underWay.shown'],
      ['page.visible', 'underWay.looking'],
      [loads({ ended: true }), 'leaving', [receipt]],
    ],
  ),
  scenario('looking again learns nothing: nothing is said, nothing changes', [
    [loads({ signed: true }), 'choosing.shown'],
    ['page.visible', 'choosing.looking'],
    [fails('loadPayment', offline), 'choosing.shown'],
    [chooses('GOV_PAY'), 'choosing.shown'],
    ['page.visible', 'choosing.looking'],
    ['pay', 'confirming'],
    [cancels, 'choosing.shown'],
    ['page.visible', 'choosing.looking'],
    [loads({ signed: true, running }), 'underWay.shown'],
    ['page.visible', 'underWay.looking'],
    [fails('loadPayment', offline), 'underWay.shown'],
    ['page.visible', 'underWay.looking'],
    ['attempt.wait', 'underWay.looking', [goes({ to: 'wait', ...address, ...running })]],
    [fails('loadPayment', 'PAYMENT_STATUS_SUCCESS'), 'leaving', [receipt]],
  ]),
  scenario('the attempt came to nothing: the channels are offered again', [
    [loads({ running, signed: true }), 'underWay.shown'],
    ['page.visible', 'underWay.looking'],
    [loads({ signed: true }), 'choosing.shown'],
    ['page.visible', 'choosing.looking'],
    [loads({ signed: true }), 'choosing.shown'],
    ['page.visible', 'choosing.looking'],
    [loads({ ended: true }), 'leaving', [receipt]],
  ]),
  scenario('looking again at the channels, it has been paid', [
    [loads({ running, signed: true }), 'underWay.shown'],
    ['page.visible', 'underWay.looking'],
    ['attempt.changeChannel', 'choosing.shown'],
    ['page.visible', 'choosing.looking'],
    [fails('loadPayment', 'PAYMENT_STATUS_SUCCESS'), 'leaving', [receipt]],
  ]),
  scenario('it has ended while the page was away', [[loads({ ended: true }), 'leaving', [receipt]]]),
  scenario(
    'the public start sent the browser back: it is told why, once, and the channel is still chosen',
    [
      [loads({ signed: true }), 'choosing.shown', [told(refusal('START_PAY_ERROR'))]],
      ['page.visible', 'choosing.looking'],
      [loads({ signed: true }), 'choosing.shown'],
      ['pay', 'confirming'],
    ],
    { input: { address, paymentType: 'VISA', refused: 'START_PAY_ERROR' } },
  ),
  scenario(
    'the public start, asked again, sent the browser back from an attempt under way: it has not failed',
    [
      [fails('loadPayment', offline), 'failed', [told(offline)]],
      ['retry', 'loading'],
      [loads({ running, signed: true, startedAgain: true }), 'underWay.shown', [says('payment_unanswered')]],
    ],
    { input: { address, paymentType: 'MPAY', refused: 'START_PAY_ERROR' } },
  ),
  scenario(
    'the first start did not succeed: that is told, and the attempt can be gone on with',
    [[loads({ running, signed: true }), 'underWay.shown', [told(refusal('START_PAY_ERROR'))]]],
    { input: { address, paymentType: 'MPAY', refused: 'START_PAY_ERROR' } },
  ),
  scenario('the public start found the period over: the check page says so', [], {
    input: { address, paymentType: 'VISA', refused: 'TIME_OUT' },
    starts: [
      'loading',
      [
        told(refusal('TIME_OUT')),
        goes({ to: 'check', submissionType: 'apply', examId: 7, code: 'TIME_OUT' }),
      ],
    ],
  }),
  scenario('it is paid already', [[fails('loadPayment', 'PAYMENT_STATUS_SUCCESS'), 'failed', [receipt]]]),
  scenario('the page cannot be loaded, then can', [
    [fails('loadPayment', offline), 'failed', [told(offline)]],
    ['retry', 'loading'],
    [loads(), 'choosing.shown'],
  ]),
])
