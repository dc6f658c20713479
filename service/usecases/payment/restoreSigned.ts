import { formDocumentName } from '#service/pdf/formDocument.ts'
import { readBlobFacts } from '#service/store/documents/blobs.ts'
import { readSignatureRequest, restoreRequest } from '#service/store/signatureRequests.ts'
import { restoreSnapshot } from '#service/store/snapshot.ts'
import { changeSubmission, type SubmissionWithExam } from '#service/store/submissions.ts'
import { placeFormDocument } from '#service/store/submittedFiles.ts'
import type { Trx } from '#service/store/transaction.ts'

/**
 * A payment completes what was signed when it began. Where the application has been changed since (a reset, other
 * answers), the signed snapshot takes the place of the changes.
 */
export async function restoreSigned(
  trx: Trx,
  current: SubmissionWithExam,
  signatureRequestId: string | null,
): Promise<SubmissionWithExam> {
  if (signatureRequestId === null) return current
  const request = await readSignatureRequest(trx, signatureRequestId)
  if (request.state === 'SIGNED' || request.signedBlobKey === null) return current
  const { submission } = current
  await restoreRequest(trx, request)
  await restoreSnapshot(trx, submission.id, request.snapshot)
  const { size, sha256 } = await readBlobFacts(trx, request.signedBlobKey)
  await placeFormDocument(trx, submission, {
    size,
    sha256,
    blobKey: request.signedBlobKey,
    fileName: formDocumentName(request.language, submission.submissionNo),
    now: request.signedAt ?? request.createdAt,
  })
  const { snapshot } = request
  return changeSubmission(trx, current, {
    signedAt: request.signedAt,
    sevenYearDate: snapshot.sevenYearDate,
    languageTypeId: snapshot.languageTypeId,
    residenceConditional: snapshot.conditional.residence,
    documentsConditional: snapshot.conditional.documents,
  })
}
