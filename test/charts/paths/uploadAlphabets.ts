import { type AnyMachineSnapshot, createEmptyActor } from 'xstate'
import { limits } from '#contract/limits.ts'
import { conditionsOf, issuesOf, type UploadContext, warningsOf } from '#machines/upload/uploadContext.ts'
import type { Alphabet } from '#test/charts/paths/allEdgesPaths.ts'
import { done, error, errors } from '#test/charts/paths/ends.ts'
import { diplomaOf } from '#test/charts/personalDocumentOf.ts'
import { address, offline, refusal } from '#test/charts/phrases.ts'
import { submissionOf } from '#test/charts/submissionOf.ts'

const choices = [
  { documentType: 'ID', documentSource: 'NOT', personalDocumentIds: [] },
  { documentType: 'HA_E', documentSource: 'PERSONAL', personalDocumentIds: ['enough'] },
  { documentType: 'OUTROS', documentSource: 'NOT', personalDocumentIds: [] },
]
const library = [diplomaOf('enough', 5), diplomaOf('below', 4)]
const full = Array.from({ length: limits.libraryDocuments }, (_, at) => ({ id: `${at}` }))
const file = { name: '證書.pdf' }
const ownFile = { uploadId: 'u1', category: 'ID', file, value: undefined, conversion: null } as const

/** The documents step and the charts below it. */
export const uploadAlphabets: Readonly<Record<string, Alphabet>> = {
  upload: {
    inputs: [{ address, requested: [], requiredLevel: 5, version: 2 }],
    cases: [
      done('loadDocuments', { choices, restored: false, version: 2, civil: false, library }),
      error('loadDocuments', offline),
      { type: 'source.chosen', category: 'ID', source: 'DSI' },
      { type: 'library.opened', category: 'HA_E' },
      { type: 'library.read', documents: full },
      { type: 'documents.picked', category: 'HA_E', documentIds: ['below'] },
      { type: 'documents.picked', category: 'HA_E', documentIds: [] },
      ...['u1', 'u2'].flatMap((uploadId) => [
        { type: 'file.added', ...ownFile, uploadId },
        { type: 'upload.stored', category: 'HA_E', uploadId, document: library[0], conversion: null },
        { type: 'upload.abandoned', uploadId },
      ]),
      { type: 'files.chosen', files: [{ ...ownFile, uploadId: 'u3' }] },
      { type: 'file.putAway', uploadId: 'u3' },
      ...['submitFiles', 'submitFilesOver'].flatMap((id) => [
        done(id, submissionOf({ stage: 'REVIEWING' })),
        ...errors(id, 'VERSION_CONFLICT', 'STAGE_ERROR'),
      ]),
    ],
    reads: (context: UploadContext) => [
      warningsOf(context),
      issuesOf(context),
      conditionsOf(context),
      Object.keys(context.chosen),
      Object.keys(context.uploads),
      context.library.length === full.length,
      context.picker !== null,
    ],
    // one thing at a time, so that the states stay few
    happens(context: UploadContext, { type, uploadId }, { value }: AnyMachineSnapshot) {
      const { chosen, uploads, picker } = context
      const isAsked = Object.keys(chosen).length > 0
      const isIdle = picker === null && !isAsked && Object.keys(uploads).length === 0
      const isUntouched = warningsOf(context).length + issuesOf(context).length === 0
      switch (type) {
        case 'source.chosen':
        case 'files.chosen':
        case 'library.opened':
          return isIdle
        case 'file.putAway':
          return isAsked
        case 'file.added':
          return (
            picker === null &&
            isUntouched &&
            isAsked === (typeof value === 'string' || 'confirming' in value) &&
            Object.keys(uploads).join() === (uploadId === 'u1' ? '' : 'u1')
          )
        case 'upload.stored':
        case 'upload.abandoned':
          return uploadId in uploads
        case 'library.read':
        case 'library.closed':
        case 'documents.picked':
          return picker !== null
        default:
          return picker === null
      }
    },
  },
  chosenFile: {
    inputs: [{ ...ownFile, parent: createEmptyActor() }],
    cases: [
      ...['accepted', 'shrinkable', 'heic', { refusal: 'bad_format' }].map((judgement) =>
        done('judgeFile', judgement),
      ),
      error('judgeFile', offline),
      ...['shrinkPicture', 'convertPicture'].flatMap((id) => [done(id, file), error(id, offline)]),
    ],
  },
  fileUpload: {
    inputs: [{ ...ownFile, parent: createEmptyActor() }],
    cases: [
      { type: 'progress', sent: 1, total: 2 },
      { type: 'stored', document: library[0] },
      { type: 'refused', failure: offline },
      { type: 'refused', failure: refusal('FILE_TOO_LARGE') },
      error('sendFile', offline),
    ],
  },
  library: {
    inputs: [{ category: 'HA_E', ticked: [], parent: createEmptyActor() }],
    cases: [
      { type: 'document.ticked', documentId: 'D1', isTicked: true },
      done('loadLibrary', []),
      error('loadLibrary', offline),
    ],
    reads: () => [],
  },
}
