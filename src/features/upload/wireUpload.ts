import { fromCallback } from 'xstate'
import { addPersonalDocument, listPersonalDocuments } from '#contract/endpoints/personalDocument.ts'
import {
  getRegistrationForm,
  getSubmission,
  listSubmittedFiles,
  submitFiles,
  submitSupplementFiles,
} from '#contract/endpoints/submission.ts'
import type {
  CategoryChoice,
  PersonalDocument,
  PersonalDocumentInput,
  SubmittedFile,
} from '#contract/entities/document.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import { isCivilServant } from '#contract/rules/civilServant.ts'
import { fileUploadMachine } from '#machines/upload/fileUpload.machine.ts'
import { type LoadedDocuments, type SubmitFiles, uploadMachine } from '#machines/upload/upload.machine.ts'
import { call } from '#src/api/client.ts'
import { isFailure } from '#src/api/failure.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { upload } from '#src/api/upload.ts'
import { currentLanguage } from '#src/i18n/language.ts'

/** The page's side: it keeps the files and the library, the chart knows only their ids. */
export interface UploadDesk {
  /** a chosen file and what it is, by its upload's id */
  fileOf(uploadId: string): { file: File; value: PersonalDocumentInput['documentValue'] }
  showLibrary(documents: readonly PersonalDocument[]): void
  addToLibrary(document: PersonalDocument, uploadId: string): void
  /** version of the submission that the choices were begun with */
  version(): number
  /** the choices are read anew, those of this version or a newer one */
  begin(version: number): void
  /** what was chosen before and not handed in; null where nothing was */
  kept(library: readonly PersonalDocument[]): CategoryChoice[] | null
  handedIn(): void
}

/** What was chosen before, by category; the form document and what the board added aren't the applicant's choice. */
export function choicesOf(
  files: readonly SubmittedFile[],
  library: readonly PersonalDocument[],
): CategoryChoice[] {
  const choices = new Map<DocumentCategory, CategoryChoice>()
  for (const { documentType, documentSource, documentCiType, personalDocumentId } of files) {
    if (documentType === 'RECIBO' || documentCiType !== null || documentSource === 'ADMIN') continue
    const choice = choices.get(documentType) ?? { documentType, documentSource, personalDocumentIds: [] }
    if (personalDocumentId !== null && library.some(({ id }) => id === personalDocumentId)) {
      choice.personalDocumentIds.push(personalDocumentId)
    }
    choices.set(documentType, choice)
  }
  return [...choices.values()]
}

interface Sent {
  uploadId: string
  category: DocumentCategory
}

const fileUpload = (desk: UploadDesk) =>
  fileUploadMachine.provide({
    actors: {
      sendFile: fromCallback<{ type: string }, Sent>(({ input, sendBack }) => {
        const giveUp = new AbortController()
        const { file, value } = desk.fileOf(input.uploadId)
        upload(
          addPersonalDocument,
          { body: { documentType: input.category, ...(value ? { documentValue: value } : {}) }, file },
          {
            signal: giveUp.signal,
            onProgress: ({ loaded, total }) => sendBack({ type: 'progress', sent: loaded, total }),
          },
        ).then(
          (document) => {
            desk.addToLibrary(document, input.uploadId)
            sendBack({ type: 'stored', documentId: document.id })
          },
          (error: unknown) => {
            const failure = isFailure(error) ? error : ({ kind: 'malformed' } as const)
            if (!giveUp.signal.aborted) sendBack({ type: 'refused', failure })
          },
        )
        return () => giveUp.abort()
      }),
    },
  })

/** The chart of the documents, with the service behind it. */
export function wireUpload(desk: UploadDesk) {
  let isRead = false
  return uploadMachine.provide({
    actors: {
      loadDocuments: fromCall<LoadedDocuments, { submissionId: string }>(async ({ input, signal }) => {
        const params = { id: input.submissionId }
        // before the choices: newer choices with an older version only conflict again, the reverse would hide a change
        if (isRead) desk.begin((await call(getSubmission, { params, signal })).version)
        isRead = true
        const [files, library, form] = await Promise.all([
          call(listSubmittedFiles, { params, signal }),
          call(listPersonalDocuments, { signal }),
          call(getRegistrationForm, { params, signal }),
        ])
        desk.showLibrary(library)
        return {
          choices: desk.kept(library) ?? choicesOf(files, library),
          civil: isCivilServant(form.applicantStatus, form.answers.civil),
          libraryCount: library.length,
        }
      }),
      submitFiles: fromCall<Submission, SubmitFiles>(async ({ input, signal }) => {
        const params = { id: input.submissionId }
        const version = input.over ? (await call(getSubmission, { params, signal })).version : desk.version()
        const { conditionalConfirmed } = input
        const body = { choices: [...input.choices], conditionalConfirmed, version }
        const query = { language: currentLanguage() }
        const submission = await (input.submissionType === 'apply'
          ? call(submitFiles, { params, query, body, signal })
          : call(submitSupplementFiles, { params, body, signal }))
        desk.handedIn()
        return submission
      }),
      fileUpload: fileUpload(desk),
    },
  })
}
