import type { SavedResume } from '#contract/entities/resume.ts'
import { resumeMachine } from '#machines/resume/resume.machine.ts'
import { address, home, offline, refusal, says, told } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import {
  answers,
  breaksDown,
  fails,
  type Scenario,
  tells,
  testScenarios,
} from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof resumeMachine>
const { submissionId } = address
const saved = submissionOf({ stage: 'UPLOADING' })
const changed = { type: 'submission.changed', submission: saved } as const
const next = { type: 'next', valid: true } as const
const skip = { type: 'skip', filled: false } as const
const read = { resume: null, skipped: false, version: 3 } as unknown as SavedResume
const loads = [answers('loadResume', read), 'editing'] as const

const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input: { address, required: false },
  starts: 'loading',
  steps,
  ...more,
})

testScenarios(resumeMachine, [
  scenario(
    'the resume is loaded, filled in and saved',
    [loads, [next, 'saving'], [answers('save', saved), 'saved', [changed]]],
    {
      calls: [
        ['loadResume', { submissionId }],
        ['save', { submissionId, version: 3, overwrite: false }],
      ],
      context: { saved: read },
    },
  ),
  scenario('the resume cannot be loaded, then can', [
    [fails('loadResume', offline), 'failed', [told(offline)]],
    ['retry', 'loading'],
    loads,
  ]),
  scenario(
    'a row is filled in wrongly, twice',
    [
      loads,
      [{ ...next, valid: false }, 'editing', [says('form_error')]],
      [{ ...next, valid: false }, 'editing', [says('form_error')]],
    ],
    { context: { refusals: 2 } },
  ),
  scenario(
    'an empty resume is skipped at once',
    [loads, [skip, 'skipping'], [answers('skipResume', saved), 'saved', [changed]]],
    {
      calls: [
        ['loadResume', { submissionId }],
        ['skipResume', { submissionId }],
      ],
    },
  ),
  scenario('what was typed is left behind only after a confirmation', [
    loads,
    [{ ...skip, filled: true }, 'confirmingSkip'],
    ['cancel', 'editing'],
    [{ ...skip, filled: true }, 'confirmingSkip'],
    ['confirm', 'skipping'],
  ]),
  scenario(
    'a resume that the exam requires is not skipped',
    [loads, [skip, 'editing'], [{ ...skip, filled: true }, 'editing'], [next, 'saving']],
    { input: { address, required: true } },
  ),
  scenario('the skip is refused', [
    loads,
    [skip, 'skipping'],
    [fails('skipResume', 'RESUME_NOT_EXIST'), 'editing', [told(refusal('RESUME_NOT_EXIST'))]],
    [skip, 'skipping'],
    [fails('skipResume', 'STAGE_ERROR'), 'editing', [told(refusal('STAGE_ERROR')), home]],
  ]),
  ...[false, true].flatMap((overwrite) => {
    const where = overwrite ? 'saved over another tab’s' : 'saved'
    const toThere: Told['steps'] = [
      loads,
      [next, 'saving'],
      ...(overwrite
        ? ([
            [fails('save', 'VERSION_CONFLICT'), 'saving'],
            [tells('saving', 'overwrite'), 'saving'],
          ] as const)
        : []),
    ]
    return [
      scenario(`${where}: the step is over`, [
        ...toThere,
        [fails('save', 'STAGE_ERROR'), 'editing', [told(refusal('STAGE_ERROR')), home]],
      ]),
      scenario(`${where}: the save fails`, [
        ...toThere,
        [fails('save', offline), 'editing', [told(offline)]],
      ]),
      scenario(`${where}: another tab has saved, and its rows are taken`, [
        ...toThere,
        [fails('save', 'VERSION_CONFLICT'), 'saving'],
        [tells('saving', 'reload'), 'loading'],
      ]),
    ]
  }),
  scenario(
    'another tab has saved: these rows go over it',
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
        ['loadResume', { submissionId }],
        ['save', { submissionId, version: 3, overwrite: false }],
        ['save', { submissionId, version: 3, overwrite: false }],
        ['save', { submissionId, version: 3, overwrite: true }],
      ],
    },
  ),
  scenario('the save breaks down', [
    loads,
    [next, 'saving'],
    [breaksDown('saving'), 'editing', [told({ kind: 'malformed' })]],
  ]),
])
