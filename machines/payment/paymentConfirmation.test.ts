import type { PaymentChannel } from '#contract/enums.ts'
import { paymentConfirmationMachine } from '#machines/payment/paymentConfirmation.machine.ts'
import { address, offline, refusal, says, supplementAddress, told } from '#test/charts/phrases.ts'
import { answers, fails, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof paymentConfirmationMachine>
type Output = NonNullable<Told['output']>

const scenario = (
  story: string,
  paymentType: PaymentChannel,
  steps: Told['steps'],
  output: Partial<Output> = {},
  more: Partial<Told> = {},
): Told => ({
  story,
  input: { address, paymentType, signed: false },
  starts: 'asking',
  steps,
  output: { confirmed: false, notice: null, place: null, ...output },
  ...more,
})
const signed = (paymentType: PaymentChannel) => ({ input: { address, paymentType, signed: true } })
const signsAt = ['findSigningAddress', { address, paymentType: 'GOV_PAY' }] as const
const receipt = { place: { to: 'receipt', ...address } } as const
const periodOver = {
  notice: told(refusal('TIME_OUT')),
  place: { to: 'check', submissionType: 'apply', examId: 7, code: 'TIME_OUT' },
} as const
const confirms = ['confirm', 'preparingSignature'] as const
const asksAuthority = ['confirm', 'checkingFree'] as const

testScenarios(paymentConfirmationMachine, [
  scenario('the person says no', 'GOV_PAY', [['cancel', 'ended']]),
  scenario(
    'an application is signed outside before it is paid, once for many presses',
    'GOV_PAY',
    [
      confirms,
      ['confirm', 'preparingSignature'],
      ['cancel', 'preparingSignature'],
      [answers('findSigningAddress', { url: 'https://sign.example/1' }), 'ended'],
    ],
    { place: { to: 'address', url: 'https://sign.example/1' } },
    { calls: [signsAt] },
  ),
  scenario(
    'a signed application is paid at once',
    'GOV_PAY',
    [['confirm', 'confirmed']],
    { confirmed: true },
    {
      ...signed('GOV_PAY'),
      calls: [],
    },
  ),
  scenario(
    'a supplement is not signed',
    'VISA',
    [['confirm', 'confirmed']],
    { confirmed: true },
    {
      input: { address: supplementAddress, paymentType: 'VISA', signed: false },
    },
  ),
  scenario(
    'the signature cannot be prepared',
    'GOV_PAY',
    [confirms, [fails('findSigningAddress', 'SIGN_PDF_ERROR'), 'ended']],
    { notice: told(refusal('SIGN_PDF_ERROR')) },
  ),
  scenario(
    'it is the turn of another step when the signature is prepared',
    'GOV_PAY',
    [confirms, [fails('findSigningAddress', 'STAGE_ERROR'), 'ended']],
    { notice: told(refusal('STAGE_ERROR')), place: { to: 'home' } },
  ),
  scenario(
    'it is paid already when the signature is prepared',
    'GOV_PAY',
    [confirms, [fails('findSigningAddress', 'PAYMENT_STATUS_SUCCESS'), 'ended']],
    receipt,
  ),
  scenario(
    'hardship is not certified',
    'FREE',
    [asksAuthority, [answers('checkFree', false), 'ended']],
    { notice: says('canNot_free_pay') },
    { calls: [['checkFree', { examId: 7 }]] },
  ),
  scenario(
    'hardship is certified: the form is signed first',
    'FREE',
    [
      asksAuthority,
      [answers('checkFree', true), 'preparingSignature'],
      [answers('findSigningAddress', { url: 'https://sign.example/1' }), 'ended'],
    ],
    { place: { to: 'address', url: 'https://sign.example/1' } },
    {
      calls: [
        ['checkFree', { examId: 7 }],
        ['findSigningAddress', { address, paymentType: 'FREE' }],
      ],
    },
  ),
  scenario(
    'hardship is certified and the form is signed',
    'FREE',
    [asksAuthority, [answers('checkFree', true), 'confirmed']],
    { confirmed: true },
    signed('FREE'),
  ),
  scenario(
    'the question about hardship fails',
    'FREE',
    [asksAuthority, [fails('checkFree', offline), 'ended']],
    { notice: told(offline) },
  ),
  scenario(
    'the period has ended when hardship is asked about',
    'FREE',
    [asksAuthority, [fails('checkFree', 'TIME_OUT'), 'ended']],
    periodOver,
  ),
  scenario(
    'it is paid already when hardship is asked about',
    'FREE',
    [asksAuthority, [fails('checkFree', 'PAYMENT_STATUS_SUCCESS'), 'ended']],
    receipt,
  ),
])
