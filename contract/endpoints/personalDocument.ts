/** The personal document library (sections 3 and 7). */
import * as v from 'valibot'
import { byId, owned } from '#contract/endpoints/common.ts'
import { endpoint } from '#contract/endpoints/endpoint.ts'
import { PersonalDocument, PersonalDocumentInput } from '#contract/entities/document.ts'
import { DocumentCategory } from '#contract/enums.ts'

const base = '/api/v1/personal-document'

export const getPersonalDocument = endpoint({
  name: 'getPersonalDocument',
  method: 'GET',
  path: `${base}/{id}`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'json', schema: PersonalDocument },
  errors: owned,
  source: '7, personal documents',
  summary: 'One document of the library',
})

export const listPersonalDocuments = endpoint({
  name: 'listPersonalDocuments',
  method: 'GET',
  path: `${base}/list`,
  access: 'bearer',
  query: v.object({
    /** categories separated by commas; all where absent */
    documentTypes: v.pipe(
      v.optional(v.string(), ''),
      v.transform((text) => text.split(',').filter(Boolean)),
      v.array(DocumentCategory),
    ),
  }),
  answer: { kind: 'json', schema: v.array(PersonalDocument) },
  errors: [],
  source: '7, personal documents',
  summary: 'The library, newest first',
})

export const addPersonalDocument = endpoint({
  name: 'addPersonalDocument',
  method: 'POST',
  path: base,
  access: 'bearer',
  body: { kind: 'multipart', schema: PersonalDocumentInput, files: 'one' },
  answer: { kind: 'json', schema: PersonalDocument },
  errors: ['DOC_NUM_MORE_THAN_150', 'FILE_NOT_ACCEPTED', 'FILE_TOO_LARGE'],
  source: 'addition: an own file enters the library alone, as soon as it is chosen',
  summary: 'Adds a document: part `value`, then part `file`',
})

export const removePersonalDocument = endpoint({
  name: 'removePersonalDocument',
  method: 'DELETE',
  path: `${base}/{id}`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'empty' },
  errors: owned,
  source: 'addition',
  summary: 'Removes a document from the library; submissions keep their own copy',
})

export const downloadPersonalDocument = endpoint({
  name: 'downloadPersonalDocument',
  method: 'GET',
  path: `${base}/{id}/download`,
  access: 'bearer',
  params: byId,
  answer: { kind: 'blob' },
  errors: owned,
  source: '7, personal documents',
  summary: 'Its bytes',
})

export const downloadPersonalDocumentThumb = endpoint({
  ...downloadPersonalDocument,
  name: 'downloadPersonalDocumentThumb',
  path: `${base}/{id}/download/thumb`,
  errors: [...downloadPersonalDocument.errors, 'TOO_MANY_REQUESTS'],
  summary: 'Its first page as a picture',
})
