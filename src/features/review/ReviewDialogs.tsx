import type { useReview } from '#src/features/review/useReview.ts'
import { useText } from '#src/i18n/useText.ts'
import { type Journey, useJourney, useJourneyControls } from '#src/platform/journey.ts'
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx'

/** Steps that the review can return to. */
type ReturnTarget = 'registration' | 'resume' | 'upload'

const questions = {
  registration: 'confirm.back_to_registration',
  resume: 'confirm.back_to_resume',
  upload: 'confirm.back_to_upload',
} as const

const targetOf = (journey: Journey | null): ReturnTarget => {
  const step = journey?.returnTo
  return step === 'registration' || step === 'resume' ? step : 'upload'
}

interface ReviewDialogsProps {
  review: ReturnType<typeof useReview>
  isSupplement: boolean
}

/** The two questions: returning to an earlier step, and submitting. */
export function ReviewDialogs({ review, isSupplement }: ReviewDialogsProps) {
  const text = useText()
  const journey = useJourney()
  const controls = useJourneyControls()
  const isReturning = journey?.busy === true
  return (
    <>
      <ConfirmDialog
        open={journey?.asksReturn === true || isReturning}
        busy={isReturning}
        onConfirm={() => controls?.press({ type: 'confirm' })}
        onCancel={() => controls?.press({ type: 'cancel' })}
      >
        {text(questions[targetOf(journey)])}
      </ConfirmDialog>
      <ConfirmDialog
        open={review.isAsking}
        onConfirm={() => review.send({ type: 'confirm' })}
        onCancel={() => review.send({ type: 'cancel' })}
      >
        {text(isSupplement ? 'confirm.submit_supplement' : 'confirm.submit_review')}
      </ConfirmDialog>
    </>
  )
}
