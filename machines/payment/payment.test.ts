import { type LoadedPayment, paymentMachine } from '#machines/payment/payment.machine.ts'
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
import { answers, fails, type Scene, tellChart } from '#test/charts/tellChart.ts'

type Told = Scene<typeof paymentMachine>
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
const receipt = goesInstead({ to: 'receipt', ...address })

const scene = (story: string, lines: Told['lines'], more: Partial<Told> = {}): Told => ({
  story,
  input: { address, paymentType: null, refused: null },
  starts: 'loading',
  lines,
  ...more,
})

/** A signed application on its way into the attempt by GOV_PAY. */
const toAttempt: Told['lines'] = [
  [loads({ signed: true }), 'choosing'],
  [chooses('GOV_PAY'), 'choosing'],
  ['pay', 'confirming'],
  ['confirm', 'attempting'],
]

tellChart(paymentMachine, [
  scene(
    'a channel is chosen and confirmed, then the application is signed outside',
    [
      [loads(), 'choosing'],
      ['pay', 'choosing'],
      [chooses('MASTERCARD'), 'choosing'],
      ['pay', 'choosing'],
      [chooses('GOV_PAY'), 'choosing'],
      ['pay', 'confirming'],
      ['cancel', 'choosing'],
      ['pay', 'confirming'],
      ['confirm', 'preparingSignature'],
      ['confirm', 'preparingSignature'],
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
  scene(
    'the channel of the address is chosen beforehand',
    [
      [loads(), 'choosing'],
      ['pay', 'confirming'],
    ],
    {
      input: { address, paymentType: 'VISA', refused: null },
      context: { channel: 'VISA' },
    },
  ),
  scene('a channel of the address that is not offered is not chosen', [[loads(), 'choosing']], {
    input: { address, paymentType: 'MASTERCARD', refused: null },
    context: { channel: null },
  }),
  scene('the browser shows the page again after the person has left to sign: everything is read anew', [
    [loads(), 'choosing'],
    [chooses('GOV_PAY'), 'choosing'],
    ['pay', 'confirming'],
    ['confirm', 'preparingSignature'],
    [
      answers('findSigningAddress', { url: signingAddress }),
      'leaving',
      [goes({ to: 'address', url: signingAddress })],
    ],
    ['shown.again', 'loading'],
    [loads({ signed: true }), 'choosing'],
    ['pay', 'confirming'],
    ['confirm', 'attempting'],
  ]),
  scene('the signature cannot be prepared', [
    [loads(), 'choosing'],
    [chooses('GOV_PAY'), 'choosing'],
    ['pay', 'confirming'],
    ['confirm', 'preparingSignature'],
    [fails('findSigningAddress', 'SIGN_PDF_ERROR'), 'choosing', [told(refusal('SIGN_PDF_ERROR'))]],
    ['pay', 'confirming'],
    ['confirm', 'preparingSignature'],
    [fails('findSigningAddress', 'STAGE_ERROR'), 'choosing', [told(refusal('STAGE_ERROR')), home]],
    ['pay', 'confirming'],
    ['confirm', 'preparingSignature'],
    [fails('findSigningAddress', 'PAYMENT_STATUS_SUCCESS'), 'choosing', [receipt]],
  ]),
  scene('hardship is not certified: another channel', [
    [loads(), 'choosing'],
    [chooses('FREE'), 'choosing'],
    ['pay', 'confirming'],
    ['confirm', 'checkingFree'],
    [answers('checkFree', false), 'choosing', [says('canNot_free_pay')]],
  ]),
  scene(
    'hardship is certified: signed first, then free',
    [
      [loads(), 'choosing'],
      [chooses('FREE'), 'choosing'],
      ['pay', 'confirming'],
      ['confirm', 'checkingFree'],
      [answers('checkFree', true), 'preparingSignature'],
    ],
    {
      calls: [
        ['loadPayment', address],
        ['checkFree', { examId: 7 }],
        ['findSigningAddress', { address, paymentType: 'FREE' }],
      ],
    },
  ),
  scene('hardship is certified and the form is signed: the receipt', [
    [loads({ signed: true }), 'choosing'],
    [chooses('FREE'), 'choosing'],
    ['pay', 'confirming'],
    ['confirm', 'checkingFree'],
    [answers('checkFree', true), 'attempting'],
    [answers('payFree'), 'leaving', [receipt]],
  ]),
  scene('the question about hardship fails', [
    [loads(), 'choosing'],
    [chooses('FREE'), 'choosing'],
    ['pay', 'confirming'],
    ['confirm', 'checkingFree'],
    [fails('checkFree', offline), 'choosing', [told(offline)]],
    ['pay', 'confirming'],
    ['confirm', 'checkingFree'],
    [
      fails('checkFree', 'TIME_OUT'),
      'choosing',
      [
        told(refusal('TIME_OUT')),
        goes({ to: 'check', submissionType: 'apply', examId: 7, code: 'TIME_OUT' }),
      ],
    ],
    ['pay', 'confirming'],
    ['confirm', 'checkingFree'],
    [fails('checkFree', 'PAYMENT_STATUS_SUCCESS'), 'choosing', [receipt]],
  ]),
  scene('a signed application is paid without a second signature', [
    ...toAttempt,
    [answers('openPayment', due), 'attempting'],
    [answers('createPayment', { transactionNo }), 'attempting'],
    [
      answers('startPayment', { transactionNo, payUrl: provider }),
      'leaving',
      [goes({ to: 'address', url: provider })],
    ],
  ]),
  scene(
    'a supplement is not signed, and its result is waited for',
    [
      [loads({ channels: ['VISA'] }), 'choosing'],
      [chooses('VISA'), 'choosing'],
      ['pay', 'confirming'],
      ['confirm', 'attempting'],
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
  scene('the attempt fails: the page keeps its channel', [
    ...toAttempt,
    [
      fails('openPayment', 'ACTIVE_PAYMENT_AMOUNT_NOT_EXIST'),
      'choosing',
      [
        told(refusal('ACTIVE_PAYMENT_AMOUNT_NOT_EXIST')),
        goesInstead({ to: 'payment', ...address, paymentType: 'GOV_PAY' }),
      ],
    ],
  ]),
  scene('the attempt of another tab has just come to nothing: read anew', [
    ...toAttempt,
    [fails('openPayment', 'PAYMENT_STATUS_STARTED'), 'attempting'],
    [answers('findRunning', null), 'loading'],
  ]),
  scene('the attempt breaks down', [
    ...toAttempt,
    [
      { type: 'xstate.error.actor.paymentAttempt', error: { kind: 'malformed' } } as never,
      'choosing',
      [told({ kind: 'malformed' })],
    ],
  ]),
  scene('an attempt is under way: watched, read anew, gone on with', [
    [loads({ running, signed: true }), 'underWay'],
    ['watch', 'underWay', [goes({ to: 'wait', ...address, ...running })]],
    ['shown.again', 'lookingAtAttempt'],
    ['goOn', 'attempting'],
    [answers('openPayment', { ...due, running }), 'attempting'],
    [answers('createPayment', { transactionNo }), 'attempting'],
    [
      answers('startPayment', { transactionNo, payUrl: provider }),
      'leaving',
      [goes({ to: 'address', url: provider })],
    ],
  ]),
  scene('an attempt under way fails at its start: it stays under way, no other is offered by itself', [
    [loads({ running, signed: true }), 'underWay'],
    ['goOn', 'attempting'],
    [
      fails('openPayment', 'START_PAY_ERROR'),
      'underWay',
      [says('payment_unanswered'), goesInstead({ to: 'payment', ...address, paymentType: 'VISA' })],
    ],
    ['goOn', 'attempting'],
    [
      fails('openPayment', offline),
      'underWay',
      [told(offline), goesInstead({ to: 'payment', ...address, paymentType: 'VISA' })],
    ],
    ['chooseOther', 'choosing'],
    [chooses('GOV_PAY'), 'choosing'],
    ['pay', 'confirming'],
  ]),
  scene('another tab begins an attempt, then it is paid: the channels give way, then the receipt is shown', [
    [loads({ signed: true }), 'choosing'],
    ['shown.again', 'lookingAtChannels'],
    [chooses('GOV_PAY'), 'lookingAtChannels'],
    [loads({ signed: true, running }), 'underWay'],
    ['shown.again', 'lookingAtAttempt'],
    [loads({ signed: true, running }), 'underWay'],
    ['shown.again', 'lookingAtAttempt'],
    [loads({ ended: true }), 'leaving', [receipt]],
  ]),
  scene('looking again learns nothing: nothing is said, nothing changes', [
    [loads({ signed: true }), 'choosing'],
    ['shown.again', 'lookingAtChannels'],
    [fails('loadPayment', offline), 'choosing'],
    [chooses('GOV_PAY'), 'choosing'],
    ['shown.again', 'lookingAtChannels'],
    ['pay', 'confirming'],
    ['cancel', 'choosing'],
    ['shown.again', 'lookingAtChannels'],
    [loads({ signed: true, running }), 'underWay'],
    ['shown.again', 'lookingAtAttempt'],
    [fails('loadPayment', offline), 'underWay'],
    ['shown.again', 'lookingAtAttempt'],
    ['watch', 'lookingAtAttempt', [goes({ to: 'wait', ...address, ...running })]],
    [fails('loadPayment', 'PAYMENT_STATUS_SUCCESS'), 'leaving', [receipt]],
  ]),
  scene('the attempt came to nothing: the channels are offered again', [
    [loads({ running, signed: true }), 'underWay'],
    ['shown.again', 'lookingAtAttempt'],
    [loads({ signed: true }), 'choosing'],
    ['shown.again', 'lookingAtChannels'],
    [loads({ signed: true }), 'choosing'],
    ['shown.again', 'lookingAtChannels'],
    [loads({ ended: true }), 'leaving', [receipt]],
  ]),
  scene('looking again at the channels, it has been paid', [
    [loads({ running, signed: true }), 'underWay'],
    ['shown.again', 'lookingAtAttempt'],
    ['chooseOther', 'choosing'],
    ['shown.again', 'lookingAtChannels'],
    [fails('loadPayment', 'PAYMENT_STATUS_SUCCESS'), 'leaving', [receipt]],
  ]),
  scene('it has ended while the page was away', [[loads({ ended: true }), 'leaving', [receipt]]]),
  scene(
    'the public start sent the browser back: it is told why, once, and the channel is still chosen',
    [
      [loads({ signed: true }), 'choosing', [told(refusal('START_PAY_ERROR'))]],
      ['shown.again', 'lookingAtChannels'],
      [loads({ signed: true }), 'choosing'],
      ['pay', 'confirming'],
    ],
    { input: { address, paymentType: 'VISA', refused: 'START_PAY_ERROR' } },
  ),
  scene(
    'the public start, asked again, sent the browser back from an attempt under way: it has not failed',
    [
      [fails('loadPayment', offline), 'failed', [told(offline)]],
      ['retry', 'loading'],
      [loads({ running, signed: true, startedAgain: true }), 'underWay', [says('payment_unanswered')]],
    ],
    { input: { address, paymentType: 'MPAY', refused: 'START_PAY_ERROR' } },
  ),
  scene(
    'the first start did not succeed: that is told, and the attempt can be gone on with',
    [[loads({ running, signed: true }), 'underWay', [told(refusal('START_PAY_ERROR'))]]],
    { input: { address, paymentType: 'MPAY', refused: 'START_PAY_ERROR' } },
  ),
  scene('the public start found the period over: the check page says so', [], {
    input: { address, paymentType: 'VISA', refused: 'TIME_OUT' },
    starts: [
      'loading',
      [
        told(refusal('TIME_OUT')),
        goes({ to: 'check', submissionType: 'apply', examId: 7, code: 'TIME_OUT' }),
      ],
    ],
  }),
  scene('it is paid already', [[fails('loadPayment', 'PAYMENT_STATUS_SUCCESS'), 'failed', [receipt]]]),
  scene('the page cannot be loaded, then can', [
    [fails('loadPayment', offline), 'failed', [told(offline)]],
    ['retry', 'loading'],
    [loads(), 'choosing'],
  ]),
])
