import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { listPersonalDocuments } from '#contract/endpoints/personalDocument.ts'
import type { PersonalDocument } from '#contract/entities/document.ts'
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
import { useFailureText } from '#src/api/useFailureText.ts'
import { usePreview } from '#src/api/usePreview.ts'
import { createChoiceDraft } from '#src/features/upload/choiceDraft.ts'
import { type FileValue, type Made, useOwnFiles } from '#src/features/upload/useOwnFiles.ts'
import { wireUpload } from '#src/features/upload/wireUpload.ts'
import { useEmitted, useOutlet } from '#src/platform/outlet.ts'
import { useChart } from '#src/platform/useChart.ts'

/** A picture that was made fit to be sent, by the document that it became. */
type MadeDocuments = Readonly<Record<string, Made>>

/** The documents step for its page: choices, own files on their way, the library, and the chart that drives it. */
export function useUpload(submission: Submission, exam: Exam) {
  const { handle } = useOutlet()
  const preview = usePreview()
  const [library, setLibrary] = useState<readonly PersonalDocument[]>([])
  const [made, setMade] = useState<MadeDocuments>({})
  const own = useOwnFiles()
  const [attempt, setAttempt] = useState(0)
  const [asksUnsent, setAsksUnsent] = useState(false)
  const version = useRef(submission.version)
  const [draft] = useState(() => createChoiceDraft(submission.id))
  const [restored, setRestored] = useState(false)

  const [chart] = useState(() =>
    wireUpload({
      fileOf(uploadId) {
        const found = own.fileOf(uploadId)
        if (!found) throw new Error(`no file of upload ${uploadId}`)
        return found
      },
      showLibrary: setLibrary,
      addToLibrary(document, uploadId) {
        setLibrary((documents) => [document, ...documents])
        const how = own.fileOf(uploadId)?.made
        if (how) setMade((known) => ({ ...known, [document.id]: how }))
      },
      version: () => version.current,
      begin(read) {
        version.current = read
      },
      kept(documents) {
        const choices = draft.read(version.current, documents)
        setRestored(choices !== null)
        return choices
      },
      handedIn: () => draft.remove(),
    }),
  )
  const actor = useChart(chart, {
    input: { address: addressOf(submission), requested: submission.requestedDocuments },
  })
  useEmitted(actor)
  const failureText = useFailureText(actor)
  const context = useSelector(actor, (s) => s.context)
  const isShown = useSelector(actor, (s) => s.hasTag('shown'))
  /** the choices as they came */
  const begun = useRef<typeof context.choices | null>(null)
  useEffect(() => {
    if (!isShown) begun.current = null
    else if (begun.current === null) begun.current = context.choices
    else if (begun.current !== context.choices) draft.keep(version.current, context.choices)
  }, [isShown, context.choices, draft])
  const documentOf = (id: string) => library.find((document) => document.id === id)

  const added = (category: DocumentCategory) => (uploadId: string) =>
    actor.send({ type: 'file.added', category, uploadId })

  const occasion = occasionOf(context)
  /** names of chosen files that were refused, or failed on their way */
  const unsent = [
    ...own.kept.map(({ name }) => name),
    ...Object.entries(context.uploads).flatMap(([id, upload]) =>
      upload.getSnapshot().hasTag('retryable') ? [own.fileOf(id)?.file.name ?? id] : [],
    ),
  ]

  function goOn() {
    const chosen = context.choices.flatMap(({ documentType, personalDocumentIds }) =>
      personalDocumentIds.flatMap((id): ChosenDocument[] => {
        const document = documentOf(id)
        return document ? [{ category: documentType, value: document.documentValue }] : []
      }),
    )
    actor.send({ type: 'next', warnings: uploadWarnings(chosen, exam.educationLevelLevel) })
    if (actor.getSnapshot().context.issues.length > 0) setAttempt((count) => count + 1)
  }
  // what `next` found wrong is shown until it is put right
  const open = choiceIssues(context.choices, occasion)
  const issues = context.issues.filter(({ category, code }) =>
    open.some((issue) => issue.category === category && issue.code === code),
  )

  return {
    failureText,
    context,
    occasion,
    issues,
    conditional: conditionalDocuments(context.choices, occasion),
    library,
    documentOf,
    nameOf: (uploadId: string) => own.fileOf(uploadId)?.file.name ?? '',
    /** how a document's picture was made, where this visit made it */
    madeOf: (documentId: string) => made[documentId] ?? null,
    kept: own.kept,
    putAway: own.putAway,
    addFiles: (category: DocumentCategory, chosen: readonly File[], value: FileValue) =>
      own.add(category, chosen, value, added(category)),
    async shrink(id: string, category: DocumentCategory) {
      if (await own.shrink(id)) added(category)(id)
    },
    preview: preview.dialog,
    view: ({ id, file }: PersonalDocument) => preview.show({ kind: 'personalDocument', id, name: file.name }),
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
    isShown,
    restored,
    busy: useSelector(actor, (s) => s.hasTag('busy')),
    send: actor.send,
    unsent,
    asksUnsent,
    /** no file is left behind without a word */
    next() {
      if (unsent.length > 0) setAsksUnsent(true)
      else goOn()
    },
    answerUnsent(yes: boolean) {
      setAsksUnsent(false)
      if (yes) goOn()
    },
  }
}
export type UploadStep = ReturnType<typeof useUpload>
