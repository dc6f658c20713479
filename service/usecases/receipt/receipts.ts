/** Receipts: read by their submission, drawn once, kept. */
import type { Receipt } from '#contract/entities/payment.ts'
import type { InterfaceLanguage } from '#contract/enums.ts'
import { StageError } from '#machines/stage/step.ts'
import type { FileContent } from '#service/core/fileContent.ts'
import { drawReceipt, type ReceiptContent, receiptName } from '#service/pdf/receiptDocument.ts'
import type { Database } from '#service/store/database.ts'
import { type BlobDependencies, readBlobFacts, storeGenerated } from '#service/store/documents/blobs.ts'
import { findPerson } from '#service/store/people.ts'
import { findReceiptOf, keepDrawing, type ReceiptRow } from '#service/store/receipts.ts'
import { findLanguage } from '#service/store/registrationForms.ts'
import { findByNumber, findOwned, type SubmissionWithExam } from '#service/store/submissions.ts'
import { readSubmittedFiles } from '#service/store/submittedFiles.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { type ThumbnailDependencies, thumbnailOf } from '#service/usecases/documents/thumbnail.ts'

/** @throws StageError before the end of the submission */
async function findReceipt(db: Database, { submission }: SubmissionWithExam): Promise<ReceiptRow> {
  const row = await findReceiptOf(db, submission.id)
  if (!row) throw new StageError(submission.stage, { type: 'paid' })
  return row
}

export async function readReceipt(
  { db }: Pick<Dependencies, 'db'>,
  id: string,
  subject: string,
): Promise<Receipt> {
  const current = await findOwned(db, id, subject)
  return toReceiptDto(current, await findReceipt(db, current))
}

const toReceiptDto = ({ submission, exam }: SubmissionWithExam, row: ReceiptRow): Receipt => ({
  receiptNo: row.receiptNo,
  submissionNo: row.submissionNo,
  submissionId: submission.id,
  submissionType: submission.type,
  examId: exam.id,
  examNameTc: exam.nameTc,
  examNamePt: exam.namePt,
  test: exam.test,
  issuedAt: row.issuedAt.toISOString(),
  paymentType: row.paymentType,
  amount: row.amount,
})

interface ReceiptFile {
  blobKey: string
  fileName: string
  mediaType: string
  size: number
}

/** The receipt's PDF. */
export async function readReceiptFile(
  dependencies: BlobDependencies,
  id: string,
  subject: string,
): Promise<FileContent> {
  const file = await receiptFile(dependencies, id, subject)
  return { ...file, bytes: await dependencies.documents.read(file.blobKey) }
}

/** Likewise by the number of the submission. */
export async function readReceiptByNumber(
  dependencies: BlobDependencies,
  submissionNo: string,
  subject: string,
): Promise<FileContent> {
  return readReceiptFile(dependencies, await findByNumber(dependencies.db, submissionNo, subject), subject)
}

/** Its first page as a small picture. */
export async function receiptThumb(
  dependencies: ThumbnailDependencies,
  id: string,
  subject: string,
): Promise<FileContent> {
  const { blobKey, fileName } = await receiptFile(dependencies, id, subject)
  return thumbnailOf(dependencies, blobKey, fileName)
}

/** The receipt's PDF: drawn at the first wish. Two wishes at once draw the same bytes; one of them is kept. */
async function receiptFile(
  dependencies: BlobDependencies,
  id: string,
  subject: string,
): Promise<ReceiptFile> {
  const { db } = dependencies
  const current = await findOwned(db, id, subject)
  const row = await findReceipt(db, current)
  const language = (await findLanguage(db, current.submission.applicationId)) ?? 'ZH_TW'
  const content = await contentOf(db, current, row)
  const blobKey = row.blobKey ?? (await drawOnce(dependencies, content, language))
  const { size, mediaType } = await readBlobFacts(db, blobKey)
  return { blobKey, size, mediaType, fileName: receiptName(language, content) }
}

async function drawOnce(
  dependencies: BlobDependencies,
  content: ReceiptContent,
  language: InterfaceLanguage,
): Promise<string> {
  const drawn = await storeGenerated(dependencies, await drawReceipt(content, language), 'application/pdf')
  return keepDrawing(dependencies.db, content.receiptNo, drawn.blobKey)
}

async function contentOf(
  db: Database,
  { submission, exam }: SubmissionWithExam,
  row: ReceiptRow,
): Promise<ReceiptContent> {
  const person = await findPerson(db, submission.subject)
  return {
    receiptNo: row.receiptNo,
    submissionNo: row.submissionNo,
    submissionType: submission.type,
    issuedAt: row.issuedAt,
    exam,
    test: exam.test,
    person,
    paymentType: row.paymentType,
    amount: row.amount,
    transactionNo: row.transactionNo,
    contentHash: submission.frozenHash ?? '',
    files: await readSubmittedFiles(db, submission.id),
  }
}
