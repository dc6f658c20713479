import { assign, emit, setup } from 'xstate'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
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

export type RegistrationEvent =
  /** the form judges itself by the contract's rules and tells the verdict; its values stay with it */
  | { readonly type: 'next'; readonly valid: boolean; readonly languageDiffers: boolean }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  /** of a conflict: take what the other tab saved, or save this tab's answers over it */
  | { readonly type: 'takeTheirs' }
  | { readonly type: 'keepMine' }

export interface SaveForm {
  readonly submissionId: string
  /** what the answers were begun with */
  readonly version: number
  /** save over a newer version that another tab has saved */
  readonly over: boolean
}

interface RegistrationContext {
  readonly address: SubmissionAddress
  /** as it was read last; what is typed stays with the form library */
  readonly form: RegistrationForm | null
}

type Loaded = { readonly form: RegistrationForm }
const loaded = ({ event }: { event: { output: RegistrationForm } }): Loaded => ({ form: event.output })

const save = ({ address, form }: RegistrationContext, over: boolean): SaveForm => ({
  submissionId: address.submissionId,
  version: form?.version ?? 0,
  over,
})

const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    input: {} as { readonly address: SubmissionAddress },
    events: {} as RegistrationEvent,
    emitted: {} as SubmissionChanged | Leave | Notice,
    tags: {} as 'busy' | 'dialog' | 'form',
  },
  actors: {
    loadForm: unimplementedActor<RegistrationForm, { submissionId: string }>('loadForm'),
    saveForm: unimplementedActor<Submission, SaveForm>('saveForm'),
  },
  guards: {
    isNotValid: ({ event }) => event.type === 'next' && !event.valid,
    languageDiffers: ({ event }) => event.type === 'next' && event.languageDiffers,
    endsTheStep,
    isConflict: hasCode('VERSION_CONFLICT'),
  },
  actions: {
    keepForm: assign((_, { form }: Loaded) => ({ form })),
    /** the form library's: it keeps the values */
    fillFields: (_, _loaded: Loaded) => undefined,
    emitSubmissionChanged: emit(emitSubmissionChanged),
    notifyFormError: emit(noticeFor('form_error')),
    notifyFailure: emit(tellRefusal),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
  },
})

const outcome = {
  onDone: { target: 'saved', actions: { type: 'emitSubmissionChanged', params: answered } },
  onError: [{ guard: { type: 'isConflict', params: failed }, target: 'conflict' }, ...refusedTo('editing')],
} as const

/**
 * The registration form, step 1 (sections 2 and 5).
 *
 * - Input: the address. Actors: `loadForm` (a query) and `saveForm` (reads the fields). Action: `fillFields`.
 * - `next` with `valid: false` tells the generic form error; with `languageDiffers` it asks first.
 * - A save that another tab has overtaken ends in `conflict` and loses nothing.
 * - Emits `submission.changed` once saved, `notice`, `leave`. Tags: `busy`, `dialog`, `form` (fields are shown).
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({ address: input.address, form: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadForm',
        src: 'loadForm',
        input: ({ context }) => ({ submissionId: context.address.submissionId }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'keepForm', params: loaded },
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
        next: [
          { guard: 'isNotValid', actions: 'notifyFormError' },
          { guard: 'languageDiffers', target: 'confirmingLanguage' },
          { target: 'saving' },
        ],
      },
    },
    confirmingLanguage: {
      tags: ['form', 'dialog'],
      on: { confirm: 'saving', cancel: 'editing' },
    },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'saveForm',
        src: 'saveForm',
        input: ({ context }) => save(context, false),
        ...outcome,
      },
    },
    conflict: {
      tags: ['form', 'dialog'],
      on: { takeTheirs: 'loading', keepMine: 'savingOver', cancel: 'editing' },
    },
    savingOver: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'saveFormOver',
        src: 'saveForm',
        input: ({ context }) => save(context, true),
        ...outcome,
      },
    },
    saved: { type: 'final' },
  },
})
