/** The body of submit-file: the choice, and files that come along with it. */
import * as v from 'valibot'
import { SubmitFilesInput } from '#contract/entities/document.ts'
import { DocumentCategory, type SubmissionType } from '#contract/enums.ts'
import { notValid } from '#service/core/refusal.ts'
import { type IncomingFile, type MultipartSource, readMultipart } from '#service/http/multipart.ts'
import { checked } from '#service/http/readBody.ts'
import { discardBlobs } from '#service/store/documents/blobs.ts'
import { type Held, readOwn, requireOpen, requireType } from '#service/store/submissions.ts'
import { handIn } from '#service/usecases/documents/handIn.ts'
import { takeFile } from '#service/usecases/documents/takeFile.ts'
import type { NewDocument } from '#service/usecases/library/library.ts'
import type { Parts } from '#service/usecases/parts.ts'

export interface Delivery {
  id: string
  subject: string
  type: SubmissionType
  channel: 'WEB' | 'APP'
  now: Date
  source: MultipartSource
}

/** Most file parts of one call; the usual way is one upload for each file beforehand. */
const maxFiles = 20

/** Refuses what can be refused before the bytes come; bytes that are not recorded in the end are discarded. */
export async function receiveHandIn(parts: Parts, delivery: Delivery): Promise<Held> {
  const { id, subject, type, now, source } = delivery
  const held = await readOwn(parts.db, id, subject)
  requireType(held, type)
  if (held.submission.stage === 'UPLOADING') requireOpen(held.exam, type, now)
  const files: NewDocument[] = []
  try {
    const { value } = await readMultipart(source, {
      maxFiles,
      async onFile(file, part) {
        checked(SubmitFilesInput, part)
        const documentType = categoryOf(file)
        files.push({ input: { documentType }, file: await takeFile(parts, file) })
      },
    })
    return await handIn(parts.db, { ...delivery, input: checked(SubmitFilesInput, value), files })
  } catch (failure) {
    await discardBlobs(
      parts,
      files.map(({ file }) => file.blobKey),
    )
    throw failure
  }
}

function categoryOf({ field }: IncomingFile) {
  if (v.is(DocumentCategory, field)) return field
  throw notValid({ [field]: 'is not a category' })
}
