import type { StoredFile, SubmittedFile } from '#contract/entities/document.ts'
import type { SubmittedFileRow } from '#service/store/submittedFiles.ts'

/** The file as stored; null where a source hands in no bytes. */
function storedFile({ fileName, mediaType, size, sha256 }: SubmittedFileRow): StoredFile | null {
  if (fileName === null || mediaType === null || size === null || sha256 === null) return null
  return { name: fileName, mediaType, size, sha256 }
}

export const toSubmittedFileDto = (row: SubmittedFileRow): SubmittedFile => ({
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
