import { assign, emit, setup } from 'xstate'
import type { ApplicationInfo, SubmissionSummary } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { isClientChannel } from '#contract/rules/submissionChannel.ts'
import type { Leave, Notice, Place, SubmissionAddress } from '#machines/emittedEvents.ts'
import {
  emitFailure,
  endsThePeriod,
  type Failed,
  failed,
  hasCode,
  leaveAfter,
  leaveFor,
} from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

interface Entry {
  readonly examId: number
  /** the applicant's standing, as listed with the exam; null where nothing was begun */
  readonly application: ApplicationInfo | null
}

export type ExamEntryEvent =
  | { readonly type: 'apply' }
  | { readonly type: 'supplement' }
  /** the list was read again */
  | { readonly type: 'application.read'; readonly application: ApplicationInfo | null }

export type ExamEntryEmitted =
  | Leave
  | Notice
  /** what the card shows is no longer so: the list is read again */
  | { readonly type: 'list.stale' }

const applySubmission = ({ application }: Entry): SubmissionSummary | undefined =>
  application?.submissions.find(({ type }) => type === 'apply')

const addressOfApply = (entry: Entry): SubmissionAddress => ({
  submissionType: 'apply',
  examId: entry.examId,
  submissionId: applySubmission(entry)?.id ?? '',
})

const checkOf = (examId: number, submissionType: SubmissionType, again: boolean): Place => ({
  to: 'check',
  submissionType,
  examId,
  ...(again && { again }),
})

/** Also where an attempt is under way: the page shows it, and lets the person go on with it at once or wait for it. */
const openPayment = (entry: Entry): Place => ({
  to: 'payment',
  ...addressOfApply(entry),
  paymentType: null,
})

/**
 * The buttons of an exam card (section 4, apply button). Which buttons are shown follows from the exam's windows.
 *
 * Events `apply`, `supplement`, `application.read`; emits `leave`, `notice`, `list.stale`; tag `busy` while the
 * application is begun anew. Actor `resetSubmission` (a command, started by `apply` in case 2).
 */
export const examEntryMachine = setup({
  types: {
    context: {} as Entry,
    input: {} as Entry,
    events: {} as ExamEntryEvent,
    emitted: {} as ExamEntryEmitted,
    tags: {} as 'busy',
  },
  actors: { resetSubmission: unimplementedActor<Submission, { submissionId: string }>('resetSubmission') },
  guards: {
    isNew: ({ context }) => applySubmission(context) === undefined,
    hasEnded: ({ context }) => context.application?.applicationStage === 'END',
    isOwnForm: ({ context }) => {
      const submission = applySubmission(context)
      return submission?.formSaved === true && isClientChannel(submission.channel)
    },
    isPaid: hasCode('PAYMENT_STATUS_SUCCESS'),
    isBeingPaid: hasCode('PAYMENT_STATUS_STARTED'),
    endsThePeriod,
  },
  actions: {
    remember: assign(({ event }) =>
      event.type === 'application.read' ? { application: event.application } : {},
    ),
    leaveForCheck: emit(({ context }) => leaveFor(checkOf(context.examId, 'apply', false))),
    leaveForCheckAgain: emit(({ context }) => leaveFor(checkOf(context.examId, 'apply', true))),
    leaveForSupplement: emit(({ context }) => leaveFor(checkOf(context.examId, 'supplement', false))),
    leaveForReceipt: emit(({ context }) => leaveFor({ to: 'receipt', ...addressOfApply(context) })),
    leaveForPayment: emit(({ context }) => leaveFor(openPayment(context))),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) =>
      leaveAfter(failure, addressOfApply(context)),
    ),
    notifyFailure: emit(emitFailure),
    tellStale: emit({ type: 'list.stale' }),
  },
}).createMachine({
  id: 'examEntry',
  context: ({ input }) => ({ ...input }),
  initial: 'offering',
  on: { 'application.read': { actions: 'remember' } },
  states: {
    offering: {
      on: {
        apply: [
          { guard: 'isNew', actions: 'leaveForCheck' },
          { guard: 'hasEnded', actions: 'leaveForReceipt' },
          { guard: 'isOwnForm', target: 'resetting' },
          { actions: 'leaveForCheckAgain' },
        ],
        supplement: { actions: 'leaveForSupplement' },
      },
    },
    resetting: {
      tags: 'busy',
      invoke: {
        id: 'resetSubmission',
        src: 'resetSubmission',
        input: ({ context }) => ({ submissionId: addressOfApply(context).submissionId }),
        onDone: { target: 'offering', actions: 'leaveForCheckAgain' },
        onError: [
          { guard: { type: 'isPaid', params: failed }, target: 'offering', actions: 'leaveForReceipt' },
          {
            guard: { type: 'isBeingPaid', params: failed },
            target: 'offering',
            actions: 'leaveForPayment',
          },
          {
            guard: { type: 'endsThePeriod', params: failed },
            target: 'offering',
            actions: { type: 'leaveAfterFailure', params: failed },
          },
          {
            target: 'offering',
            actions: [{ type: 'notifyFailure', params: failed }, 'tellStale'],
          },
        ],
      },
    },
  },
})
