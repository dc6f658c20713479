/** Rows of the personal document library: at most 150 documents a person (sections 3 and 9). */
import type { Selectable } from 'kysely'
import type { DocumentValue, PersonalDocumentInput } from '#contract/entities/document.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { libraryHasRoom } from '#contract/rules/documentRules.ts'
import { ApiError, forbidden } from '#service/core/apiError.ts'
import { randomId } from '#service/core/randomId.ts'
import type { Database } from '#service/store/database.ts'
import type { AcceptedUpload } from '#service/store/documents/blobs.ts'
import type { PersonalDocumentTable } from '#service/store/schema.ts'
import { type ReadRow, storedData } from '#service/store/storedData.ts'
import type { Trx } from '#service/store/transaction.ts'

export type PersonalDocumentRow = ReadRow<Selectable<PersonalDocumentTable>, { documentValue: DocumentValue }>

const read = (row: Selectable<PersonalDocumentTable>): PersonalDocumentRow => ({
  ...row,
  documentValue: storedData.documentValue('personal_document.document_value', row),
})

const emptyValue: DocumentValue = {
  documentCategory: null,
  description: '',
  nameNon: false,
  birthdayNon: false,
  idNon: false,
  educationLevel: null,
  educationLevelMatchLevel: null,
  degree: null,
  school: null,
  subject: null,
  course: null,
  educationLocation: null,
  organisation: null,
  issueDate: null,
  qualification: null,
}

/** Newest first. @param categories all where empty */
export async function listLibrary(
  db: Database,
  subject: string,
  categories: readonly DocumentCategory[] = [],
): Promise<PersonalDocumentRow[]> {
  let found = db.selectFrom('personalDocument').selectAll().where('subject', '=', subject)
  if (categories.length > 0) found = found.where('documentType', 'in', categories)
  return (await found.orderBy('createdAt', 'desc').orderBy('id').execute()).map(read)
}

/** @throws ApiError APP_IS_NOT_BELONG_TO_USER */
export async function findOwnedDocument(
  db: Database,
  id: string,
  subject: string,
): Promise<PersonalDocumentRow> {
  const row = await db
    .selectFrom('personalDocument')
    .selectAll()
    .where('id', '=', id)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (!row) throw forbidden()
  return read(row)
}

export const isFull = () =>
  new ApiError('DOC_NUM_MORE_THAN_150', { message: `At most ${limits.libraryDocuments} documents` })

export async function countLibrary(db: Database, subject: string): Promise<number> {
  const { count } = await db
    .selectFrom('personalDocument')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewDocument {
  input: PersonalDocumentInput
  file: AcceptedUpload
}

/** Adds documents whose bytes are safe. @throws ApiError DOC_NUM_MORE_THAN_150: additions of one person wait for each other */
export async function addToLibrary(
  trx: Trx,
  subject: string,
  documents: readonly NewDocument[],
  now: Date,
): Promise<PersonalDocumentRow[]> {
  if (documents.length === 0) return []
  await trx.selectFrom('person').select('subject').where('subject', '=', subject).forUpdate().execute()
  if (!libraryHasRoom(await countLibrary(trx, subject), documents.length)) throw isFull()
  const rows = await trx
    .insertInto('personalDocument')
    .values(
      documents.map(({ input, file }) => ({
        id: randomId(),
        subject,
        documentType: input.documentType,
        documentValue: JSON.stringify({ ...emptyValue, ...input.documentValue }),
        schemaVersion: storedData.schemaVersion,
        blobKey: file.blobKey,
        fileName: file.fileName,
        mediaType: file.mediaType,
        size: file.size,
        sha256: file.sha256,
        createdAt: now,
      })),
    )
    .returningAll()
    .execute()
  return rows.map(read)
}

/** Locked, so that a removal from the library waits; one identical error for another's and for none. */
export async function lockOwnedDocuments(
  trx: Trx,
  subject: string,
  ids: readonly string[],
): Promise<PersonalDocumentRow[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('personalDocument')
    .selectAll()
    .where('subject', '=', subject)
    .where('id', 'in', ids)
    .forShare()
    .execute()
  if (rows.length !== ids.length) throw forbidden()
  return rows.map(read)
}

export async function deleteDocument(db: Database, id: string): Promise<void> {
  await db.deleteFrom('personalDocument').where('id', '=', id).execute()
}
