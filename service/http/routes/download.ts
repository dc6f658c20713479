import {
  downloadFormDocument,
  downloadFormDocumentThumb,
  downloadSubmittedFile,
  downloadSubmittedFileThumb,
} from '#contract/endpoints/submission.ts'
import { FileResponse } from '#service/http/responses.ts'
import { handle, type Route } from '#service/http/route.ts'
import { readSubmittedFile, submittedFileThumb } from '#service/usecases/documents/submittedFile.ts'
import type { ThumbnailDependencies } from '#service/usecases/documents/thumbnail.ts'
import { formDocumentThumb, readFormDocument } from '#service/usecases/signing/formDocument.ts'

export function downloadRoutes(dependencies: ThumbnailDependencies): Route[] {
  return [
    handle(
      downloadFormDocument,
      async ({ params, principal, now }) =>
        new FileResponse(
          await readFormDocument(dependencies, { id: params.id, subject: principal.subject, now }),
        ),
    ),
    handle(
      downloadFormDocumentThumb,
      async ({ params, principal, now }) =>
        new FileResponse(
          await formDocumentThumb(dependencies, { id: params.id, subject: principal.subject, now }),
        ),
    ),
    handle(
      downloadSubmittedFile,
      async ({ params, principal }) =>
        new FileResponse(await readSubmittedFile(dependencies, params.id, principal.subject)),
    ),
    handle(
      downloadSubmittedFileThumb,
      async ({ params, principal }) =>
        new FileResponse(await submittedFileThumb(dependencies, params.id, principal.subject)),
    ),
  ]
}
