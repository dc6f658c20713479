import { assign, emit, setup } from 'xstate'
import type { SavedResume } from '#contract/entities/resume.ts'
import type { Submission } from '#contract/entities/submission.ts'
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

export interface ResumeStep {
  readonly address: SubmissionAddress
  /** the exam analyses the resume: the step can't be skipped */
  readonly required: boolean
}

interface ResumeContext extends ResumeStep {
  /** as it was read last; what is typed stays with the form library */
  readonly saved: SavedResume | null
}

export interface SaveResume {
  readonly submissionId: string
  /** what the rows were begun with */
  readonly version: number
  /** save over a newer version that another tab has saved */
  readonly over: boolean
}

type Loaded = { readonly saved: SavedResume }
const loaded = ({ event }: { event: { output: SavedResume } }): Loaded => ({ saved: event.output })

const save = ({ address, saved }: ResumeContext, over: boolean): SaveResume => ({
  submissionId: address.submissionId,
  version: saved?.version ?? 0,
  over,
})

export type ResumeEvent =
  /** the form judges its rows by the contract's rules and tells the verdict; its values stay with it */
  | { readonly type: 'next'; readonly valid: boolean }
  /** `filled`: something was typed that skipping leaves behind */
  | { readonly type: 'skip'; readonly filled: boolean }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  /** of a conflict: take what the other tab saved, or save this tab's rows over it */
  | { readonly type: 'takeTheirs' }
  | { readonly type: 'keepMine' }

const resumeSetup = setup({
  types: {
    context: {} as ResumeContext,
    input: {} as ResumeStep,
    events: {} as ResumeEvent,
    emitted: {} as SubmissionChanged | Leave | Notice,
    tags: {} as 'busy' | 'dialog' | 'form',
  },
  actors: {
    loadResume: unimplementedActor<SavedResume, { submissionId: string }>('loadResume'),
    saveResume: unimplementedActor<Submission, SaveResume>('saveResume'),
    skipResume: unimplementedActor<Submission, { submissionId: string }>('skipResume'),
  },
  guards: {
    isNotValid: ({ event }) => event.type === 'next' && !event.valid,
    maySkip: ({ context }) => !context.required,
    mayLeaveBehind: ({ context, event }) => !context.required && event.type === 'skip' && event.filled,
    endsTheStep,
    isConflict: hasCode('VERSION_CONFLICT'),
  },
  actions: {
    keepResume: assign((_, { saved }: Loaded) => ({ saved })),
    /** the form library's: it keeps the rows */
    fillFields: (_, _loaded: Loaded) => undefined,
    emitSubmissionChanged: emit(emitSubmissionChanged),
    notifyFormError: emit(noticeFor('form_error')),
    notifyFailure: emit(tellRefusal),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
  },
})

const saveOutcome = {
  onDone: { target: 'saved', actions: { type: 'emitSubmissionChanged', params: answered } },
  onError: [{ guard: { type: 'isConflict', params: failed }, target: 'conflict' }, ...refusedTo('editing')],
} as const

/**
 * The resume (section 2, steps; section 5, resume messages): filled in, or skipped unless the exam requires it.
 *
 * - Actors: `loadResume` (a query), `saveResume` (reads the fields), `skipResume`. Action: `fillFields`.
 * - Emits `submission.changed` once saved or skipped, `notice`, `leave`. Tags: `busy`, `dialog`, `form`.
 */
export const resumeMachine = resumeSetup.createMachine({
  id: 'resume',
  context: ({ input }) => ({ ...input, saved: null }),
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
        next: [{ guard: 'isNotValid', actions: 'notifyFormError' }, { target: 'saving' }],
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
        onDone: { target: 'saved', actions: { type: 'emitSubmissionChanged', params: answered } },
        onError: refusedTo('editing'),
      },
    },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'saveResume',
        src: 'saveResume',
        input: ({ context }) => save(context, false),
        ...saveOutcome,
      },
    },
    conflict: {
      tags: ['form', 'dialog'],
      on: { takeTheirs: 'loading', keepMine: 'savingOver', cancel: 'editing' },
    },
    savingOver: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'saveResumeOver',
        src: 'saveResume',
        input: ({ context }) => save(context, true),
        ...saveOutcome,
      },
    },
    saved: { type: 'final' },
  },
})
