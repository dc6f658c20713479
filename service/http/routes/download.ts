import {
  downloadFormDocument,
  downloadFormDocumentThumb,
  downloadSubmittedFile,
  downloadSubmittedFileThumb,
} from '#contract/endpoints/submission.ts'
import { FileAnswer } from '#service/http/answer.ts'
import { handle, type Route } from '#service/http/call.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { readSubmittedFile, submittedFileThumb } from '#service/usecases/documents/submittedFile.ts'
import { formDocumentThumb, readFormDocument } from '#service/usecases/signing/formDocument.ts'

export function downloadRoutes(parts: Dependencies): Route[] {
  return [
    handle(
      downloadFormDocument,
      async ({ params, caller, now }) =>
        new FileAnswer(await readFormDocument(parts, { id: params.id, subject: caller.subject, now })),
    ),
    handle(
      downloadFormDocumentThumb,
      async ({ params, caller, now }) =>
        new FileAnswer(await formDocumentThumb(parts, { id: params.id, subject: caller.subject, now })),
    ),
    handle(
      downloadSubmittedFile,
      async ({ params, caller }) => new FileAnswer(await readSubmittedFile(parts, params.id, caller.subject)),
    ),
    handle(
      downloadSubmittedFileThumb,
      async ({ params, caller }) =>
        new FileAnswer(await submittedFileThumb(parts, params.id, caller.subject)),
    ),
  ]
}
