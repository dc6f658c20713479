/** The documents of a submission. */
import type { Insertable, Selectable } from 'kysely'
import type { DocumentValue } from '#contract/entities/document.ts'
import { ApiError, forbidden } from '#service/core/apiError.ts'
import { randomId } from '#service/core/randomId.ts'
import type { Database } from '#service/store/database.ts'
import type { SubmittedFileTable } from '#service/store/schema.ts'
import { type ReadRow, storedData } from '#service/store/storedData.ts'
import type { SubmissionRow } from '#service/store/submissions.ts'
import type { Trx } from '#service/store/transaction.ts'

export type SubmittedFileRow = ReadRow<
  Selectable<SubmittedFileTable>,
  { documentValue: DocumentValue | null }
>
export type NewSubmittedFile = Omit<
  Insertable<SubmittedFileTable>,
  'position' | 'documentValue' | 'schemaVersion'
> & { documentValue: DocumentValue | null }

export async function readSubmittedFiles(db: Database, submissionId: string): Promise<SubmittedFileRow[]> {
  const rows = await db
    .selectFrom('submittedFile')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ schemaVersion, documentValue, ...row }) => ({
    ...row,
    documentValue:
      documentValue === null
        ? null
        : storedData.documentValue('submitted_file.document_value', {
            id: row.id,
            schemaVersion,
            documentValue,
          }),
  }))
}

/** @throws ApiError APP_IS_NOT_BELONG_TO_USER; STAGE_ERROR for a document of which no bytes were handed in */
export async function findSubmittedBytes(db: Database, id: string, subject: string) {
  const row = await db
    .selectFrom('submittedFile')
    .innerJoin('submission', 'submission.id', 'submittedFile.submissionId')
    .select(['submittedFile.blobKey', 'fileName', 'mediaType', 'size'])
    .where('submittedFile.id', '=', id)
    .where('submission.subject', '=', subject)
    .executeTakeFirst()
  if (!row) throw forbidden()
  const { blobKey, fileName, mediaType, size } = row
  if (blobKey === null || fileName === null || mediaType === null || size === null) {
    throw new ApiError('STAGE_ERROR', { message: 'No file was handed in for this document' })
  }
  return { blobKey, fileName, mediaType, size }
}

/** Puts a choice in place of the former one; what the board has added (ADMIN) and the form document stay. */
export async function replaceSubmittedFiles(
  trx: Trx,
  submissionId: string,
  rows: readonly NewSubmittedFile[],
): Promise<void> {
  await trx
    .deleteFrom('submittedFile')
    .where('submissionId', '=', submissionId)
    .where('documentSource', '!=', 'ADMIN')
    .where('documentCiType', 'is', null)
    .where('documentType', '!=', 'RECIBO')
    .execute()
  if (rows.length === 0) return
  await trx
    .insertInto('submittedFile')
    .values(
      rows.map(({ documentValue, ...row }, position) => ({
        ...row,
        documentValue: documentValue && JSON.stringify(documentValue),
        schemaVersion: storedData.schemaVersion,
        position,
      })),
    )
    .execute()
}

export interface FormDocumentFile {
  blobKey: string
  fileName: string
  size: number
  sha256: string
  now: Date
}

/** Behind every document that a person can hand in. */
const lastPosition = 10_000

/** Makes the signed form document one of the submission's documents (documentCiType FI), in place of an earlier one. */
export async function placeFormDocument(
  trx: Trx,
  submission: Pick<SubmissionRow, 'id' | 'channel'>,
  file: FormDocumentFile,
): Promise<void> {
  await removeFormDocument(trx, submission.id)
  await trx
    .insertInto('submittedFile')
    .values({
      id: randomId(),
      submissionId: submission.id,
      documentType: 'OUTROS',
      documentSource: 'PERSONAL',
      documentCiType: 'FI',
      channel: submission.channel,
      personalDocumentId: null,
      documentValue: null,
      schemaVersion: storedData.schemaVersion,
      blobKey: file.blobKey,
      fileName: file.fileName,
      mediaType: 'application/pdf',
      size: file.size,
      sha256: file.sha256,
      position: lastPosition,
      createdAt: file.now,
    })
    .execute()
}

export async function removeFormDocument(trx: Trx, submissionId: string): Promise<void> {
  await trx
    .deleteFrom('submittedFile')
    .where('submissionId', '=', submissionId)
    .where('documentCiType', '=', 'FI')
    .execute()
}
