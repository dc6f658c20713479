import { useEffect, useRef } from 'react'
import type { useReview } from '#src/features/review/useReview.ts'
import { useText } from '#src/i18n/useText.ts'
import { useJourney } from '#src/platform/journeyOutlet.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'

/** Steps that the review can return to. */
export type ReturnTarget = 'registration' | 'resume' | 'upload'

const questions = {
  registration: 'confirm.back_to_registration',
  resume: 'confirm.back_to_resume',
  upload: 'confirm.back_to_upload',
} as const

interface ReviewDialogsProps {
  review: ReturnType<typeof useReview>
  /** the step whose link was pressed; the browser's own "back" leads to the documents */
  target: ReturnTarget
  /** nothing is asked any more */
  onAnswered: () => void
  isSupplement: boolean
}

/** The two questions: returning to an earlier step, and submitting. */
export function ReviewDialogs({ review, target, onAnswered, isSupplement }: ReviewDialogsProps) {
  const text = useText()
  const journey = useJourney()
  const isReturning = journey?.busy === true
  const asksReturn = journey?.asking === 'return' || isReturning
  const answered = useRef(onAnswered)
  answered.current = onAnswered
  useEffect(() => {
    if (!asksReturn) answered.current()
  }, [asksReturn])
  return (
    <>
      <ConfirmDialog
        open={asksReturn}
        busy={isReturning}
        onConfirm={() => journey?.send({ type: 'confirm' })}
        onCancel={() => journey?.send({ type: 'cancel' })}
      >
        {text(questions[target])}
      </ConfirmDialog>
      <ConfirmDialog
        open={review.isAsking}
        onConfirm={() => review.answer(true)}
        onCancel={() => review.answer(false)}
      >
        {text(isSupplement ? 'confirm.submit_supplement' : 'confirm.submit_review')}
      </ConfirmDialog>
    </>
  )
}
