import { everyStep, noFlags, returnStages } from '#contract/steps.ts'
import type { AttemptOutcome } from '#machines/payment/attemptOutcome.ts'
import type { SavingOutcome } from '#machines/saving/saving.machine.ts'
import type { Alphabet } from '#test/charts/paths/allEdgesPaths.ts'
import { downloadAlphabet } from '#test/charts/paths/downloadAlphabet.ts'
import { done, error, errors, unauthorized } from '#test/charts/paths/ends.ts'
import { journeyAlphabets } from '#test/charts/paths/journeyAlphabets.ts'
import { uploadAlphabets } from '#test/charts/paths/uploadAlphabets.ts'
import { address, offline, refusal, says, supplementAddress } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'

const T = 'T000000000000000000001'
const running = { transactionNo: T, paymentType: 'VISA' } as const
const now = () => 0

const outcomes: readonly AttemptOutcome[] = [
  { place: { to: 'receipt', ...address }, failure: null },
  { place: { to: 'address', url: 'https://gateway.example/1' }, failure: null },
  { place: { to: 'payment', ...address, paymentType: 'VISA' }, failure: null },
  { place: { to: 'payment', ...address, paymentType: 'VISA' }, failure: offline },
]
const attempted = [
  ...outcomes.map((outcome) => done('paymentAttempt', outcome)),
  error('paymentAttempt', offline),
]

const unsaved: SavingOutcome = { submission: null, failure: null, reload: false }
const savingEnds = [
  ...[
    { ...unsaved, submission: submissionOf() },
    { ...unsaved, failure: offline },
    { ...unsaved, failure: refusal('STAGE_ERROR') },
    { ...unsaved, reload: true },
    unsaved,
  ].map((outcome) => done('saving', outcome)),
  error('saving', offline),
]

const statuses = (id: string) =>
  (['STARTED', 'FAILED', 'SUCCESS'] as const).map((status) => done(id, { status, paymentType: 'MPAY' }))

const refusedAttempt = (id: string) =>
  errors(id, 'PAYMENT_STATUS_SUCCESS', 'PAYMENT_STATUS_STARTED', 'TIME_OUT')

const flags = { ...noFlags, everSigned: true }
const signIn = {
  code: 'c',
  accountType: 'PERSONAL',
  stateMatches: true,
  reciboSubmissionNo: null,
  wantedPath: null,
}
const submission = {
  id: address.submissionId,
  type: 'apply',
  channel: 'WEB',
  stage: 'PAYING',
  supplementFile: false,
  supplementPayment: false,
  formSaved: true,
  runningPayment: null,
} as const
const application = {
  id: 'A1',
  applicationStage: 'PAYING',
  macaoAddress: null,
  submissions: [submission],
} as const

