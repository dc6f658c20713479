import {
  downloadFormDocument,
  downloadFormDocumentThumb,
  downloadSubmittedFile,
  downloadSubmittedFileThumb,
} from '#contract/endpoints/submission.ts'
import { Refusal } from '#service/core/refusal.ts'
import { FileAnswer } from '#service/http/answer.ts'
import { handle, type Route } from '#service/http/call.ts'
import type { Database } from '#service/store/database.ts'
import { notYours } from '#service/store/submissions.ts'
import { thumbnailOf, thumbnailOfBytes } from '#service/usecases/documents/thumbnail.ts'
import type { Parts } from '#service/usecases/parts.ts'
import { findFormDocument } from '#service/usecases/signing/formDocument.ts'

export function downloadRoutes(parts: Parts): Route[] {
  const { db, documents } = parts
  return [
    handle(downloadFormDocument, async ({ params, caller, now }) => {
      const found = await findFormDocument(parts, { id: params.id, subject: caller.subject, now })
      return found.kind === 'draft'
        ? new FileAnswer({ ...found, size: found.bytes.length })
        : new FileAnswer({ ...found, bytes: await documents.read(found.blobKey) })
    }),
    handle(downloadFormDocumentThumb, async ({ params, caller, now }) => {
      const found = await findFormDocument(parts, { id: params.id, subject: caller.subject, now })
      return found.kind === 'draft'
        ? thumbnailOfBytes(parts, found)
        : thumbnailOf(parts, found.blobKey, found.fileName)
    }),
    handle(downloadSubmittedFile, async ({ params, caller }) => {
      const file = await findSubmittedBytes(db, params.id, caller.subject)
      return new FileAnswer({ ...file, bytes: await documents.read(file.blobKey) })
    }),
    handle(downloadSubmittedFileThumb, async ({ params, caller }) => {
      const file = await findSubmittedBytes(db, params.id, caller.subject)
      return thumbnailOf(parts, file.blobKey, file.fileName)
    }),
  ]
}

/** @throws Refusal APP_IS_NOT_BELONG_TO_USER; STAGE_ERROR for a document of which no bytes were handed in */
async function findSubmittedBytes(db: Database, id: string, subject: string) {
  const row = await db
    .selectFrom('submittedFile')
    .innerJoin('submission', 'submission.id', 'submittedFile.submissionId')
    .select(['submittedFile.blobKey', 'fileName', 'mediaType', 'size'])
    .where('submittedFile.id', '=', id)
    .where('submission.subject', '=', subject)
    .executeTakeFirst()
  if (!row) throw notYours()
  const { blobKey, fileName, mediaType, size } = row
  if (blobKey === null || fileName === null || mediaType === null || size === null) {
    throw new Refusal('STAGE_ERROR', { message: 'No file was handed in for this document' })
  }
  return { blobKey, fileName, mediaType, size }
}
