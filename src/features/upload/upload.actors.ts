import { fromCallback } from 'xstate'
import { addPersonalDocument, listPersonalDocuments } from '#contract/endpoints/personalDocument.ts'
import {
  getRegistrationForm,
  getSubmission,
  listSubmittedFiles,
  submitFiles,
  submitSupplementFiles,
} from '#contract/endpoints/submission.ts'
import type { CategoryChoice, PersonalDocument, SubmittedFile } from '#contract/entities/document.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import { isCivilServant } from '#contract/rules/civilServant.ts'
import { chosenFileMachine, type FileJudgement } from '#machines/upload/chosenFile.machine.ts'
import { fileUploadMachine, type SentFile } from '#machines/upload/fileUpload.machine.ts'
import { libraryMachine } from '#machines/upload/library.machine.ts'
import type { DeviceFile } from '#machines/upload/ownFile.ts'
import { uploadMachine } from '#machines/upload/upload.machine.ts'
import type { LoadDocuments, LoadedDocuments, SubmitFiles } from '#machines/upload/uploadContext.ts'
import { call } from '#src/api/client.ts'
import { isFailure } from '#src/api/failure.ts'
import { fromCall } from '#src/api/fromCall.ts'
import { upload } from '#src/api/upload.ts'
import { createChoiceDraft } from '#src/features/upload/choiceDraft.ts'
import { judgeFile } from '#src/features/upload/fileCheck.ts'
import { inTurn } from '#src/features/upload/inTurn.ts'
import { makeJpeg } from '#src/features/upload/picture.ts'
import { currentLanguage } from '#src/i18n/language.ts'

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

/** The calls behind the charts. */
interface Api {
  readonly call: typeof call
  readonly upload: typeof upload
}

/** The page gave the charts what its pickers gave it. */
const fileOf = ({ file }: { file: DeviceFile }): File => file as File

const judgeInTurn = inTurn()
const makeInTurn = inTurn()

const chosenFileWithActors = chosenFileMachine.provide({
  actors: {
    judgeFile: fromCall<FileJudgement, { file: DeviceFile }>(({ input }) =>
      judgeInTurn(() => judgeFile(fileOf(input))),
    ),
    makeJpeg: fromCall<DeviceFile, { file: DeviceFile }>(({ input, signal }) =>
      makeInTurn(async () => {
        // put away while it waited
        if (signal.aborted) throw new Error('the file was put away')
        return makeJpeg(fileOf(input))
      }),
    ),
  },
})

const provideFileUploadActors = ({ upload }: Api) =>
  fileUploadMachine.provide({
    actors: {
      sendFile: fromCallback<{ type: string }, SentFile>(({ input, sendBack }) => {
        const giveUp = new AbortController()
        const { category, value } = input
        upload(
          addPersonalDocument,
          {
            body: { documentType: category, ...(value ? { documentValue: value } : {}) },
            file: fileOf(input),
          },
          {
            signal: giveUp.signal,
            onProgress: ({ loaded, total }) => sendBack({ type: 'progress', sent: loaded, total }),
          },
        ).then(
          (document) => sendBack({ type: 'stored', document }),
          (error: unknown) => {
            const failure = isFailure(error) ? error : ({ kind: 'malformed' } as const)
            if (!giveUp.signal.aborted) sendBack({ type: 'refused', failure })
          },
        )
        return () => giveUp.abort()
      }),
    },
  })

const provideLibraryActors = ({ call }: Api) =>
  libraryMachine.provide({
    actors: {
      loadLibrary: fromCall<readonly PersonalDocument[], undefined>(({ signal }) =>
        call(listPersonalDocuments, { signal }),
      ),
    },
  })

/** The chart of the documents, with the service and this tab's memory behind it. */
export function provideUploadActors(api: Api) {
  const { call } = api
  return uploadMachine.provide({
    actions: {
      keepDraft({ context: { address, version, choices } }) {
        if (version !== null) createChoiceDraft(address.submissionId).keep(version, choices)
      },
    },
    actors: {
      loadDocuments: fromCall<LoadedDocuments, LoadDocuments>(async ({ input, signal }) => {
        const params = { id: input.submissionId }
        // before the choices: newer choices with an older version only conflict again, the reverse would hide a change
        const version = input.version ?? (await call(getSubmission, { params, signal })).version
        const [files, library, form] = await Promise.all([
          call(listSubmittedFiles, { params, signal }),
          call(listPersonalDocuments, { signal }),
          call(getRegistrationForm, { params, signal }),
        ])
        const draft = createChoiceDraft(input.submissionId).read(version, library)
        return {
          choices: draft ?? choicesOf(files, library),
          restored: draft !== null,
          version,
          civil: isCivilServant(form.applicantStatus, form.answers.civil),
          library,
        }
      }),
      submitFiles: fromCall<Submission, SubmitFiles>(async ({ input, signal }) => {
        const params = { id: input.submissionId }
        const version = input.version ?? (await call(getSubmission, { params, signal })).version
        const { conditionalConfirmed } = input
        const body = { choices: [...input.choices], conditionalConfirmed, version }
        const query = { language: currentLanguage() }
        const submission = await (input.submissionType === 'apply'
          ? call(submitFiles, { params, query, body, signal })
          : call(submitSupplementFiles, { params, body, signal }))
        createChoiceDraft(input.submissionId).remove()
        return submission
      }),
      chosenFile: chosenFileWithActors,
      fileUpload: provideFileUploadActors(api),
      library: provideLibraryActors(api),
    },
  })
}

export const uploadWithActors = provideUploadActors({ call, upload })
