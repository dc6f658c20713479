import { useSelector } from '@xstate/react'
import type { PersonalDocument } from '#contract/entities/document.ts'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import { addressOf } from '#machines/addressOf.ts'
import { occasionOf, openIssues } from '#machines/upload/uploadContext.ts'
import { useFailureText } from '#src/api/useFailureText.ts'
import { usePreview } from '#src/api/usePreview.ts'
import { uploadWithActors } from '#src/features/upload/upload.actors.ts'
import { useEmitted } from '#src/platform/appEffects.ts'
import { useChart } from '#src/platform/useChart.ts'

/** The documents step for its page. */
export function useUpload(submission: Submission, exam: Exam) {
  const preview = usePreview()
  const actor = useChart(uploadWithActors, {
    input: {
      address: addressOf(submission),
      requested: submission.requestedDocuments,
      requiredLevel: exam.educationLevelLevel,
      version: submission.version,
    },
  })
  useEmitted(actor)
  const failureText = useFailureText(actor)
  const context = useSelector(actor, (s) => s.context)
  return {
    failureText,
    context,
    occasion: occasionOf(context),
    issues: openIssues(context),
    failed: useSelector(actor, (s) => s.matches('failed')),
    isShown: useSelector(actor, (s) => s.hasTag('shown')),
    busy: useSelector(actor, (s) => s.hasTag('busy')),
    /** the question that is asked before the documents are submitted */
    asked: useSelector(actor, ({ value }) =>
      value === 'conflict'
        ? value
        : typeof value === 'object' && 'confirming' in value
          ? value.confirming
          : null,
    ),
    send: actor.send,
    preview: preview.dialog,
    view: ({ id, file }: PersonalDocument) => preview.show({ kind: 'personalDocument', id, name: file.name }),
  }
}
export type UploadStep = ReturnType<typeof useUpload>
