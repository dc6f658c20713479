/** A document of an own submission, as it was handed in. */
import type { FileContent } from '#service/core/fileContent.ts'
import { findSubmittedBytes } from '#service/store/submittedFiles.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { type ThumbnailDependencies, thumbnailOf } from '#service/usecases/documents/thumbnail.ts'

/** @throws ApiError APP_IS_NOT_BELONG_TO_USER; STAGE_ERROR for a document of which no bytes were handed in */
export async function readSubmittedFile(
  { db, documents }: Pick<Dependencies, 'db' | 'documents'>,
  id: string,
  subject: string,
): Promise<FileContent> {
  const file = await findSubmittedBytes(db, id, subject)
  return { ...file, bytes: await documents.read(file.blobKey) }
}

/** Likewise its first page as a small picture. */
export async function submittedFileThumb(
  dependencies: ThumbnailDependencies,
  id: string,
  subject: string,
): Promise<FileContent> {
  const { blobKey, fileName } = await findSubmittedBytes(dependencies.db, id, subject)
  return thumbnailOf(dependencies, blobKey, fileName)
}
