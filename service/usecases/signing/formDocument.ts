/** The form document of an application: a draft from the review on, the signed file afterwards. */
import { stages } from '#contract/enums.ts'
import { StageError } from '#machines/stage/step.ts'
import { drawFormDocument, formDocumentName } from '#service/pdf/formDocument.ts'
import { readSnapshot } from '#service/store/snapshot.ts'
import { readOwn, requireType } from '#service/store/submissions.ts'
import type { Parts } from '#service/usecases/parts.ts'

export type FormDocument = { fileName: string; mediaType: string } & (
  | { kind: 'signed'; blobKey: string; size: number }
  | { kind: 'draft'; bytes: Uint8Array }
)

const mediaType = 'application/pdf'
const firstStage = stages.indexOf('REVIEWING')

/** @throws StageError before the review */
export async function findFormDocument(
  { db }: Pick<Parts, 'db'>,
  { id, subject, now }: { id: string; subject: string; now: Date },
): Promise<FormDocument> {
  const held = await readOwn(db, id, subject)
  requireType(held, 'apply')
  const { stage, submissionNo } = held.submission
  if (stages.indexOf(stage) < firstStage) throw new StageError(stage, { type: 'review.submitted' })
  const signed = await db
    .selectFrom('signatureRequest')
    .innerJoin('storedBlob', 'storedBlob.key', 'signatureRequest.signedBlobKey')
    .select(['storedBlob.key', 'storedBlob.size', 'signatureRequest.language'])
    .where('signatureRequest.submissionId', '=', id)
    .where('signatureRequest.state', '=', 'SIGNED')
    .executeTakeFirst()
  if (signed) {
    const fileName = formDocumentName(signed.language, submissionNo)
    return { kind: 'signed', blobKey: signed.key, size: signed.size, fileName, mediaType }
  }
  const snapshot = await readSnapshot(db, held)
  const bytes = await drawFormDocument(snapshot, snapshot.language, now)
  return { kind: 'draft', bytes, fileName: formDocumentName(snapshot.language, submissionNo), mediaType }
}
