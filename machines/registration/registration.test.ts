import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { address, goes, home, offline, refusal, says, told } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import {
  answers,
  breaksDown,
  fails,
  type Scenario,
  tells,
  testScenarios,
} from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof registrationMachine>
const { submissionId } = address
const saved = submissionOf({ stage: 'RESUMING', formSaved: true })
const changed = { type: 'submission.changed', submission: saved } as const
const next = { type: 'next', valid: true, languageDiffers: false } as const
const form = { version: 3 } as RegistrationForm
const loads = [answers('loadForm', form), 'editing'] as const

const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input: { address },
  starts: 'loading',
  steps,
  ...more,
})

testScenarios(registrationMachine, [
  scenario(
    'the form is loaded, filled in and saved, once for many presses',
    [loads, [next, 'saving'], [next, 'saving'], [answers('save', saved), 'saved', [changed]]],
    {
      calls: [
        ['loadForm', { submissionId }],
        ['save', { submissionId, version: 3, overwrite: false }],
      ],
      context: { form },
    },
  ),
  scenario('the form cannot be loaded, then can', [
    [fails('loadForm', offline), 'failed', [told(offline)]],
    ['retry', 'loading'],
    loads,
  ]),
  scenario(
    'fields are filled in wrongly, twice',
    [
      loads,
      [{ ...next, valid: false, languageDiffers: true }, 'editing', [says('form_error')]],
      [{ ...next, valid: false }, 'editing', [says('form_error')]],
    ],
    { context: { refusals: 2 } },
  ),
  scenario(
    'the exam language differs from the language of the interface: asked, declined, confirmed',
    [
      loads,
      [{ ...next, languageDiffers: true }, 'confirmingLanguage'],
      ['cancel', 'editing'],
      [{ ...next, languageDiffers: true }, 'confirmingLanguage'],
      ['confirm', 'saving'],
    ],
    { tags: ['form'] },
  ),
  scenario('what was typed stays where the save fails', [
    loads,
    [next, 'saving'],
    [fails('save', 'CHECK_DATA_IS_NOT_MARTCH'), 'editing', [told(refusal('CHECK_DATA_IS_NOT_MARTCH'))]],
  ]),
  scenario('the step is over in another tab: the list', [
    loads,
    [next, 'saving'],
    [fails('save', 'STAGE_ERROR'), 'editing', [told(refusal('STAGE_ERROR')), home]],
  ]),
  scenario('the period has ended: the check page says so', [
    loads,
    [next, 'saving'],
    [
      fails('save', 'TIME_OUT'),
      'editing',
      [says('period_over'), goes({ to: 'check', submissionType: 'apply', examId: 7, code: 'TIME_OUT' })],
    ],
  ]),
  scenario('another tab has saved: its answers are taken', [
    loads,
    [next, 'saving'],
    [fails('save', 'VERSION_CONFLICT'), 'saving'],
    [tells('saving', 'reload'), 'loading'],
  ]),
  scenario(
    'another tab has saved: these answers go over it',
    [
      loads,
      [next, 'saving'],
      [fails('save', 'VERSION_CONFLICT'), 'saving'],
      [tells('saving', 'cancel'), 'editing'],
      [next, 'saving'],
      [fails('save', 'VERSION_CONFLICT'), 'saving'],
      [tells('saving', 'overwrite'), 'saving'],
      [answers('save', saved), 'saved', [changed]],
    ],
    {
      calls: [
        ['loadForm', { submissionId }],
        ['save', { submissionId, version: 3, overwrite: false }],
        ['save', { submissionId, version: 3, overwrite: false }],
        ['save', { submissionId, version: 3, overwrite: true }],
      ],
    },
  ),
  ...(
    [
      ['STAGE_ERROR', [told(refusal('STAGE_ERROR')), home]],
      ['SERVICE_ERROR', [told(refusal('SERVICE_ERROR'))]],
    ] as const
  ).map(([code, emitted]) =>
    scenario(`a save over another tab’s is refused with ${code}`, [
      loads,
      [next, 'saving'],
      [fails('save', 'VERSION_CONFLICT'), 'saving'],
      [tells('saving', 'overwrite'), 'saving'],
      [fails('save', code), 'editing', emitted],
    ]),
  ),
  scenario('the save breaks down', [
    loads,
    [next, 'saving'],
    [breaksDown('saving'), 'editing', [told({ kind: 'malformed' })]],
  ]),
])
