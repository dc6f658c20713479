import { setup } from 'xstate'
import type { ReturnStage, Stage, SubmissionType } from '#contract/enums.ts'
import { hasStep, nextSteps, noFlags, returnStages, type StageFlags } from '#contract/steps.ts'
import { pageOfStage } from '#machines/stage/pageOfStage.ts'

export type StageEvent =
  | { readonly type: 'checked' }
  | { readonly type: 'registration.saved' }
  | { readonly type: 'resume.saved' }
  | { readonly type: 'resume.skipped' }
  | { readonly type: 'files.submitted' }
  | { readonly type: 'review.submitted' }
  | { readonly type: 'returned'; readonly to: ReturnStage }
  | { readonly type: 'reset' }
  | { readonly type: 'paid' }
  /** the gateway reports success for an attempt of an application that has left PAYING by a reset */
  | { readonly type: 'paid.late' }
  | { readonly type: 'freeGranted' }
  | { readonly type: 'testSigned' }

export type StageContext = StageFlags & { readonly submissionType: SubmissionType }

const hasStage = ({ submissionType: type, ...flags }: StageContext, stage: Stage) =>
  hasStep(pageOfStage(stage), { type, ...flags })

const stageSetup = setup({
  types: {
    context: {} as StageContext,
    input: {} as StageContext,
    events: {} as StageEvent,
  },
  guards: {
    isApply: ({ context }) => context.submissionType === 'apply',
    asksForFiles: ({ context }) => context.submissionType === 'supplement' && context.supplementFile,
    asksForPaymentOnly: ({ context }) =>
      context.submissionType === 'supplement' && !context.supplementFile && context.supplementPayment,
    maySkipResume: ({ context }) => !context.resumeRequired,
    asksFor: ({ context }, params: { stage: Stage }) => hasStage(context, params.stage),
    returnsTo: ({ context, event }, params: { stage: ReturnStage }) =>
      event.type === 'returned' && event.to === params.stage && hasStage(context, params.stage),
    isTestApplication: ({ context }) => context.submissionType === 'apply' && context.test,
    isFeeDue: ({ context }) => !(context.submissionType === 'apply' && context.test),
    mayBeFree: ({ context }) => context.submissionType === 'apply' && !context.test,
    wasSigned: ({ context }) => context.submissionType === 'apply' && context.everSigned,
  },
})

/** To the next step; past those that the exam does not ask for. */
const onwards = (stage: Stage) =>
  nextSteps(pageOfStage(stage)).map(({ step: { stage: target }, isSure }) =>
    isSure
      ? ({ target } as const)
      : ({ guard: { type: 'asksFor', params: { stage: target } }, target } as const),
  )
/** Back from the review. */
const backwards = returnStages.map(
  (stage) => ({ guard: { type: 'returnsTo', params: { stage } }, target: stage }) as const,
)

/** Of an application that has begun: begun anew by the apply button, or completed by money that came late. */
const begunAnew = { guard: 'isApply', target: 'CHECKING' } as const
const completedLate = { guard: 'wasSigned', target: 'END' } as const

/**
 * The stages of a submission (section 4) and the only legal changes between them. Effect-free: the service asks it
 * before each write (see `step.ts`), the app resumes from it.
 *
 * Input: type and flags. An application starts in CHECKING; a supplement in UPLOADING, or in PAYING where only money
 * is asked for. END is final: nothing leads out of it.
 */
export const stageMachine = stageSetup.createMachine({
  id: 'stage',
  context: ({ input }) => ({ ...noFlags, ...input }),
  initial: 'CHECKING',
  states: {
    CHECKING: {
      always: [
        { guard: 'asksForFiles', target: 'UPLOADING' },
        { guard: 'asksForPaymentOnly', target: 'PAYING' },
      ],
      on: {
        checked: { guard: 'isApply', target: 'FORMING' },
        reset: begunAnew,
        'paid.late': completedLate,
      },
    },
    FORMING: {
      on: {
        'registration.saved': onwards('FORMING'),
        reset: begunAnew,
        'paid.late': completedLate,
      },
    },
    RESUMING: {
      on: {
        'resume.saved': onwards('RESUMING'),
        'resume.skipped': { guard: 'maySkipResume', target: 'UPLOADING' },
        reset: begunAnew,
        'paid.late': completedLate,
      },
    },
    UPLOADING: {
      on: {
        'files.submitted': onwards('UPLOADING'),
        reset: begunAnew,
        'paid.late': completedLate,
      },
    },
    REVIEWING: {
      on: {
        'review.submitted': [
          { guard: { type: 'asksFor', params: { stage: 'PAYING' } }, target: 'PAYING' },
          { target: 'END' },
        ],
        returned: backwards,
        reset: begunAnew,
        'paid.late': completedLate,
      },
    },
    PAYING: {
      on: {
        paid: { guard: 'isFeeDue', target: 'END' },
        freeGranted: { guard: 'mayBeFree', target: 'END' },
        testSigned: { guard: 'isTestApplication', target: 'END' },
        reset: begunAnew,
      },
    },
    END: { type: 'final' },
  },
})
