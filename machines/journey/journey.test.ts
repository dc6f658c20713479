import { describe, expect, it } from 'vitest'
import type { Submission } from '#contract/entities/submission.ts'
import type { Stage } from '#contract/enums.ts'
import { everyStep, examFlags, flagsIn, returnStages, type Step } from '#contract/steps.ts'
import { journeyFor, journeys } from '#machines/journey/journey.machine.ts'
import { stepsFor } from '#machines/journey/stepsFor.ts'
import { pageOfStage, stageOf } from '#machines/stage/pageOfStage.ts'
import { says } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'
import { answers, fails, type Scenario, testScenarios } from '#test/charts/testScenarios.ts'

type Journey = typeof journeys.apply

const pushed = (step: Step) => ({ type: 'step.reached', step, how: 'push' }) as const
const replaced = (step: Step) => ({ type: 'step.reached', step, how: 'replace' }) as const
const kept = (step: Step) => ({ type: 'step.kept', step }) as const
const stateOf = (step: Step) => (step === 'review' ? 'review.open' : step)
const refused = (code: 'STAGE_ERROR' | 'SERVICE_ERROR') =>
  ({ type: 'notice', reason: 'failure', failure: { kind: 'http', status: 409, code } }) as const

const firstCheck = {
  type: 'leave',
  place: { to: 'check', submissionType: 'apply', examId: 1, again: true },
  replace: true,
} as const

interface Shape {
  readonly flags: Partial<Submission>
  readonly stages: readonly Stage[]
}
const apply: Shape = {
  flags: { ...flagsIn(examFlags, everyStep), type: 'apply' },
  stages: stepsFor({ ...everyStep, type: 'apply' }).map(stageOf),
}
/** Those that every application has. */
const applyAlways = stepsFor({ type: 'apply' }).map(stageOf)
const filesAndPayment: Shape = {
  flags: { type: 'supplement', supplementFile: true, supplementPayment: true },
  stages: ['UPLOADING', 'REVIEWING', 'PAYING', 'END'],
}
const filesOnly: Shape = {
  flags: { type: 'supplement', supplementFile: true },
  stages: ['UPLOADING', 'REVIEWING', 'END'],
}
const paymentOnly: Shape = {
  flags: { type: 'supplement', supplementPayment: true },
  stages: ['PAYING', 'END'],
}

const at = ({ flags }: Shape, stage: Stage) => submissionOf({ ...flags, stage })
const changed = (shape: Shape, stage: Stage) =>
  ({ type: 'submission.changed', submission: at(shape, stage) }) as const
/** Whether another stage is further than this tab leads at once; an application may go past what not every exam wants. */
const leavesOut = ({ flags, stages }: Shape, index: number, other: number) =>
  stages
    .slice(index + 1, Math.max(other, index + 1))
    .some((stage) => flags.type !== 'apply' || applyAlways.includes(stage))
const stepOf = (stage: Stage) => pageOfStage(stage) as Step

/** A scenario that starts at a stage. */
const from = (
  shape: Shape,
  stage: Stage,
  story: string,
  steps: Scenario<Journey>['steps'],
  more: Partial<Scenario<Journey>> = {},
) => ({
  story,
  input: { submission: at(shape, stage) },
  starts: [stateOf(stepOf(stage)), [replaced(stepOf(stage))]] as const,
  steps,
  ...more,
})

/** What holds for every shape. */
const commonScenarios = (shape: Shape): Scenario<Journey>[] => {
  const { stages } = shape
  const [first = 'END', ...rest] = stages
  const firstState = stateOf(stepOf(first))
  const isApply = shape.flags.type === 'apply'
  return [
    from(
      shape,
      first,
      'goes through every step; the receipt takes the place of the page before it',
      rest.map((stage) => [
        changed(shape, stage),
        stateOf(stepOf(stage)),
        [stage === 'END' ? replaced('receipt') : pushed(stepOf(stage))],
      ]),
      { tags: ['page', 'replace'] },
    ),
    ...rest.map((stage) => from(shape, stage, `resumes in ${stage}`, [])),
    ...stages.flatMap((start, index) =>
      start === 'END'
        ? []
        : stages
            .filter(
              (_, other) =>
                leavesOut(shape, index, other) || (isApply && other < index && start !== 'REVIEWING'),
            )
            .map((stage) =>
              from(shape, start, `is in ${start} and follows the service to ${stage}`, [
                [changed(shape, stage), stateOf(stepOf(stage)), [replaced(stepOf(stage))]],
              ]),
            ),
    ),
    ...stages.flatMap((start, index) =>
      stages
        .filter((_, other) => other > index + 1 && !leavesOut(shape, index, other))
        .map((stage) =>
          from(shape, start, `goes from ${start} to ${stage}, past what the exam does not ask for`, [
            [changed(shape, stage), stateOf(stepOf(stage)), [pushed(stepOf(stage))]],
          ]),
        ),
    ),
    from(shape, first, 'keeps its step where another is asked for, and where there is no news', [
      [{ type: 'step.asked', step: 'receipt' }, firstState, [kept(stepOf(first))]],
      [{ type: 'step.asked', step: stepOf(first) }, firstState],
      [changed(shape, first), firstState],
      ['back', firstState],
    ]),
  ]
}

