/** The electronic signature of an application: asked for, returned from, put into the form document (section 4). */
import type { InterfaceLanguage } from '#contract/enums.ts'
import { StageError } from '#machines/stage/step.ts'
import { ApiError, validationError } from '#service/core/apiError.ts'
import { ExternalServiceError } from '#service/core/externalServiceError.ts'
import type { Snapshot } from '#service/core/snapshot.ts'
import { assertOpen } from '#service/domain/examPeriods.ts'
import { readReturnUrl } from '#service/domain/returnUrl.ts'
import { assertType } from '#service/domain/stageTransitions.ts'
import { isSignatureOver } from '#service/pdf/cms.ts'
import { drawFormDocument, formDocumentName } from '#service/pdf/formDocument.ts'
import { bytesToSign, digestToSign, withPlaceForSignature, withSignature } from '#service/pdf/pdfSignature.ts'
import { textIn } from '#service/pdf/textIn.ts'
import { discardBlobs, storeGenerated } from '#service/store/documents/blobs.ts'
import {
  insertSignatureRequest,
  isRequested,
  listOpenRequests,
  markSigned,
  type SignatureRequestRow,
} from '#service/store/signatureRequests.ts'
import { readSnapshot } from '#service/store/snapshot.ts'
import {
  changeSubmission,
  findOwned,
  lockOwned,
  type SubmissionWithExam,
} from '#service/store/submissions.ts'
import { placeFormDocument } from '#service/store/submittedFiles.ts'
import { inTransaction } from '#service/store/transaction.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { finalizeSubmission } from '#service/usecases/submission/finalizeSubmission.ts'

export type SigningDependencies = Pick<Dependencies, 'db' | 'documents' | 'clock' | 'eSign' | 'config'>

export interface Asking {
  id: string
  subject: string
  identityLevel: string
  language: InterfaceLanguage
  reason: string
  redirectUri: string
  now: Date
}

const pdf = 'application/pdf'
const isRefused = (failure: unknown) => failure instanceof ExternalServiceError && failure.kind === 'refused'
const signFailed = (message: string) => new ApiError('SIGN_PDF_ERROR', { message })

/**
 * Prepares the form document and asks the signing service for a signature.
 * @returns where the person signs
 */
export async function askForSignature(dependencies: SigningDependencies, asking: Asking): Promise<string> {
  const { db, config } = dependencies
  const current = await findOwned(db, asking.id, asking.subject)
  requireSignable(current, asking.now)
  requireOwnPage(current, asking.redirectUri, config.publicOrigin)
  const snapshot = await readSnapshot(db, current)
  requireComplete(current, snapshot)

  const prepared = await preparedDocument(snapshot, asking)
  const digest = await digestToSign(prepared)
  const { url } = await requestSignature(dependencies, asking, snapshot, digest)
  const draft = await storeGenerated(dependencies, prepared, pdf)
  try {
    await inTransaction(db, (trx) =>
      insertSignatureRequest(trx, {
        submissionId: current.submission.id,
        subject: current.submission.subject,
        digest,
        draftBlobKey: draft.blobKey,
        redirectUri: asking.redirectUri,
        language: asking.language,
        submissionVersion: current.submission.version,
        snapshot,
        url,
        createdAt: asking.now,
      }),
    )
  } catch (failure) {
    await discardBlobs(dependencies, [draft.blobKey])
    throw failure
  }
  return url
}

function requireSignable(current: SubmissionWithExam, now: Date): void {
  assertType(current, 'apply')
  if (current.submission.stage !== 'PAYING') throw notNow(current)
  assertOpen(current.exam, 'apply', now)
}

const notNow = ({ submission }: SubmissionWithExam) =>
  new StageError(submission.stage, { type: 'testSigned' })

function requireOwnPage({ submission }: SubmissionWithExam, redirectUri: string, publicOrigin: string): void {
  const address = readReturnUrl(redirectUri, publicOrigin)
  if (address?.submissionId === submission.id && address.examId === submission.examId) return
  throw validationError({ redirectUri: 'is not the authorization page of this submission' })
}

function requireComplete({ exam }: SubmissionWithExam, snapshot: Snapshot): void {
  if (!snapshot.answers)
    throw new ApiError('REGISTRATION_NOT_EXIST', { message: 'There is no registration form' })
  if (exam.resumeRequired && !snapshot.resume?.content) {
    throw new ApiError('RESUME_NOT_EXIST', { message: 'There is no resume' })
  }
}

