import { type EligibilityCode, eligibilityCodes } from '#contract/errorCodes.ts'
import { eligibilityMachine } from '#machines/eligibility/eligibility.machine.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, fails, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

const input = { submissionType: 'apply', examId: 7, lastDay: '2026-03-13', code: null } as const
const home = { type: 'leave', place: { to: 'home' }, replace: false } as const
const offline = { kind: 'network' } as const
const toStep = (
  step: 'registration' | 'upload' | 'payment',
  submissionType: 'apply' | 'supplement' = 'apply',
) =>
  ({
    type: 'leave',
    place: { to: 'step', step, submissionType, examId: 1, submissionId: 'S000000000000000000001' },
    replace: true,
  }) as const
const asked = (withDate: boolean) =>
  ['checkEligibility', { submissionType: 'apply', examId: 7, withDate }] as const
const date = (day: string) => ({ type: 'date.submitted', date: day }) as const

type Told = Scenario<typeof eligibilityMachine>
const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input,
  starts: 'opening',
  steps,
  ...more,
})

/** Codes that end the check with the tips card; the date is asked for instead of the first seven-year code. */
const refusals = eligibilityCodes.filter(
  (code): code is EligibilityCode => code !== 'SEVEN_YEAR_DATE_MUST_NOT_NULL',
)

testScenarios(eligibilityMachine, [
  scenario(
    'a resident passes and comes to the form',
    [
      ['check', 'checking'],
      ['check', 'checking'],
      [answers('checkEligibility', submissionOf()), 'passed', [toStep('registration')]],
    ],
    { calls: [asked(false)] },
  ),
  scenario('a counter application goes on at its stage', [
    ['check', 'checking'],
    [answers('checkEligibility', submissionOf({ stage: 'UPLOADING' })), 'passed', [toStep('upload')]],
  ]),
  scenario(
    'a supplement of a payment only comes to the payment',
    [
      ['check', 'checking'],
      [
        answers('checkEligibility', submissionOf({ type: 'supplement', stage: 'PAYING' })),
        'passed',
        [toStep('payment', 'supplement')],
      ],
    ],
    {
      input: { ...input, submissionType: 'supplement' },
      calls: [['checkEligibility', { submissionType: 'supplement', examId: 7, withDate: false }]],
    },
  ),
  ...refusals.map((code) =>
    scenario(
      `${code} ends with the tips card`,
      [
        ['check', 'checking'],
        [fails('checkEligibility', code), 'refused'],
        ['home', 'refused', [home]],
      ],
      { context: { code }, tags: ['refused'] },
    ),
  ),
  scenario(
    'a period that ended on a later step is told at once, and nothing is asked',
    [['check', 'refused']],
    {
      input: { ...input, code: 'TIME_OUT' },
      starts: 'refused',
      calls: [],
    },
  ),
  scenario(
    'a date before the last day is asked about once more, and passes',
    [
      ['check', 'checking'],
      [fails('checkEligibility', 'SEVEN_YEAR_DATE_MUST_NOT_NULL'), 'askingDate'],
      [date('2026-03-12'), 'confirmingDate'],
      ['confirm', 'checkingDate'],
      [answers('checkEligibility', submissionOf({ conditional: true })), 'passed', [toStep('registration')]],
    ],
    { calls: [asked(false), asked(true)] },
  ),
  scenario('the confirmation is declined: home', [
    ['check', 'checking'],
    [fails('checkEligibility', 'SEVEN_YEAR_DATE_MUST_NOT_NULL'), 'askingDate'],
    [date('2019-03-01'), 'confirmingDate'],
    ['cancel', 'askingDate', [home]],
    ['home', 'askingDate', [home]],
  ]),
  scenario('the last day itself is sent directly, and does not match', [
    ['check', 'checking'],
    [fails('checkEligibility', 'SEVEN_YEAR_DATE_MUST_NOT_NULL'), 'askingDate'],
    [date('2026-03-13'), 'checkingDate'],
    [fails('checkEligibility', 'SEVEN_YEAR_DATE_IS_NOT_MATCH'), 'refused'],
  ]),
  scenario('a date that did not arrive is asked for again', [
    ['check', 'checking'],
    [fails('checkEligibility', 'SEVEN_YEAR_DATE_MUST_NOT_NULL'), 'askingDate'],
    [date('2027-01-01'), 'checkingDate'],
    [fails('checkEligibility', 'SEVEN_YEAR_DATE_MUST_NOT_NULL'), 'askingDate'],
  ]),
  scenario('the network fails, with and without the date, which stays in its form', [
    ['check', 'checking'],
    [fails('checkEligibility', offline), 'failed', [{ type: 'notice', reason: 'failure', failure: offline }]],
    ['home', 'failed', [home]],
    ['retry', 'checking'],
    [fails('checkEligibility', 'SEVEN_YEAR_DATE_MUST_NOT_NULL'), 'askingDate'],
    [date('2026-03-14'), 'checkingDate'],
    [
      fails('checkEligibility', offline),
      'askingDate',
      [{ type: 'notice', reason: 'failure', failure: offline }],
    ],
    [date('2026-03-14'), 'checkingDate'],
    [answers('checkEligibility', submissionOf()), 'passed', [toStep('registration')]],
  ]),
])
