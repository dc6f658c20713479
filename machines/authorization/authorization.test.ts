import { authorizationMachine } from '#machines/authorization/authorization.machine.ts'
import { address, goesInstead, offline, refusal, says, told } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, fails, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof authorizationMachine>
const { submissionId } = address
const transactionNo = 'T000000000000000000001'
const paymentPage = goesInstead({ to: 'payment', ...address, paymentType: 'GOV_PAY' })
const receipt = goesInstead({ to: 'receipt', ...address })
const exchanges = [answers('exchangeCode', { token: 'token-1' }), 'signing'] as const
const signs = [
  answers('signSubmission', submissionOf({ stage: 'PAYING', signed: true })),
  'attempting',
] as const

const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input: { address, paymentType: 'GOV_PAY', code: 'code-1' },
  starts: 'arriving',
  steps,
  ...more,
})

testScenarios(authorizationMachine, [
  scenario(
    'the code is exchanged once, the form signed, the payment started',
    [
      ['begin', 'exchanging'],
      ['begin', 'exchanging'],
      exchanges,
      ['begin', 'signing'],
      signs,
      [answers('openPayment', { submissionId, amount: 300, running: null }), 'attempting'],
      [answers('createPayment', { transactionNo }), 'attempting'],
      [
        answers('startPayment', { transactionNo, payUrl: 'https://gateway.example/1' }),
        'over',
        [goesInstead({ to: 'address', url: 'https://gateway.example/1' })],
      ],
    ],
    {
      context: { code: null, token: '' },
      calls: [
        ['exchangeCode', { address, paymentType: 'GOV_PAY', code: 'code-1' }],
        ['signSubmission', { submissionId, token: 'token-1' }],
        ['openPayment', { submissionType: 'apply', submissionId }],
        ['createPayment', { submissionId, paymentType: 'GOV_PAY' }],
        ['startPayment', { transactionNo, paymentType: 'GOV_PAY' }],
      ],
    },
  ),
  scenario(
    'no code: the sign-PDF error, and back to the payment page with its channel',
    [
      ['begin', 'lookingUp'],
      [
        answers('readSubmission', submissionOf({ stage: 'PAYING' })),
        'over',
        [says('sign_pdf_error'), paymentPage],
      ],
    ],
    {
      input: { address, paymentType: 'GOV_PAY', code: null },
      calls: [['readSubmission', { submissionId }]],
    },
  ),
  ...(
    [
      ['signed: back to the payment page', { stage: 'PAYING', signed: true }, paymentPage],
      ['ended: the receipt', { stage: 'END', signed: true }, receipt],
    ] as const
  ).map(([story, found, leaves]) =>
    scenario(
      `a reload after the code was taken, ${story}, and no error`,
      [
        ['begin', 'lookingUp'],
        [answers('readSubmission', submissionOf(found)), 'over', [leaves]],
      ],
      { input: { address, paymentType: 'GOV_PAY', code: null } },
    ),
  ),
  scenario(
    'no code, and the service says nothing: the sign-PDF error',
    [
      ['begin', 'lookingUp'],
      [fails('readSubmission', offline), 'over', [says('sign_pdf_error'), paymentPage]],
    ],
    { input: { address, paymentType: 'GOV_PAY', code: null } },
  ),
  scenario('a test exam ends with the signature', [
    ['begin', 'exchanging'],
    exchanges,
    [answers('signSubmission', submissionOf({ stage: 'END', test: true })), 'over', [receipt]],
  ]),
  scenario('the code is not accepted', [
    ['begin', 'exchanging'],
    [fails('exchangeCode', 'AUTH_ERROR'), 'over', [told(refusal('AUTH_ERROR')), paymentPage]],
  ]),
  scenario('the signature fails', [
    ['begin', 'exchanging'],
    exchanges,
    [fails('signSubmission', 'SIGN_PDF_ERROR'), 'over', [told(refusal('SIGN_PDF_ERROR')), paymentPage]],
  ]),
  scenario('the period ended while the person was signing', [
    ['begin', 'exchanging'],
    exchanges,
    [
      fails('signSubmission', 'TIME_OUT'),
      'over',
      [
        told(refusal('TIME_OUT')),
        {
          type: 'leave',
          place: { to: 'check', submissionType: 'apply', examId: 7, code: 'TIME_OUT' },
          replace: false,
        },
      ],
    ],
  ]),
  scenario('the payment cannot be started', [
    ['begin', 'exchanging'],
    exchanges,
    signs,
    [fails('openPayment', offline), 'over', [told(offline), paymentPage]],
  ]),
  scenario('the attempt breaks down', [
    ['begin', 'exchanging'],
    exchanges,
    signs,
    [
      { type: 'xstate.error.actor.paymentAttempt', error: { kind: 'malformed' } } as never,
      'over',
      [told({ kind: 'malformed' }), paymentPage],
    ],
  ]),
])