/** What holds for every shape with a review. */
const reviewScenarios = (shape: Shape): Scenario<Journey>[] => [
  ...shape.stages
    .filter((stage) => returnStages.some((one) => one === stage))
    .map((stage) =>
      from(
        shape,
        'REVIEWING',
        `returns from the review to ${stage} after a confirmation`,
        [
          [{ type: 'return', to: stepOf(stage) }, 'review.confirmingReturn'],
          ['confirm', 'review.returning'],
          [answers('returnFromReview', at(shape, stage)), stateOf(stepOf(stage)), [pushed(stepOf(stage))]],
        ],
        { calls: [['returnFromReview', { submissionId: 'S000000000000000000001', stage }]] },
      ),
    ),
  from(shape, 'REVIEWING', 'asks where the browser goes back, shows the review meanwhile, and stays', [
    [{ type: 'step.asked', step: 'upload' }, 'review.confirmingReturn', [kept('review')]],
    ['cancel', 'review.open'],
    [{ type: 'step.asked', step: 'payment' }, 'review.open', [kept('review')]],
  ]),
  from(shape, 'REVIEWING', 'takes the header’s arrow for the step before', [
    ['back', 'review.confirmingReturn'],
    [changed(shape, 'REVIEWING'), 'review.confirmingReturn'],
    ['confirm', 'review.returning'],
    [fails('returnFromReview', 'SERVICE_ERROR'), 'review.open', [refused('SERVICE_ERROR')]],
  ]),
  from(shape, 'REVIEWING', 'goes back to the list where the review is no longer the step', [
    ['back', 'review.confirmingReturn'],
    ['confirm', 'review.returning'],
    [
      fails('returnFromReview', 'STAGE_ERROR'),
      'review.open',
      [refused('STAGE_ERROR'), { type: 'leave', place: { to: 'home' }, replace: false }],
    ],
  ]),
]

/** What holds for every shape of an application, which may be reset and has a period of its own. */
const applyScenarios = (shape: Shape): Scenario<Journey>[] => [
  ...commonScenarios(shape),
  ...reviewScenarios(shape),
  from(shape, 'FORMING', 'ends where another tab begins the application anew', [
    [changed(shape, 'CHECKING'), 'begunAnew', [firstCheck]],
  ]),
  {
    story: 'does not begin before the check has passed',
    input: { submission: at(shape, 'CHECKING') },
    starts: ['begunAnew', [firstCheck]],
    steps: [],
  },
  from(shape, 'REVIEWING', 'goes to the check page where the period is over', [
    ['back', 'review.confirmingReturn'],
    ['confirm', 'review.returning'],
    [
      fails('returnFromReview', 'TIME_OUT'),
      'review.open',
      [
        says('period_over'),
        {
          type: 'leave',
          place: { to: 'check', submissionType: 'apply', examId: 1, code: 'TIME_OUT' },
          replace: false,
        },
      ],
    ],
  ]),
]

testScenarios(journeys.apply, applyScenarios(apply))
testScenarios(journeys.filesAndPayment, [
  ...commonScenarios(filesAndPayment),
  ...reviewScenarios(filesAndPayment),
])
testScenarios(journeys.filesOnly, [
  ...commonScenarios(filesOnly),
  ...reviewScenarios(filesOnly),
  from(filesOnly, 'REVIEWING', 'has no form to return to', [
    [{ type: 'return', to: 'registration' }, 'review.open'],
  ]),
])
testScenarios(journeys.paymentOnly, commonScenarios(paymentOnly))

describe('steps of a journey', () => {
  it.each([
    [
      'apply',
      { ...apply, flags: { type: 'apply' } },
      ['registration', 'resume', 'upload', 'review', 'payment', 'receipt'],
    ],
    ['filesAndPayment', filesAndPayment, ['upload', 'review', 'payment', 'receipt']],
    ['filesOnly', filesOnly, ['upload', 'review', 'receipt']],
    ['paymentOnly', paymentOnly, ['payment', 'receipt']],
  ] as const)('%s', (name, shape, steps) => {
    const submission = at(shape, 'END')
    expect(stepsFor(submission)).toEqual(steps)
    expect(journeyFor(submission)).toBe(journeys[name])
  })
})