async function preparedDocument(snapshot: Snapshot, { language, now }: Asking): Promise<Buffer> {
  const document = await drawFormDocument(snapshot, language, now)
  return withPlaceForSignature(document, {
    signerName: snapshot.person.namePt,
    reason: textIn.PT('document.form_document'),
    signingTime: now,
  })
}

async function requestSignature(
  { eSign }: SigningDependencies,
  { identityLevel, language, reason, redirectUri }: Asking,
  { person }: Snapshot,
  digest: string,
) {
  try {
    return await eSign.request({
      digest,
      identityNo: person.identityNo,
      signerName: person.namePt,
      identityLevel,
      language,
      reason,
      redirectUri,
    })
  } catch (failure) {
    if (failure instanceof ExternalServiceError) throw signFailed('The signature can’t be asked for')
    throw failure
  }
}

/** @throws ApiError AUTH_ERROR for a code that is not good, or no longer */
export async function exchangeSignatureCode(
  { db, eSign, config }: SigningDependencies,
  { subject, code, redirectUri }: { subject: string; code: string; redirectUri: string },
): Promise<string> {
  const address = readReturnUrl(redirectUri, config.publicOrigin)
  if (!address || !(await isRequested(db, { submissionId: address.submissionId, subject, redirectUri })))
    throw authFailed()
  try {
    return (await eSign.token({ code, redirectUri })).token
  } catch (failure) {
    if (isRefused(failure)) throw authFailed()
    if (failure instanceof ExternalServiceError) throw signFailed('The signature does not answer')
    throw failure
  }
}

const authFailed = () => new ApiError('AUTH_ERROR', { message: 'The identity could not be confirmed' })

/** Signs the form document; ends the application to a test exam. A repeat changes nothing. */
export async function signSubmission(
  dependencies: SigningDependencies,
  { id, subject, token, now }: { id: string; subject: string; token: string; now: Date },
): Promise<SubmissionWithExam> {
  const current = await findOwned(dependencies.db, id, subject)
  if (current.submission.type === 'apply' && current.submission.signedAt !== null) return current
  requireSignable(current, now)
  const fetched = await fetchSignature(dependencies, current, token)
  if (!fetched) {
    // The same call sent twice: the other one has signed meanwhile.
    const meanwhile = await findOwned(dependencies.db, id, subject)
    if (meanwhile.submission.signedAt !== null) return meanwhile
    throw authFailed()
  }
  const { request, cms } = fetched
  const signed = await signedDocument(dependencies, request, cms)
  const blob = await storeGenerated(dependencies, signed, pdf)
  try {
    return await inTransaction(dependencies.db, async (trx) => {
      const locked = await lockOwned(trx, id, subject)
      if (locked.submission.signedAt !== null) return locked
      requireSignable(locked, now)
      if (locked.submission.version !== request.submissionVersion) throw notNow(locked)
      await markSigned(trx, request.id, { signedBlobKey: blob.blobKey, signedAt: now })
      await placeFormDocument(trx, locked.submission, {
        ...blob,
        fileName: formDocumentName(request.language, locked.submission.submissionNo),
        now,
      })
      const next = await changeSubmission(trx, locked, { signedAt: now, everSigned: true })
      return next.exam.test ? finalizeSubmission(trx, next, { type: 'testSigned' }, now, null) : next
    })
  } catch (failure) {
    await discardBlobs(dependencies, [blob.blobKey])
    throw failure
  }
}

/** The token belongs to one of the requests that are open, and the signing service knows to which; null where to none. */
async function fetchSignature(
  { db, eSign }: SigningDependencies,
  { submission }: SubmissionWithExam,
  token: string,
): Promise<{ request: SignatureRequestRow; cms: Buffer } | null> {
  for (const request of await listOpenRequests(db, submission)) {
    try {
      const { cms } = await eSign.sign({ token, digest: request.digest })
      return { request, cms: Buffer.from(cms, 'base64') }
    } catch (failure) {
      if (isRefused(failure)) continue
      if (failure instanceof ExternalServiceError) throw signFailed('The signature does not answer')
      throw failure
    }
  }
  return null
}

async function signedDocument(
  { documents }: SigningDependencies,
  { draftBlobKey }: SignatureRequestRow,
  cms: Buffer,
): Promise<Buffer> {
  const prepared = Buffer.from(await documents.readBytes(draftBlobKey))
  if (!(await isSignatureOver(cms, await bytesToSign(prepared)))) {
    throw signFailed('The signature does not fit the document')
  }
  return withSignature(prepared, cms)
}
