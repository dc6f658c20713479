import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import {
  downloadPersonalDocument,
  downloadPersonalDocumentThumb,
  listPersonalDocuments,
} from '#contract/endpoints/personalDocument.ts'
import type { PersonalDocument, PersonalDocumentInput } from '#contract/entities/document.ts'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { DocumentCategory } from '#contract/enums.ts'
import {
  type ChosenDocument,
  choiceIssues,
  conditionalDocuments,
  uploadWarnings,
} from '#contract/rules/documentRules.ts'
import { addressOf } from '#machines/addressOf.ts'
import { failureOf } from '#machines/failure.ts'
import { occasionOf } from '#machines/upload/upload.machine.ts'
import { call } from '#src/api/client.ts'
import { usePreview } from '#src/api/usePreview.ts'
import { type FileRefusal, refusalOfFile } from '#src/features/upload/fileCheck.ts'
import { wireUpload } from '#src/features/upload/wireUpload.ts'
import { useEmitted, useOutlet } from '#src/platform/outlet.ts'
import { useChart } from '#src/platform/useChart.ts'

/** A file that was not sent: it stays on the page until it is put away. */
export interface RefusedFile {
  readonly id: string
  readonly category: DocumentCategory
  readonly name: string
  readonly refusal: FileRefusal
}

type Value = PersonalDocumentInput['documentValue']

/** The documents step for its page: choices, own files on their way, the library, and the chart that drives it. */
export function useUpload(submission: Submission, exam: Exam) {
  const { handle } = useOutlet()
  const preview = usePreview()
  const [library, setLibrary] = useState<readonly PersonalDocument[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [attempt, setAttempt] = useState(0)
  const files = useRef(new Map<string, { file: File; category: DocumentCategory; value: Value }>())
  const version = useRef(submission.version)
  version.current = submission.version

  const [chart] = useState(() =>
    wireUpload({
      fileOf(uploadId) {
        const found = files.current.get(uploadId)
        if (!found) throw new Error(`no file of upload ${uploadId}`)
        return found
      },
      showLibrary: setLibrary,
      addToLibrary: (document) => setLibrary((documents) => [document, ...documents]),
      version: () => version.current,
    }),
  )
  const actor = useChart(chart, {
    input: { address: addressOf(submission), requested: submission.requestedDocuments },
  })
  useEmitted(actor)
  const context = useSelector(actor, (s) => s.context)
  const documentOf = (id: string) => library.find((document) => document.id === id)

  async function addFiles(category: DocumentCategory, chosen: readonly File[], value: Value) {
    for (const file of chosen) {
      const id = crypto.randomUUID()
      const refusal = await refusalOfFile(file)
      if (refusal) {
        setRefused((list) => [...list, { id, category, name: file.name, refusal }])
      } else {
        files.current.set(id, { file, category, value })
        actor.send({ type: 'file.added', category, uploadId: id })
      }
    }
  }

  const occasion = occasionOf(context)
  // what `next` found wrong is shown until it is put right
  const open = choiceIssues(context.choices, occasion)
  const issues = context.issues.filter(({ category, code }) =>
    open.some((issue) => issue.category === category && issue.code === code),
  )

  return {
    context,
    occasion,
    issues,
    conditional: conditionalDocuments(context.choices, occasion),
    library,
    documentOf,
    nameOf: (uploadId: string) => files.current.get(uploadId)?.file.name ?? '',
    refused,
    putAway: (id: string) => setRefused((list) => list.filter((one) => one.id !== id)),
    addFiles,
    preview: preview.dialog,
    view: ({ id, file }: PersonalDocument) =>
      preview.show({
        whole: downloadPersonalDocument,
        thumb: downloadPersonalDocumentThumb,
        id,
        name: file.name,
      }),
    /** the personal-document site may have changed it in another window */
    async refreshLibrary() {
      try {
        const documents = await call(listPersonalDocuments)
        setLibrary(documents)
        actor.send({ type: 'library.read', libraryCount: documents.length })
      } catch (error) {
        handle({ type: 'notice', reason: 'failure', failure: failureOf(error) })
      }
    },
    attempt,
    state: useSelector(actor, (s) => s.value),
    isShown: useSelector(actor, (s) => s.hasTag('shown')),
    busy: useSelector(actor, (s) => s.hasTag('busy')),
    send: actor.send,
    next() {
      const chosen = context.choices.flatMap(({ documentType, personalDocumentIds }) =>
        personalDocumentIds.flatMap((id): ChosenDocument[] => {
          const document = documentOf(id)
          return document ? [{ category: documentType, value: document.documentValue }] : []
        }),
      )
      actor.send({ type: 'next', warnings: uploadWarnings(chosen, exam.educationLevelLevel) })
      if (actor.getSnapshot().context.issues.length > 0) setAttempt((count) => count + 1)
    },
  }
}
export type UploadStep = ReturnType<typeof useUpload>
