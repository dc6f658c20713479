import type { ApplicationInfo, SubmissionSummary } from '#contract/entities/exam.ts'
import { examEntryMachine } from '#machines/examEntry/examEntry.machine.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, fails, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

const id = 'S000000000000000000001'
const own: SubmissionSummary = {
  id,
  type: 'apply',
  channel: 'WEB',
  stage: 'UPLOADING',
  supplementFile: false,
  supplementPayment: false,
  formSaved: true,
  runningPayment: null,
}
const application = (change: Partial<SubmissionSummary> = {}): ApplicationInfo => ({
  id: 'A000000000000000000001',
  applicationStage: change.stage ?? own.stage,
  macaoAddress: null,
  submissions: [{ ...own, ...change }],
})
const running = { transactionNo: 'T000000000000000000001', paymentType: 'GOV_PAY' } as const
const address = { submissionType: 'apply', examId: 7, submissionId: id } as const

const check = { to: 'check', submissionType: 'apply', examId: 7 } as const
const checkAgain = { ...check, again: true } as const
const leave = <P>(place: P) => ({ type: 'leave', place, replace: false }) as const
const serverBusy = { kind: 'http', status: 500, code: 'SERVICE_ERROR' } as const

const scenario = (
  story: string,
  of: ApplicationInfo | null,
  steps: Scenario<typeof examEntryMachine>['steps'],
): Scenario<typeof examEntryMachine> => ({
  story,
  input: { examId: 7, application: of },
  starts: 'offering',
  steps,
})

testScenarios(examEntryMachine, [
  scenario('case 1: nothing was begun, so the check comes first', null, [
    ['apply', 'offering', [leave(check)]],
  ]),
  {
    ...scenario('case 2: a form of one’s own is begun anew', application(), [
      ['apply', 'resetting'],
      ['apply', 'resetting'],
      [answers('resetSubmission', submissionOf({ stage: 'CHECKING' })), 'offering', [leave(checkAgain)]],
    ]),
    calls: [['resetSubmission', { submissionId: id }]],
  },
  scenario('case 2: made in the government app, likewise', application({ channel: 'APP' }), [
    ['apply', 'resetting'],
  ]),
  scenario('case 3: what has ended is shown at its receipt', application({ stage: 'END' }), [
    ['apply', 'offering', [leave({ to: 'receipt', ...address })]],
  ]),
  scenario('case 4: a form made at the counter is kept', application({ channel: 'FRONT' }), [
    ['apply', 'offering', [leave(checkAgain)]],
  ]),
  scenario('case 4: no form was saved yet', application({ formSaved: false, stage: 'FORMING' }), [
    ['apply', 'offering', [leave(checkAgain)]],
  ]),
  scenario('the supplement has a check of its own', application({ stage: 'END' }), [
    ['supplement', 'offering', [leave({ to: 'check', submissionType: 'supplement', examId: 7 })]],
  ]),
  scenario('money is found at the gateway: nothing is begun anew', application({ stage: 'PAYING' }), [
    ['apply', 'resetting'],
    [fails('resetSubmission', 'PAYMENT_STATUS_SUCCESS'), 'offering', [leave({ to: 'receipt', ...address })]],
  ]),
  scenario(
    'a payment is under way: the payment page shows it, and it can be gone on with there',
    application({ stage: 'PAYING', runningPayment: running }),
    [
      ['apply', 'resetting'],
      [
        fails('resetSubmission', 'PAYMENT_STATUS_STARTED'),
        'offering',
        [leave({ to: 'payment', ...address, paymentType: null })],
      ],
    ],
  ),
  scenario(
    'a payment is under way in another tab: the payment page finds it',
    application({ stage: 'PAYING' }),
    [
      ['apply', 'resetting'],
      [
        fails('resetSubmission', 'PAYMENT_STATUS_STARTED'),
        'offering',
        [leave({ to: 'payment', ...address, paymentType: null })],
      ],
    ],
  ),
  scenario('the period has ended meanwhile: the check says so', application(), [
    ['apply', 'resetting'],
    [fails('resetSubmission', 'TIME_OUT'), 'offering', [leave({ ...check, code: 'TIME_OUT' })]],
  ]),
  scenario('a reset fails: the list is read again', application(), [
    ['apply', 'resetting'],
    [
      fails('resetSubmission', serverBusy),
      'offering',
      [{ type: 'notice', reason: 'failure', failure: serverBusy }, { type: 'list.stale' }],
    ],
    [{ type: 'application.read', application: application({ stage: 'END' }) }, 'offering'],
    ['apply', 'offering', [leave({ to: 'receipt', ...address })]],
  ]),
])
