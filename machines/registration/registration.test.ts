import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import { registrationMachine } from '#machines/registration/registration.machine.ts'
import { address, goes, home, offline, refusal, says, told } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, fails, type Scene, tellChart } from '#test/charts/tellChart.ts'

type Told = Scene<typeof registrationMachine>
const { submissionId } = address
const saved = submissionOf({ stage: 'RESUMING', formSaved: true })
const changed = { type: 'submission.changed', submission: saved } as const
const next = { type: 'next', valid: true, languageDiffers: false } as const
const form = { version: 3 } as RegistrationForm
const loads = [answers('loadForm', form), 'editing'] as const

const scene = (story: string, lines: Told['lines'], more: Partial<Told> = {}): Told => ({
  story,
  input: { address },
  starts: 'loading',
  lines,
  ...more,
})

tellChart(registrationMachine, [
  scene(
    'the form is loaded, filled in and saved, once for many presses',
    [loads, [next, 'saving'], [next, 'saving'], [answers('saveForm', saved), 'saved', [changed]]],
    {
      calls: [
        ['loadForm', { submissionId }],
        ['saveForm', { submissionId, version: 3, over: false }],
      ],
      context: { form },
    },
  ),
  scene('the form cannot be loaded, then can', [
    [fails('loadForm', offline), 'failed', [told(offline)]],
    ['retry', 'loading'],
    loads,
  ]),
  scene('fields are filled in wrongly', [
    loads,
    [{ ...next, valid: false, languageDiffers: true }, 'editing', [says('form_error')]],
  ]),
  scene(
    'the exam language differs from the language of the interface: asked, declined, confirmed',
    [
      loads,
      [{ ...next, languageDiffers: true }, 'confirmingLanguage'],
      ['cancel', 'editing'],
      [{ ...next, languageDiffers: true }, 'confirmingLanguage'],
      ['confirm', 'saving'],
    ],
    { tags: ['form', 'busy'] },
  ),
  scene('what was typed stays where the save fails', [
    loads,
    [next, 'saving'],
    [fails('saveForm', 'CHECK_DATA_IS_NOT_MARTCH'), 'editing', [told(refusal('CHECK_DATA_IS_NOT_MARTCH'))]],
  ]),
  scene('the step is over in another tab: the list', [
    loads,
    [next, 'saving'],
    [fails('saveForm', 'STAGE_ERROR'), 'editing', [told(refusal('STAGE_ERROR')), home]],
  ]),
  scene('the period has ended: the check page says so', [
    loads,
    [next, 'saving'],
    [
      fails('saveForm', 'TIME_OUT'),
      'editing',
      [says('period_over'), goes({ to: 'check', submissionType: 'apply', examId: 7, code: 'TIME_OUT' })],
    ],
  ]),
  scene('another tab has saved: its answers are taken', [
    loads,
    [next, 'saving'],
    [fails('saveForm', 'VERSION_CONFLICT'), 'conflict'],
    ['takeTheirs', 'loading'],
  ]),
  scene(
    'another tab has saved: these answers go over it',
    [
      loads,
      [next, 'saving'],
      [fails('saveForm', 'VERSION_CONFLICT'), 'conflict'],
      ['cancel', 'editing'],
      [next, 'saving'],
      [fails('saveForm', 'VERSION_CONFLICT'), 'conflict'],
      ['keepMine', 'savingOver'],
      [answers('saveForm', saved), 'saved', [changed]],
    ],
    {
      calls: [
        ['loadForm', { submissionId }],
        ['saveForm', { submissionId, version: 3, over: false }],
        ['saveForm', { submissionId, version: 3, over: false }],
        ['saveForm', { submissionId, version: 3, over: true }],
      ],
    },
  ),
  ...(
    [
      ['VERSION_CONFLICT', 'conflict', []],
      ['STAGE_ERROR', 'editing', [told(refusal('STAGE_ERROR')), home]],
      ['SERVICE_ERROR', 'editing', [told(refusal('SERVICE_ERROR'))]],
    ] as const
  ).map(([code, state, emitted]) =>
    scene(`a save over another tab’s is refused with ${code}`, [
      loads,
      [next, 'saving'],
      [fails('saveForm', 'VERSION_CONFLICT'), 'conflict'],
      ['keepMine', 'savingOver'],
      [fails('saveForm', code), state, emitted],
    ]),
  ),
])
