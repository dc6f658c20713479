import { assign, emit, setup } from 'xstate'
import type { SavedResume } from '#contract/entities/resume.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { answered, emitSubmissionChanged } from '#machines/actorOutputs.ts'
import type { Leave, Notice, SubmissionAddress, SubmissionChanged } from '#machines/emittedEvents.ts'
import {
  type Failed,
  failed,
  leaveAfter,
  noticeFor,
  refusedTo,
  tellRefusal,
} from '#machines/failureActions.ts'
import { afterSaving, savingGuards } from '#machines/saving/afterSaving.ts'
import { savingMachine } from '#machines/saving/saving.machine.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface ResumeStep {
  readonly address: SubmissionAddress
  /** the exam analyses the resume: the step can't be skipped */
  readonly required: boolean
}

interface ResumeContext extends ResumeStep {
  /** as it was read last; what is typed stays with the form library */
  readonly saved: SavedResume | null
  /** how often it was to be saved with errors */
  readonly refusals: number
}

type Loaded = { readonly saved: SavedResume }
const loaded = ({ event }: { event: { output: SavedResume } }): Loaded => ({ saved: event.output })

export type ResumeEvent =
  /** the form judges its rows by the contract's rules and tells the verdict; its values stay with it */
  | { readonly type: 'next'; readonly valid: boolean }
  /** `filled`: something was typed that skipping leaves behind */
  | { readonly type: 'skip'; readonly filled: boolean }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }

const resumeSetup = setup({
  types: {
    context: {} as ResumeContext,
    input: {} as ResumeStep,
    events: {} as ResumeEvent,
    emitted: {} as SubmissionChanged | Leave | Notice,
    tags: {} as 'busy' | 'dialog' | 'form',
    children: {} as { saving: 'saving' },
  },
  actors: {
    loadResume: unimplementedActor<SavedResume, { submissionId: string }>('loadResume'),
    saving: savingMachine,
    skipResume: unimplementedActor<Submission, { submissionId: string }>('skipResume'),
  },
  guards: {
    isNotValid: ({ event }) => event.type === 'next' && !event.valid,
    maySkip: ({ context }) => !context.required,
    mayLeaveBehind: ({ context, event }) => !context.required && event.type === 'skip' && event.filled,
    ...savingGuards,
  },
  actions: {
    keepResume: assign((_, { saved }: Loaded) => ({ saved })),
    /** the form library's: it keeps the rows */
    fillFields: (_, _loaded: Loaded) => undefined,
    /** the page's: it keeps a draft until the service has the rows, those of another tab are taken, or all are skipped */
    forgetDraft: () => undefined,
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    emitSubmissionChanged: emit(emitSubmissionChanged),
    notifyFormError: emit(noticeFor('form_error')),
    notifyFailure: emit(tellRefusal),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
  },
})

/**
 * The resume (section 2, steps; section 5, resume messages): filled in, or skipped unless the exam requires it.
 *
 * - Actors: `loadResume` (a query), `skipResume`, and `saving` (provide the chart of that name; its `save` reads the
 *   fields, and it asks where another tab has saved). Actions: `fillFields`, `forgetDraft`.
 * - Emits `submission.changed` once saved or skipped, `notice`, `leave`. Tags: `busy`, `dialog`, `form`.
 */
export const resumeMachine = resumeSetup.createMachine({
  id: 'resume',
  context: ({ input }) => ({ ...input, saved: null, refusals: 0 }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadResume',
        src: 'loadResume',
        input: ({ context }) => ({ submissionId: context.address.submissionId }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'keepResume', params: loaded },
            { type: 'fillFields', params: loaded },
          ],
        },
        onError: { target: 'failed', actions: { type: 'notifyFailure', params: failed } },
      },
    },
    failed: { on: { retry: 'loading' } },
    editing: {
      tags: 'form',
      on: {
        next: [{ guard: 'isNotValid', actions: ['countRefusal', 'notifyFormError'] }, { target: 'saving' }],
        skip: [
          { guard: 'mayLeaveBehind', target: 'confirmingSkip' },
          { guard: 'maySkip', target: 'skipping' },
        ],
      },
    },
    confirmingSkip: {
      tags: ['form', 'dialog'],
      on: { confirm: 'skipping', cancel: 'editing' },
    },
    skipping: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'skipResume',
        src: 'skipResume',
        input: ({ context }) => ({ submissionId: context.address.submissionId }),
        onDone: {
          target: 'saved',
          actions: ['forgetDraft', { type: 'emitSubmissionChanged', params: answered }],
        },
        onError: refusedTo('editing'),
      },
    },
    saving: {
      tags: 'form',
      invoke: {
        id: 'saving',
        src: 'saving',
        input: ({ context: { address, saved } }) => ({
          submissionId: address.submissionId,
          version: saved?.version ?? 0,
        }),
        ...afterSaving,
      },
    },
    saved: { type: 'final' },
  },
})
