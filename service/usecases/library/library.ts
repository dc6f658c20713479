/** The personal document library of the person who calls (sections 3 and 9). */
import type { PersonalDocument, PersonalDocumentInput } from '#contract/entities/document.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import { libraryHasRoom } from '#contract/rules/documentRules.ts'
import type { FileContent } from '#service/core/fileContent.ts'
import type { AcceptedUpload } from '#service/store/documents/blobs.ts'
import {
  addToLibrary,
  countLibrary,
  deleteDocument,
  findOwnedDocument,
  isFull,
  listLibrary,
  type PersonalDocumentRow,
} from '#service/store/personalDocuments.ts'
import { inTransaction } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { type ThumbnailDependencies, thumbnailOf } from '#service/usecases/documents/thumbnail.ts'

const toPersonalDocumentDto = (row: PersonalDocumentRow): PersonalDocument => ({
  id: row.id,
  documentType: row.documentType,
  documentValue: row.documentValue,
  file: { name: row.fileName, mediaType: row.mediaType, size: row.size, sha256: row.sha256 },
  createdAt: row.createdAt.toISOString(),
})

/** Newest first. @param categories all where empty */
export async function listDocuments(
  { db }: Pick<Dependencies, 'db'>,
  subject: string,
  categories: readonly DocumentCategory[] = [],
): Promise<PersonalDocument[]> {
  return (await listLibrary(db, subject, categories)).map(toPersonalDocumentDto)
}

/** @throws ApiError APP_IS_NOT_BELONG_TO_USER */
export async function readDocument(
  { db }: Pick<Dependencies, 'db'>,
  id: string,
  subject: string,
): Promise<PersonalDocument> {
  return toPersonalDocumentDto(await findOwnedDocument(db, id, subject))
}

/** Refuses before bytes are taken in vain; `addDocument` decides. @throws ApiError DOC_NUM_MORE_THAN_150 */
export async function assertRoom({ db }: Pick<Dependencies, 'db'>, subject: string): Promise<void> {
  if (!libraryHasRoom(await countLibrary(db, subject))) throw isFull()
}

/** Adds a document whose bytes are safe. @throws ApiError DOC_NUM_MORE_THAN_150 */
export async function addDocument(
  { db }: Pick<Dependencies, 'db'>,
  subject: string,
  document: { input: PersonalDocumentInput; file: AcceptedUpload },
  now: Date,
): Promise<PersonalDocument> {
  const [row] = await inTransaction(db, (trx) => addToLibrary(trx, subject, [document], now))
  if (!row) throw new Error('the document was not recorded')
  return toPersonalDocumentDto(row)
}

/** What a submission has of it stays. */
export async function removeDocument(
  { db }: Pick<Dependencies, 'db'>,
  id: string,
  subject: string,
): Promise<void> {
  const own = await findOwnedDocument(db, id, subject)
  await deleteDocument(db, own.id)
}

export async function readDocumentFile(
  { db, documents }: Pick<Dependencies, 'db' | 'documents'>,
  id: string,
  subject: string,
): Promise<FileContent> {
  const row = await findOwnedDocument(db, id, subject)
  return { ...row, bytes: await documents.read(row.blobKey) }
}

/** Its first page as a small picture. */
export async function documentThumb(
  dependencies: ThumbnailDependencies,
  id: string,
  subject: string,
): Promise<FileContent> {
  const { blobKey, fileName } = await findOwnedDocument(dependencies.db, id, subject)
  return thumbnailOf(dependencies, blobKey, fileName)
}
