import { assign, emit, setup } from 'xstate'
import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { answered, tellChanged } from '#machines/answered.ts'
import type { Leave, Notice, SubmissionAddress, SubmissionChanged } from '#machines/emitted.ts'
import {
  endsTheStep,
  type Failed,
  failed,
  hasCode,
  leaveAfter,
  noticeFor,
  refusedTo,
  tellRefusal,
} from '#machines/failing.ts'
import { notWired } from '#machines/notWired.ts'

export type ReviewEvent =
  /** `declared`: the declaration of truth is ticked */
  { readonly type: 'submit'; readonly declared: boolean } | { readonly type: 'retry' }

/**
 * The review (section 2). Its returns to earlier steps belong to the journey.
 *
 * - Actors: `loadReview` (a query; gives the page everything that will be submitted, and the chart the version that this
 *   is: the one that it was told, or the newest where it was told none), `submitReview` (a command whose repeat changes
 *   nothing).
 * - Another tab may change what is shown and come back to the review: then the submission is refused, everything is read
 *   again, and the person declares again.
 * - Emits `submission.changed` once submitted, `notice`, `leave`. Tags: `busy`, `shown`.
 */
export const reviewMachine = setup({
  types: {
    /** `version`: of what is shown; null where it must be found out */
    context: {} as { readonly address: SubmissionAddress; readonly version: number | null },
    input: {} as { readonly address: SubmissionAddress; readonly version: number },
    events: {} as ReviewEvent,
    emitted: {} as SubmissionChanged | Leave | Notice,
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    loadReview: notWired<number, { submissionId: string; version: number | null }>('loadReview'),
    submitReview: notWired<
      Submission,
      { submissionType: SubmissionType; submissionId: string; version: number | null }
    >('submitReview'),
  },
  guards: {
    isNotDeclared: ({ event }) => event.type === 'submit' && !event.declared,
    endsTheStep,
    isConflict: hasCode('VERSION_CONFLICT'),
  },
  actions: {
    keepVersion: assign({ version: (_, { version }: { version: number }) => version }),
    forgetVersion: assign({ version: null }),
    notifyChanged: emit(noticeFor('review_changed')),
    tellChanged: emit(tellChanged),
    notifyFormError: emit(noticeFor('form_error')),
    notifyFailure: emit(tellRefusal),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
  },
}).createMachine({
  id: 'review',
  context: ({ input: { address, version } }) => ({ address, version }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadReview',
        src: 'loadReview',
        input: ({ context: { address, version } }) => ({ submissionId: address.submissionId, version }),
        onDone: {
          target: 'viewing',
          actions: { type: 'keepVersion', params: ({ event }) => ({ version: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'notifyFailure', params: failed } },
      },
    },
    failed: { on: { retry: 'loading' } },
    viewing: {
      tags: 'shown',
      on: {
        submit: [{ guard: 'isNotDeclared', actions: 'notifyFormError' }, { target: 'submitting' }],
      },
    },
    submitting: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'submitReview',
        src: 'submitReview',
        input: ({ context: { address, version } }) => ({
          submissionType: address.submissionType,
          submissionId: address.submissionId,
          version,
        }),
        onDone: { target: 'submitted', actions: { type: 'tellChanged', params: answered } },
        onError: [
          {
            guard: { type: 'isConflict', params: failed },
            target: 'loading',
            actions: ['forgetVersion', 'notifyChanged'],
          },
          ...refusedTo('viewing'),
        ],
      },
    },
    submitted: { type: 'final' },
  },
})
