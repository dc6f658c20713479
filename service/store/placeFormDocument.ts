import { randomId } from '#service/core/randomId.ts'
import type { Held, Trx } from '#service/store/submissions.ts'

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
  { submission }: Held,
  file: FormDocumentFile,
): Promise<void> {
  await trx
    .deleteFrom('submittedFile')
    .where('submissionId', '=', submission.id)
    .where('documentCiType', '=', 'FI')
    .execute()
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
