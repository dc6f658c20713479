import { describe, expect, it } from 'vitest'
import type { Stage, SubmissionType } from '#contract/enums.ts'
import { everyStep, noFlags, returnStages, type StageFlags } from '#contract/steps.ts'
import { stepsFor } from '#machines/journey/stepsFor.ts'
import { pageOfStage, stageOf } from '#machines/stage/pageOfStage.ts'
import { type StageEvent, stageMachine } from '#machines/stage/stage.machine.ts'
import { firstStage, StageError, step } from '#machines/stage/step.ts'
import { type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

const plain = noFlags
const events = (...types: Exclude<StageEvent['type'], 'returned'>[]): StageEvent[] =>
  types.map((type) => ({ type }))

const walks: [string, SubmissionType, Partial<StageFlags>, StageEvent[], Stage[]][] = [
  [
    'an application goes through every step to a payment',
    'apply',
    {},
    events('checked', 'registration.saved', 'resume.saved', 'files.submitted', 'review.submitted', 'paid'),
    ['CHECKING', 'FORMING', 'RESUMING', 'UPLOADING', 'REVIEWING', 'PAYING', 'END'],
  ],
  [
    'an application skips the resume and is exempt from the fee',
    'apply',
    {},
    events(
      'checked',
      'registration.saved',
      'resume.skipped',
      'files.submitted',
      'review.submitted',
      'freeGranted',
    ),
    ['CHECKING', 'FORMING', 'RESUMING', 'UPLOADING', 'REVIEWING', 'PAYING', 'END'],
  ],
  [
    'a test exam ends with the signature',
    'apply',
    { test: true },
    events(
      'checked',
      'registration.saved',
      'resume.skipped',
      'files.submitted',
      'review.submitted',
      'testSigned',
    ),
    ['CHECKING', 'FORMING', 'RESUMING', 'UPLOADING', 'REVIEWING', 'PAYING', 'END'],
  ],
  [
    'a supplement of files and money',
    'supplement',
    { supplementFile: true, supplementPayment: true },
    events('files.submitted', 'review.submitted', 'paid'),
    ['UPLOADING', 'REVIEWING', 'PAYING', 'END'],
  ],
  [
    'a supplement of files ends with the review',
    'supplement',
    { supplementFile: true },
    events('files.submitted', 'review.submitted'),
    ['UPLOADING', 'REVIEWING', 'END'],
  ],
  [
    'a supplement of money only',
    'supplement',
    { supplementPayment: true },
    events('paid'),
    ['PAYING', 'END'],
  ],
]

const single: [string, SubmissionType, Stage, StageEvent, Partial<StageFlags>, Stage | 'refused'][] = [
  [
    'the review returns to the form',
    'apply',
    'REVIEWING',
    { type: 'returned', to: 'FORMING' },
    {},
    'FORMING',
  ],
  [
    'the review returns to the resume',
    'apply',
    'REVIEWING',
    { type: 'returned', to: 'RESUMING' },
    {},
    'RESUMING',
  ],
  [
    'the review returns to the files',
    'apply',
    'REVIEWING',
    { type: 'returned', to: 'UPLOADING' },
    {},
    'UPLOADING',
  ],
  [
    'the review of a supplement returns to its files',
    'supplement',
    'REVIEWING',
    { type: 'returned', to: 'UPLOADING' },
    { supplementFile: true },
    'UPLOADING',
  ],
  [
    'the review of a supplement has no form to return to',
    'supplement',
    'REVIEWING',
    { type: 'returned', to: 'FORMING' },
    { supplementFile: true },
    'refused',
  ],
  [
    'nothing returns from the payment',
    'apply',
    'PAYING',
    { type: 'returned', to: 'UPLOADING' },
    {},
    'refused',
  ],
  [
    'a required resume is not skipped',
    'apply',
    'RESUMING',
    { type: 'resume.skipped' },
    { resumeRequired: true },
    'refused',
  ],
  ['a step is not jumped over', 'apply', 'FORMING', { type: 'files.submitted' }, {}, 'refused'],
  [
    'a saved form is not saved again from a later step',
    'apply',
    'REVIEWING',
    { type: 'registration.saved' },
    {},
    'refused',
  ],
  [
    'an application that ended takes nothing more',
    'apply',
    'END',
    { type: 'files.submitted' },
    {},
    'refused',
  ],
  ['an application that ended is not reset', 'apply', 'END', { type: 'reset' }, {}, 'refused'],
  ['a reset from the form', 'apply', 'FORMING', { type: 'reset' }, {}, 'CHECKING'],
  ['a reset from the check', 'apply', 'CHECKING', { type: 'reset' }, {}, 'CHECKING'],
  ['a reset from the resume', 'apply', 'RESUMING', { type: 'reset' }, {}, 'CHECKING'],
  ['a reset from the files', 'apply', 'UPLOADING', { type: 'reset' }, {}, 'CHECKING'],
  ['a reset from the review', 'apply', 'REVIEWING', { type: 'reset' }, {}, 'CHECKING'],
  ['a reset from the payment', 'apply', 'PAYING', { type: 'reset' }, {}, 'CHECKING'],
  [
    'a supplement is never reset',
    'supplement',
    'PAYING',
    { type: 'reset' },
    { supplementPayment: true },
    'refused',
  ],
  [
    'a supplement is never free',
    'supplement',
    'PAYING',
    { type: 'freeGranted' },
    { supplementPayment: true },
    'refused',
  ],
  ['only a test exam ends with the signature', 'apply', 'PAYING', { type: 'testSigned' }, {}, 'refused'],
  ['a test exam is not paid', 'apply', 'PAYING', { type: 'paid' }, { test: true }, 'refused'],
  [
    'money comes late, after a reset',
    'apply',
    'CHECKING',
    { type: 'paid.late' },
    { everSigned: true },
    'END',
  ],
  ['money comes late, in the form', 'apply', 'FORMING', { type: 'paid.late' }, { everSigned: true }, 'END'],
  [
    'money comes late, in the resume',
    'apply',
    'RESUMING',
    { type: 'paid.late' },
    { everSigned: true },
    'END',
  ],
  [
    'money comes late, in the files',
    'apply',
    'UPLOADING',
    { type: 'paid.late' },
    { everSigned: true },
    'END',
  ],
  [
    'money comes late, in the review',
    'apply',
    'REVIEWING',
    { type: 'paid.late' },
    { everSigned: true },
    'END',
  ],
  ['what was never signed is not completed late', 'apply', 'FORMING', { type: 'paid.late' }, {}, 'refused'],
]

const signed = { submissionType: 'apply', ...plain, everSigned: true } as const
/** The same where the exam asks for every step that there is. */
const whole = { ...signed, ...everyStep, everSigned: true } as const
const isAside = (event: string) => ['reset', 'paid.late', 'returned'].includes(event)
/** The stages of an application, each with the event that leads on to it. */
const pathOf = (flags: StageFlags): [event: StageEvent['type'], to: Stage][] => {
  const way: Stage[] = ['CHECKING', ...stepsFor({ type: 'apply', ...flags }).map(stageOf)]
  return way.slice(0, -2).map((stage, at) => {
    const event = stageMachine.states[stage]?.ownEvents.find((one) => !isAside(one))
    return [event as StageEvent['type'], way[at + 1] as Stage]
  })
}
const path = pathOf(plain)
const wholePath = pathOf(whole)
const lengths = [...wholePath.keys(), wholePath.length]
const supplement = { ...signed, submissionType: 'supplement' } as const

testScenarios(stageMachine, [
  ...lengths.map(
    (length): Scenario<typeof stageMachine> => ({
      story: `an application is begun anew after ${length} steps`,
      input: whole,
      starts: 'CHECKING',
      steps: [...wholePath.slice(0, length), ['reset', 'CHECKING']],
    }),
  ),
  ...lengths.slice(0, -1).map(
    (length): Scenario<typeof stageMachine> => ({
      story: `a late payment completes what was signed, after ${length} steps`,
      input: whole,
      starts: 'CHECKING',
      steps: [...wholePath.slice(0, length), ['paid.late', 'END']],
    }),
  ),
  ...returnStages.map(
    (to): Scenario<typeof stageMachine> => ({
      story: `the review returns to ${to}`,
      input: whole,
      starts: 'CHECKING',
      steps: [...wholePath.slice(0, -1), [{ type: 'returned', to }, to]],
    }),
  ),
  {
    story: 'a skipped resume, and the end by payment',
    input: signed,
    starts: 'CHECKING',
    steps: [...path.slice(0, 2), ['resume.skipped', 'UPLOADING'], ...path.slice(3), ['paid', 'END']],
  },
  {
    story: 'the end without payment',
    input: signed,
    starts: 'CHECKING',
    steps: [...path, ['freeGranted', 'END']],
  },
  {
    story: 'the end of a test exam',
    input: { ...signed, test: true },
    starts: 'CHECKING',
    steps: [...path, ['paid', 'PAYING'], ['freeGranted', 'PAYING'], ['testSigned', 'END']],
  },
  {
    story: 'a supplement of files only',
    input: { ...supplement, supplementFile: true },
    starts: 'UPLOADING',
    steps: [...path.slice(3, 4), ['review.submitted', 'END']],
  },
  {
    story: 'a supplement of a payment only',
    input: { ...supplement, supplementPayment: true },
    starts: 'PAYING',
    steps: [
      ['reset', 'PAYING'],
      ['paid', 'END'],
    ],
  },
])

describe('stages', () => {
  it.each(walks)('%s', (_story, type, flags, taken, stages) => {
    const all = { ...plain, ...flags }
    const walked = [firstStage(type, all)]
    for (const event of taken) walked.push(step(type, walked.at(-1) as Stage, all, event))
    expect(walked).toEqual(stages)
  })

  it.each(single)('%s', (_story, type, current, event, flags, next) => {
    const take = () => step(type, current, { ...plain, ...flags }, event)
    if (next === 'refused') expect(take).toThrow(StageError)
    else expect(take()).toBe(next)
  })

  it('names stage and event in the refusal', () => {
    expect(() => step('apply', 'END', plain, { type: 'paid' })).toThrow('paid is not possible in stage END')
  })

  it('resumes each stage at its page', () => {
    const pages = (
      ['CHECKING', 'FORMING', 'RESUMING', 'UPLOADING', 'REVIEWING', 'PAYING', 'END'] as const
    ).map(pageOfStage)
    expect(pages).toEqual(['check', 'registration', 'resume', 'upload', 'review', 'payment', 'receipt'])
  })
})
