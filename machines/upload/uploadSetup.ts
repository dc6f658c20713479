import { assign, emit, setup } from 'xstate'
import type { Submission } from '#contract/entities/submission.ts'
import type { DocumentCategory, DocumentSource } from '#contract/enums.ts'
import { libraryHasRoom } from '#contract/rules/documentRules.ts'
import { emitSubmissionChanged } from '#machines/actorOutputs.ts'
import type { Leave, Notice, SubmissionChanged } from '#machines/emittedEvents.ts'
import {
  endsTheStep,
  type Failed,
  hasCode,
  leaveAfter,
  noticeFor,
  noticeOf,
  tellRefusal,
} from '#machines/failureActions.ts'
import { unimplementedActor } from '#machines/unimplementedActor.ts'
import { withDocument, withDocuments, withSource } from '#machines/upload/choices.ts'
import { type ChosenFileReport, chosenFileMachine } from '#machines/upload/chosenFile.machine.ts'
import { fileUploadMachine, type UploadReport } from '#machines/upload/fileUpload.machine.ts'
import { type LibraryReport, libraryMachine } from '#machines/upload/library.machine.ts'
import type { OwnFile } from '#machines/upload/ownFile.ts'
import {
  conditionsOf,
  issuesOf,
  type LoadDocuments,
  type LoadedDocuments,
  type SubmitFiles,
  type UploadContext,
  type UploadInput,
  warningsOf,
  without,
} from '#machines/upload/uploadContext.ts'

export type UploadEvent =
  /** null: an optional category is left open again */
  | {
      readonly type: 'source.chosen'
      readonly category: DocumentCategory
      readonly source: DocumentSource | null
    }
  | {
      readonly type: 'files.chosen'
      readonly files: readonly Omit<OwnFile, 'conversion'>[]
    }
  | { readonly type: 'library.opened'; readonly category: DocumentCategory }
  | { readonly type: 'next' }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }
  | { readonly type: 'retry' }
  | { readonly type: 'takeTheirs' }
  | { readonly type: 'keepMine' }
  | ChosenFileReport
  | UploadReport
  | LibraryReport

export interface Loaded {
  readonly loaded: LoadedDocuments
}

/** What the chart of the documents is made of: its events, its actors, what it asks and what it does. */
export const uploadSetup = setup({
  types: {
    context: {} as UploadContext,
    input: {} as UploadInput,
    events: {} as UploadEvent,
    emitted: {} as SubmissionChanged | Leave | Notice,
    tags: {} as 'busy' | 'dialog' | 'shown',
  },
  actors: {
    loadDocuments: unimplementedActor<LoadedDocuments, LoadDocuments>('loadDocuments'),
    submitFiles: unimplementedActor<Submission, SubmitFiles>('submitFiles'),
    chosenFile: chosenFileMachine,
    fileUpload: fileUploadMachine,
    library: libraryMachine,
  },
  guards: {
    hasRoom: ({ context: { library, uploads } }) =>
      libraryHasRoom(library.length, Object.keys(uploads).length + 1),
    isLast: ({ context }) => Object.keys(context.uploads).length === 1,
    hasUnsent: ({ context }) => Object.keys(context.chosen).length > 0,
    isIncomplete: ({ context }) => issuesOf(context).length > 0,
    hasWarnings: ({ context }) => warningsOf(context).length > 0,
    isConditional: ({ context }) => conditionsOf(context).length > 0,
    endsTheStep,
    isConflict: hasCode('VERSION_CONFLICT'),
  },
  actions: {
    keepLoaded: assign((_, { loaded }: Loaded) => ({ ...loaded })),
    forgetVersion: assign({ version: null }),
    /** this tab's memory: what was chosen comes up again */
    keepDraft: () => undefined,
    chooseSource: assign(({ context, event }) =>
      event.type === 'source.chosen'
        ? { choices: withSource(context.choices, event.category, event.source) }
        : {},
    ),
    judgeFiles: assign(({ context, event, self, spawn }) => {
      if (event.type !== 'files.chosen') return {}
      const chosen = event.files.map((file) => [
        file.uploadId,
        spawn('chosenFile', {
          id: `chosen ${file.uploadId}`,
          input: { ...file, conversion: null, parent: self },
        }),
      ])
      return { chosen: { ...context.chosen, ...Object.fromEntries(chosen) } }
    }),
    dropChosen: assign(({ context, event }) =>
      event.type === 'file.added' || event.type === 'file.putAway'
        ? { chosen: without(context.chosen, event.uploadId) }
        : {},
    ),
    startUpload: assign(({ context, event, self, spawn }) => {
      if (event.type !== 'file.added') return {}
      const { type: _, ...file } = event
      const upload = spawn('fileUpload', { id: file.uploadId, input: { ...file, parent: self } })
      return { uploads: { ...context.uploads, [file.uploadId]: upload } }
    }),
    takeUploaded: assign(({ context, event }) => {
      if (event.type !== 'upload.stored') return {}
      const { category, document, conversion, uploadId } = event
      return {
        choices: withDocument(context.choices, category, document.id),
        library: [document, ...context.library],
        conversions: conversion ? { ...context.conversions, [document.id]: conversion } : context.conversions,
        uploads: without(context.uploads, uploadId),
      }
    }),
    dropUpload: assign(({ context, event }) =>
      event.type === 'upload.abandoned' ? { uploads: without(context.uploads, event.uploadId) } : {},
    ),
    openLibrary: assign(({ context, event, self, spawn }) => {
      if (event.type !== 'library.opened') return {}
      const { category } = event
      const taken = context.choices.find(({ documentType }) => documentType === category)
      const ticked = taken?.personalDocumentIds ?? []
      return { picker: spawn('library', { id: 'library', input: { category, ticked, parent: self } }) }
    }),
    keepLibrary: assign(({ event }) => (event.type === 'library.read' ? { library: event.documents } : {})),
    takeDocuments: assign(({ context, event }) =>
      event.type === 'documents.picked'
        ? { choices: withDocuments(context.choices, event.category, event.documentIds) }
        : {},
    ),
    closeLibrary: assign({ picker: null }),
    keepIssues: assign(({ context }) => ({ issues: issuesOf(context) })),
    countRefusal: assign(({ context }) => ({ refusals: context.refusals + 1 })),
    emitSubmissionChanged: emit(emitSubmissionChanged),
    notifyFormError: emit(noticeFor('form_error')),
    notifyLibraryFull: emit(noticeOf({ kind: 'http', status: 409, code: 'DOC_NUM_MORE_THAN_150' })),
    notifyFailure: emit(tellRefusal),
    leaveAfterFailure: emit(({ context }, { failure }: Failed) => leaveAfter(failure, context.address)),
  },
})
