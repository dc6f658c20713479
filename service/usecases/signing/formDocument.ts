/** The form document of an application: a draft from the review on, the signed file afterwards. */
import { stages } from '#contract/steps.ts'
import { StageError } from '#machines/stage/step.ts'
import type { FileContent } from '#service/core/fileContent.ts'
import { assertType } from '#service/domain/stageTransitions.ts'
import { drawFormDocument, formDocumentName } from '#service/pdf/formDocument.ts'
import type { Database } from '#service/store/database.ts'
import { findSignedDocument } from '#service/store/signatureRequests.ts'
import { readSnapshot } from '#service/store/snapshot.ts'
import { findOwned } from '#service/store/submissions.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import {
  type ThumbnailDependencies,
  thumbnailOf,
  thumbnailOfBytes,
} from '#service/usecases/documents/thumbnail.ts'

type FormDocument = { fileName: string; mediaType: string } & (
  | { kind: 'signed'; blobKey: string; size: number }
  | { kind: 'draft'; bytes: Uint8Array }
)

const mediaType = 'application/pdf'
const firstStage = stages.indexOf('REVIEWING')

interface Asked {
  id: string
  subject: string
  now: Date
}

/** @throws StageError before the review */
export async function readFormDocument(
  { db, documents }: Pick<Dependencies, 'db' | 'documents'>,
  asked: Asked,
): Promise<FileContent> {
  const found = await findFormDocument(db, asked)
  return found.kind === 'draft'
    ? { ...found, size: found.bytes.length }
    : { ...found, bytes: await documents.read(found.blobKey) }
}

/** Likewise its first page as a small picture. */
export async function formDocumentThumb(
  dependencies: ThumbnailDependencies,
  asked: Asked,
): Promise<FileContent> {
  const found = await findFormDocument(dependencies.db, asked)
  return found.kind === 'draft'
    ? thumbnailOfBytes(dependencies, found)
    : thumbnailOf(dependencies, found.blobKey, found.fileName)
}

async function findFormDocument(db: Database, { id, subject, now }: Asked): Promise<FormDocument> {
  const current = await findOwned(db, id, subject)
  assertType(current, 'apply')
  const { stage, submissionNo } = current.submission
  if (stages.indexOf(stage) < firstStage) throw new StageError(stage, { type: 'review.submitted' })
  const signed = await findSignedDocument(db, id)
  if (signed) {
    const fileName = formDocumentName(signed.language, submissionNo)
    return { kind: 'signed', blobKey: signed.key, size: signed.size, fileName, mediaType }
  }
  const snapshot = await readSnapshot(db, current)
  const bytes = await drawFormDocument(snapshot, snapshot.language, now)
  return { kind: 'draft', bytes, fileName: formDocumentName(snapshot.language, submissionNo), mediaType }
}
