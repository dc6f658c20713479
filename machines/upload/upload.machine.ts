import { type ActorRefFrom, assign, emit, setup } from 'xstate'
import type { CategoryChoice } from '#contract/entities/document.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { DocumentCategory, DocumentSource, SubmissionType } from '#contract/enums.ts'
import {
  type ChoiceIssue,
  choiceIssues,
  conditionalDocuments,
  libraryHasRoom,
  type Occasion,
  type UploadWarning,
} from '#contract/rules/documentRules.ts'
import { answered, emitSubmissionChanged } from '#machines/actorOutputs.ts'
import type { Leave, Notice, SubmissionAddress, SubmissionChanged } from '#machines/emittedEvents.ts'
import {
  endsTheStep,
  type Failed,
  failed,
  hasCode,
  leaveAfter,
  noticeFor,
  noticeOf,
  refusedTo,
  tellRefusal,
} from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'
import { withDocument, withDocuments, withSource } from '#machines/upload/choices.ts'
import { fileUploadMachine, type UploadReport } from '#machines/upload/fileUpload.machine.ts'

/** What was chosen before, and what the choices depend on. */
export interface LoadedDocuments {
  readonly choices: readonly CategoryChoice[]
  /** statuses A to E, or civil true: more sources, and the category RG */
  readonly civil: boolean
  /** documents in the own library, 150 at most */
  readonly libraryCount: number
}

export interface UploadInput {
  readonly address: SubmissionAddress
  /** categories that a supplement asks for; empty when applying */
  readonly requested: readonly DocumentCategory[]
}

export interface UploadContext extends UploadInput, LoadedDocuments {
  readonly uploads: Readonly<Record<string, ActorRefFrom<typeof fileUploadMachine>>>
  /** what the last `next` found wrong */
  readonly issues: readonly ChoiceIssue[]
  /** what the last `next` asks about */
  readonly warnings: readonly UploadWarning[]
}

export type UploadEvent =
  /** null: an optional category is left open again */
  | {
      readonly type: 'source.chosen'
      readonly category: DocumentCategory
      readonly source: DocumentSource | null
    }
  | {
      readonly type: 'documents.picked'
      readonly category: DocumentCategory
      readonly documentIds: readonly string[]
    }
  /** a file that passed the page's own check; the file itself stays with the page under `uploadId` */
  | { readonly type: 'file.added'; readonly category: DocumentCategory; readonly uploadId: string }
  | { readonly type: 'library.read'; readonly libraryCount: number }
  /** `warnings`: what the contract's rule says of the documents taken, which the page has at hand */
  | { readonly type: 'next'; readonly warnings: readonly UploadWarning[] }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  | { readonly type: 'takeTheirs' }
  | { readonly type: 'keepMine' }
  | UploadReport

export interface SubmitFiles {
  readonly submissionType: SubmissionType
  readonly submissionId: string
  readonly choices: readonly CategoryChoice[]
  readonly conditionalConfirmed: boolean
  /** over a newer version that another tab has saved */
  readonly over: boolean
}

interface Loaded {
  readonly loaded: LoadedDocuments
}

/** The occasion by which the contract's rules judge the choices. */
export const occasionOf = ({ address, civil, requested }: UploadContext): Occasion => ({
  round: address.submissionType,
  civil,
  requested,
})

const isConditional = (context: UploadContext): boolean =>
  conditionalDocuments(context.choices, occasionOf(context)).length > 0

const submission = (context: UploadContext, over: boolean): SubmitFiles => ({
  submissionType: context.address.submissionType,
  submissionId: context.address.submissionId,
  choices: context.choices,
  conditionalConfirmed: isConditional(context),
  over,
})

const loadedOutput = ({ event }: { event: { output: LoadedDocuments } }): Loaded => ({ loaded: event.output })

const withoutUpload = ({ uploads }: UploadContext, uploadId: string) =>
  Object.fromEntries(Object.entries(uploads).filter(([id]) => id !== uploadId))

