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
import { notValid } from '#service/core/refusal.ts'
import { FileAnswer } from '#service/http/answer.ts'
import { type Call, handle, type Route } from '#service/http/call.ts'
import { readMultipart } from '#service/http/multipart.ts'
import { checked } from '#service/http/readBody.ts'
import type { Dependencies } from '#service/usecases/dependencies.ts'
import { withUploads } from '#service/usecases/documents/takeFile.ts'
import {
  addDocument,
  assertRoom,
  documentThumb,
  listDocuments,
  readDocument,
  readDocumentFile,
  removeDocument,
} from '#service/usecases/library/library.ts'

export function personalDocumentRoutes(parts: Dependencies): Route[] {
  return [
    handle(listPersonalDocuments, ({ caller, query }) =>
      listDocuments(parts, caller.subject, query.documentTypes),
    ),
    handle(getPersonalDocument, ({ caller, params }) => readDocument(parts, params.id, caller.subject)),
    handle(addPersonalDocument, (call) => addOne(parts, call)),
    handle(removePersonalDocument, async ({ caller, params }) => {
      await removeDocument(parts, params.id, caller.subject)
      return undefined
    }),
    handle(
      downloadPersonalDocument,
      async ({ caller, params }) => new FileAnswer(await readDocumentFile(parts, params.id, caller.subject)),
    ),
    handle(
      downloadPersonalDocumentThumb,
      async ({ caller, params }) => new FileAnswer(await documentThumb(parts, params.id, caller.subject)),
    ),
  ]
}

async function addOne(parts: Dependencies, { caller, now, source }: Call<typeof addPersonalDocument>) {
  await assertRoom(parts, caller.subject)
  return withUploads(parts, async (take) => {
    let isTaken = false
    const { value, files } = await readMultipart(source, {
      maxFiles: 1,
      async onFile(file, part) {
        checked(PersonalDocumentInput, part)
        if (file.field !== 'file' || isTaken) throw notValid({ [file.field]: 'is not expected' })
        isTaken = true
        return take(file)
      },
    })
    const input: InferOutput<typeof PersonalDocumentInput> = checked(PersonalDocumentInput, value)
    const [file] = files
    if (!file) throw notValid({ file: 'is missing' })
    return addDocument(parts, caller.subject, { input, file }, now)
  })
}
