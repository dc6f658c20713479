import { assign, emit, raise, setup } from 'xstate'
import type { Submission } from '#contract/entities/submission.ts'
import type { ReturnStage } from '#contract/enums.ts'
import { everyStep, type JourneyFlags, nextSteps, type Step } from '#contract/steps.ts'
import { addressOf } from '#machines/addressOf.ts'
import type { Leave, Notice } from '#machines/emittedEvents.ts'
import {
  endsTheStep,
  type Failed,
  leaveAfter,
  leaveFor,
  refusedTo,
  tellRefusal,
} from '#machines/failureActions.ts'
import { stepOfStage, stepsFor } from '#machines/journey/stepsFor.ts'
import { returnStageOf } from '#machines/stage/pageOfStage.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export type JourneyEvent =
  /** the service answered a write with this submission, or a fresh read shows another stage */
  | { readonly type: 'submission.changed'; readonly submission: Submission }
  /** the address names a step: typed, or by the browser's back and forward */
  | { readonly type: 'step.asked'; readonly step: Step }
  /** a button of the review page */
  | { readonly type: 'return'; readonly to: Step }
  /** the header's arrow; only the review takes it */
  | { readonly type: 'back' }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }

export type JourneyEmitted =
  /** another step is shown: the address follows; `push` only for own progress and own returns */
  | { readonly type: 'step.reached'; readonly step: Step; readonly how: 'push' | 'replace' }
  /** another step was asked for and is not given, or not at once: the address shows this one again */
  | { readonly type: 'step.kept'; readonly step: Step }
  | Leave
  | Notice

interface Reached {
  readonly submission: Submission
}
interface AtStep {
  readonly step: Step
}

const currentStep = (submission: Submission): Step => stepOfStage(submission.stage) ?? 'registration'

const journeySetup = setup({
  types: {
    context: {} as { submission: Submission; returnTo: Step | null },
    input: {} as { submission: Submission },
    events: {} as JourneyEvent,
    emitted: {} as JourneyEmitted,
    tags: {} as 'page' | 'busy' | 'dialog' | 'lock' | 'replace',
  },
  actors: {
    returnFromReview: unimplementedActor<Submission, { submissionId: string; stage: ReturnStage }>(
      'returnFromReview',
    ),
  },
  guards: {
    isAt: ({ context }, { step }: AtStep) => stepOfStage(context.submission.stage) === step,
    arrivesAt: ({ event }, { step }: AtStep) =>
      event.type === 'submission.changed' && stepOfStage(event.submission.stage) === step,
    staysThere: ({ context, event }) =>
      event.type === 'submission.changed' && event.submission.stage === context.submission.stage,
    isElsewhere: ({ context, event }) =>
      event.type === 'step.asked' && event.step !== currentStep(context.submission),
    mayReturn: ({ context, event }) => {
      const to = event.type === 'return' ? event.to : event.type === 'step.asked' ? event.step : null
      return to !== null && returnStageOf(to) !== null && stepsFor(context.submission).includes(to)
    },
    endsTheStep,
  },
  actions: {
    remember: assign(({ event }) =>
      event.type === 'submission.changed' ? { submission: event.submission } : {},
    ),
    rememberReturn: assign(({ event }) => ({
      returnTo: event.type === 'return' ? event.to : event.type === 'step.asked' ? event.step : 'upload',
    })),
    pushStep: emit(({ context }) => ({
      type: 'step.reached',
      step: currentStep(context.submission),
      how: 'push',
    })),
    replaceStep: emit(({ context }) => ({
      type: 'step.reached',
      step: currentStep(context.submission),
      how: 'replace',
    })),
    keepStep: emit(({ context }) => ({ type: 'step.kept', step: currentStep(context.submission) })),
    moveTo: raise((_, { submission }: Reached) => ({ type: 'submission.changed', submission })),
    leaveForCheck: emit(({ context: { submission } }) =>
      leaveFor(
        { to: 'check', submissionType: submission.type, examId: submission.examId, again: true },
        true,
      ),
    ),
    notifyFailure: emit(tellRefusal),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) =>
      leaveAfter(failure, addressOf(context.submission)),
    ),
  },
})

const answered = ({ event }: { event: { output: Submission } }): Reached => ({ submission: event.output })

const reviewStep = journeySetup.createStateConfig({
  initial: 'open',
  states: {
    open: {
      tags: 'page',
      on: {
        back: { target: 'confirmingReturn', actions: 'rememberReturn' },
        return: { guard: 'mayReturn', target: 'confirmingReturn', actions: 'rememberReturn' },
        'step.asked': {
          guard: 'mayReturn',
          target: 'confirmingReturn',
          actions: ['rememberReturn', 'keepStep'],
        },
      },
    },
    confirmingReturn: {
      tags: ['page', 'dialog'],
      on: { confirm: 'returning', cancel: 'open' },
    },
    returning: {
      tags: ['page', 'busy', 'lock'],
      invoke: {
        id: 'returnFromReview',
        src: 'returnFromReview',
        input: ({ context }) => ({
          submissionId: context.submission.id,
          stage: returnStageOf(context.returnTo ?? 'upload') ?? 'UPLOADING',
        }),
        onDone: { target: 'open', actions: { type: 'moveTo', params: answered } },
        onError: refusedTo('open'),
      },
    },
  },
})

