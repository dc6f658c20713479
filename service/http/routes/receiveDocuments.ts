/** The body of submit-file: the choice, and files that come along with it. */
import * as v from 'valibot'
import { SubmitFilesInput } from '#contract/entities/document.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { DocumentCategory, type SubmissionType } from '#contract/enums.ts'
import { validationError } from '#service/core/apiError.ts'
import { type MultipartSource, readMultipart } from '#service/http/multipart.ts'
import { checked } from '#service/http/readBody.ts'
import {
  type IncomingFile,
  type UploadDependencies,
  withUploads,
} from '#service/usecases/documents/acceptUpload.ts'
import { assertSubmittable, submitDocuments } from '#service/usecases/documents/submitDocuments.ts'
import { showSubmission } from '#service/usecases/submission/toSubmissionDto.ts'

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

/** Refuses what can be refused before the bytes come. */
export async function receiveDocuments(
  dependencies: UploadDependencies,
  delivery: Delivery,
): Promise<Submission> {
  await assertSubmittable(dependencies, delivery)
  const submitted = await withUploads(dependencies, async (take) => {
    const { value, files } = await readMultipart(delivery.source, {
      maxFiles,
      async onFile(file, part) {
        checked(SubmitFilesInput, part)
        const documentType = categoryOf(file)
        return { input: { documentType }, file: await take(file) }
      },
    })
    return submitDocuments(dependencies, { ...delivery, input: checked(SubmitFilesInput, value), files })
  })
  return showSubmission(dependencies, submitted)
}

function categoryOf({ field }: IncomingFile) {
  if (v.is(DocumentCategory, field)) return field
  throw validationError({ [field]: 'is not a category' })
}