/** For each chart of machines/allCharts.ts, by its id. */
export const alphabets: Readonly<Record<string, Alphabet>> = {
  stage: {
    inputs: [
      { submissionType: 'apply', ...flags },
      { submissionType: 'apply', ...flags, test: true },
      { submissionType: 'apply', ...everyStep, everSigned: true },
      { submissionType: 'supplement', ...flags, supplementFile: true },
      { submissionType: 'supplement', ...flags, supplementFile: true, supplementPayment: true },
      { submissionType: 'supplement', ...flags, supplementPayment: true },
    ],
    cases: returnStages.map((to) => ({ type: 'returned', to })),
  },
  session: {
    inputs: [
      { expiresAt: 1_800_000, now },
      { expiresAt: null, now },
    ],
    cases: [
      { type: 'renewed', expiresAt: 1_800_000 },
      done('extendSession'),
      error('extendSession', offline),
      unauthorized('extendSession'),
      done('signOut'),
      error('signOut', offline),
    ],
  },
  signIn: {
    inputs: [
      signIn,
      { ...signIn, code: null },
      { ...signIn, stateMatches: false },
      { ...signIn, wantedPath: '/faq' },
      { ...signIn, reciboSubmissionNo: '1' },
    ],
    cases: [
      done('exchangeCode'),
      error('exchangeCode', offline),
      unauthorized('exchangeCode'),
      done('loadProfile'),
      error('loadProfile', offline),
      unauthorized('loadProfile'),
    ],
  },
  examEntry: {
    inputs: [
      { examId: 7, application: null },
      { examId: 7, application },
      { examId: 7, application: { ...application, applicationStage: 'END' } },
      { examId: 7, application: { ...application, submissions: [{ ...submission, formSaved: false }] } },
    ],
    cases: [
      { type: 'application.read', application: null },
      done('resetSubmission', submissionOf({ stage: 'CHECKING' })),
      ...errors('resetSubmission', 'PAYMENT_STATUS_SUCCESS', 'PAYMENT_STATUS_STARTED', 'TIME_OUT'),
    ],
    reads: (context: { application: object | null }) => context.application,
  },
  eligibility: {
    inputs: [
      { submissionType: 'apply', examId: 7, lastDay: '2026-03-13', code: null },
      { submissionType: 'apply', examId: 7, lastDay: '2026-03-13', code: 'TIME_OUT' },
    ],
    cases: [
      { type: 'date.submitted', date: '2026-03-12' },
      { type: 'date.submitted', date: '2026-03-13' },
      ...['checkEligibility', 'checkEligibilityWithDate'].flatMap((id) => [
        done(id, submissionOf()),
        ...errors(id, 'SEVEN_YEAR_DATE_MUST_NOT_NULL', 'USER_AGE_DISMATCH'),
      ]),
    ],
  },
  ...journeyAlphabets,
  app: {
    inputs: [{ expiresAt: null, now }],
    cases: [{ type: 'submission.opened', address }],
  },
  submission: {
    inputs: [address],
    cases: [
      done('readJourney', { submission: submissionOf(), exam: { id: 7 } }),
      error('readJourney', offline),
      error('readJourney', { kind: 'http', status: 404 }),
      done('readSubmission', submissionOf({ stage: 'PAYING' })),
      error('readSubmission', offline),
    ],
    reads: () => [],
  },
  leaving: { inputs: [undefined], cases: [] },
  registration: {
    inputs: [{ address }],
    cases: [
      { type: 'next', valid: false, languageDiffers: false },
      { type: 'next', valid: true, languageDiffers: true },
      { type: 'next', valid: true, languageDiffers: false },
      done('loadForm', { version: 3 }),
      error('loadForm', offline),
      ...savingEnds,
    ],
  },
  resume: {
    inputs: [
      { address, required: false },
      { address, required: true },
    ],
    cases: [
      { type: 'next', valid: false },
      { type: 'next', valid: true },
      { type: 'skip', filled: true },
      { type: 'skip', filled: false },
      done('loadResume', { version: 3 }),
      error('loadResume', offline),
      done('skipResume', submissionOf({ stage: 'UPLOADING' })),
      ...errors('skipResume', 'STAGE_ERROR'),
      ...savingEnds,
    ],
  },
  saving: {
    inputs: [{ submissionId: address.submissionId, version: 3 }],
    cases: [done('save', submissionOf()), ...errors('save', 'VERSION_CONFLICT', 'STAGE_ERROR')],
    reads: ({ overwrite }: { overwrite: boolean }) => overwrite,
  },
  ...uploadAlphabets,
  review: {
    inputs: [{ address, version: 7 }],
    cases: [
      { type: 'declare', declared: false },
      { type: 'declare', declared: true },
      done('loadReview', { version: 7 }),
      error('loadReview', offline),
      done('submitReview', submissionOf({ stage: 'PAYING' })),
      ...errors('submitReview', 'STAGE_ERROR', 'VERSION_CONFLICT'),
    ],
    reads: ({ declared }: { declared: boolean }) => declared,
  },
  payment: {
    inputs: [
      { address, paymentType: null, refused: null },
      { address: supplementAddress, paymentType: 'VISA', refused: null },
      { address, paymentType: 'VISA', refused: 'START_PAY_ERROR' },
      { address, paymentType: 'VISA', refused: 'TIME_OUT' },
    ],
    cases: [
      ...['loadPayment', 'lookAgain'].flatMap((id) => [
        ...[false, true].map((signed) =>
          done(id, { channels: ['VISA', 'FREE'], running: null, signed, ended: false }),
        ),
        ...[false, true].map((startedAgain) =>
          done(id, { channels: ['VISA', 'FREE'], running, signed: true, ended: false, startedAgain }),
        ),
        done(id, { channels: [], running: null, signed: true, ended: true }),
        ...errors(id, 'PAYMENT_STATUS_SUCCESS'),
      ]),
      { type: 'channel.chosen', channel: 'VISA' },
      { type: 'channel.chosen', channel: 'FREE' },
      done('paymentConfirmation', { confirmed: true, notice: null, place: null }),
      done('paymentConfirmation', { confirmed: false, notice: null, place: null }),
      done('paymentConfirmation', { confirmed: false, notice: says('canNot_free_pay'), place: null }),
      done('paymentConfirmation', { confirmed: false, notice: null, place: { to: 'receipt', ...address } }),
      done('paymentConfirmation', {
        confirmed: false,
        notice: null,
        place: { to: 'address', url: 'https://sign.example/1' },
      }),
      error('paymentConfirmation', offline),
      ...attempted,
    ],
    reads: (context: {
      channel: string | null
      signed: boolean
      channels: object
      running: object | null
      refused: string | null
    }) => [context.channel, context.signed, context.channels, context.running, context.refused],
  },
  paymentConfirmation: {
    inputs: (['FREE', 'GOV_PAY'] as const).flatMap((paymentType) =>
      [false, true].map((signed) => ({ address, paymentType, signed })),
    ),
    cases: [
      done('checkFree', true),
      done('checkFree', false),
      ...errors('checkFree', 'PAYMENT_STATUS_SUCCESS', 'TIME_OUT'),
      done('findSigningAddress', { url: 'https://sign.example/1' }),
      ...errors('findSigningAddress', 'PAYMENT_STATUS_SUCCESS', 'TIME_OUT'),
    ],
  },
  authorization: {
    inputs: [
      { address, paymentType: 'VISA', code: 'c' },
      { address, paymentType: 'VISA', code: null },
    ],
    cases: [
      done('readSubmission', submissionOf({ stage: 'END' })),
      done('readSubmission', submissionOf({ stage: 'PAYING', signed: true })),
      done('readSubmission', submissionOf({ stage: 'PAYING' })),
      error('readSubmission', offline),
      done('exchangeCode', { token: 't' }),
      error('exchangeCode', offline),
      done('signSubmission', submissionOf({ stage: 'END' })),
      done('signSubmission', submissionOf({ stage: 'PAYING' })),
      ...errors('signSubmission', 'TIME_OUT'),
      ...attempted,
    ],
  },
  paymentAttempt: {
    inputs: (['FREE', 'MPAY', 'GOV_PAY'] as const).map((paymentType) => ({ address, paymentType })),
    cases: [
      done('payFree'),
      ...refusedAttempt('payFree'),
      done('openPayment', { submissionId: address.submissionId, amount: 300, running: null }),
      done('openPayment', { submissionId: address.submissionId, amount: 300, running }),
      ...refusedAttempt('openPayment'),
      done('createPayment', { transactionNo: T }),
      ...refusedAttempt('createPayment'),
      done('addressOfMpay', { payUrl: 'https://service.example/start/pay' }),
      error('addressOfMpay', offline),
      done('startPayment', { transactionNo: T, payUrl: 'https://gateway.example/1' }),
      done('startPayment', { transactionNo: T, payUrl: null }),
      ...refusedAttempt('startPayment'),
      done('findRunning', running),
      done('findRunning', null),
      error('findRunning', offline),
    ],
  },
  paymentWait: {
    inputs: [{ address, running, deadline: 60_000, now }],
    cases: [
      ...statuses('readPayment'),
      error('readPayment', offline),
      ...statuses('askGateway'),
      ...errors('askGateway', 'START_PAY_ERROR'),
    ],
  },
  paymentResult: {
    inputs: [{ address, transactionNo: T }],
    cases: [...statuses('askGateway'), ...errors('askGateway', 'START_PAY_ERROR')],
  },
  receipt: {
    inputs: [{ address, submissionNo: '1' }],
    cases: [
      done('loadReceipt', { receiptNo: '1' }),
      ...errors('loadReceipt', 'STAGE_ERROR'),
      done('downloadReceipt'),
      error('downloadReceipt', offline),
      unauthorized('downloadReceipt'),
    ],
  },
  recibo: {
    inputs: [{ submissionNo: null }, { submissionNo: '1' }],
    cases: [
      { type: 'number.given', submissionNo: '2' },
      done('downloadReceipt'),
      ...errors('downloadReceipt', 'APP_IS_NOT_BELONG_TO_USER'),
      unauthorized('downloadReceipt'),
    ],
    reads: (context: { submissionNo: string }) => context.submissionNo,
  },
  loading: { inputs: [undefined], cases: [done('loadData', []), error('loadData', offline)] },
  download: downloadAlphabet,
  preview: {
    inputs: [undefined],
    cases: [
      { type: 'open', document: { kind: 'receipt', id: 'R1', name: 'R1.pdf' } },
      done('loadDocument', 'bytes'),
      ...errors('loadDocument', 'STAGE_ERROR'),
    ],
    reads: () => [],
  },
}
