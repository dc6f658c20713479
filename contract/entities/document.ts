/** Documents: the personal library, and what a submission took from it (section 3). */
import * as v from 'valibot'
import { Instant, PlainDate, RandomId, textUpTo, Version } from '#contract/entities/primitives.ts'
import {
  DocumentCategory,
  DocumentCiType,
  DocumentSource,
  DocumentType,
  SubmissionChannel,
} from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'

export const acceptedMediaTypes = ['application/pdf', 'image/jpeg'] as const
export const MediaType = v.picklist(acceptedMediaTypes)
export type MediaType = v.InferOutput<typeof MediaType>

const optionalLine = v.nullable(textUpTo(200))

/** What a document says of itself; `nameNon`, `birthdayNon`, `idNon` flag a mismatch with the identity data. */
export const DocumentValue = v.object({
  /** finer kind, such as DIPLOMA, ACADEMIC, FORMER or DISABLED */
  documentCategory: v.nullable(DocumentType),
  description: textUpTo(limits.documentDescription),
  nameNon: v.boolean(),
  birthdayNon: v.boolean(),
  idNon: v.boolean(),
  educationLevel: v.nullable(v.object({ id: v.number(), level: v.number(), name: v.string() })),
  educationLevelMatchLevel: v.nullable(v.number()),
  degree: optionalLine,
  school: optionalLine,
  subject: optionalLine,
  course: optionalLine,
  educationLocation: optionalLine,
  organisation: optionalLine,
  issueDate: v.nullable(PlainDate),
  qualification: optionalLine,
})
export type DocumentValue = v.InferOutput<typeof DocumentValue>

/** A file as stored: name as the person gave it, size in bytes, SHA-256 in hex. */
export const StoredFile = v.object({
  name: v.string(),
  mediaType: MediaType,
  size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.fileSize)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})
export type StoredFile = v.InferOutput<typeof StoredFile>

/** A document of the personal library (150 at most). */
export const PersonalDocument = v.object({
  id: RandomId,
  documentType: DocumentCategory,
  documentValue: DocumentValue,
  file: StoredFile,
  createdAt: Instant,
})
export type PersonalDocument = v.InferOutput<typeof PersonalDocument>

/** The JSON part `value` that goes with an uploaded file. What is left out is empty. */
export const PersonalDocumentInput = v.object({
  documentType: DocumentCategory,
  documentValue: v.optional(v.partial(DocumentValue), {}),
})
export type PersonalDocumentInput = v.InferInput<typeof PersonalDocumentInput>

/** A document of a submission; `file` is null where the source hands in no bytes (NOT, DSI, DEPARTMENT). */
export const SubmittedFile = v.object({
  id: RandomId,
  submissionId: RandomId,
  documentType: v.union([DocumentCategory, v.literal('RECIBO')]),
  documentSource: DocumentSource,
  documentCiType: v.nullable(DocumentCiType),
  channel: SubmissionChannel,
  personalDocumentId: v.nullable(RandomId),
  documentValue: v.nullable(DocumentValue),
  file: v.nullable(StoredFile),
})
export type SubmittedFile = v.InferOutput<typeof SubmittedFile>

/** The choice for one category: a source, and for PERSONAL the documents taken. */
export const CategoryChoice = v.object({
  documentType: DocumentCategory,
  documentSource: DocumentSource,
  personalDocumentIds: v.pipe(v.array(RandomId), v.maxLength(limits.libraryDocuments)),
})
export type CategoryChoice = v.InferOutput<typeof CategoryChoice>

/** Part `value` of submit-file. File parts named after a category enter the library first and count as chosen there. */
export const SubmitFilesInput = v.object({
  choices: v.pipe(v.array(CategoryChoice), v.maxLength(7)),
  /** the person has confirmed being admitted on condition (section 4) */
  conditionalConfirmed: v.boolean(),
  version: Version,
})
export type SubmitFilesInput = v.InferOutput<typeof SubmitFilesInput>

/** The files of one round, for `/submitted-file`. */
export const SubmittedRound = v.object({
  submissionId: RandomId,
  submissionNo: v.nullable(v.string()),
  receiptNo: v.nullable(v.string()),
  submissionTime: v.nullable(Instant),
  files: v.array(SubmittedFile),
})
export type SubmittedRound = v.InferOutput<typeof SubmittedRound>
