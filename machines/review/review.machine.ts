import { emit, setup } from 'xstate'
import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { answered, tellChanged } from '#machines/answered.ts'
import type { Leave, Notice, SubmissionAddress, SubmissionChanged } from '#machines/emitted.ts'
import {
  endsTheStep,
  type Failed,
  failed,
  leaveAfter,
  noticeFor,
  refusedTo,
  tellFailure,
} from '#machines/failing.ts'
import { notWired } from '#machines/notWired.ts'

export type ReviewEvent =
  /** `declared`: the declaration of truth is ticked */
  { readonly type: 'submit'; readonly declared: boolean } | { readonly type: 'retry' }

/**
 * The review (section 2). Its returns to earlier steps belong to the journey.
 *
 * - Actors: `loadReview` (a query; gives the page everything that will be submitted), `submitReview` (a command whose
 *   repeat changes nothing).
 * - Emits `submission.changed` once submitted, `notice`, `leave`. Tags: `busy`, `shown`.
 */
export const reviewMachine = setup({
  types: {
    context: {} as { readonly address: SubmissionAddress },
    input: {} as { readonly address: SubmissionAddress },
    events: {} as ReviewEvent,
    emitted: {} as SubmissionChanged | Leave | Notice,
    tags: {} as 'busy' | 'shown',
  },
  actors: {
    loadReview: notWired<void, { submissionId: string }>('loadReview'),
    submitReview: notWired<Submission, { submissionType: SubmissionType; submissionId: string }>(
      'submitReview',
    ),
  },
  guards: {
    isNotDeclared: ({ event }) => event.type === 'submit' && !event.declared,
    endsTheStep,
  },
  actions: {
    tellChanged: emit(tellChanged),
    notifyFormError: emit(noticeFor('form_error')),
    notifyFailure: emit(tellFailure),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
  },
}).createMachine({
  id: 'review',
  context: ({ input }) => ({ address: input.address }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadReview',
        src: 'loadReview',
        input: ({ context }) => ({ submissionId: context.address.submissionId }),
        onDone: 'viewing',
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
        input: ({ context: { address } }) => ({
          submissionType: address.submissionType,
          submissionId: address.submissionId,
        }),
        onDone: { target: 'submitted', actions: { type: 'tellChanged', params: answered } },
        onError: refusedTo('viewing'),
      },
    },
    submitted: { type: 'final' },
  },
})
