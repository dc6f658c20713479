import { assign, emit, setup } from 'xstate'
import type { RegistrationForm } from '#contract/entities/registrationForm.ts'
import { emitSubmissionChanged } from '#machines/actorOutputs.ts'
import type { Leave, Notice, SubmissionAddress, SubmissionChanged } from '#machines/emittedEvents.ts'
import { type Failed, failed, leaveAfter, noticeFor, tellRefusal } from '#machines/failureActions.ts'
import { afterSaving, savingGuards } from '#machines/saving/afterSaving.ts'
import { savingMachine } from '#machines/saving/saving.machine.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export type RegistrationEvent =
  /** the form judges itself by the contract's rules and tells the verdict; its values stay with it */
  | { readonly type: 'next'; readonly valid: boolean; readonly languageDiffers: boolean }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }

interface RegistrationContext {
  readonly address: SubmissionAddress
  /** as it was read last; what is typed stays with the form library */
  readonly form: RegistrationForm | null
  /** how often it was to be saved with errors */
  readonly refusals: number
}

type Loaded = { readonly form: RegistrationForm }
const loaded = ({ event }: { event: { output: RegistrationForm } }): Loaded => ({ form: event.output })

const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    input: {} as { readonly address: SubmissionAddress },
    events: {} as RegistrationEvent,
    emitted: {} as SubmissionChanged | Leave | Notice,
    tags: {} as 'busy' | 'dialog' | 'form',
    children: {} as { saving: 'saving' },
  },
  actors: {
    loadForm: unimplementedActor<RegistrationForm, { submissionId: string }>('loadForm'),
    saving: savingMachine,
  },
  guards: {
    isNotValid: ({ event }) => event.type === 'next' && !event.valid,
    languageDiffers: ({ event }) => event.type === 'next' && event.languageDiffers,
    ...savingGuards,
  },
  actions: {
    keepForm: assign((_, { form }: Loaded) => ({ form })),
    /** the form library's: it keeps the values */
    fillFields: (_, _loaded: Loaded) => undefined,
    /** the page's: it keeps a draft until the service has the answers, or those of another tab are taken */
    forgetDraft: () => undefined,
    countRefusal: assign({ refusals: ({ context }) => context.refusals + 1 }),
    emitSubmissionChanged: emit(emitSubmissionChanged),
    notifyFormError: emit(noticeFor('form_error')),
    notifyFailure: emit(tellRefusal),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
  },
})

/**
 * The registration form, step 1 (sections 2 and 5).
 *
 * - Input: the address. Actors: `loadForm` (a query) and `saving` (provide the chart of that name; its `save` reads the
 *   fields). Actions: `fillFields`, `forgetDraft`.
 * - `next` with `valid: false` tells the generic form error; with `languageDiffers` it asks first.
 * - A save that another tab has overtaken is asked about by `children.saving`, and loses nothing.
 * - Emits `submission.changed` once saved, `notice`, `leave`. Tags: `busy`, `dialog`, `form` (fields are shown).
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({ address: input.address, form: null, refusals: 0 }),
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
          { guard: 'isNotValid', actions: ['countRefusal', 'notifyFormError'] },
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
      tags: 'form',
      invoke: {
        id: 'saving',
        src: 'saving',
        input: ({ context: { address, form } }) => ({
          submissionId: address.submissionId,
          version: form?.version ?? 0,
        }),
        ...afterSaving,
      },
    },
    saved: { type: 'final' },
  },
})