const arrival = (step: Step, reach: 'pushStep' | 'replaceStep', target: string = step) =>
  ({ guard: { type: 'arrivesAt', params: { step } }, target, actions: ['remember', reach] }) as const

interface Sequence {
  readonly steps: readonly Step[]
  readonly isApply: boolean
}

/** An application may go past steps that not every exam wants; a supplement has exactly those of its chart. */
const nextOf = (step: Step, { steps, isApply }: Sequence): readonly Step[] =>
  isApply
    ? nextSteps(step).flatMap((next) => steps.filter((one) => one === next.step.page))
    : steps.slice(steps.indexOf(step) + 1).slice(0, 1)

/** Where this tab's own doing leads from a step: forward, and from the review also back. */
const ownWays = (step: Step, sequence: Sequence): readonly Step[] => [
  ...nextOf(step, sequence),
  ...(step === 'review' ? sequence.steps.filter((to) => returnStageOf(to) !== null) : []),
]

/** Own progress is pushed; the receipt takes the place of the page before it (section 4). */
const stepState = (step: Step, sequence: Sequence) => {
  if (step === 'receipt') return journeySetup.createStateConfig({ type: 'final', tags: ['page', 'replace'] })
  const ways = ownWays(step, sequence).map((to) => arrival(to, to === 'receipt' ? 'replaceStep' : 'pushStep'))
  const on = { 'submission.changed': ways }
  return step === 'review' ? { ...reviewStep, on } : journeySetup.createStateConfig({ tags: 'page', on })
}

/** Steps that the service can be found at without this tab's own doing: an earlier one only where a reset may come. */
const stepsReachedElsewhere = (sequence: Sequence): readonly Step[] =>
  sequence.steps.filter((step, at) =>
    sequence.steps.some(
      (from, before) =>
        from !== 'receipt' &&
        from !== step &&
        !ownWays(from, sequence).includes(step) &&
        (sequence.isApply || before < at),
    ),
  )

/**
 * The journey of one submission: which step is shown (section 2), never further than the service's stage.
 *
 * - Input: the submission as the service has it.
 * - A step's own success (`submission.changed`) leads to the next step; any other stage of the service (another tab, a
 *   reset) is followed too, in place of the page shown. CHECKING, to which only an application is reset, ends the
 *   journey: the check page begins it anew.
 * - Back only from the review, after a confirmation. Where `can({ type: 'back' })` says no, the header's arrow leads to
 *   the list (see `leaving`).
 * - Emits `step.reached`, `step.kept`, `leave`, `notice`. Emissions of the start are heard by listeners set before it.
 * - Tags: `page` a step is shown, `dialog` a confirmation is open (`confirm`, `cancel`), `busy` a call runs, `lock` the
 *   address must not change, `replace` the page is not kept in the history.
 */
const journeyOf = (id: string, flags: JourneyFlags) => {
  const sequence = { steps: stepsFor(flags), isApply: flags.type === 'apply' }
  const { steps, isApply } = sequence
  /** read again without having moved: only the payment page asks so */
  const unmoved = steps.includes('payment') ? [{ guard: 'staysThere', actions: 'remember' } as const] : []
  const followed = stepsReachedElsewhere(sequence).map((step) => arrival(step, 'replaceStep', `.${step}`))
  const reset = isApply ? [{ target: '.begunAnew', actions: ['remember', 'leaveForCheck'] } as const] : []
  const notBegun = isApply ? [{ target: 'begunAnew', actions: 'leaveForCheck' } as const] : []
  return journeySetup.createMachine({
    id,
    context: ({ input }) => ({ submission: input.submission, returnTo: null }),
    initial: 'resuming',
    on: {
      'submission.changed': [...unmoved, ...followed, ...reset],
      'step.asked': { guard: 'isElsewhere', actions: 'keepStep' },
    },
    states: {
      resuming: {
        always: [
          ...steps.map((step) => ({
            guard: { type: 'isAt', params: { step } } as const,
            target: step,
            actions: 'replaceStep' as const,
          })),
          ...notBegun,
        ],
      },
      ...Object.fromEntries(steps.map((step) => [step, stepState(step, sequence)])),
      ...(isApply ? { begunAnew: { type: 'final' } as const } : {}),
    },
  })
}

/** The four sequences of section 2, each a chart. */
export const journeys = {
  apply: journeyOf('journeyApply', { ...everyStep, type: 'apply' }),
  filesAndPayment: journeyOf('journeyFilesAndPayment', {
    type: 'supplement',
    supplementFile: true,
    supplementPayment: true,
  }),
  filesOnly: journeyOf('journeyFilesOnly', { type: 'supplement', supplementFile: true }),
  paymentOnly: journeyOf('journeyPaymentOnly', { type: 'supplement', supplementPayment: true }),
}

export type JourneyName = keyof typeof journeys

/** The sequence of steps that a submission goes through. */
export function journeyNameOf(flags: JourneyFlags): JourneyName {
  if (flags.type === 'apply') return 'apply'
  if (flags.supplementFile) return flags.supplementPayment ? 'filesAndPayment' : 'filesOnly'
  return 'paymentOnly'
}

/** The chart of a submission's journey. */
export const journeyFor = (flags: JourneyFlags) => journeys[journeyNameOf(flags)]
