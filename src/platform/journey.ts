import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Exam } from '#contract/entities/exam.ts'
import type { Submission } from '#contract/entities/submission.ts'
import type { Step } from '#contract/steps.ts'
import { stepOfStage, stepsFor } from '#machines/journey/stepsFor.ts'
import type { submissionMachine } from '#machines/submission/submission.machine.ts'
import { useSnapshot } from '#src/platform/useSnapshot.ts'

/** The submission that is open, with its journey below it. */
export type SubmissionRef = ActorRefFrom<typeof submissionMachine>

/** Given by the application to everything inside the frame; null outside a journey. */
export const SubmissionContext = createContext<SubmissionRef | null>(null)

/**
 * The header's arrow (back to an earlier step where the stage allows it, otherwise home), the close icon or the exam's
 * title, a step of the review page, the question's two answers.
 */
export type JourneyPress =
  | { readonly type: 'back' }
  | { readonly type: 'home' }
  | { readonly type: 'return'; readonly to: Step }
  | { readonly type: 'confirm' }
  | { readonly type: 'cancel' }

/** Hands a press to the actor that answers it: an answer to the one that asks, the rest to the journey if it can take it. */
export function pressInJourney(submission: SubmissionRef, press: JourneyPress): void {
  const { journey, leaving } = submission.getSnapshot().context
  const asksToLeave = leaving.getSnapshot().hasTag('dialog')
  const isAnswer = press.type === 'confirm' || press.type === 'cancel'
  if (press.type === 'home') leaving.send(press)
  else if (press.type === 'back' && !journey?.getSnapshot().can(press)) leaving.send({ type: 'home' })
  else if (isAnswer && asksToLeave) leaving.send(press)
  else journey?.send(press)
}

/** What the header, the step list and the step itself show of the journey around them. */
export interface Journey {
  readonly exam: Exam
  readonly submission: Submission
  readonly step: Step
  readonly steps: readonly Step[]
  /** nothing may be pressed: the service is being asked */
  readonly busy: boolean
  /** the question whether to return from the review is open */
  readonly asksReturn: boolean
  /** the step that was asked for last */
  readonly returnTo: Step | null
}

/** The step at which a submission stands. */
export const stepOf = ({ stage }: Submission): Step => stepOfStage(stage) ?? 'registration'

/** @returns null outside a journey, and until its submission is read */
export function useJourney(): Journey | null {
  const opened = useContext(SubmissionContext)
  const exam = useSnapshot(opened, (s) => s.context.exam)
  const journey = useSnapshot(opened, (s) => s.context.journey)
  const submission = useSnapshot(journey, (s) => s.context.submission)
  const busy = useSnapshot(journey, (s) => s.hasTag('busy'))
  const asksReturn = useSnapshot(journey, (s) => s.hasTag('dialog'))
  const returnTo = useSnapshot(journey, (s) => s.context.returnTo)
  if (!exam || !submission) return null
  return {
    exam,
    submission,
    step: stepOf(submission),
    steps: stepsFor(submission),
    busy: busy === true,
    asksReturn: asksReturn === true,
    returnTo,
  }
}

/** What may be pressed around a step, and the question before the list. */
export interface JourneyControls {
  readonly asksToLeave: boolean
  press(press: JourneyPress): void
}

/** @returns null outside a journey, and where its submission could not be read */
export function useJourneyControls(): JourneyControls | null {
  const opened = useContext(SubmissionContext)
  const isUnread = useSnapshot(opened, (s) => s.matches('unread'))
  const leaving = useSnapshot(opened, (s) => s.context.leaving)
  const asksToLeave = useSnapshot(leaving, (s) => s.hasTag('dialog'))
  if (!opened || isUnread) return null
  return { asksToLeave: asksToLeave === true, press: (press) => pressInJourney(opened, press) }
}
