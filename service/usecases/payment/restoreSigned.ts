import type { Snapshot } from '#service/core/snapshot.ts'
import { formDocumentName } from '#service/pdf/formDocument.ts'
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
  const request = await trx
    .selectFrom('signatureRequest')
    .selectAll()
    .where('id', '=', signatureRequestId)
    .executeTakeFirstOrThrow()
  if (request.state === 'SIGNED' || request.signedBlobKey === null) return current
  const { submission } = current
  await trx
    .updateTable('signatureRequest')
    .set({ state: 'VOID' })
    .where('submissionId', '=', submission.id)
    .where('state', '=', 'SIGNED')
    .execute()
  await trx.updateTable('signatureRequest').set({ state: 'SIGNED' }).where('id', '=', request.id).execute()
  await restoreContent(trx, submission.id, request.snapshot)
  const signed = await trx
    .selectFrom('storedBlob')
    .select(['size', 'sha256'])
    .where('key', '=', request.signedBlobKey)
    .executeTakeFirstOrThrow()
  await placeFormDocument(trx, submission, {
    ...signed,
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

async function restoreContent(trx: Trx, submissionId: string, snapshot: Snapshot): Promise<void> {
  if (snapshot.answers) {
    await trx
      .updateTable('registrationForm')
      .set({ answers: JSON.stringify(snapshot.answers), language: snapshot.language })
      .where('submissionId', '=', submissionId)
      .execute()
  }
  if (snapshot.resume) {
    const { content, skipped } = snapshot.resume
    await trx
      .updateTable('resume')
      .set({ resume: content && JSON.stringify(content), skipped })
      .where('submissionId', '=', submissionId)
      .execute()
  }
  await trx
    .deleteFrom('submittedFile')
    .where('submissionId', '=', submissionId)
    .where('documentCiType', 'is', null)
    .where('documentType', '!=', 'RECIBO')
    .execute()
  if (snapshot.files.length === 0) return
  await trx
    .insertInto('submittedFile')
    .values(
      snapshot.files.map(({ documentValue, ...file }) => ({
        ...file,
        documentValue: documentValue && JSON.stringify(documentValue),
      })),
    )
    .execute()
}