const uploadSetup = setup({
  types: {
    context: {} as UploadContext,
    input: {} as UploadInput,
    events: {} as UploadEvent,
    emitted: {} as SubmissionChanged | Leave | Notice,
    tags: {} as 'busy' | 'dialog' | 'shown',
  },
  actors: {
    loadDocuments: unimplementedActor<LoadedDocuments, { submissionId: string }>('loadDocuments'),
    submitFiles: unimplementedActor<Submission, SubmitFiles>('submitFiles'),
    fileUpload: fileUploadMachine,
  },
  guards: {
    hasRoom: ({ context }) => libraryHasRoom(context.libraryCount, Object.keys(context.uploads).length + 1),
    isLast: ({ context }) => Object.keys(context.uploads).length === 1,
    isIncomplete: ({ context }) => choiceIssues(context.choices, occasionOf(context)).length > 0,
    hasWarnings: ({ event }) => event.type === 'next' && event.warnings.length > 0,
    isConditional: ({ context }) => isConditional(context),
    endsTheStep,
    isConflict: hasCode('VERSION_CONFLICT'),
  },
  actions: {
    rememberLoaded: assign((_, { loaded }: Loaded) => ({ ...loaded })),
    countLibrary: assign(({ event }) =>
      event.type === 'library.read' ? { libraryCount: event.libraryCount } : {},
    ),
    chooseSource: assign(({ context, event }) =>
      event.type === 'source.chosen'
        ? { choices: withSource(context.choices, event.category, event.source) }
        : {},
    ),
    takeDocuments: assign(({ context, event }) =>
      event.type === 'documents.picked'
        ? { choices: withDocuments(context.choices, event.category, event.documentIds) }
        : {},
    ),
    startUpload: assign(({ context, event, self, spawn }) => {
      if (event.type !== 'file.added') return {}
      const { category, uploadId } = event
      const upload = spawn('fileUpload', { id: uploadId, input: { uploadId, category, parent: self } })
      return { uploads: { ...context.uploads, [uploadId]: upload } }
    }),
    takeUploaded: assign(({ context, event }) =>
      event.type === 'upload.stored'
        ? {
            choices: withDocument(context.choices, event.category, event.documentId),
            libraryCount: context.libraryCount + 1,
            uploads: withoutUpload(context, event.uploadId),
          }
        : {},
    ),
    dropUpload: assign(({ context, event }) =>
      event.type === 'upload.given_up' ? { uploads: withoutUpload(context, event.uploadId) } : {},
    ),
    judge: assign(({ context, event }) => ({
      issues: choiceIssues(context.choices, occasionOf(context)),
      warnings: event.type === 'next' ? event.warnings : [],
    })),
    emitSubmissionChanged: emit(emitSubmissionChanged),
    notifyFormError: emit(noticeFor('form_error')),
    notifyLibraryFull: emit(noticeOf({ kind: 'http', status: 409, code: 'DOC_NUM_MORE_THAN_150' })),
    notifyFailure: emit(tellRefusal),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
  },
})

const outcome = {
  onDone: { target: 'submitted', actions: { type: 'emitSubmissionChanged', params: answered } },
  onError: [{ guard: { type: 'isConflict', params: failed }, target: 'conflict' }, ...refusedTo('editing')],
} as const

/**
 * The documents, step 2 (sections 4 and 5): a source for each category, own files on their way into the library, what is
 * asked before they are submitted.
 *
 * - Actors: `loadDocuments` (a query), `submitFiles`, and `fileUpload` for each own file: provide the chart of that name
 *   with its `sendFile`. A page shows an upload from its actor in `context.uploads`, and sends `cancel` and `retry` there.
 * - `next` is not taken while an upload is under way, or has failed and is not given up (ask `can`); otherwise it tells
 *   `context.issues`, asks about `context.warnings`, then about conditional admission, and submits.
 * - Emits `submission.changed` once submitted, `notice`, `leave`. Tags: `busy`, `dialog`, `shown` (the categories).
 */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...input,
    choices: [],
    civil: false,
    libraryCount: 0,
    uploads: {},
    issues: [],
    warnings: [],
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDocuments',
        src: 'loadDocuments',
        input: ({ context }) => ({ submissionId: context.address.submissionId }),
        onDone: { target: 'editing', actions: { type: 'rememberLoaded', params: loadedOutput } },
        onError: { target: 'failed', actions: { type: 'notifyFailure', params: failed } },
      },
    },
    failed: { on: { retry: 'loading' } },
    editing: {
      tags: 'shown',
      initial: 'settled',
      on: {
        'source.chosen': { actions: 'chooseSource' },
        'documents.picked': { actions: 'takeDocuments' },
        'library.read': { actions: 'countLibrary' },
        'file.added': [
          { guard: 'hasRoom', target: '.sending', actions: 'startUpload' },
          { actions: 'notifyLibraryFull' },
        ],
      },
      states: {
        settled: {
          on: {
            next: [
              { guard: 'isIncomplete', actions: ['judge', 'notifyFormError'] },
              { guard: 'hasWarnings', target: '#upload.confirmingWarnings', actions: 'judge' },
              { guard: 'isConditional', target: '#upload.confirmingCondition', actions: 'judge' },
              { target: '#upload.submitting', actions: 'judge' },
            ],
          },
        },
        sending: {
          on: {
            'upload.stored': [
              { guard: 'isLast', target: 'settled', actions: 'takeUploaded' },
              { actions: 'takeUploaded' },
            ],
            'upload.given_up': [
              { guard: 'isLast', target: 'settled', actions: 'dropUpload' },
              { actions: 'dropUpload' },
            ],
          },
        },
      },
    },
    confirmingWarnings: {
      tags: ['shown', 'dialog'],
      on: {
        confirm: [{ guard: 'isConditional', target: 'confirmingCondition' }, { target: 'submitting' }],
        cancel: 'editing',
      },
    },
    confirmingCondition: {
      tags: ['shown', 'dialog'],
      on: { confirm: 'submitting', cancel: 'editing' },
    },
    submitting: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'submitFiles',
        src: 'submitFiles',
        input: ({ context }) => submission(context, false),
        ...outcome,
      },
    },
    conflict: {
      tags: ['shown', 'dialog'],
      on: { takeTheirs: 'loading', keepMine: 'submittingOver', cancel: 'editing' },
    },
    submittingOver: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'submitFilesOver',
        src: 'submitFiles',
        input: ({ context }) => submission(context, true),
        ...outcome,
      },
    },
    submitted: { type: 'final' },
  },
})
