/** The documents of a submission. */
import type { Selectable } from 'kysely'
import type { StoredFile, SubmittedFile } from '#contract/entities/document.ts'
import type { Database } from '#service/store/database.ts'
import type { SubmittedFileTable } from '#service/store/schema.ts'

export type SubmittedFileRow = Selectable<SubmittedFileTable>

export const readSubmittedFiles = (db: Database, submissionId: string): Promise<SubmittedFileRow[]> =>
  db
    .selectFrom('submittedFile')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The file as stored; null where a source hands in no bytes. */
function storedFile({ fileName, mediaType, size, sha256 }: SubmittedFileRow): StoredFile | null {
  if (fileName === null || mediaType === null || size === null || sha256 === null) return null
  return { name: fileName, mediaType, size, sha256 }
}

export const wireSubmittedFile = (row: SubmittedFileRow): SubmittedFile => ({
  id: row.id,
  submissionId: row.submissionId,
  documentType: row.documentType,
  documentSource: row.documentSource,
  documentCiType: row.documentCiType,
  channel: row.channel,
  personalDocumentId: row.personalDocumentId,
  documentValue: row.documentValue,
  file: storedFile(row),
})
