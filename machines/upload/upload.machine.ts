import { answered } from '#machines/actorOutputs.ts'
import { failed, refusedTo } from '#machines/failureActions.ts'
import { type LoadedDocuments, submissionOf } from '#machines/upload/uploadContext.ts'
import { type Loaded, uploadSetup } from '#machines/upload/uploadSetup.ts'

const loaded = ({ event }: { event: { output: LoadedDocuments } }): Loaded => ({ loaded: event.output })

/** A chosen file can be sent. */
const sending = [
  { guard: 'hasRoom', target: '#upload.editing.sending', actions: ['dropChosen', 'startUpload'] },
  { actions: ['dropChosen', 'notifyLibraryFull'] },
] as const

/** On to the next step: what is missing, then what is asked. */
const onward = [
  {
    guard: 'isIncomplete',
    target: '#upload.editing',
    actions: ['keepIssues', 'countRefusal', 'notifyFormError'],
  },
  { guard: 'hasWarnings', target: '#upload.confirming.warnings', actions: 'keepIssues' },
  { guard: 'isConditional', target: '#upload.confirming.condition', actions: 'keepIssues' },
  { target: '#upload.submitting', actions: 'keepIssues' },
] as const

const outcome = {
  onDone: { target: 'submitted', actions: { type: 'emitSubmissionChanged', params: answered } },
  onError: [{ guard: { type: 'isConflict', params: failed }, target: 'conflict' }, ...refusedTo('editing')],
} as const

/**
 * The documents, step 2 (sections 4 and 5): a source for each category, own files on their way into the library, what is
 * asked before they are submitted.
 *
 * - Actors: `loadDocuments` (a query), `submitFiles`, and charts to be provided with their own: `chosenFile` and
 *   `fileUpload` for each own file, `library` for its dialog. A page shows them from `context.chosen`, `context.uploads`
 *   and `context.picker`, and sends their events there. Action: `keepDraft`.
 * - `next` is not taken while an upload is under way, or has failed and is not given up (ask `can`); otherwise it asks
 *   about chosen files that were not sent, tells `context.issues`, asks about warnings and conditional admission, submits.
 * - Emits `submission.changed` once submitted, `notice`, `leave`. Tags: `busy`, `dialog`, `shown` (the categories).
 */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...input,
    choices: [],
    restored: false,
    civil: false,
    library: [],
    chosen: {},
    uploads: {},
    conversions: {},
    picker: null,
    issues: [],
    refusals: 0,
  }),
  initial: 'loading',
  // a file that was left out by the person's own word
  on: { 'file.added': { actions: 'dropChosen' } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadDocuments',
        src: 'loadDocuments',
        input: ({ context: { address, version } }) => ({ submissionId: address.submissionId, version }),
        onDone: { target: 'editing', actions: { type: 'keepLoaded', params: loaded } },
        onError: { target: 'failed', actions: { type: 'notifyFailure', params: failed } },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: 'forgetVersion' } } },
    editing: {
      tags: 'shown',
      initial: 'settled',
      on: {
        'source.chosen': { actions: ['chooseSource', 'keepDraft'] },
        'files.chosen': { actions: 'judgeFiles' },
        'file.added': sending,
        'file.putAway': { actions: 'dropChosen' },
        'library.opened': { actions: 'openLibrary' },
        'library.read': { actions: 'keepLibrary' },
        'library.closed': { actions: 'closeLibrary' },
        'documents.picked': { actions: ['takeDocuments', 'keepDraft', 'closeLibrary'] },
      },
      states: {
        settled: {
          on: { next: [{ guard: 'hasUnsent', target: '#upload.confirming.unsent' }, ...onward] },
        },
        sending: {
          on: {
            'upload.stored': [
              { guard: 'isLast', target: 'settled', actions: ['takeUploaded', 'keepDraft'] },
              { actions: ['takeUploaded', 'keepDraft'] },
            ],
            'upload.abandoned': [
              { guard: 'isLast', target: 'settled', actions: 'dropUpload' },
              { actions: 'dropUpload' },
            ],
          },
        },
      },
    },
    confirming: {
      tags: ['shown', 'dialog'],
      initial: 'unsent',
      on: { cancel: 'editing', 'file.added': sending },
      states: {
        unsent: { on: { confirm: onward } },
        warnings: {
          on: {
            confirm: [{ guard: 'isConditional', target: 'condition' }, { target: '#upload.submitting' }],
          },
        },
        condition: { on: { confirm: '#upload.submitting' } },
      },
    },
    submitting: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'submitFiles',
        src: 'submitFiles',
        input: ({ context }) => submissionOf(context, context.version),
        ...outcome,
      },
    },
    conflict: {
      tags: ['shown', 'dialog'],
      on: {
        takeTheirs: { target: 'loading', actions: 'forgetVersion' },
        keepMine: 'submittingOver',
        cancel: 'editing',
      },
    },
    submittingOver: {
      tags: ['shown', 'busy'],
      invoke: {
        id: 'submitFilesOver',
        src: 'submitFiles',
        input: ({ context }) => submissionOf(context, null),
        ...outcome,
      },
    },
    submitted: { type: 'final' },
  },
})
