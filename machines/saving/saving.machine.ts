import { assign, setup } from 'xstate'
import type { Submission } from '#contract/entities/submission.ts'
import { type Answered, answered } from '#machines/actorOutputs.ts'
import type { ChartFailure } from '#machines/failure.ts'
import { type Failed, failed, hasCode } from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'

export interface SavingInput {
  readonly submissionId: string
  /** what the answers were begun with */
  readonly version: number
}

export interface Save extends SavingInput {
  /** save over the newer version of another tab */
  readonly overwrite: boolean
}

/** How it ended. Neither saved, nor failed, nor to be reloaded: the question was put off. */
export interface SavingOutcome {
  readonly submission: Submission | null
  readonly failure: ChartFailure | null
  /** the person takes what the other tab has saved */
  readonly reload: boolean
}

/** The choice after a conflict; `cancel` puts it off, and nothing is saved or lost. */
export type SavingEvent =
  | { readonly type: 'overwrite' }
  | { readonly type: 'reload' }
  | { readonly type: 'cancel' }

/**
 * Saves one version of a step. Another tab may have saved a newer one: then the person chooses.
 *
 * - Actor `save`; with `overwrite` it takes the newest version for its own. What is saved stays with the page.
 * - Invoked by a step, which answers to its output with `afterSaving`. Tags: `busy`, `dialog` (the conflict).
 */
export const savingMachine = setup({
  types: {
    context: {} as Save & SavingOutcome,
    input: {} as SavingInput,
    output: {} as SavingOutcome,
    events: {} as SavingEvent,
    tags: {} as 'busy' | 'dialog',
  },
  actors: { save: unimplementedActor<Submission, Save>('save') },
  guards: { isConflict: hasCode('VERSION_CONFLICT') },
  actions: {
    keepSubmission: assign((_, { submission }: Answered) => ({ submission })),
    keepFailure: assign((_, { failure }: Failed) => ({ failure })),
    allowOverwrite: assign({ overwrite: true }),
    askForReload: assign({ reload: true }),
  },
}).createMachine({
  id: 'saving',
  context: ({ input }) => ({ ...input, overwrite: false, submission: null, failure: null, reload: false }),
  initial: 'saving',
  states: {
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { submissionId, version, overwrite } }) => ({ submissionId, version, overwrite }),
        onDone: { target: 'saved', actions: { type: 'keepSubmission', params: answered } },
        onError: [
          { guard: { type: 'isConflict', params: failed }, target: 'conflict' },
          { target: 'failed', actions: { type: 'keepFailure', params: failed } },
        ],
      },
    },
    conflict: {
      tags: 'dialog',
      on: {
        overwrite: { target: 'saving', actions: 'allowOverwrite' },
        reload: { target: 'abandoned', actions: 'askForReload' },
        cancel: 'cancelled',
      },
    },
    saved: { type: 'final' },
    failed: { type: 'final' },
    abandoned: { type: 'final' },
    cancelled: { type: 'final' },
  },
  output: ({ context: { submission, failure, reload } }) => ({ submission, failure, reload }),
})
