import { savingMachine } from '#machines/saving/saving.machine.ts'
import { address, offline, refusal } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, fails, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Told = Scenario<typeof savingMachine>
const { submissionId } = address
const submission = submissionOf({ stage: 'RESUMING' })
const conflicts = [fails('save', 'VERSION_CONFLICT'), 'conflict'] as const
const saves = (overwrite: boolean) => ['save', { submissionId, version: 3, overwrite }] as const
const nothing = { submission: null, failure: null, reload: false }

const scenario = (story: string, steps: Told['steps'], more: Partial<Told> = {}): Told => ({
  story,
  input: { submissionId, version: 3 },
  starts: 'saving',
  steps,
  ...more,
})

testScenarios(savingMachine, [
  scenario('nobody else has saved', [[answers('save', submission), 'saved']], {
    calls: [saves(false)],
    output: { ...nothing, submission },
  }),
  scenario('the save gets no answer', [[fails('save', offline), 'failed']], {
    output: { ...nothing, failure: offline },
  }),
  scenario(
    'another tab has saved, and what it saved is taken: nothing more is sent',
    [conflicts, ['reload', 'abandoned']],
    {
      calls: [saves(false)],
      output: { ...nothing, reload: true },
    },
  ),
  scenario('another tab has saved, and the person decides later', [conflicts, ['cancel', 'cancelled']], {
    calls: [saves(false)],
    output: nothing,
  }),
  scenario(
    'another tab has saved, and this is saved over it',
    [conflicts, ['overwrite', 'saving'], [answers('save', submission), 'saved']],
    { calls: [saves(false), saves(true)], output: { ...nothing, submission } },
  ),
  scenario(
    'another tab saves once more meanwhile: it is asked about again',
    [conflicts, ['overwrite', 'saving'], conflicts, ['overwrite', 'saving']],
    { calls: [saves(false), saves(true), saves(true)], tags: ['busy'] },
  ),
  scenario(
    'the step is over by the time of the second save',
    [conflicts, ['overwrite', 'saving'], [fails('save', 'STAGE_ERROR'), 'failed']],
    { output: { ...nothing, failure: refusal('STAGE_ERROR') } },
  ),
])
