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
import { discardBlobs } from '#service/store/documents/blobs.ts'
import { inTransaction } from '#service/store/submissions.ts'
import { type TakenFile, takeFile } from '#service/usecases/documents/takeFile.ts'
import { thumbnailOf } from '#service/usecases/documents/thumbnail.ts'
import {
  addToLibrary,
  findOwnDocument,
  listLibrary,
  requireRoom,
  wirePersonalDocument,
} from '#service/usecases/library/library.ts'
import type { Parts } from '#service/usecases/parts.ts'

export function personalDocumentRoutes(parts: Parts): Route[] {
  const { db, documents } = parts
  return [
    handle(listPersonalDocuments, async ({ caller, query }) =>
      (await listLibrary(db, caller.subject, query.documentTypes)).map(wirePersonalDocument),
    ),
    handle(getPersonalDocument, async ({ caller, params }) =>
      wirePersonalDocument(await findOwnDocument(db, params.id, caller.subject)),
    ),
    handle(addPersonalDocument, (call) => addOne(parts, call)),
    handle(removePersonalDocument, async ({ caller, params }) => {
      const { id } = await findOwnDocument(db, params.id, caller.subject)
      await db.deleteFrom('personalDocument').where('id', '=', id).execute()
      return undefined
    }),
    handle(downloadPersonalDocument, async ({ caller, params }) => {
      const row = await findOwnDocument(db, params.id, caller.subject)
      return new FileAnswer({ ...row, bytes: await documents.read(row.blobKey) })
    }),
    handle(downloadPersonalDocumentThumb, async ({ caller, params }) => {
      const row = await findOwnDocument(db, params.id, caller.subject)
      return thumbnailOf(parts, row.blobKey, row.fileName)
    }),
  ]
}

/** Bytes first, then the row; what was taken and not recorded is discarded. */
async function addOne(parts: Parts, { caller, now, source }: Call<typeof addPersonalDocument>) {
  await requireRoom(parts.db, caller.subject)
  const taken: TakenFile[] = []
  try {
    const { value } = await readMultipart(source, {
      maxFiles: 1,
      async onFile(file, part) {
        checked(PersonalDocumentInput, part)
        if (file.field !== 'file' || taken.length > 0) throw notValid({ [file.field]: 'is not expected' })
        taken.push(await takeFile(parts, file))
      },
    })
    const input: InferOutput<typeof PersonalDocumentInput> = checked(PersonalDocumentInput, value)
    const [file] = taken
    if (!file) throw notValid({ file: 'is missing' })
    const [row] = await inTransaction(parts.db, (trx) =>
      addToLibrary(trx, caller.subject, [{ input, file }], now),
    )
    if (!row) throw new Error('the document was not recorded')
    return wirePersonalDocument(row)
  } catch (failure) {
    await discardBlobs(
      parts,
      taken.map(({ blobKey }) => blobKey),
    )
    throw failure
  }
}
