import type { InferOutput } from 'valibot'
import {
  addPersonalDocument,
  downloadPersonalDocument,
  downloadPersonalDocumentThumb,
  getPersonalDocument,
  listPersonalDocuments,
  removePersonalDocument,
} from '#contract/endpoints/personalDocument.ts'
import { PersonalDocumentInput } from '#contract/entities/document.ts'
import { validationError } from '#service/core/apiError.ts'
import { readMultipart } from '#service/http/multipart.ts'
import { checked } from '#service/http/readBody.ts'
import { FileResponse } from '#service/http/responses.ts'
import { handle, type RequestContext, type Route } from '#service/http/route.ts'
import { type UploadDependencies, withUploads } from '#service/usecases/documents/acceptUpload.ts'
import {
  addDocument,
  assertRoom,
  documentThumb,
  listDocuments,
  readDocument,
  readDocumentFile,
  removeDocument,
} from '#service/usecases/library/library.ts'

export function personalDocumentRoutes(dependencies: UploadDependencies): Route[] {
  return [
    handle(listPersonalDocuments, ({ principal, query }) =>
      listDocuments(dependencies, principal.subject, query.documentTypes),
    ),
    handle(getPersonalDocument, ({ principal, params }) =>
      readDocument(dependencies, params.id, principal.subject),
    ),
    handle(addPersonalDocument, (request) => addOne(dependencies, request)),
    handle(removePersonalDocument, async ({ principal, params }) => {
      await removeDocument(dependencies, params.id, principal.subject)
      return undefined
    }),
    handle(
      downloadPersonalDocument,
      async ({ principal, params }) =>
        new FileResponse(await readDocumentFile(dependencies, params.id, principal.subject)),
    ),
    handle(
      downloadPersonalDocumentThumb,
      async ({ principal, params }) =>
        new FileResponse(await documentThumb(dependencies, params.id, principal.subject)),
    ),
  ]
}

async function addOne(
  dependencies: UploadDependencies,
  { principal, now, source }: RequestContext<typeof addPersonalDocument>,
) {
  await assertRoom(dependencies, principal.subject)
  return withUploads(dependencies, async (take) => {
    let isTaken = false
    const { value, files } = await readMultipart(source, {
      maxFiles: 1,
      async onFile(file, part) {
        checked(PersonalDocumentInput, part)
        if (file.field !== 'file' || isTaken) throw validationError({ [file.field]: 'is not expected' })
        isTaken = true
        return take(file)
      },
    })
    const input: InferOutput<typeof PersonalDocumentInput> = checked(PersonalDocumentInput, value)
    const [file] = files
    if (!file) throw validationError({ file: 'is missing' })
    return addDocument(dependencies, principal.subject, { input, file }, now)
  })
}
