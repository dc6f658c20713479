import { type ActorRefFrom, assign, emit, sendTo, setup } from 'xstate'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { Leave, Notice, SubmissionAddress } from '#machines/emittedEvents.ts'
import type { ChartFailure } from '#machines/failure.ts'
import { emitFailure, type Failed, failed, leaveAfter } from '#machines/failureActions.ts'
import { type JourneyName, journeyNameOf, journeys } from '#machines/journey/journey.machine.ts'
import { leavingMachine } from '#machines/leaving/leaving.machine.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

/** What a journey begins with. */
export interface OpenedSubmission {
  readonly submission: Submission
  readonly exam: Exam
}

interface SubmissionContext {
  readonly address: SubmissionAddress
  readonly exam: Exam | null
  /** why the submission could not be read */
  readonly failure: ChartFailure | null
  /** the steps, once the submission is read */
  readonly journey: ActorRefFrom<typeof journeys.apply> | null
  /** the question before the list */
  readonly leaving: ActorRefFrom<typeof leavingMachine>
}

type Read = { readonly opened: OpenedSubmission }
const opened = ({ event }: { event: { output: OpenedSubmission } }): Read => ({ opened: event.output })

/**
 * One submission that is open: it is read, with a retry, and then its journey runs.
 *
 * - Parent of two actors: `journey` (one of the four sequences of steps) and `leaving` (the question before the list).
 * - A refusal is final: the failure is told and the page is left. Anything else may pass: `retry` reads again.
 * - `refresh` reads the submission again and tells the journey. What can't be read changes nothing.
 * - `bindJourney` is the application's: address, other tabs and emissions. It runs before the journey starts, so that the
 *   first `step.reached` is heard.
 * - Tags: `busy` the submission is being read for the first time.
 */
export const submissionMachine = setup({
  types: {
    context: {} as SubmissionContext,
    input: {} as SubmissionAddress,
    events: {} as { readonly type: 'retry' } | { readonly type: 'refresh' },
    emitted: {} as Leave | Notice,
    tags: {} as 'busy',
    children: {} as {
      leaving: 'leaving'
      journey: JourneyName
    },
  },
  actors: {
    readJourney: unimplementedActor<OpenedSubmission, SubmissionAddress>('readJourney'),
    readSubmission: unimplementedActor<Submission, { submissionId: string }>('readSubmission'),
    leaving: leavingMachine,
    ...journeys,
  },
  guards: {
    /** not theirs, or no such thing */
    isRefused: (_, { failure: { kind, status = 0 } }: Failed) => kind === 'http' && status < 500,
  },
  actions: {
    startJourney: assign((given, { opened: { submission, exam } }: Read) => ({
      exam,
      journey: given.spawn(journeyNameOf(submission), { id: 'journey', input: { submission } }),
    })),
    bindJourney: () => undefined,
    keepFailure: assign((_, { failure }: Failed) => ({ failure })),
    notifyFailure: emit(emitFailure),
    leaveForFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
    tellJourney: sendTo('journey', (_, { submission }: { readonly submission: Submission }) => ({
      type: 'submission.changed' as const,
      submission,
    })),
  },
}).createMachine({
  id: 'submission',
  context: ({ input, spawn }) => ({
    address: input,
    exam: null,
    failure: null,
    journey: null,
    leaving: spawn('leaving', { id: 'leaving' }),
  }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readJourney',
        src: 'readJourney',
        input: ({ context }) => context.address,
        onDone: { target: 'open', actions: [{ type: 'startJourney', params: opened }, 'bindJourney'] },
        onError: [
          {
            guard: { type: 'isRefused', params: failed },
            target: 'refused',
            actions: [
              { type: 'notifyFailure', params: failed },
              { type: 'leaveForFailure', params: failed },
            ],
          },
          { target: 'unread', actions: { type: 'keepFailure', params: failed } },
        ],
      },
    },
    unread: { on: { retry: 'reading' } },
    refused: { type: 'final' },
    open: { on: { refresh: 'refreshing' } },
    refreshing: {
      invoke: {
        id: 'readSubmission',
        src: 'readSubmission',
        input: ({ context }) => ({ submissionId: context.address.submissionId }),
        onDone: {
          target: 'open',
          actions: { type: 'tellJourney', params: ({ event }) => ({ submission: event.output }) },
        },
        onError: 'open',
      },
    },
  },
})
