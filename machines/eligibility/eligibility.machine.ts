import { assign, emit, setup } from 'xstate'
import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { type EligibilityCode, eligibilityCodes } from '#contract/errorCodes.ts'
import { needsConfirmation } from '#contract/rules/sevenYear.ts'
import { addressOf } from '#machines/addressOf.ts'
import type { Leave, Notice } from '#machines/emittedEvents.ts'
import { emitFailure, type Failed, failed, hasCode, leaveFor } from '#machines/failureActions.ts'
import { stepOfStage } from '#machines/journey/stepsFor.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface EligibilityInput {
  readonly submissionType: SubmissionType
  readonly examId: number
  /** last day of the application period, `yyyy-mm-dd`: a date before it is asked about once more */
  readonly lastDay: string
  /** a refusal that the page was opened with, such as TIME_OUT from a later step */
  readonly code: EligibilityCode | null
}

export type EligibilityEvent =
  /** the page is shown */
  | { readonly type: 'check' }
  /** the date form passed its own rule; the date itself stays with the form */
  | { readonly type: 'date.submitted'; readonly date: string }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  | { readonly type: 'home' }

interface Passed {
  readonly submission: Submission
}

const isRefusal = (code: unknown): code is EligibilityCode =>
  (eligibilityCodes as readonly unknown[]).includes(code)

const answered = ({ event }: { event: { output: Submission } }): Passed => ({ submission: event.output })

const eligibilitySetup = setup({
  types: {
    context: {} as EligibilityInput,
    input: {} as EligibilityInput,
    events: {} as EligibilityEvent,
    emitted: {} as Leave | Notice,
    tags: {} as 'busy' | 'dialog' | 'refused',
  },
  actors: {
    checkEligibility: unimplementedActor<
      Submission,
      { submissionType: SubmissionType; examId: number; withDate: boolean }
    >('checkEligibility'),
  },
  guards: {
    wasRefused: ({ context }) => context.code !== null,
    asksDate: hasCode('SEVEN_YEAR_DATE_MUST_NOT_NULL'),
    isRefusal: (_, { failure }: Failed) => isRefusal(failure.code),
    liesBeforeLastDay: ({ context, event }) =>
      event.type === 'date.submitted' && needsConfirmation(event.date, context.lastDay),
  },
  actions: {
    rememberRefusal: assign((_, { failure }: Failed) => ({
      code: isRefusal(failure.code) ? failure.code : null,
    })),
    leaveForStep: emit((_, { submission }: Passed) =>
      leaveFor(
        { to: 'step', step: stepOfStage(submission.stage) ?? 'registration', ...addressOf(submission) },
        true,
      ),
    ),
    leaveForHome: emit(leaveFor({ to: 'home' })),
    notifyFailure: emit(emitFailure),
  },
})

/** @param target where it goes on when the question itself has failed */
const outcome = <Target extends string>(target: Target) =>
  ({
    onDone: { target: 'passed', actions: { type: 'leaveForStep', params: answered } },
    onError: [
      { guard: { type: 'asksDate', params: failed }, target: 'askingDate' },
      {
        guard: { type: 'isRefusal', params: failed },
        target: 'refused',
        actions: { type: 'rememberRefusal', params: failed },
      },
      { target, actions: { type: 'notifyFailure', params: failed } },
    ],
  }) as const

/**
 * The check page (section 4, eligibility check; section 5, seven-year date form).
 *
 * - The page sends `check` once it is shown; nothing is asked before. With `code` it starts with the tips card.
 * - The date stays with its form, also when it did not arrive: the actor reads it there when `withDate` is set. `cancel` of
 *   its confirmation goes home.
 * - Emits `leave` (the step of the submission's stage, in place of this page) and `notice`.
 * - Tags: `busy`, `dialog`, `refused` (the tips card; `context.code` says which).
 */
export const eligibilityMachine = eligibilitySetup.createMachine({
  id: 'eligibility',
  context: ({ input }) => ({ ...input }),
  initial: 'opening',
  states: {
    opening: {
      always: { guard: 'wasRefused', target: 'refused' },
      on: { check: 'checking' },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkEligibility',
        src: 'checkEligibility',
        input: ({ context: { submissionType, examId } }) => ({ submissionType, examId, withDate: false }),
        ...outcome('failed'),
      },
    },
    askingDate: {
      on: {
        'date.submitted': [
          { guard: 'liesBeforeLastDay', target: 'confirmingDate' },
          { target: 'checkingDate' },
        ],
        home: { actions: 'leaveForHome' },
      },
    },
    confirmingDate: {
      tags: 'dialog',
      on: { confirm: 'checkingDate', cancel: { target: 'askingDate', actions: 'leaveForHome' } },
    },
    checkingDate: {
      tags: 'busy',
      invoke: {
        id: 'checkEligibilityWithDate',
        src: 'checkEligibility',
        input: ({ context: { submissionType, examId } }) => ({ submissionType, examId, withDate: true }),
        ...outcome('askingDate'),
      },
    },
    refused: {
      tags: 'refused',
      on: { home: { actions: 'leaveForHome' } },
    },
    failed: {
      on: { retry: 'checking', home: { actions: 'leaveForHome' } },
    },
    passed: { type: 'final' },
  },
})
