import { assign, emit, setup } from 'xstate'
import type { SubmittedFile } from '#contract/entities/document.ts'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import type { Resume } from '#contract/entities/resume.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { SubmissionType } from '#contract/enums.ts'
import { answered, emitSubmissionChanged } from '#machines/actorOutputs.ts'
import type { Leave, Notice, SubmissionAddress, SubmissionChanged } from '#machines/emittedEvents.ts'
import {
  endsTheStep,
  type Failed,
  failed,
  hasCode,
  leaveAfter,
  noticeFor,
  refusedTo,
  tellRefusal,
} from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export type ReviewEvent =
  /** the declaration of truth is ticked, or no more */
  | { readonly type: 'declare'; readonly declared: boolean }
  | { readonly type: 'submit' }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }

/** Everything that will be submitted. A supplement hands in documents only. */
export interface Reviewed {
  readonly form: RegistrationForm | null
  /** null: the step was skipped, or there is none */
  readonly resume: Resume | null
  readonly files: readonly SubmittedFile[]
}

/** What is read, and the version that it is of. */
export interface LoadedReview extends Reviewed {
  readonly version: number
}

interface ReviewContext {
  readonly address: SubmissionAddress
  /** version of what is shown; null where it must be found out */
  readonly version: number | null
  readonly reviewed: Reviewed | null
  readonly declared: boolean
  /** how often it was to be submitted without the declaration */
  readonly refusals: number
}

/** Whose review, and of which version: null for the newest. */
export interface ReviewedVersion {
  readonly submissionType: SubmissionType
  readonly submissionId: string
  readonly version: number | null
}

const reviewedVersion = ({ context: { address, version } }: { context: ReviewContext }): ReviewedVersion => ({
  submissionType: address.submissionType,
  submissionId: address.submissionId,
  version,
})

/**
 * The review (section 2). Its returns to earlier steps belong to the journey.
 *
 * - Actors: `loadReview` (a query; everything that will be submitted, with its version: the one that it was told, or the
 *   newest where it was told none), `submitReview` (a command whose repeat changes nothing).
 * - Another tab may change what is shown and come back to the review: then the submission is refused, everything is read
 *   again, and the person declares again.
 * - Emits `submission.changed` once submitted, `notice`, `leave`. Tags: `busy`, `shown`, `dialog`.
 */
export const reviewMachine = setup({
  types: {
    context: {} as ReviewContext,
    input: {} as { readonly address: SubmissionAddress; readonly version: number },
    events: {} as ReviewEvent,
    emitted: {} as SubmissionChanged | Leave | Notice,
    tags: {} as 'busy' | 'shown' | 'dialog',
  },
  actors: {
    loadReview: unimplementedActor<LoadedReview, ReviewedVersion>('loadReview'),
    submitReview: unimplementedActor<Submission, ReviewedVersion>('submitReview'),
  },
  guards: {
    isNotDeclared: ({ context }) => !context.declared,
    endsTheStep,
    isConflict: hasCode('VERSION_CONFLICT'),
  },
  actions: {
    // what is read anew is declared anew
    keepReview: assign((_, { version, ...reviewed }: LoadedReview) => ({
      version,
      reviewed,
      declared: false,
      refusals: 0,
    })),
    keepDeclared: assign(({ event }) => (event.type === 'declare' ? { declared: event.declared } : {})),
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetVersion: assign({ version: null }),
    notifyChanged: emit(noticeFor('review_changed')),
    emitSubmissionChanged: emit(emitSubmissionChanged),
    notifyFormError: emit(noticeFor('form_error')),
    notifyFailure: emit(tellRefusal),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
  },
}).createMachine({
  id: 'review',
  context: ({ input: { address, version } }) => ({
    address,
    version,
    reviewed: null,
    declared: false,
    refusals: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadReview',
        src: 'loadReview',
        input: reviewedVersion,
        onDone: {
          target: 'viewing',
          actions: { type: 'keepReview', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'notifyFailure', params: failed } },
      },
    },
    failed: { on: { retry: 'loading' } },
    viewing: {
      tags: 'shown',
      on: {
        declare: { actions: 'keepDeclared' },
        submit: [
          { guard: 'isNotDeclared', actions: ['countRefusal', 'notifyFormError'] },
          { target: 'confirming' },
        ],
      },
    },
    confirming: {
      tags: ['shown', 'dialog'],
      on: { confirm: 'submitting', cancel: 'viewing' },
    },
    submitting: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'submitReview',
        src: 'submitReview',
        input: reviewedVersion,
        onDone: { target: 'submitted', actions: { type: 'emitSubmissionChanged', params: answered } },
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
